// Notes on a value: sentences for one line, and blocks for longer content.

import { brief, prose } from '../../code/markdown/commonmark.ts';
import type { ObjectSchema } from '../../model/types/schema.ts';
import { cell, code, ended, join, md, nothing, number, type Md } from '../../code/markdown/markdown.ts';
import { conditionsOf, hasConditions, type ConditionView } from './schema-conditions.ts';
import { valueExamples, type ExampleView } from './examples.ts';
import { explainedValues, factsOf, limitsOf, listedInLine, tabledValues } from './schema-sentences.ts';
import { firstSentence } from './first-sentence.ts';
import { lifecycleView, type LifecycleView } from './status-lifecycle.ts';
import { defaultOf, isMarked, plainOf, propertiesOf, requiredOf, type Parts } from './allof-members.ts';
import { ruleViews, type RuleView } from './rules.ts';
import type { Links } from './page-links.ts';
import { isShort, valueBlock, valueSpan } from './json-values.ts';

/** Longer content. Every array can be empty. */
export interface BlocksView {
  /** Values with their descriptions. */
  readonly values: readonly { readonly value: Md; readonly meaning: Md }[];
  /** Number of values if they are collapsed; empty if they are expanded. */
  readonly foldedValues: Md;
  readonly hasMeanings: boolean;
  /** Discriminator values and their schemas. */
  readonly variants: readonly { readonly value: Md; readonly schema: Md }[];
  readonly lifecycles: readonly LifecycleView[];
  readonly rules: readonly RuleView[];
  readonly conditions: readonly ConditionView[];
  readonly examples: readonly ExampleView[];
}

export interface Told {
  readonly descriptions: readonly { readonly written: string; readonly line: Md; readonly whole: boolean }[];
  /** Summaries of the referenced schemas, as a fallback for the description. */
  readonly inherited: readonly Md[];
  readonly facts: readonly Md[];
  /** A default that is too long for a line. */
  readonly longDefault: Md;
  readonly blocks: BlocksView;
  /** Values that a sentence lists. */
  readonly listed: readonly Md[];
}

/** Collects the notes of all parts of one value. */
export function tell(parts: Parts, links: Links): Told {
  const byDefault = defaultOf(parts);
  const facts = new Set(parts.inline.flatMap((schema) => factsOf(schema, links)));
  // The annotation can be on the referenced schema.
  if (parts.refs.length > 0) for (const [mark, words] of marks) if (isMarked(links.api, parts, mark)) facts.add(words);
  const named = parts.refs.length > 0 ? plainOf(parts, links.api) : [];
  for (const schema of named) for (const fact of limitsOf(schema, links)) facts.add(fact);
  const unlisted = unlistedOf(parts);
  if (unlisted.length > 0) facts.add(md`Also required: ${join(unlisted.map(code), ', ')}.`);
  return {
    descriptions: descriptionsOf(parts).map((written) => ({ written, ...brief(written) })),
    inherited: parts.refs.map((ref) => firstSentence(links.api.schema(ref)?.assertion ?? true)),
    facts: [...facts],
    longDefault: byDefault === undefined || isShort(byDefault.value) ? nothing : valueBlock(byDefault.value),
    listed: parts.inline.flatMap(listedInLine).map(({ value }) => valueSpan(value)),
    blocks: parts.inline.some(mayNeedRoom) || named.some(mayNeedRoom) ? blocksOf(parts, named, links) : noBlocks,
  };
}

/** Checks for block keywords: most values have none. */
function mayNeedRoom(schema: ObjectSchema): boolean {
  const { annotations, discriminator, facts, enum: values, const: value, oneOf, anyOf } = schema;
  if (values !== undefined || value !== undefined || oneOf !== undefined || anyOf !== undefined) return true;
  return (
    (annotations.examples ?? discriminator ?? facts.lifecycle) !== undefined ||
    facts.rules.length > 0 ||
    hasConditions(schema)
  );
}

/** Maximum number of values shown expanded; longer lists are collapsed. */
const mostValues = 40;

const noBlocks: BlocksView = {
  values: [],
  foldedValues: nothing,
  hasMeanings: false,
  variants: [],
  lifecycles: [],
  rules: [],
  conditions: [],
  examples: [],
};

function blocksOf(parts: Parts, named: readonly ObjectSchema[], links: Links): BlocksView {
  const values = [...parts.inline.flatMap(tabledValues), ...named.flatMap(explainedValues)].map((listed) => ({
    value: cell(valueSpan(listed.value)),
    meaning: cell(
      md`${listed.deprecated ? md`**Deprecated.** ` : nothing}${listed.meaning === undefined ? nothing : brief(listed.meaning).line}`,
    ),
  }));
  return {
    values,
    foldedValues: values.length > mostValues ? md`${number(values.length)} values` : nothing,
    hasMeanings: values.some(({ meaning }) => meaning !== nothing),
    variants: parts.inline
      .flatMap(({ discriminator }) => [...(discriminator?.mapping ?? [])])
      .map(([value, id]) => ({ value: cell(code(value)), schema: cell(links.schema(id)) })),
    lifecycles: parts.inline.flatMap(({ facts: { lifecycle } }) =>
      lifecycle === undefined ? [] : [lifecycleView(lifecycle, links)],
    ),
    rules: parts.inline.flatMap((schema) => ruleViews(schema, links)),
    conditions: conditionsOf(parts, links),
    examples: parts.inline.flatMap(({ annotations }) =>
      valueExamples((annotations.examples ?? []).filter((example) => !isShort(example))),
    ),
  };
}

/** Returns the names of required properties that no part declares. */
function unlistedOf(parts: Parts): readonly string[] {
  const required = requiredOf(parts);
  if (required.size === 0) return [];
  const properties = propertiesOf(parts);
  return [...required].filter((name) => !properties.has(name));
}

/** Returns the descriptions of the parts, except for prefixes of others. */
function descriptionsOf({ inline }: Parts): readonly string[] {
  const written = inline.flatMap(({ annotations: { description } }) => (description?.trim() ? [description] : []));
  if (written.length < 2) return written;
  const plain = written.map((text) => text.trim().replace(/\s+/g, ' '));
  return written.filter((_, index) => {
    const own = plain[index] ?? '';
    return !plain.some((other, at) => at !== index && other.startsWith(own) && (other !== own || at < index));
  });
}

/** Annotations that the HTML shows as labels rather than sentences. */
export const marks = [
  ['deprecated', md`**Deprecated.**`],
  ['readOnly', md`Read-only.`],
  ['writeOnly', md`Write-only.`],
] as const;

/** Details of a value that do not fit on its line. */
export interface DetailView {
  readonly name: Md;
  readonly description: readonly Md[];
  readonly longDefault: Md;
  readonly blocks: BlocksView;
}

/** Returns the details of the value `name`; `undefined` if its line is complete. */
export function detailOf(name: Md, told: Told): DetailView | undefined {
  const long = told.descriptions.filter(({ whole }) => !whole);
  if (long.length === 0 && told.longDefault === nothing && hasNone(told.blocks)) return undefined;
  return {
    name,
    description: long.map(({ written }) => prose(written, 5)),
    longDefault: told.longDefault,
    blocks: told.blocks,
  };
}

/** Checks whether all blocks are empty. */
export function hasNone({ values, variants, lifecycles, rules, conditions, examples }: BlocksView): boolean {
  return [values, variants, lifecycles, rules, conditions, examples].every((list) => list.length === 0);
}

/**
 * Returns description and facts on one line, for a table cell. The fallback for the description is that of the
 * referenced schemas.
 */
export function lineOf(told: Told): Md {
  const more = told.descriptions.some(({ whole }) => !whole) || told.blocks.values.length > 0;
  const described = told.descriptions.length === 0 ? told.inherited : told.descriptions.map(({ line }) => line);
  const pieces = [...described, ...told.facts, more ? md`More below.` : nothing];
  return cell(join(pieces.map(ended), ' '));
}
