// TypeScript comments from arbitrary text.

import { trust, type Code } from '../branded-text.ts';
import { jsonLine, type JsonTree } from '../json/json.ts';
import { wrapProse } from '../markdown/wrap-prose.ts';

/** JSDoc tags of a comment. */
export interface DocTags {
  /** Value of `@default`. */
  readonly default?: { readonly value: JsonTree };
  /** `true`, or the reason and the replacement. */
  readonly deprecated?: boolean | string;
}

/** Maximum width of the text, such that an unindented comment ends before column 100. */
const width = 96;

/**
 * Returns a JSDoc comment without a trailing newline; `undefined` if there is nothing to print. Wraps long lines, keeps
 * paragraphs, and escapes comment ends and tags. `indent`: columns before the comment.
 */
export function docComment(text: string | undefined, tags: DocTags = {}, indent = 0): Code<'ts'> | undefined {
  const lines = text === undefined ? [] : paragraphs(text, Math.max(40, width - indent));
  const tagged = tagLines(tags);
  if (lines.length > 0 && tagged.length > 0) lines.push('');
  lines.push(...tagged);
  const [only] = lines;
  if (only === undefined) return undefined;
  if (lines.length === 1 && only.length <= width - indent - 4) return trust(`/** ${only} */`);
  return trust(['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n'));
}

function tagLines(tags: DocTags): readonly string[] {
  const lines: string[] = [];
  if (tags.default) lines.push(`@default ${harmless(jsonLine(tags.default.value))}`);
  if (tags.deprecated !== undefined && tags.deprecated !== false) {
    const [first = '', ...rest] = tags.deprecated === true ? [] : paragraphs(tags.deprecated, width);
    lines.push(`@deprecated ${first}`.trimEnd(), ...rest);
  }
  return lines;
}

/** Returns a line comment for each line of the text. */
export function lineComment(text: string): Code<'ts'> {
  return trust(
    paragraphs(text, width)
      .map((line) => `// ${line}`.trimEnd())
      .join('\n'),
  );
}

/** Returns escaped and wrapped lines. */
function paragraphs(text: string, width: number): string[] {
  return wrapProse(harmless(text), width);
}

/** Escapes control and bidirectional characters, comment ends, and JSDoc tags. */
function harmless(text: string): string {
  if (!doubtful.test(text)) return text;
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, '  ')
    .replace(invisible, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/\*(?=\/)/g, '*\\')
    .replace(/(^|[\s*{(<])@/g, '$1\\@');
}

/** Fast path: most texts have none of these. */
const doubtful = /[*@]|[^\n -~]/;

const invisible =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
