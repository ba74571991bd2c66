// Sentences about a schema, except for its type.

import { summarizeDescription } from '../../code/markdown/commonmark-descriptions.ts';
import {
  codeSpan,
  withPeriod,
  joinEnumeration,
  joinMarkdown,
  md,
  emptyMarkdown,
  markdownNumber,
  toSentence,
  escapeMarkdown,
  webLink,
  type Markdown,
} from '../../code/markdown/markdown.ts';
import type { Redaction } from '../../openapi/extensions/types.ts';
import type { SchemaObject, JsonSchema } from '../../model/types/schema.ts';
import { unionAlternatives, enumValues, type EnumValue } from './flatten-schema-parts.ts';
import { describeConstraints } from './schema-phrases.ts';
import { conditionSpan, describeRuleCondition } from './rules-and-preconditions.ts';
import type { Links } from './page-links.ts';
import { describeType } from './type-descriptions.ts';
import { isShortValue, valueList, valueSpan } from './json-to-markdown.ts';
import { filterTypeOfSchema, filterOperators } from '../../model/collection-filters.ts';

/** Maximum number of values in a sentence; longer lists are shown in a table. */
const maxInlineValues = 12;

/** Returns sentences about one schema. Its description, its default, and its blocks are shown separately. */
export function describeSchema(schema: SchemaObject, links: Links): readonly Markdown[] {
  const { annotations, object, array } = schema;
  const isClosed = object?.additionalProperties === false || object?.unevaluatedProperties === false;
  return [
    annotations.deprecated === true ? md`**Deprecated.**` : emptyMarkdown,
    annotations.title === undefined
      ? emptyMarkdown
      : md`Title: ${withPeriod(escapeMarkdown(annotations.title.trim()))}`,
    describeValues(enumValues(schema)),
    toSentence(describeConstraints(schema)),
    isClosed
      ? md`No other fields are allowed.`
      : object?.additionalProperties === true
        ? md`Other fields are allowed.`
        : emptyMarkdown,
    array?.unevaluatedItems === false || (array?.items === false && array.prefixItems !== undefined)
      ? md`No other items are allowed.`
      : emptyMarkdown,
    annotations.readOnly === true ? md`Read-only.` : emptyMarkdown,
    annotations.writeOnly === true ? md`Write-only.` : emptyMarkdown,
    ...describeAlternatives(schema),
    schema.discriminator === undefined ? emptyMarkdown : md`Discriminator: ${codeSpan(schema.discriminator.property)}.`,
    ...describeExtensions(schema, links),
    ...labeledUnspecifiedSentences(schema.extensions.unspecified),
    describeShortExamples(schema),
    ...describeRareKeywords(schema),
  ].filter((fact) => fact !== emptyMarkdown);
}

/** Describes a scalar named schema where it is referenced, so that readers need not look it up. */
export function describeReferencedScalar(schema: SchemaObject, links: Links): readonly Markdown[] {
  const { ref, allOf, types } = schema;
  const values = enumValues(schema);
  const type =
    values === undefined && types !== undefined && ref === undefined && allOf === undefined
      ? toSentence(describeType([schema], links))
      : emptyMarkdown;
  return [
    type,
    describeValues(values),
    toSentence(describeConstraints(schema)),
    ...describeExtensions(schema, links),
  ].filter((fact) => fact !== emptyMarkdown);
}

/** Returns the values that are shown in a table, because they have descriptions or are too many for a sentence. */
export function valuesShownInTable(schema: SchemaObject): readonly EnumValue[] {
  const values = enumValues(schema) ?? [];
  return values.length > maxInlineValues || hasMeanings(values) ? values : [];
}

/** Returns the values that are shown in a table where a schema is referenced: a few values with descriptions. */
export function valuesShownInTableAtReference(schema: SchemaObject): readonly EnumValue[] {
  const values = enumValues(schema) ?? [];
  return values.length <= maxInlineValues && hasMeanings(values) ? values : [];
}

function hasMeanings(values: readonly EnumValue[]): boolean {
  return values.some(({ meaning, deprecated }) => meaning !== undefined || deprecated);
}

/** Returns the values that a sentence lists, if there is more than one. */
export function valuesShownInline(schema: SchemaObject): readonly EnumValue[] {
  const values = enumValues(schema) ?? [];
  return values.length > 1 && valuesShownInTable(schema).length === 0 ? values : [];
}

function describeValues(values: readonly EnumValue[] | undefined): Markdown {
  if (values === undefined) return emptyMarkdown;
  const [first] = values;
  if (first === undefined) return md`No value is allowed.`;
  const plainValues = values.map(({ value }) => value);
  if (values.length > maxInlineValues) return md`One of ${markdownNumber(values.length)} values.`;
  return values.length === 1 ? md`Always ${valueSpan(first.value)}.` : md`One of ${valueList(plainValues)}.`;
}

// Counts the alternatives that have separate rows. Other alternatives are part of the type description.
function describeAlternatives(schema: SchemaObject): readonly Markdown[] {
  return unionAlternatives(schema)
    .filter(({ isPlain }) => !isPlain)
    .map(
      ({ branches, isExclusive }) =>
        md`Matches ${isExclusive ? md`exactly one` : md`at least one`} of the ${markdownNumber(branches.length)} alternatives below.`,
    );
}

function describeExtensions(schema: SchemaObject, links: Links): readonly Markdown[] {
  const { extensions } = schema;
  const { round, redacted, message } = extensions;
  return [
    extensions.filterable ? describeFilterOperators(schema, links) : emptyMarkdown,
    round === undefined
      ? emptyMarkdown
      : md`Rounded ${round.mode === 'up' ? md`up to the next of` : md`to the nearest of`} ${joinEnumeration(round.to.map(valueSpan), 'and')}.`,
    redacted === undefined ? emptyMarkdown : describeRedaction(redacted, links),
    message === undefined ? emptyMarkdown : md`Error message: “${summarizeDescription(message).line}”`,
  ];
}

function describeRedaction(redacted: Redaction, { rules }: Links): Markdown {
  const { as, unless } = redacted;
  const exception =
    unless === undefined
      ? emptyMarkdown
      : md`, unless ${describeRuleCondition(unless, rules.ofRedaction(redacted))} (${conditionSpan(unless)})`;
  return md`Responses show ${codeSpan(as)} instead${exception}.`;
}

/** Returns each unspecified behavior as a sentence. */
export function unspecifiedSentences(unspecified: readonly string[]): readonly Markdown[] {
  return unspecified.map((text) => withPeriod(summarizeDescription(text).line));
}

/** Returns the same sentences with a label, for use among other sentences. */
export function labeledUnspecifiedSentences(unspecified: readonly string[]): readonly Markdown[] {
  return unspecifiedSentences(unspecified).map((sentence) => md`Unspecified: ${sentence}`);
}

function describeShortExamples({ annotations }: SchemaObject): Markdown {
  const examples = (annotations.examples ?? []).filter(isShortValue);
  if (examples.length === 0) return emptyMarkdown;
  return md`${examples.length === 1 ? md`Example` : md`Examples`}: ${joinMarkdown(examples.map(valueSpan), ', ')}.`;
}

function describeRareKeywords({ annotations, resource, dynamicAnchor, dynamicRef }: SchemaObject): readonly Markdown[] {
  const { externalDocs, xml } = annotations;
  return [
    externalDocs === undefined ? emptyMarkdown : md`See ${documentationLink(externalDocs)}.`,
    xml === undefined ? emptyMarkdown : md`XML representation: ${codeSpan(JSON.stringify(xml))}.`,
    resource === undefined ? emptyMarkdown : md`Schema ID: ${codeSpan(resource)}.`,
    dynamicAnchor === undefined
      ? emptyMarkdown
      : md`Other schemas can override it with the dynamic anchor ${codeSpan(dynamicAnchor)}.`,
    dynamicRef?.anchor === undefined
      ? emptyMarkdown
      : md`The dynamic anchor ${codeSpan(dynamicRef.anchor)} can override the referenced schema.`,
  ];
}

/** Returns a link to external documentation, labeled with its description. */
export function documentationLink({
  url,
  description,
}: {
  readonly url: string;
  readonly description?: string;
}): Markdown {
  return webLink(
    description === undefined || description.trim() === ''
      ? codeSpan(url)
      : escapeMarkdown(description.trim().replace(/\s+/g, ' ')),
    url,
  );
}

/** Returns "Filterable in `X-Filter` by equality, `+neq` and `+contains`." */
export function describeFilterOperators(schema: JsonSchema, { api }: Links): Markdown {
  const header = api.conventions.filter?.header;
  const supported = filterOperators[filterTypeOfSchema(schema, api)];
  return md`Filterable${header === undefined ? emptyMarkdown : md` in ${codeSpan(header)}`} by ${joinEnumeration([md`equality`, ...supported.map(codeSpan)], 'and')}.`;
}
