// Changes of a text that leave every other byte as it is.

/** What stands between two offsets (UTF-16) becomes `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with the edits made; they do not overlap, and those at one offset come in the order given. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let out = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start < at) throw new Error('two edits of a text overlap');
    out += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + text.slice(at);
}

/** The line ends of a text: those of its first line. */
export function lineEndOf(text: string): string {
  const [first] = /\r\n|\n|\r/.exec(text) ?? [];
  return first ?? '\n';
}

/** The spaces and tabs at the start of the line in which an offset lies. */
export function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStartOf(text, offset), offset))?.[0] ?? '';
}

/** The offset at which a line begins. */
export function lineStartOf(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

/** Whether nothing but spaces and tabs stands before an offset in its line. */
export function isFirstOfLine(text: string, offset: number): boolean {
  return /^[ \t]*$/.test(text.slice(lineStartOf(text, offset), offset));
}
