// Views of examples: a title, and a code block or link.

import { summarizeDescription } from '../../code/markdown/commonmark-descriptions.ts';
import {
  codeSpan,
  fencedCodeBlock,
  joinMarkdown,
  md,
  emptyMarkdown,
  joinBlocks,
  escapeMarkdown,
  webLink,
  type Markdown,
} from '../../code/markdown/markdown.ts';
import type { Example } from '../../model/types/api.ts';
import type { Json } from '../../source/node.ts';
import { labeledUnspecifiedSentences } from './schema-sentences.ts';
import { valueBlock } from './json-to-markdown.ts';

/** The title and value of an example; external values are linked in the title. */
export interface ExampleView {
  readonly title: Markdown;
  readonly block: Markdown;
}

/** Returns views of named examples. `mediaType` is that of the body, if the examples are bodies. */
export function exampleViews(examples: readonly Example[], mediaType?: string): readonly ExampleView[] {
  return examples.map((example) => ({
    title: exampleTitle(example),
    block: joinBlocks([exampleBlock(example, mediaType), ...labeledUnspecifiedSentences(example.unspecified)]),
  }));
}

/** Returns views of the unnamed examples of a schema. */
export function schemaExampleViews(values: readonly Json[]): readonly ExampleView[] {
  return values.map((value) => ({ title: md`Example:`, block: valueBlock(value) }));
}

function exampleTitle({ name, summary, description, externalValue }: Example): Markdown {
  const heading = name === 'default' ? md`Example` : md`Example ${codeSpan(name)}`;
  const texts = joinMarkdown(
    [
      summary === undefined ? emptyMarkdown : escapeMarkdown(summary.trim()),
      description === undefined ? emptyMarkdown : summarizeDescription(description).line,
    ],
    ' ',
  );
  const link = externalValue === undefined ? emptyMarkdown : webLink(codeSpan(externalValue), externalValue);
  return md`${joinMarkdown([heading, joinMarkdown([texts, link], ' ')], ': ')}:`;
}

// A string example of a body that is not JSON is the body itself.
function exampleBlock({ value }: Example, mediaType: string | undefined): Markdown {
  if (value === undefined) return emptyMarkdown;
  if (typeof value === 'string' && mediaType !== undefined && !/json/i.test(mediaType))
    return fencedCodeBlock(value, codeBlockLanguage(mediaType));
  return valueBlock(value);
}

function codeBlockLanguage(mediaType: string): string {
  return /\b(xml|yaml|html|csv|javascript)\b/i.exec(mediaType)?.[1]?.toLowerCase() ?? '';
}
