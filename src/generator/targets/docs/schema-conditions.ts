// Conditions of a schema beyond types and bounds: phrases if short, otherwise JSON Schema.

import { summarizeDescription } from '../../code/markdown/commonmark.ts';
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
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import { visitSchemas } from '../../model/visit-schemas.ts';
import { requiredProperties, type SchemaParts, enumValues, isConditionOnly } from './schema-parts.ts';
import {
  hasOnlyKeywords,
  describeCondition,
  describeValue,
  describeConstraints,
  describeCount,
} from './schema-phrases.ts';
import type { Links } from './page-links.ts';
import { describeType } from './type-descriptions.ts';
import { printJson } from '../../code/json/json.ts';
import type { ComponentKeys } from '../../model/naming/component-keys.ts';
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
  return conditional.flatMap((schema) => [
    ...unionConditions(schema, required, links),
    ...ifThenElseConditions(schema, required, links),
    ...dependencyConditions(schema, required, links),
    ...(schema.not === undefined ? [] : [leadCondition(md`It must not be so that`, schema.not, required, links)]),
    ...propertyNameConditions(schema, links),
    ...containsConditions(schema, links),
    ...contentConditions(schema, links),
  ]);
}

/** Whether a schema has condition keywords. Most schemas have none. */
export function hasConditions({ oneOf, anyOf, if: condition, not, object, array, string }: SchemaObject): boolean {
  if (oneOf !== undefined || anyOf !== undefined || condition !== undefined || not !== undefined) return true;
  if (
    object !== undefined &&
    (object.dependentRequired ?? object.dependentSchemas ?? object.propertyNames) !== undefined
  )
    return true;
  return array?.contains !== undefined || string?.contentSchema !== undefined;
}

function sentenceCondition(phrase: Markdown): ConditionView {
  return { description: toSentence(phrase), block: emptyMarkdown };
}

function leadCondition(lead: Markdown, schema: JsonSchema, required: ReadonlySet<string>, links: Links): ConditionView {
  const phrase = describeOutcome(schema, required, links);
  return phrase === undefined
    ? { description: md`${lead} this holds:`, block: schemaBlock(schema) }
    : sentenceCondition(md`${lead} ${phrase}`);
}

// Alternatives that describe the value are shown as its type and as rows; these only relate properties.
function unionConditions(schema: SchemaObject, required: ReadonlySet<string>, links: Links): readonly ConditionView[] {
  const conditions: ConditionView[] = [];
  for (const [branches, lead] of [
    [schema.anyOf, md`At least one of these holds:`],
    [schema.oneOf, md`Exactly one of these holds:`],
  ] as const) {
    if (branches === undefined || enumValues(schema) !== undefined || !branches.every(isConditionOnly)) continue;
    const phrases = branches.map((branch) => describeCondition(branch, required, links));
    if (phrases.every((phrase) => phrase !== undefined))
      conditions.push(sentenceCondition(md`${lead} ${joinMarkdown(phrases, '; or ')}`));
    else
      conditions.push(
        ...[
          { description: lead, block: emptyMarkdown },
          ...branches.map((branch) => ({ description: emptyMarkdown, block: schemaBlock(branch) })),
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
  if (schema.if === undefined) return [];
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
    [schema.if, md`${lead} this holds:`],
    [schema.then, md`Then this holds too:`],
    [elseIf.length > 0 ? undefined : schema.else, md`Otherwise this holds:`],
  ] as const;
  return [
    ...parts.flatMap(([part, lead]) => (part === undefined ? [] : [{ description: lead, block: schemaBlock(part) }])),
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
  return typeof schema === 'object' && schema.if !== undefined && hasOnlyKeywords(schema, 'if', 'then', 'else');
}

// Returns the properties that are present if a condition holds. `if` can require more properties than the schema.
function requiredAfter(required: ReadonlySet<string>, condition: JsonSchema | undefined): ReadonlySet<string> {
  return typeof condition === 'object' ? new Set([...required, ...(condition.object?.required ?? [])]) : required;
}

function dependencyConditions(
  { object }: SchemaObject,
  required: ReadonlySet<string>,
  links: Links,
): readonly ConditionView[] {
  const names = [...(object?.dependentRequired ?? [])].filter(([, dependency]) => dependency.length > 0);
  return [
    ...names.map(([name, dependency]) =>
      sentenceCondition(
        md`With ${codeSpan(name)}, ${joinEnumeration(dependency.map(codeSpan), 'and')} must be present too`,
      ),
    ),
    ...[...(object?.dependentSchemas ?? [])].map(([name, dependency]) =>
      leadCondition(md`With ${codeSpan(name)},`, dependency, new Set([...required, name]), links),
    ),
  ];
}

function propertyNameConditions({ object }: SchemaObject, links: Links): readonly ConditionView[] {
  const { propertyNames } = object ?? {};
  if (propertyNames === undefined || typeof propertyNames === 'boolean')
    return propertyNames === false ? [sentenceCondition(md`No fields`)] : [];
  const phrase = describeValue(propertyNames, links);
  return phrase === undefined
    ? [{ description: md`Each field name fits this:`, block: schemaBlock(propertyNames) }]
    : [sentenceCondition(md`Each field name: ${phrase}`)];
}

function containsConditions({ array }: SchemaObject, links: Links): readonly ConditionView[] {
  if (array?.contains === undefined) return [];
  const count = describeCount(array.minContains ?? 1, array.maxContains, 'item');
  const phrase = typeof array.contains === 'boolean' ? undefined : describeValue(array.contains, links);
  if (phrase !== undefined) return [sentenceCondition(md`It holds ${count} that must be ${phrase}`)];
  return [{ description: md`It holds ${count} to fit this:`, block: schemaBlock(array.contains) }];
}

function contentConditions({ string }: SchemaObject, links: Links): readonly ConditionView[] {
  const { contentSchema } = string ?? {};
  if (contentSchema === undefined) return [];
  const isSimple =
    typeof contentSchema === 'boolean' ||
    (contentSchema.object === undefined && describeConstraints(contentSchema) === emptyMarkdown);
  return isSimple
    ? [sentenceCondition(md`Decoded, it is ${describeType([contentSchema], links)}`)]
    : [{ description: md`Decoded, it fits this:`, block: schemaBlock(contentSchema) }];
}

/** Returns a code block with the schema as in the canonical document; references are schema IDs. */
export function schemaBlock(schema: JsonSchema): Markdown {
  const names: ComponentKeys = {
    key: (_, name) => name,
    ref: (section, name) => `#/components/${section}/${name}`,
    unknownExtensions: new Set(),
  };
  return fencedCodeBlock(printJson(printSchema(schema, names)), 'json');
}
