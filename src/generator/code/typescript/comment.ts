// TypeScript comments from arbitrary text.

import { trust, type SafeText } from '../branded-text.ts';
import { printJsonLine, type JsonTree } from '../json/json.ts';
import { wrapProse } from '../markdown/wrap-prose.ts';

/** JSDoc tags of a comment. */
export interface DocTags {
  /** Value of `@default`. */
  readonly default?: { readonly value: JsonTree };
  /** `true`, or the reason and the replacement. */
  readonly deprecated?: boolean | string;
}

/** Maximum width of the text, such that an unindented comment ends before column 100. */
const maxWidth = 96;

/**
 * Returns a JSDoc comment without a trailing newline; `undefined` if there is nothing to print. Wraps long lines, keeps
 * paragraphs, and escapes comment ends and tags. `indent`: columns before the comment.
 */
export function docComment(text: string | undefined, tags: DocTags = {}, indent = 0): SafeText<'ts'> | undefined {
  const lines = text === undefined ? [] : wrapText(text, Math.max(40, maxWidth - indent));
  const tagText = tagLines(tags);
  if (lines.length > 0 && tagText.length > 0) lines.push('');
  lines.push(...tagText);
  const [only] = lines;
  if (only === undefined) return undefined;
  if (lines.length === 1 && only.length <= maxWidth - indent - 4) return trust(`/** ${only} */`);
  return trust(['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n'));
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

/** Returns a line comment for each line of the text. */
export function lineComment(text: string): SafeText<'ts'> {
  return trust(
    wrapText(text, maxWidth)
      .map((line) => `// ${line}`.trimEnd())
      .join('\n'),
  );
}

/** Returns escaped and wrapped lines. */
function wrapText(text: string, width: number): string[] {
  return wrapProse(sanitize(text), width);
}

/** Escapes control and bidirectional characters, comment ends, and JSDoc tags. */
function sanitize(text: string): string {
  if (!unsafePattern.test(text)) return text;
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, '  ')
    .replace(invisibleCharacters, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/\*(?=\/)/g, '*\\')
    .replace(/(^|[\s*{(<])@/g, '$1\\@');
}

/** Fast path: most texts have none of these. */
const unsafePattern = /[*@]|[^\n -~]/;

const invisibleCharacters =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
