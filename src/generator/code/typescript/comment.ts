// TypeScript comments from arbitrary text, with line wrapping of Markdown prose.

import { trust, type SafeText } from '../branded-text.ts';
import { printJsonLine, type JsonTree } from '../json/print-json.ts';

/** JSDoc tags of a comment. */
export interface DocTags {
  /** Value of `@default`. */
  readonly default?: { readonly value: JsonTree };
  /** `true`, or the reason and the replacement. */
  readonly deprecated?: boolean | string;
}

/** Maximum width of the text, so that an unindented comment ends before column 100. */
const maxWidth = 96;

/**
 * Returns a JSDoc comment without a trailing newline; `undefined` if there is nothing to print. Wraps long lines, keeps
 * paragraphs, and escapes comment ends and tags. `indent` is the number of columns before the comment.
 */
export function docComment(text: string | undefined, tags: DocTags = {}, indent = 0): SafeText<'ts'> | undefined {
  const lines = text === undefined ? [] : wrapText(text, Math.max(40, maxWidth - indent));
  const printedTags = tagLines(tags);
  if (lines.length > 0 && printedTags.length > 0) lines.push('');
  lines.push(...printedTags);
  const [only] = lines;
  if (only === undefined) return undefined;
  if (lines.length === 1 && only.length <= maxWidth - indent - 4) return trust(`/** ${only} */`);
  return trust(['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n'));
}

/** Returns the JSDoc comment for a text, which must not be blank. */
export function requiredDocComment(text: string, tags: DocTags = {}, indent = 0): SafeText<'ts'> {
  const comment = docComment(text, tags, indent);
  if (comment === undefined) throw new Error('the text of the comment is blank');
  return comment;
}

function tagLines(tags: DocTags): readonly string[] {
  const lines: string[] = [];
  if (tags.default) lines.push(`@default ${sanitize(printJsonLine(tags.default.value))}`);
  if (tags.deprecated !== undefined && tags.deprecated !== false) {
    const [first = '', ...rest] = tags.deprecated === true ? [] : wrapText(tags.deprecated, maxWidth);
    lines.push(`@deprecated ${first}`.trimEnd(), ...rest);
  }
  return lines;
}

/** Returns a text of one line for use in a comment. */
export function docText(text: string): SafeText<'ts'> {
  return trust(sanitize(text).replaceAll('\n', ' '));
}

/** Returns a line comment for each line of the text. */
export function lineComment(text: string): SafeText<'ts'> {
  return trust(
    wrapText(text, maxWidth)
      .map((line) => `// ${line}`.trimEnd())
      .join('\n'),
  );
}

function wrapText(text: string, width: number): string[] {
  return wrapProse(sanitize(text), width);
}

/** Escapes control and bidirectional characters, comment ends, and JSDoc tags. */
function sanitize(text: string): string {
  if (!unsafePattern.test(text)) return text;
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, '  ')
    .replace(invisibleCharacters, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/\*(?=\/)/g, '*\\')
    .replace(/(^|[\s*{(<])@/g, '$1\\@');
}

/** Fast path: most texts have none of these. */
const unsafePattern = /[*@]|[^\n -~]/;

const invisibleCharacters =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Start of a line that cannot be wrapped: table, heading, indented code, thematic break, or link reference definition.
 */
const unbreakableLine = /^(?: {4}|\s*(?:\||#{1,6}\s|\[[^\]]+\]:|[-=*_]{3,}\s*$|<))/;
/** Fence of a code block. */
const codeFence = /^\s*(?:```|~~~)/;
/** A word that would be parsed as block syntax at the start of a line. */
const blockSyntax = /^(?:[-+*_]+$|=+$|#{1,6}$|[>|<]|~~~|```|\[[^\]]*\]:|\d{1,9}[.)]$|\\@)/;
/** Indentation and marker of a list item or block quote. */
const listMarker = /^(\s*)((?:[-+*]|\d{1,9}[.)])\s+|>\s?)?/;

/**
 * Wraps lines to `width` where possible. The remainder of a line joins the next line of the paragraph. Collapses empty
 * lines and removes them at both ends.
 */
export function wrapProse(text: string, width: number): string[] {
  const only = text.trimEnd();
  if (only.length <= width && !only.includes('\n')) return only === '' ? [] : [only];
  const lines: string[] = [];
  const queue = text.split('\n').reverse();
  let isInFence = false;
  for (let raw = queue.pop(); raw !== undefined; raw = queue.pop()) {
    const line = raw.trimEnd();
    if (codeFence.test(line)) isInFence = !isInFence;
    if (isInFence || line.length <= width || unbreakableLine.test(line)) {
      if (line !== '' || (lines.length > 0 && lines.at(-1) !== '')) lines.push(line);
      continue;
    }
    const { head, rest } = breakLine(line, width);
    lines.push(head);
    if (rest === undefined) continue;
    const next = queue.at(-1);
    // Two trailing spaces are a hard line break.
    const isContinued = next !== undefined && !raw.endsWith('  ') && continuesParagraph(next);
    queue.push(isContinued ? `${rest} ${(queue.pop() ?? '').trimStart()}` : rest);
  }
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Returns whether a line continues a paragraph. */
function continuesParagraph(line: string): boolean {
  const [, , marker] = listMarker.exec(line) ?? [];
  const [first = ''] = line.trimStart().split(' ', 1);
  return (
    line.trim() !== '' &&
    marker === undefined &&
    !unbreakableLine.test(line) &&
    !codeFence.test(line) &&
    !blockSyntax.test(first)
  );
}

/** Splits a line at `width`; the remainder is indented to align with its list item. */
function breakLine(line: string, width: number): { readonly head: string; readonly rest?: string } {
  const [, indent = '', marker = ''] = listMarker.exec(line) ?? [];
  let end = findWordEnd(line, indent.length + marker.length);
  while (end < line.length) {
    const nextEnd = findWordEnd(line, end + 1);
    if (nextEnd > width && !blockSyntax.test(line.slice(end + 1, nextEnd))) {
      const indentation = indent + (marker.startsWith('>') ? marker : ' '.repeat(marker.length));
      return { head: line.slice(0, end).trimEnd(), rest: indentation + line.slice(end + 1) };
    }
    end = nextEnd;
  }
  return { head: line.trimEnd() };
}

/** Returns the offset of the next space, or of the end of the line. */
function findWordEnd(line: string, start: number): number {
  const space = line.indexOf(' ', start);
  return space < 0 ? line.length : space;
}
