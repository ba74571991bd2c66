// Text measurement and wrapping without font metrics.

import { toDisplayText } from '../../../code/html/html-and-svg.ts';
import type { Label, Size } from './drawing.ts';

/** Font size and line height of all diagram text, in pixels. */
export const fontSize = 13;
export const lineHeight = 18;

// Character widths are in hundredths of the font size. They slightly exceed those of DejaVu Sans, the widest common
// system font, so that text fits in any font.
const narrow = /[ijl.,:;'|!()[\]ftrI/\\ -]/;
const wide = /[mwMW@%<>=+~]/;
const capital = /[A-Z&]/;

function characterWidth(character: string, code: boolean): number {
  const codePoint = character.codePointAt(0) ?? 0;
  // Beyond the Latin script: emoji are wider than ideographs, which are square.
  if (codePoint >= 0x1f000) return 150;
  if (codePoint >= 0x1100) return 110;
  if (code) return codePoint >= 0x0250 ? 90 : 63;
  if (codePoint >= 0x0250) return 95;
  if (narrow.test(character)) return 43;
  if (wide.test(character)) return 103;
  return capital.test(character) ? 82 : 67;
}

/** Returns the maximum width of a line, in pixels. */
export function textWidth(line: string, code: boolean): number {
  let sum = 0;
  for (const character of line) sum += characterWidth(character, code);
  return (sum * fontSize) / 100;
}

/** Returns the size of a label. */
export function labelSize({ lines, code }: Label): Size {
  return {
    width: Math.ceil(Math.max(0, ...lines.map((line) => textWidth(line, code)))),
    height: lines.length * lineHeight,
  };
}

/** Wraps text into lines of at most `width` pixels, and truncates it with an ellipsis after `maxLines` lines. */
export function wrapLabel(
  text: string,
  { code, width, maxLines }: { readonly code: boolean; readonly width: number; readonly maxLines: number },
): Label {
  const lines: string[] = [];
  let line = '';
  for (const piece of toDisplayText(text)
    .split(' ')
    .flatMap((word) => breakWord(word, code, width))) {
    if (line === '' || textWidth((line + piece).trimEnd(), code) <= width) line += piece;
    else {
      lines.push(line.trimEnd());
      line = piece;
    }
    if (lines.length > maxLines) break;
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return { lines: lines.length <= maxLines ? lines : truncate(lines.slice(0, maxLines), code, width), code };
}

/**
 * Splits a word that exceeds `width` after punctuation, at case changes, or, if necessary, anywhere. Adds the trailing
 * space.
 */
function breakWord(word: string, code: boolean, width: number): readonly string[] {
  if (textWidth(word, code) <= width) return [`${word} `];
  return `${word} `.split(/(?<=[_/.:-])|(?<=[^A-Z])(?=[A-Z])/).flatMap((part) => {
    const cuts: string[] = [];
    let remaining = part;
    for (
      let end = fittingLength(remaining, code, width);
      end < remaining.trimEnd().length;
      end = fittingLength(remaining, code, width)
    ) {
      cuts.push(remaining.slice(0, end));
      remaining = remaining.slice(end);
    }
    return [...cuts, remaining];
  });
}

/** Returns the length of the prefix that fits, at least one character; surrogate pairs are not split. */
function fittingLength(line: string, code: boolean, width: number): number {
  let end = 0;
  for (const character of line) {
    if (end > 0 && textWidth(line.slice(0, end + character.length).trimEnd(), code) > width) break;
    end += character.length;
  }
  return end;
}

function truncate(lines: readonly string[], code: boolean, width: number): readonly string[] {
  const characters = Array.from(lines.at(-1) ?? '');
  while (characters.length > 0 && textWidth(`${characters.join('')}…`, code) > width) characters.pop();
  return [...lines.slice(0, -1), `${characters.join('').trimEnd()}…`];
}
