// Examples as blocks of JSON or text.

import { brief } from '../../code/markdown/commonmark.ts';
import { code, codeBlock, join, md, nothing, stack, text, webLink, type Md } from '../../code/markdown/markdown.ts';
import type { Example } from '../../model/types/api.ts';
import type { Json } from '../../source/node.ts';
import { leftOpen } from './schema-sentences.ts';
import { valueBlock } from './json-values.ts';

/** An example: what it shows, and its value or the link to it. */
export interface ExampleView {
  readonly title: Md;
  readonly block: Md;
}

/** Named examples of a parameter, a header or a body of the media type. */
export function exampleViews(examples: readonly Example[], mediaType?: string): readonly ExampleView[] {
  return examples.map((example) => ({
    title: title(example),
    block: stack([block(example, mediaType), ...leftOpen(example.unspecified)]),
  }));
}

/** The examples of a schema, which have no names. */
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

// A body that is not JSON is shown as it is sent, when the example is that text.
function block({ value }: Example, mediaType: string | undefined): Md {
  if (value === undefined) return nothing;
  if (typeof value === 'string' && mediaType !== undefined && !/json/i.test(mediaType))
    return codeBlock(value, language(mediaType));
  return valueBlock(value);
}

function language(mediaType: string): string {
  return /\b(xml|yaml|html|csv|javascript)\b/i.exec(mediaType)?.[1]?.toLowerCase() ?? '';
}
