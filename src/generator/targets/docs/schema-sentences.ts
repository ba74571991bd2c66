// Sentences on a schema, except for its type.

import { brief } from '../../code/markdown/commonmark.ts';
import {
  code,
  ended,
  enumerate,
  join,
  md,
  nothing,
  number,
  sentence,
  text,
  webLink,
  type Md,
} from '../../code/markdown/markdown.ts';
import type { Redaction } from '../../openapi/extensions/types.ts';
import type { ObjectSchema } from '../../model/types/schema.ts';
import { alternativesOf } from './union-alternatives.ts';
import { constraintPhrase } from './keyword-sentences.ts';
import { listedValues, type ListedValue } from './enum-values.ts';
import { operatorWords } from './filter-operators.ts';
import { conditionSpan, conditionWords } from './rules.ts';
import type { Links } from './page-links.ts';
import { typeWords } from './type-words.ts';
import { isShort, valueList, valueSpan } from './json-values.ts';

/** Maximum number of values in a sentence; longer lists are shown in a table. */
const inLine = 12;

/** Returns sentences on one schema, without its description, its default, and what is shown as a block. */
export function factsOf(schema: ObjectSchema, links: Links): readonly Md[] {
  const { annotations, object, array } = schema;
  const closed = object?.additionalProperties === false || object?.unevaluatedProperties === false;
  return [
    annotations.deprecated === true ? md`**Deprecated.**` : nothing,
    annotations.title === undefined ? nothing : md`Title: ${ended(text(annotations.title.trim()))}`,
    valueWords(listedValues(schema)),
    sentence(constraintPhrase(schema)),
    closed ? md`No other fields.` : object?.additionalProperties === true ? md`Other fields are allowed.` : nothing,
    array?.unevaluatedItems === false || (array?.items === false && array.prefixItems !== undefined)
      ? md`No other items.`
      : nothing,
    annotations.readOnly === true ? md`Read-only.` : nothing,
    annotations.writeOnly === true ? md`Write-only.` : nothing,
    ...alternativesFacts(schema),
    schema.discriminator === undefined ? nothing : md`${code(schema.discriminator.property)} tells which.`,
    ...keywordFacts(schema, links),
    ...leftOpen(schema.facts.unspecified),
    shortExamples(schema),
    ...unusual(schema),
  ].filter((fact) => fact !== nothing);
}

/** Describes a scalar named schema where it is referenced, so that readers need not look it up. */
export function limitsOf(schema: ObjectSchema, links: Links): readonly Md[] {
  const { ref, allOf, types } = schema;
  const values = listedValues(schema);
  const type =
    values === undefined && types !== undefined && ref === undefined && allOf === undefined
      ? sentence(typeWords([schema], links))
      : nothing;
  return [type, valueWords(values), sentence(constraintPhrase(schema)), ...keywordFacts(schema, links)].filter(
    (fact) => fact !== nothing,
  );
}

/** Returns the values that are shown in a table: described, or many. */
export function tabledValues(schema: ObjectSchema): readonly ListedValue[] {
  const values = listedValues(schema) ?? [];
  return values.length > inLine || hasMeanings(values) ? values : [];
}

/** Returns the values of a named schema that are shown in a table where it is referenced: few, and described. */
export function explainedValues(schema: ObjectSchema): readonly ListedValue[] {
  const values = listedValues(schema) ?? [];
  return values.length <= inLine && hasMeanings(values) ? values : [];
}

function hasMeanings(values: readonly ListedValue[]): boolean {
  return values.some(({ meaning, deprecated }) => meaning !== undefined || deprecated);
}

/** Returns the values that a sentence lists, if there is more than one. */
export function listedInLine(schema: ObjectSchema): readonly ListedValue[] {
  const values = listedValues(schema) ?? [];
  return values.length > 1 && tabledValues(schema).length === 0 ? values : [];
}

function valueWords(values: readonly ListedValue[] | undefined): Md {
  if (values === undefined) return nothing;
  const [first] = values;
  if (first === undefined) return md`No value is allowed.`;
  const plain = values.map(({ value }) => value);
  if (values.length > inLine) return md`One of ${number(values.length)} values.`;
  return values.length === 1 ? md`Always ${valueSpan(first.value)}.` : md`One of ${valueList(plain)}.`;
}

// Alternatives that have rows of their own are counted here; others are part of the type.
function alternativesFacts(schema: ObjectSchema): readonly Md[] {
  return alternativesOf(schema)
    .filter(({ plain }) => !plain)
    .map(
      ({ branches, exact }) =>
        md`Fits ${exact ? md`exactly one` : md`at least one`} of the ${number(branches.length)} alternatives below.`,
    );
}

function keywordFacts(schema: ObjectSchema, links: Links): readonly Md[] {
  const { facts } = schema;
  const { round, redacted, message } = facts;
  return [
    facts.filterable ? operatorWords(schema, links) : nothing,
    round === undefined
      ? nothing
      : md`Rounded ${round.mode === 'up' ? md`up to the next of` : md`to the nearest of`} ${enumerate(round.to.map(valueSpan), 'and')}.`,
    redacted === undefined ? nothing : redactionWords(redacted, links),
    message === undefined ? nothing : md`When it is wrong: “${brief(message).line}”`,
  ];
}

function redactionWords(redacted: Redaction, { rules }: Links): Md {
  const { as, unless } = redacted;
  const unlessWords =
    unless === undefined
      ? nothing
      : md`, unless ${conditionWords(unless, rules.ofRedaction(redacted))} (${conditionSpan(unless)})`;
  return md`Shown as ${code(as)}${unlessWords}.`;
}

/** Returns each unspecified behavior as a sentence. */
export function openQuestions(unspecified: readonly string[]): readonly Md[] {
  return unspecified.map((words) => ended(brief(words).line));
}

/** Returns the same sentences with a label, for use among other sentences. */
export function leftOpen(unspecified: readonly string[]): readonly Md[] {
  return openQuestions(unspecified).map((question) => md`Left open by the interface: ${question}`);
}

function shortExamples({ annotations }: ObjectSchema): Md {
  const examples = (annotations.examples ?? []).filter(isShort);
  if (examples.length === 0) return nothing;
  return md`${examples.length === 1 ? md`Example` : md`Examples`}: ${join(examples.map(valueSpan), ', ')}.`;
}

function unusual({ annotations, resource, dynamicAnchor, dynamicRef }: ObjectSchema): readonly Md[] {
  const { externalDocs, xml } = annotations;
  return [
    externalDocs === undefined ? nothing : md`See ${documentationLink(externalDocs)}.`,
    xml === undefined ? nothing : md`As XML: ${code(JSON.stringify(xml))}.`,
    resource === undefined ? nothing : md`Identified by ${code(resource)}.`,
    dynamicAnchor === undefined
      ? nothing
      : md`Others may replace it by their own dynamic anchor ${code(dynamicAnchor)}.`,
    dynamicRef?.anchor === undefined
      ? nothing
      : md`May be replaced through the dynamic anchor ${code(dynamicRef.anchor)}.`,
  ];
}

/** Returns a link to external documentation, labeled with its description. */
export function documentationLink({ url, description }: { readonly url: string; readonly description?: string }): Md {
  return webLink(
    description === undefined || description.trim() === '' ? code(url) : text(description.trim().replace(/\s+/g, ' ')),
    url,
  );
}
