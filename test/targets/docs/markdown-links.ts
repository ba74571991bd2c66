// Broken links between rendered Markdown pages, with the heading anchors that a repository viewer generates.

import { linkUrls, textOf } from './render-commonmark.ts';

/** Returns the links that cannot be resolved: "page -> target". */
export function brokenLinks(htmlPages: ReadonlyMap<string, string>): readonly string[] {
  const anchors = new Map([...htmlPages].map(([path, html]) => [path, headingAnchors(html)]));
  const broken: string[] = [];
  for (const [path, html] of htmlPages) {
    for (const address of linkUrls(html)) {
      if (/^(?:https?:|mailto:)/.test(address)) continue;
      const [file = '', anchor] = address.split('#');
      const target = new URL(file, `https://pages/${path}`).pathname.slice(1);
      const targetAnchors = anchors.get(target);
      if (targetAnchors === undefined || (anchor !== undefined && !targetAnchors.has(anchor)))
        broken.push(`${path} -> ${address}`);
    }
  }
  return broken;
}

function headingAnchors(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/<h\d>(.*?)<\/h\d>/gs)].map((match) => slug(textOf(match[1] ?? ''))));
}

function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
