// What a site of HTML pages must be as a whole: links that lead somewhere, places with one name each, nothing of other hosts.

import { decode } from '../commonmark.ts';

/** The values of an attribute in a page's tags (code between them may look like one); without the empty icon, for which browsers would ask a server otherwise. */
function values(html: string, attribute: string): readonly string[] {
  return [...tagsOf(html).matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))]
    .map((match) => decode(match[1] ?? ''))
    .filter((value) => value !== 'data:,');
}

function tagsOf(html: string): string {
  return (html.match(/<[a-z](?:"[^"]*"|[^">])*>/g) ?? []).join('\n');
}

/** Links that lead nowhere: "page -> address". */
export function brokenLinks(pages: ReadonlyMap<string, string>): readonly string[] {
  const places = new Map([...pages].map(([path, html]) => [path, new Set(values(html, 'id'))]));
  return [...pages].flatMap(([path, html]) =>
    [...values(html, 'href'), ...values(html, 'src')].flatMap((address) => {
      if (/^(?:https?:|mailto:)/.test(address)) return [];
      const { pathname, hash } = new URL(address, `https://pages/${path}`);
      const found = places.get(decodeURIComponent(pathname.slice(1)));
      return found !== undefined && (hash === '' || found.has(decodeURIComponent(hash.slice(1))))
        ? []
        : [`${path} -> ${address}`];
    }),
  );
}

/** Names that more than one place of a page has. */
export function sharedIds(pages: ReadonlyMap<string, string>): readonly string[] {
  return [...pages].flatMap(([path, html]) => {
    const ids = values(html, 'id');
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`);
  });
}

/** What a page loads, as it is written. */
export function loaded(html: string): readonly string[] {
  const loading = html.match(/<(?:script|img|iframe|source|video|audio|object|embed|link|use|image)\b[^>]*>/g) ?? [];
  return loading.flatMap((tag) => [...values(tag, 'src'), ...values(tag, 'href'), ...values(tag, 'data')]);
}
