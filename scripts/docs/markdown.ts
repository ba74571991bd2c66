// A page of Markdown that people write as a page of the site: its sections, and links that lead to the other pages.

import { posix } from 'node:path';
import { trust } from '../../src/generator/code/branded-text.ts';
import { anchor, html, type Html } from '../../src/generator/code/html/html.ts';
import { section } from '../../src/generator/targets/docs/html/guide.ts';
import { blockHtml, inlineHtml } from '../../src/generator/code/html/markdown-to-html.ts';
import type { OwnPage } from './page.ts';

/** Where pages of Markdown are in the site, by their paths in the repository. */
export type Addresses = ReadonlyMap<string, string>;

/** The page of the Markdown at `from`; what it links to and the site has not is named, not linked. */
export function markdownPage(from: string, written: string, group: OwnPage['group'], addresses: Addresses): OwnPage {
  const path = addresses.get(from);
  if (path === undefined) throw new Error(`${from} has no address`);
  const [head = '', ...parts] = splitAt(relinked(written, from, path, addresses), '## ');
  const [title = '', ...preamble] = head.trim().split('\n');
  const [lead = '', ...rest] = preamble.join('\n').trim().split(/\n\n/);
  const first = rest.join('\n\n').trim();
  const taken = new Map<string, number>();
  return {
    path,
    group,
    title: lineHtml(title.replace(/^# /, '')),
    lead: lineHtml(lead),
    sections: [
      ...(first === ''
        ? []
        : [section(html`At first`, html`at-first`, { blocks: [blockHtml(trust<'md'>(first), 2)] })]),
      ...parts.map((part) => {
        const end = part.indexOf('\n');
        const heading = (end < 0 ? part : part.slice(0, end)).trim();
        return section(lineHtml(heading), anchor(unique(slugOf(heading), taken)), {
          blocks: [blockHtml(trust<'md'>(end < 0 ? '' : part.slice(end).trim()), 2)],
        });
      }),
    ],
  };
}

/** The name that viewers of repositories give to the place of a heading. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function unique(name: string, taken: Map<string, number>): string {
  const count = taken.get(name) ?? 0;
  taken.set(name, count + 1);
  return count === 0 ? name : `${name}-${count}`;
}

/** The text before, and the text after each line that begins with the mark, outside code. */
function splitAt(written: string, mark: string): readonly string[] {
  const parts: string[][] = [[]];
  let fence: string | undefined;
  for (const line of written.split('\n')) {
    const ticks = /^\s*(`{3,})/.exec(line)?.[1];
    if (ticks !== undefined) fence = fence === undefined ? ticks : line.trim().startsWith(fence) ? undefined : fence;
    if (fence === undefined && line.startsWith(mark)) parts.push([line.slice(mark.length)]);
    else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join('\n'));
}

/** The Markdown with links to files of the repository turned to the pages that the site has of them; images are left out. */
export function relinked(written: string, from: string, path: string, addresses: Addresses): string {
  return written.replace(
    /^`{3}[\s\S]*?^`{3}|`[^`\n]*`|(!?)\[((?:`[^`]*`|[^\]`])*)\]\(([^)\s]+)\)/gm,
    (whole, image: string | undefined, label: string | undefined, target: string | undefined) => {
      if (label === undefined || target === undefined || /^[a-z]+:/.test(target)) return whole;
      if (image === '!') return '';
      const [file = '', place] = target.split('#');
      const to = addresses.get(file === '' ? from : posix.join(posix.dirname(from), file).replace(/\/$/, '/README.md'));
      return to === undefined
        ? label
        : `[${label}](${posix.relative(posix.dirname(path), to)}${place === undefined ? '' : `#${place}`})`;
    },
  );
}

/** A line of the repository's own Markdown, whose links are kept as they are. */
export function lineHtml(written: string): Html {
  return inlineHtml(trust<'md'>(written.replace(/\s*\n\s*/g, ' ')));
}
