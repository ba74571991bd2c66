// Any text as a comment of TypeScript: people read it, no tool obeys it.

import { trust, type Code } from '../branded-text.ts';
import { jsonLine, type JsonTree } from '../json/json.ts';
import { wrapProse } from '../markdown/wrap-prose.ts';

/** What a doc comment says beyond its text. */
export interface DocTags {
  /** The value that holds where none is given. */
  readonly default?: { readonly value: JsonTree };
  /** True, or why and what to use instead. */
  readonly deprecated?: boolean | string;
}

/** Columns of text in a comment at the margin, which then ends before column 100. */
const width = 96;

/**
 * A doc comment, without a line break after it. Paragraphs stay apart, long lines are wrapped; nothing in the text
 * ends the comment, and what looks like a tag in it is none. `indent` is the columns that will stand before it.
 * Undefined where there is nothing to say.
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

/** Line comments, one for each line of the text. */
export function lineComment(text: string): Code<'ts'> {
  return trust(
    paragraphs(text, width)
      .map((line) => `// ${line}`.trimEnd())
      .join('\n'),
  );
}

/** Safe lines of prose: no more than one empty line between two, none at either end. */
function paragraphs(text: string, width: number): string[] {
  return wrapProse(harmless(text), width);
}

/** Controls and reordering marks become visible escapes, the end of a comment and the start of a tag lose their force. */
function harmless(text: string): string {
  if (!doubtful.test(text)) return text;
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, '  ')
    .replace(invisible, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/\*(?=\/)/g, '*\\')
    .replace(/(^|[\s*{(<])@/g, '$1\\@');
}

/** Most texts have nothing that needs any of it. */
const doubtful = /[*@]|[^\n -~]/;

const invisible =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
