// Examples as code blocks.

import { brief } from '../../code/markdown/commonmark.ts';
import { code, codeBlock, join, md, nothing, stack, text, webLink, type Md } from '../../code/markdown/markdown.ts';
import type { Example } from '../../model/types/api.ts';
import type { Json } from '../../source/node.ts';
import { leftOpen } from './schema-sentences.ts';
import { valueBlock } from './json-values.ts';

/** An example: title, and its value or a link to it. */
export interface ExampleView {
  readonly title: Md;
  readonly block: Md;
}

/** Returns views of named examples. `mediaType` is that of the body, if the examples are bodies. */
export function exampleViews(examples: readonly Example[], mediaType?: string): readonly ExampleView[] {
  return examples.map((example) => ({
    title: title(example),
    block: stack([block(example, mediaType), ...leftOpen(example.unspecified)]),
  }));
}

/** Returns views of the unnamed examples of a schema. */
export function valueExamples(values: readonly Json[]): readonly ExampleView[] {
  return values.map((value) => ({ title: md`Example:`, block: valueBlock(value) }));
}

function title({ name, summary, description, externalValue }: Example): Md {
  const named = name === 'default' ? md`Example` : md`Example ${code(name)}`;
  const words = join(
    [
      summary === undefined ? nothing : text(summary.trim()),
      description === undefined ? nothing : brief(description).line,
    ],
    ' ',
  );
  const link = externalValue === undefined ? nothing : webLink(code(externalValue), externalValue);
  return md`${join([named, join([words, link], ' ')], ': ')}:`;
}

// A string example of a body that is not JSON is the body itself.
function block({ value }: Example, mediaType: string | undefined): Md {
  if (value === undefined) return nothing;
  if (typeof value === 'string' && mediaType !== undefined && !/json/i.test(mediaType))
    return codeBlock(value, language(mediaType));
  return valueBlock(value);
}

function language(mediaType: string): string {
  return /\b(xml|yaml|html|csv|javascript)\b/i.exec(mediaType)?.[1]?.toLowerCase() ?? '';
}
