// Conversion of Markdown files to pages of the documentation site.

import { posix } from 'node:path';
import { trust } from '../../src/generator/code/branded-text.ts';
import { anchorId, html, type Html } from '../../src/generator/code/html/html-and-svg.ts';
import { guideSection } from '../../src/generator/targets/docs/html/guide.ts';
import { markdownToHtml, inlineMarkdownToHtml } from '../../src/generator/code/html/markdown-to-html.ts';
import type { SitePage } from './page.ts';

/** Site paths of Markdown pages, by their paths in the repository. */
export type SitePaths = ReadonlyMap<string, string>;

/** Converts the Markdown at `from`; links to files outside the site become plain text. */
export function createMarkdownPage(
  from: string,
  markdown: string,
  group: SitePage['group'],
  sitePaths: SitePaths,
): SitePage {
  const path = sitePaths.get(from);
  if (path === undefined) throw new Error(`${from} has no page on the site`);
  const [head = '', ...parts] = splitByPrefix(rewriteLinks(markdown, from, path, sitePaths), '## ');
  const [title = '', ...preamble] = head.trim().split('\n');
  const [lead = '', ...rest] = preamble.join('\n').trim().split(/\n\n/);
  const introduction = rest.join('\n\n').trim();
  const usedAnchors = new Map<string, number>();
  return {
    path,
    group,
    title: renderLine(title.replace(/^# /, '')),
    lead: renderLine(lead),
    sections: [
      ...(introduction === ''
        ? []
        : [
            guideSection(html`Introduction`, html`introduction`, {
              blocks: [markdownToHtml(trust<'md'>(introduction), 2)],
            }),
          ]),
      ...parts.map((part) => {
        const end = part.indexOf('\n');
        const heading = (end < 0 ? part : part.slice(0, end)).trim();
        return guideSection(renderLine(heading), anchorId(uniqueAnchor(headingAnchor(heading), usedAnchors)), {
          blocks: [markdownToHtml(trust<'md'>(end < 0 ? '' : part.slice(end).trim()), 2)],
        });
      }),
    ],
  };
}

/** Returns the heading anchor as GitHub generates it. */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

function uniqueAnchor(name: string, usedAnchors: Map<string, number>): string {
  const count = usedAnchors.get(name) ?? 0;
  usedAnchors.set(name, count + 1);
  return count === 0 ? name : `${name}-${count}`;
}

/** Splits at lines that start with the prefix, outside code blocks. */
function splitByPrefix(markdown: string, prefix: string): readonly string[] {
  const parts: string[][] = [[]];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const backticks = /^\s*(`{3,})/.exec(line)?.[1];
    if (backticks !== undefined)
      fence = fence === undefined ? backticks : line.trim().startsWith(fence) ? undefined : fence;
    if (fence === undefined && line.startsWith(prefix)) parts.push([line.slice(prefix.length)]);
    else parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join('\n'));
}

/** Replaces links to repository files with links to their site pages; removes images. */
export function rewriteLinks(markdown: string, from: string, path: string, sitePaths: SitePaths): string {
  return markdown.replace(
    /^`{3}[\s\S]*?^`{3}|`[^`\n]*`|(!?)\[((?:`[^`]*`|[^\]`])*)\]\(([^)\s]+)\)/gm,
    (whole, image: string | undefined, label: string | undefined, target: string | undefined) => {
      if (label === undefined || target === undefined || /^[a-z]+:/.test(target)) return whole;
      if (image === '!') return '';
      const [file = '', anchorName] = target.split('#');
      const sitePath = sitePaths.get(
        file === '' ? from : posix.join(posix.dirname(from), file).replace(/\/$/, '/README.md'),
      );
      return sitePath === undefined
        ? label
        : `[${label}](${posix.relative(posix.dirname(path), sitePath)}${anchorName === undefined ? '' : `#${anchorName}`})`;
    },
  );
}

/** Converts a line of trusted Markdown; links are unchanged. */
export function renderLine(markdown: string): Html {
  return inlineMarkdownToHtml(trust<'md'>(markdown.replace(/\s*\n\s*/g, ' ')));
}
