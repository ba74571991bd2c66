// Where pages are scrolled to by a link to one of their places, from elsewhere or from the same page.

import type { Browser } from 'playwright-core';
import { openSite, origin } from './accessibility.ts';

/** The ids of a page's places, in the order of the page; without the words of drawings, data, and what scripts fill. */
export function idsOf(html: string): readonly string[] {
  const article = html.slice(html.indexOf('<article>'), html.indexOf('</article>'));
  return [...article.matchAll(/<(?!title|desc|script)[a-z][^>]* id="(?!try-form)([^"]+)"/g)].map(([, id = '']) =>
    id.replaceAll('&amp;', '&'),
  );
}

// Below the header, where `scroll-padding-top` says; a place at the end of the page cannot get that high, but is seen.
const misplaced = `(() => {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = document.getElementById(id);
  if (target === null) return id + ': no such place';
  const { top, height } = target.getBoundingClientRect();
  if (height === 0) return id + ': not shown';
  const header = document.querySelector('.top').getBoundingClientRect().bottom;
  const atEnd = Math.abs(scrollY + innerHeight - document.documentElement.scrollHeight) < 2;
  const wanted = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const seen = top >= header - 1 && top < innerHeight - 1;
  return seen && (atEnd || scrollY === 0 || Math.abs(top - wanted) < 2) ? undefined : id + ' at ' + Math.round(top);
})()`;

// What is laid out late has been laid out after two frames.
const laidOut = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

/** The places of `paths`, or those `chosen` of each page, that a link does not scroll to: "page#id at 950". */
export async function misplacedIn(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  paths: readonly string[],
  width: number,
  from: 'elsewhere' | 'the same page',
  chosen: (ids: readonly string[]) => readonly string[] = (ids) => ids,
): Promise<readonly string[]> {
  const page = await openSite(browser, files, [], { width });
  const found: string[] = [];
  for (const path of paths) {
    const ids = chosen(idsOf(files.get(path) ?? ''));
    if (ids.length === 0) found.push(`${path} has no places`);
    for (const id of ids) {
      const place = `#${encodeURIComponent(id)}`;
      await page.goto('about:blank');
      await page.goto(`${origin}/${path}${from === 'elsewhere' ? place : ''}`);
      await page.evaluate(laidOut);
      if (from === 'the same page') {
        await page.evaluate(`location.hash = ${JSON.stringify(place)}`);
        await page.evaluate(laidOut);
      }
      const problem = await page.evaluate(misplaced);
      if (typeof problem === 'string') found.push(`${path}#${problem}`);
    }
  }
  await page.context().close();
  return found;
}
