// Conversion of Markdown pages to pages of the site.

import { posix } from 'node:path';
import { trust } from '../../src/generator/code/branded-text.ts';
import { anchor, html, type Html } from '../../src/generator/code/html/html.ts';
import { section } from '../../src/generator/targets/docs/html/guide.ts';
import { blockHtml, inlineHtml } from '../../src/generator/code/html/markdown-to-html.ts';
import type { OwnPage } from './page.ts';

/** Site paths of Markdown pages, by their paths in the repository. */
export type Addresses = ReadonlyMap<string, string>;

/** Converts the Markdown at `from`; links to files outside the site become plain text. */
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

/** Returns the heading anchor as GitHub generates it. */
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

/** Splits at lines that start with the prefix, outside code blocks. */
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

/** Replaces links to repository files by links to their site pages; removes images. */
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

/** Converts a line of trusted Markdown; links are unchanged. */
export function lineHtml(written: string): Html {
  return inlineHtml(trust<'md'>(written.replace(/\s*\n\s*/g, ' ')));
}
