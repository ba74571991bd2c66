// Conditions of a schema beyond types and bounds: phrases if short, otherwise JSON Schema.

import { summarizeDescription } from '../../code/markdown/commonmark-descriptions.ts';
import {
  codeSpan,
  joinEnumeration,
  joinMarkdown,
  md,
  emptyMarkdown,
  toSentence,
  type Markdown,
  fencedCodeBlock,
} from '../../code/markdown/markdown.ts';
import {
  applyColumn,
  type Facets,
  type FunctionColumn,
  hasHandledFacet,
  hasOnlyKeys,
  ignored,
} from '../../model/facets.ts';
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import { visitSchemas } from '../../model/visit-schemas.ts';
import { requiredProperties, type SchemaParts, enumValues, isConditionOnly } from './flatten-schema-parts.ts';
import { describeCondition, describeValue, describeConstraints, describeCount } from './schema-phrases.ts';
import type { Links } from './page-links.ts';
import { describeType } from './type-descriptions.ts';
import { printJson } from '../../code/json/print-json.ts';
import type { ComponentKeys } from '../../model/naming/document-component-keys.ts';
import { printSchema } from '../spec/schema-object.ts';

/** A condition; `block` is the JSON Schema if a phrase is not sufficient. */
export interface ConditionView {
  readonly description: Markdown;
  readonly block: Markdown;
}

/** Returns the conditions of all parts, in the display order of their properties. */
export function conditionViews(parts: SchemaParts, links: Links): readonly ConditionView[] {
  const conditional = parts.inline.filter(hasConditions);
  if (conditional.length === 0) return [];
  const required = requiredProperties(parts);
  return conditional.flatMap((schema) => applyColumn(schema, conditionColumn, { schema, required, links }).flat());
}

interface ConditionContext {
  readonly schema: SchemaObject;
  readonly required: ReadonlySet<string>;
  readonly links: Links;
}

const shownByType = ignored('shown as the type of the value');
const shownAsConstraint = ignored('shown as a constraint');

/** Conditions, in the order in which they are shown. */
const conditionColumn: FunctionColumn<[ConditionContext], readonly ConditionView[]> = {
  union: (_, { schema, required, links }) => unionConditions(schema, required, links),
  conditional: (_, { schema, required, links }) => ifThenElseConditions(schema, required, links),
  dependencies: dependencyConditions,
  not: ({ not = false }, { required, links }) => [
    leadCondition(md`It must not be true that`, md`The value must not match this schema:`, not, required, links),
  ],
  propertyNames: propertyNameConditions,
  contains: containsConditions,
  content: contentConditions,
  reference: ignored('shown as a link'),
  resource: ignored('only affects references'),
  type: shownByType,
  values: ignored('shown as a list of values'),
  range: shownAsConstraint,
  multipleOf: shownAsConstraint,
  length: shownAsConstraint,
  pattern: shownAsConstraint,
  format: shownByType,
  items: shownByType,
  itemCount: shownAsConstraint,
  unique: shownAsConstraint,
  properties: ignored('shown as rows'),
  propertyCount: shownAsConstraint,
  allOf: ignored('its parts are described separately'),
  discriminator: ignored('shown with the alternatives'),
};

/** Returns whether a schema has facets with conditions. Most schemas have none. */
export function hasConditions(schema: SchemaObject): boolean {
  return hasHandledFacet(schema, conditionColumn);
}

function sentenceCondition(phrase: Markdown): ConditionView {
  return { description: toSentence(phrase), block: emptyMarkdown };
}

/** Introduces a phrase with `phraseLead`, or JSON Schema with `blockLead`. */
function leadCondition(
  phraseLead: Markdown,
  blockLead: Markdown,
  schema: JsonSchema,
  required: ReadonlySet<string>,
  links: Links,
): ConditionView {
  const phrase = describeOutcome(schema, required, links);
  return phrase === undefined
    ? { description: blockLead, block: schemaCodeBlock(schema) }
    : sentenceCondition(md`${phraseLead} ${phrase}`);
}

// Alternatives that describe the value are shown as its type and as rows. Others only relate properties to each other.
function unionConditions(schema: SchemaObject, required: ReadonlySet<string>, links: Links): readonly ConditionView[] {
  const conditions: ConditionView[] = [];
  for (const [branches, count] of [
    [schema.anyOf, md`at least one`],
    [schema.oneOf, md`exactly one`],
  ] as const) {
    if (branches === undefined || enumValues(schema) !== undefined || !branches.every(isConditionOnly)) continue;
    const phrases = branches.map((branch) => describeCondition(branch, required, links));
    if (phrases.every((phrase) => phrase !== undefined))
      conditions.push(sentenceCondition(md`${count} of these is true: ${joinMarkdown(phrases, '; or ')}`));
    else
      conditions.push(
        ...[
          { description: md`The value must match ${count} of these schemas:`, block: emptyMarkdown },
          ...branches.map((branch) => ({ description: emptyMarkdown, block: schemaCodeBlock(branch) })),
        ],
      );
  }
  return conditions;
}

function ifThenElseConditions(
  schema: SchemaObject,
  required: ReadonlySet<string>,
  links: Links,
  lead = md`If`,
): readonly ConditionView[] {
  if (schema.if === undefined || (schema.then === undefined && schema.else === undefined)) return [];
  const requiredInThen = requiredAfter(required, schema.if);
  const condition = describeCondition(schema.if, required, links);
  const then = schema.then === undefined ? emptyMarkdown : describeOutcome(schema.then, requiredInThen, links);
  const elseIf = isElseIf(schema.else) ? ifThenElseConditions(schema.else, required, links, md`Otherwise, if`) : [];
  const otherwise =
    schema.else === undefined || elseIf.length > 0 ? emptyMarkdown : describeOutcome(schema.else, required, links);
  if (condition !== undefined && then !== undefined && otherwise !== undefined) {
    const outcomes = [
      then === emptyMarkdown ? emptyMarkdown : md`then ${then}`,
      otherwise === emptyMarkdown ? emptyMarkdown : md`otherwise ${otherwise}`,
    ];
    return [sentenceCondition(md`${lead} ${condition}, ${joinMarkdown(outcomes, '; ')}`), ...elseIf];
  }
  const parts = [
    [schema.if, md`${lead} the value matches this schema:`],
    [schema.then, md`Then it must also match this schema:`],
    [elseIf.length > 0 ? undefined : schema.else, md`Otherwise, it must match this schema:`],
  ] as const;
  return [
    ...parts.flatMap(([part, lead]) =>
      part === undefined ? [] : [{ description: lead, block: schemaCodeBlock(part) }],
    ),
    ...elseIf,
  ];
}

/** Describes a consequence, with its error messages; `undefined` if the description would be too long. */
function describeOutcome(schema: JsonSchema, required: ReadonlySet<string>, links: Links): Markdown | undefined {
  const phrase = describeCondition(schema, required, links);
  const messages = collectMessages(schema).map((message) => md`“${summarizeDescription(message).line}”`);
  return phrase === undefined || messages.length === 0 ? phrase : md`${phrase} (${joinMarkdown(messages, ', ')})`;
}

function collectMessages(schema: JsonSchema): readonly string[] {
  const messages: string[] = [];
  visitSchemas(schema, (each) => {
    if (typeof each === 'object' && each.extensions.message !== undefined) messages.push(each.extensions.message);
  });
  return messages;
}

function isElseIf(schema: JsonSchema | undefined): schema is SchemaObject {
  return typeof schema === 'object' && schema.if !== undefined && hasOnlyKeys(schema, 'if', 'then', 'else');
}

// Returns the properties that are present if a condition holds. `if` can require more properties than the schema.
function requiredAfter(required: ReadonlySet<string>, condition: JsonSchema | undefined): ReadonlySet<string> {
  return typeof condition === 'object' ? new Set([...required, ...(condition.object?.required ?? [])]) : required;
}

function dependencyConditions(
  { dependentRequired, dependentSchemas }: Facets['dependencies'],
  { required, links }: ConditionContext,
): readonly ConditionView[] {
  const names = [...(dependentRequired ?? [])].filter(([, dependency]) => dependency.length > 0);
  return [
    ...names.map(([name, dependency]) =>
      sentenceCondition(
        md`If ${codeSpan(name)} is present, ${joinEnumeration(dependency.map(codeSpan), 'and')} must also be present`,
      ),
    ),
    ...[...(dependentSchemas ?? [])].map(([name, dependency]) =>
      leadCondition(
        md`If ${codeSpan(name)} is present,`,
        md`If ${codeSpan(name)} is present, the value must match this schema:`,
        dependency,
        new Set([...required, name]),
        links,
      ),
    ),
  ];
}

function propertyNameConditions(
  { propertyNames }: Facets['propertyNames'],
  { links }: ConditionContext,
): readonly ConditionView[] {
  if (propertyNames === undefined || typeof propertyNames === 'boolean')
    return propertyNames === false ? [sentenceCondition(md`No fields are allowed`)] : [];
  const phrase = describeValue(propertyNames, links);
  return phrase === undefined
    ? [{ description: md`Each field name must match this schema:`, block: schemaCodeBlock(propertyNames) }]
    : [sentenceCondition(md`Each field name: ${phrase}`)];
}

function containsConditions(
  { contains, minContains = 1, maxContains }: Facets['contains'],
  { links }: ConditionContext,
): readonly ConditionView[] {
  if (contains === undefined) return [];
  const count = describeCount(minContains, maxContains, 'item');
  const phrase = typeof contains === 'boolean' ? undefined : describeValue(contains, links);
  if (phrase !== undefined) return [sentenceCondition(md`The array must contain ${count} whose value is ${phrase}`)];
  return [{ description: md`The array must contain ${count} matching this schema:`, block: schemaCodeBlock(contains) }];
}

function contentConditions(
  { contentSchema }: Facets['content'],
  { links }: ConditionContext,
): readonly ConditionView[] {
  if (contentSchema === undefined) return [];
  const isSimple =
    typeof contentSchema === 'boolean' ||
    (contentSchema.object === undefined && describeConstraints(contentSchema) === emptyMarkdown);
  return isSimple
    ? [sentenceCondition(md`Type of the decoded value: ${describeType([contentSchema], links)}`)]
    : [{ description: md`The decoded value must match this schema:`, block: schemaCodeBlock(contentSchema) }];
}

/** Returns a code block with the schema as in the canonical document; references are schema IDs. */
export function schemaCodeBlock(schema: JsonSchema): Markdown {
  const names: ComponentKeys = {
    key: (_, name) => name,
    ref: (section, name) => `#/components/${section}/${name}`,
    unknownExtensions: new Set(),
  };
  return fencedCodeBlock(printJson(printSchema(schema, names)), 'json');
}
