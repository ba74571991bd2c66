// Site-wide checks of HTML pages: broken links, duplicate IDs, and loaded resources.

import { decodeEntities } from '../render-commonmark.ts';

/**
 * Returns the values of an attribute. Only tags are searched, because code samples can look like attributes. Omits
 * `data:,`, the empty icon that stops browsers from requesting one.
 */
function attributeValues(html: string, attribute: string): readonly string[] {
  return [...tagsOf(html).matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))]
    .map((match) => decodeEntities(match[1] ?? ''))
    .filter((value) => value !== 'data:,');
}

function tagsOf(html: string): string {
  return (html.match(/<[a-z](?:"[^"]*"|[^">])*>/g) ?? []).join('\n');
}

/** Returns the links that cannot be resolved: "page -> URL". */
export function brokenLinks(pages: ReadonlyMap<string, string>): readonly string[] {
  const idsByPath = new Map([...pages].map(([path, html]) => [path, new Set(attributeValues(html, 'id'))]));
  return [...pages].flatMap(([path, html]) =>
    [...attributeValues(html, 'href'), ...attributeValues(html, 'src')].flatMap((url) => {
      if (/^(?:https?:|mailto:)/.test(url)) return [];
      const { pathname, hash } = new URL(url, `https://pages/${path}`);
      const ids = idsByPath.get(decodeURIComponent(pathname.slice(1)));
      return ids !== undefined && (hash === '' || ids.has(decodeURIComponent(hash.slice(1))))
        ? []
        : [`${path} -> ${url}`];
    }),
  );
}

/** Returns the IDs that occur more than once on a page. */
export function duplicateIds(pages: ReadonlyMap<string, string>): readonly string[] {
  return [...pages].flatMap(([path, html]) => {
    const ids = attributeValues(html, 'id');
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`);
  });
}

/** Returns the URLs of the resources that a page loads, as written. */
export function loadedUrls(html: string): readonly string[] {
  const tags = html.match(/<(?:script|img|iframe|source|video|audio|object|embed|link|use|image)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => [
    ...attributeValues(tag, 'src'),
    ...attributeValues(tag, 'href'),
    ...attributeValues(tag, 'data'),
  ]);
}
