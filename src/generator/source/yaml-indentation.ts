// Quoted values and flow collections whose lines are indented no more than their key. YAML does not allow this, but many
// documents contain it, and other parsers accept it. Spaces before such a line are not part of the value.

import { CST, Lexer } from 'yaml';
import { findLastIndexAtMost } from './source-text.ts';

/** A text in which these lines are indented, and positions in the original. */
export interface IndentedText {
  readonly text: string;
  /** Returns the offset in the original text. */
  readonly toOriginal: (offset: number) => number;
  /** The values that were indented, in the original text. */
  readonly values: readonly { readonly start: number; readonly end: number }[];
}

/** Indents the lines of quoted values and flow collections; `undefined` if there is nothing to indent. */
export function indentContinuationLines(original: string): IndentedText | undefined {
  const insertions: (Insertion & { readonly total: number })[] = [{ offset: 0, length: 0, total: 0 }];
  const offsets = [0];
  const values: { start: number; end: number }[] = [];
  let total = 0;
  const toOriginal = (offset: number): number => {
    const last = insertions[findLastIndexAtMost(offsets, offset)];
    if (!last) return offset;
    return Math.max(offset - last.total, last.offset - last.total + last.length);
  };
  let text = original;
  let position = 0;
  for (;;) {
    const broken = findBrokenValue(text, position);
    const end = broken === undefined ? undefined : findEnd(text, broken);
    if (broken === undefined || end === undefined) break;
    const start = lineStart(text, broken);
    const added = insertionsFor(text, broken, end, broken - start + 1);
    if (added.length === 0) break;
    values.push({ start: toOriginal(broken), end: toOriginal(end) });
    text = insertSpaces(text, added);
    const previousTotal = total;
    for (const { offset, length } of added) {
      total += length;
      const inserted = { offset: offset + total - previousTotal - length, length, total };
      insertions.push(inserted);
      offsets.push(inserted.offset);
    }
    // A line that starts a value starts a block, so that the rest of the text can be read from there.
    position = start;
  }
  return values.length === 0 ? undefined : { text, toOriginal, values };
}

/** Spaces before a line. The offset is in the text that contains them. */
interface Insertion {
  readonly offset: number;
  readonly length: number;
}

/** Returns the start of the first quoted value or flow collection that its indentation ends too early. */
function findBrokenValue(text: string, position: number): number | undefined {
  let offset = position;
  let isUnquoted = false;
  const collections: number[] = [];
  for (const lexeme of new Lexer().lex(text.slice(position))) {
    if (lexeme === CST.FLOW_END) return collections[0];
    if (lexeme === CST.DOCUMENT || lexeme === CST.SCALAR) {
      isUnquoted = lexeme === CST.SCALAR;
      continue;
    }
    if (!isUnquoted) {
      if (lexeme === '[' || lexeme === '{') collections.push(offset);
      else if (lexeme === ']' || lexeme === '}') collections.pop();
      else if (/^["']/.test(lexeme) && findClosingQuote(lexeme, 0) === undefined) return collections[0] ?? offset;
    }
    isUnquoted = false;
    offset += lexeme.length;
  }
  return undefined;
}

function findEnd(text: string, start: number): number | undefined {
  return /["']/.test(text.charAt(start)) ? findClosingQuote(text, start) : findClosingBracket(text, start);
}

function findClosingQuote(text: string, start: number): number | undefined {
  const quoted = text.charAt(start) === '"' ? /"(?:[^"\\]|\\[^])*"/y : /'(?:[^']|'')*'(?!')/y;
  quoted.lastIndex = start;
  return quoted.test(text) ? quoted.lastIndex : undefined;
}

function findClosingBracket(text: string, start: number): number | undefined {
  let depth = 0;
  for (let offset = start; offset < text.length; offset++) {
    const character = text.charAt(offset);
    if (character === '[' || character === '{') depth++;
    else if ((character === ']' || character === '}') && --depth === 0) return offset + 1;
    else if (character === '#' && /\s/.test(text.charAt(offset - 1))) offset = lineEnd(text, offset);
    else if (/["']/.test(character) && /[[{,:]\s*$/.test(text.slice(Math.max(start, offset - 200), offset))) {
      const end = findClosingQuote(text, offset);
      if (end === undefined) return undefined;
      offset = end - 1;
    }
  }
  return undefined;
}

/** Returns the spaces that each line of a value needs, in the text without them. */
function insertionsFor(text: string, start: number, end: number, width: number): readonly Insertion[] {
  const insertions: Insertion[] = [];
  for (let offset = lineEnd(text, start) + 1; offset < end; offset = lineEnd(text, offset) + 1) {
    const indentation = /^ */.exec(text.slice(offset, offset + width))?.[0].length ?? 0;
    const isBlank = text.slice(offset, lineEnd(text, offset)).trim() === '';
    if (indentation < width && !isBlank) insertions.push({ offset, length: width - indentation });
  }
  return insertions;
}

function insertSpaces(text: string, insertions: readonly Insertion[]): string {
  let result = '';
  let copied = 0;
  for (const { offset, length } of insertions) {
    result += text.slice(copied, offset) + ' '.repeat(length);
    copied = offset;
  }
  return result + text.slice(copied);
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}
