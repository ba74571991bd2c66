// Scroll position after a link with a fragment, from another page or from the same page.

import type { Browser } from 'playwright-core';
import { openSite, origin } from './open-site.ts';

/** Returns the IDs of a page in page order, except those of diagram labels, scripts, and the request form. */
export function linkTargetIds(html: string): readonly string[] {
  const article = html.slice(html.indexOf('<article>'), html.indexOf('</article>'));
  return [...article.matchAll(/<(?!title|desc|script)[a-z][^>]* id="(?!try-form)([^"]+)"/g)].map(([, id = '']) =>
    id.replaceAll('&amp;', '&'),
  );
}

// Returns a problem if the target is not below the header, at `scroll-padding-top`. Targets near the end of the page
// cannot scroll that far, so they only have to be visible.
const checkScrollPosition = `(() => {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = document.getElementById(id);
  if (target === null) return id + ': no such element';
  const { top, height } = target.getBoundingClientRect();
  if (height === 0) return id + ': not visible';
  const header = document.querySelector('.top').getBoundingClientRect().bottom;
  const atEnd = Math.abs(scrollY + innerHeight - document.documentElement.scrollHeight) < 2;
  const expectedTop = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const isVisible = top >= header - 1 && top < innerHeight - 1;
  const isAligned = atEnd || scrollY === 0 || Math.abs(top - expectedTop) < 2;
  return isVisible && isAligned ? undefined : id + ' at ' + Math.round(top);
})()`;

// Deferred layout is complete after two frames.
const waitForLayout = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

/** Returns the targets that a link does not scroll to: "page#id at 950". `selectIds` narrows the targets of a page. */
export async function findMisplacedTargets(
  browser: Browser,
  files: ReadonlyMap<string, string>,
  paths: readonly string[],
  width: number,
  from: 'another page' | 'the same page',
  selectIds: (ids: readonly string[]) => readonly string[] = (ids) => ids,
): Promise<readonly string[]> {
  const page = await openSite(browser, files, [], { width });
  const problems: string[] = [];
  for (const path of paths) {
    const ids = selectIds(linkTargetIds(files.get(path) ?? ''));
    if (ids.length === 0) problems.push(`${path} has no link targets`);
    for (const id of ids) {
      const fragment = `#${encodeURIComponent(id)}`;
      await page.goto('about:blank');
      await page.goto(`${origin}/${path}${from === 'another page' ? fragment : ''}`);
      await page.evaluate(waitForLayout);
      if (from === 'the same page') {
        await page.evaluate(`location.hash = ${JSON.stringify(fragment)}`);
        await page.evaluate(waitForLayout);
      }
      const problem = await page.evaluate(checkScrollPosition);
      if (typeof problem === 'string') problems.push(`${path}#${problem}`);
    }
  }
  await page.context().close();
  return problems;
}
