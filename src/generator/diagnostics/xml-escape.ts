// Text of documents made harmless in the formats of other programs: it may hold anything.

import { visible } from './terminal-safe-text.ts';

/** Text in Markdown, also within tables: nothing of it is markup, and it stays on its line. */
export function markdown(text: string): string {
  return visible(oneLine(text))
    .replace(/[\\`*_{}[\]<>|#~&]/g, '\\$&')
    .replace(/@/g, '@\u200b');
}

/** Text and attributes in HTML and XML; a character that XML has no place for, or that reorders others, is made visible. */
export function markup(text: string): string {
  const escapes: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return visible(text)
    .replace(/\p{Cs}|[\ufffe\uffff]/gu, '\ufffd')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** The value of a property of a workflow command, such as a file. */
export function commandProperty(text: string): string {
  return commandData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

/** The message of a workflow command. */
export function commandData(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  return lines.map((line) => visible(line).replace(/%/g, '%25')).join('%0A');
}

/** Text without line breaks. */
export function oneLine(text: string): string {
  return text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');
}
