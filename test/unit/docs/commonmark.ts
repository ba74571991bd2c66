// Renders Markdown to HTML with an outside CommonMark implementation, and reads text and elements back out of it.

import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** HTML of a page as a viewer that trusts it would show it: raw HTML and every address come through. */
export function render(markdown: string): string {
  return micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  });
}

/** The text between the tags, with HTML's references decoded. */
export function textOf(html: string): string {
  return decode(html.replace(/<[^>]*>/g, ''));
}

/** The names of all elements, in order. */
export function elements(html: string): string[] {
  return [...html.matchAll(/<([a-zA-Z][a-zA-Z0-9-]*)/g)].map((match) => (match[1] ?? '').toLowerCase());
}

/** The addresses of all links and images, as the tags have them: code between them may look like one. */
export function addresses(html: string): string[] {
  const tags = (html.match(/<[a-zA-Z](?:"[^"]*"|[^">])*>/g) ?? []).join('\n');
  return [...tags.matchAll(/ (?:href|src)="([^"]*)"/g)].map((match) => decode(match[1] ?? ''));
}

/** References of HTML as the characters they stand for. */
export function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
