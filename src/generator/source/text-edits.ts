// Text edits by offset, which preserve the rest of the text.

/** Replacement of the text between two UTF-16 offsets. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Applies edits. Edits at the same offset apply in the given order.
 *
 * @throws if edits overlap.
 */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let position = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start < position) throw new Error('text edits overlap');
    result += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + text.slice(position);
}

/** Returns the first line ending of a text, or a line feed if it has none. */
export function detectLineEnding(text: string): string {
  const [first] = /\r\n|\n|\r/.exec(text) ?? [];
  return first ?? '\n';
}

/** Returns the indentation of the line at an offset. */
export function indentationAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStartAt(text, offset), offset))?.[0] ?? '';
}

/** Returns the start offset of the line at an offset. */
export function lineStartAt(text: string, offset: number): number {
  // `lastIndexOf` treats a negative position as 0.
  if (offset === 0) return 0;
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

/** Returns whether only spaces and tabs precede an offset on its line. */
export function isFirstOnLine(text: string, offset: number): boolean {
  return /^[ \t]*$/.test(text.slice(lineStartAt(text, offset), offset));
}
