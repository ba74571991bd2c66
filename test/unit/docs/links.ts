// The links of pages, rendered to HTML, to one another, and the anchors that a repository viewer gives their headings.

import { addresses, textOf } from './commonmark.ts';

/** Links that lead nowhere: "page -> target". */
export function brokenLinks(rendered: ReadonlyMap<string, string>): readonly string[] {
  const anchors = new Map([...rendered].map(([path, html]) => [path, anchorsOf(html)]));
  const broken: string[] = [];
  for (const [path, html] of rendered) {
    for (const address of addresses(html)) {
      if (/^(?:https?:|mailto:)/.test(address)) continue;
      const [file = '', anchor] = address.split('#');
      const target = new URL(file, `https://pages/${path}`).pathname.slice(1);
      const found = anchors.get(target);
      if (found === undefined || (anchor !== undefined && !found.has(anchor))) broken.push(`${path} -> ${address}`);
    }
  }
  return broken;
}

function anchorsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/<h\d>(.*?)<\/h\d>/gs)].map((match) => slug(textOf(match[1] ?? ''))));
}

function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
