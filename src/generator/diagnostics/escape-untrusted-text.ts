// Escapes untrusted text for terminals, Markdown, XML, and GitHub workflow commands.

/** Escapes text for Markdown, including table cells. Joins its lines, and disables mentions (`@name`). */
export function escapeMarkdown(text: string): string {
  return replaceControlCharacters(toSingleLine(text))
    .replace(/[\\`*_{}[\]<>|#~&]/g, '\\$&')
    .replace(/@/g, '@\u200b');
}

/** Escapes text for HTML and XML content and attributes. Replaces characters that XML forbids. */
export function escapeXml(text: string): string {
  const escapes: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return replaceControlCharacters(text)
    .replace(/\p{Cs}|[\ufffe\uffff]/gu, '\ufffd')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** Escapes a property value of a workflow command, such as a file path. */
export function escapeCommandProperty(text: string): string {
  return escapeCommandData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}

/** Escapes the message of a workflow command. */
export function escapeCommandData(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  return lines.map((line) => replaceControlCharacters(line).replace(/%/g, '%25')).join('%0A');
}

/** Joins the lines of a text with spaces. */
export function toSingleLine(text: string): string {
  return text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');
}

/** Replaces control and bidirectional characters with U+FFFD and line breaks with spaces. */
export function replaceControlCharacters(text: string): string {
  return text.replace(/\r?\n/g, ' ').replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C\uFEFF]/gu, '\uFFFD');
}
