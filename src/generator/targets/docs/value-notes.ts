// Notes on a value: sentences for one line, and blocks for longer content.

import { summarizeDescription, descriptionToMarkdown } from '../../code/markdown/commonmark-descriptions.ts';
import type { SchemaObject } from '../../model/types/schema.ts';
import {
  escapeTableCell,
  codeSpan,
  withPeriod,
  joinMarkdown,
  md,
  emptyMarkdown,
  markdownNumber,
  type Markdown,
} from '../../code/markdown/markdown.ts';
import { conditionViews, hasConditions, type ConditionView } from './schema-conditions.ts';
import { schemaExampleViews, type ExampleView } from './examples.ts';
import {
  valuesShownInTableAtReference,
  describeSchema,
  describeReferencedScalar,
  valuesShownInline,
  valuesShownInTable,
} from './schema-sentences.ts';
import { firstSentence } from './index-and-llms-pages.ts';
import { stateLifecycleView, type LifecycleView } from './lifecycle-tables.ts';
import {
  declaredDefault,
  hasAnnotation,
  referencedScalars,
  propertySchemas,
  requiredProperties,
  type SchemaParts,
} from './flatten-schema-parts.ts';
import { ruleViews, type RuleView } from './rules-and-preconditions.ts';
import type { Links } from './page-links.ts';
import { isShortValue, valueBlock, valueSpan } from './json-to-markdown.ts';

/** Content that is too long for a sentence. Every array can be empty. */
export interface BlocksView {
  /** Values with their descriptions. */
  readonly values: readonly { readonly value: Markdown; readonly meaning: Markdown }[];
  /** Number of values if they are collapsed; empty if they are expanded. */
  readonly collapsedValues: Markdown;
  readonly hasMeanings: boolean;
  /** Discriminator values and their schemas. */
  readonly variants: readonly { readonly value: Markdown; readonly schema: Markdown }[];
  readonly lifecycles: readonly LifecycleView[];
  readonly rules: readonly RuleView[];
  readonly conditions: readonly ConditionView[];
  readonly examples: readonly ExampleView[];
}

/** Notes on one value: descriptions, facts, and blocks. */
export interface ValueNotes {
  readonly descriptions: readonly { readonly source: string; readonly line: Markdown; readonly isComplete: boolean }[];
  /** Summaries of the referenced schemas, as a fallback for the description. */
  readonly referencedSummaries: readonly Markdown[];
  readonly facts: readonly Markdown[];
  /** A default that is too long for a line. */
  readonly longDefault: Markdown;
  readonly blocks: BlocksView;
  /** Values that a sentence lists. */
  readonly inlineValues: readonly Markdown[];
}

/** Collects the notes of all parts of one value. */
export function collectValueNotes(parts: SchemaParts, links: Links): ValueNotes {
  const declared = declaredDefault(parts);
  const facts = new Set(parts.inline.flatMap((schema) => describeSchema(schema, links)));
  // The annotation can be on the referenced schema.
  if (parts.refs.length > 0)
    for (const [mark, label] of annotationLabels) if (hasAnnotation(links.api, parts, mark)) facts.add(label);
  const scalars = parts.refs.length > 0 ? referencedScalars(parts, links.api) : [];
  for (const schema of scalars) for (const fact of describeReferencedScalar(schema, links)) facts.add(fact);
  const undeclared = undeclaredRequired(parts);
  if (undeclared.length > 0) facts.add(md`Also required: ${joinMarkdown(undeclared.map(codeSpan), ', ')}.`);
  return {
    descriptions: distinctDescriptions(parts).map((text) => ({ source: text, ...summarizeDescription(text) })),
    referencedSummaries: parts.refs.map((ref) => firstSentence(links.api.schema(ref)?.jsonSchema ?? true)),
    facts: [...facts],
    longDefault: declared === undefined || isShortValue(declared.value) ? emptyMarkdown : valueBlock(declared.value),
    inlineValues: parts.inline.flatMap(valuesShownInline).map(({ value }) => valueSpan(value)),
    blocks:
      parts.inline.some(mayHaveBlocks) || scalars.some(mayHaveBlocks) ? blocksView(parts, scalars, links) : emptyBlocks,
  };
}

/** Returns whether a schema has keywords that can result in blocks. Most schemas have none. */
function mayHaveBlocks(schema: SchemaObject): boolean {
  const { annotations, discriminator, extensions, enum: values, const: value, oneOf, anyOf } = schema;
  if (values !== undefined || value !== undefined || oneOf !== undefined || anyOf !== undefined) return true;
  return (
    (annotations.examples ?? discriminator ?? extensions.lifecycle) !== undefined ||
    extensions.rules.length > 0 ||
    hasConditions(schema)
  );
}

/** Maximum number of values shown expanded; longer lists are collapsed. */
const maxExpandedValues = 40;

const emptyBlocks: BlocksView = {
  values: [],
  collapsedValues: emptyMarkdown,
  hasMeanings: false,
  variants: [],
  lifecycles: [],
  rules: [],
  conditions: [],
  examples: [],
};

function blocksView(parts: SchemaParts, referenced: readonly SchemaObject[], links: Links): BlocksView {
  const values = [
    ...parts.inline.flatMap(valuesShownInTable),
    ...referenced.flatMap(valuesShownInTableAtReference),
  ].map((enumValue) => ({
    value: escapeTableCell(valueSpan(enumValue.value)),
    meaning: escapeTableCell(
      md`${enumValue.deprecated ? md`**Deprecated.** ` : emptyMarkdown}${enumValue.meaning === undefined ? emptyMarkdown : summarizeDescription(enumValue.meaning).line}`,
    ),
  }));
  return {
    values,
    collapsedValues: values.length > maxExpandedValues ? md`${markdownNumber(values.length)} values` : emptyMarkdown,
    hasMeanings: values.some(({ meaning }) => meaning !== emptyMarkdown),
    variants: parts.inline
      .flatMap(({ discriminator }) => [...(discriminator?.mapping ?? [])])
      .map(([value, id]) => ({ value: escapeTableCell(codeSpan(value)), schema: escapeTableCell(links.schema(id)) })),
    lifecycles: parts.inline.flatMap(({ extensions: { lifecycle } }) =>
      lifecycle === undefined ? [] : [stateLifecycleView(lifecycle, links)],
    ),
    rules: parts.inline.flatMap((schema) => ruleViews(schema, links)),
    conditions: conditionViews(parts, links),
    examples: parts.inline.flatMap(({ annotations }) =>
      schemaExampleViews((annotations.examples ?? []).filter((example) => !isShortValue(example))),
    ),
  };
}

/** Returns the names of required properties that no part declares. */
function undeclaredRequired(parts: SchemaParts): readonly string[] {
  const required = requiredProperties(parts);
  if (required.size === 0) return [];
  const properties = propertySchemas(parts);
  return [...required].filter((name) => !properties.has(name));
}

/** Returns the descriptions of the parts, except those that are a prefix of another description. */
function distinctDescriptions({ inline }: SchemaParts): readonly string[] {
  const descriptions = inline.flatMap(({ annotations: { description } }) => (description?.trim() ? [description] : []));
  if (descriptions.length < 2) return descriptions;
  const normalized = descriptions.map((text) => text.trim().replace(/\s+/g, ' '));
  return descriptions.filter((_, index) => {
    const current = normalized[index] ?? '';
    return !normalized.some(
      (other, otherIndex) =>
        otherIndex !== index && other.startsWith(current) && (other !== current || otherIndex < index),
    );
  });
}

/** Annotations that the HTML pages show as labels rather than sentences. */
export const annotationLabels = [
  ['deprecated', md`**Deprecated.**`],
  ['readOnly', md`Read-only.`],
  ['writeOnly', md`Write-only.`],
] as const;

/** Details of a value that do not fit on its line. */
export interface DetailView {
  readonly name: Markdown;
  readonly description: readonly Markdown[];
  readonly longDefault: Markdown;
  readonly blocks: BlocksView;
}

/** Returns the details of the value `name`; `undefined` if its line is complete. */
export function detailView(name: Markdown, notes: ValueNotes): DetailView | undefined {
  const incomplete = notes.descriptions.filter(({ isComplete }) => !isComplete);
  if (incomplete.length === 0 && notes.longDefault === emptyMarkdown && hasNoBlocks(notes.blocks)) return undefined;
  return {
    name,
    description: incomplete.map(({ source: text }) => descriptionToMarkdown(text, 5)),
    longDefault: notes.longDefault,
    blocks: notes.blocks,
  };
}

/** Returns whether all blocks are empty. */
export function hasNoBlocks({ values, variants, lifecycles, rules, conditions, examples }: BlocksView): boolean {
  return [values, variants, lifecycles, rules, conditions, examples].every((list) => list.length === 0);
}

/**
 * Returns the description and facts on one line, for a table cell. If there is no description, the summaries of the
 * referenced schemas replace it.
 */
export function formatLine(notes: ValueNotes): Markdown {
  const hasMore = notes.descriptions.some(({ isComplete }) => !isComplete) || notes.blocks.values.length > 0;
  const descriptions =
    notes.descriptions.length === 0 ? notes.referencedSummaries : notes.descriptions.map(({ line }) => line);
  const pieces = [...descriptions, ...notes.facts, hasMore ? md`More below.` : emptyMarkdown];
  return escapeTableCell(joinMarkdown(pieces.map(withPeriod), ' '));
}
