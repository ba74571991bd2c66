// Markdown rendering with a third-party CommonMark implementation, and readers for the resulting HTML.

import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Renders Markdown as a viewer that trusts it would: raw HTML and all URLs are preserved. */
export function render(markdown: string): string {
  return micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  });
}

/** Returns the text between the tags, with character references decoded. */
export function textOf(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ''));
}

/** Returns the names of all elements, in order. */
export function elementNames(html: string): string[] {
  return [...html.matchAll(/<([a-zA-Z][a-zA-Z0-9-]*)/g)].map((match) => (match[1] ?? '').toLowerCase());
}

/** Returns the URLs of all links and images. Only tags are searched, because code samples can look like attributes. */
export function linkUrls(html: string): string[] {
  const tags = (html.match(/<[a-zA-Z](?:"[^"]*"|[^">])*>/g) ?? []).join('\n');
  return [...tags.matchAll(/ (?:href|src)="([^"]*)"/g)].map((match) => decodeEntities(match[1] ?? ''));
}

/** Decodes HTML character references. */
export function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
