// Conditions of a schema beyond types and bounds: phrases if short, otherwise JSON Schema.

import { brief } from '../../code/markdown/commonmark.ts';
import { code, enumerate, join, md, nothing, sentence, type Md } from '../../code/markdown/markdown.ts';
import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import { visitAssertions } from '../../model/visit-schemas.ts';
import { constraintPhrase, countWords } from './keyword-sentences.ts';
import { listedValues } from './enum-values.ts';
import { requiredOf, type Parts } from './allof-members.ts';
import { hasNothingBut, isConditional, phrase, valueWords } from './condition-phrases.ts';
import { schemaBlock } from './schema-json.ts';
import type { Links } from './page-links.ts';
import { typeWords } from './type-words.ts';

/** A condition; `block` is the JSON Schema if a phrase is not sufficient. */
export interface ConditionView {
  readonly words: Md;
  readonly block: Md;
}

/** Returns the conditions of all parts, in the display order of their properties. */
export function conditionsOf(parts: Parts, links: Links): readonly ConditionView[] {
  const demanding = parts.inline.filter(hasConditions);
  if (demanding.length === 0) return [];
  const required = requiredOf(parts);
  return demanding.flatMap((schema) => [
    ...choices(schema, required, links),
    ...ifThenElse(schema, required, links),
    ...dependencies(schema, required, links),
    ...(schema.not === undefined ? [] : [plainly(md`It must not be so that`, schema.not, required, links)]),
    ...names(schema, links),
    ...contains(schema, links),
    ...contents(schema, links),
  ]);
}

/** Checks for condition keywords: most schemas have none. */
export function hasConditions({ oneOf, anyOf, if: condition, not, object, array, string }: ObjectSchema): boolean {
  if (oneOf !== undefined || anyOf !== undefined || condition !== undefined || not !== undefined) return true;
  if (
    object !== undefined &&
    (object.dependentRequired ?? object.dependentSchemas ?? object.propertyNames) !== undefined
  )
    return true;
  return array?.contains !== undefined || string?.contentSchema !== undefined;
}

function inWords(words: Md): ConditionView {
  return { words: sentence(words), block: nothing };
}

function plainly(lead: Md, assertion: Assertion, required: ReadonlySet<string>, links: Links): ConditionView {
  const words = outcome(assertion, required, links);
  return words === undefined
    ? { words: md`${lead} this holds:`, block: schemaBlock(assertion) }
    : inWords(md`${lead} ${words}`);
}

// Alternatives that describe the value are shown as its type and as rows; these only relate properties.
function choices(schema: ObjectSchema, required: ReadonlySet<string>, links: Links): readonly ConditionView[] {
  const found: ConditionView[] = [];
  for (const [branches, lead] of [
    [schema.anyOf, md`At least one of these holds:`],
    [schema.oneOf, md`Exactly one of these holds:`],
  ] as const) {
    if (branches === undefined || listedValues(schema) !== undefined || !branches.every(isConditional)) continue;
    const words = branches.map((branch) => phrase(branch, required, links));
    if (words.every((some) => some !== undefined)) found.push(inWords(md`${lead} ${join(words, '; or ')}`));
    else
      found.push(
        ...[
          { words: lead, block: nothing },
          ...branches.map((branch) => ({ words: nothing, block: schemaBlock(branch) })),
        ],
      );
  }
  return found;
}

function ifThenElse(
  schema: ObjectSchema,
  required: ReadonlySet<string>,
  links: Links,
  lead = md`If`,
): readonly ConditionView[] {
  if (schema.if === undefined) return [];
  const after = known(required, schema.if);
  const when = phrase(schema.if, required, links);
  const then = schema.then === undefined ? nothing : outcome(schema.then, after, links);
  const chained = isChain(schema.else) ? ifThenElse(schema.else, required, links, md`Otherwise, if`) : [];
  const otherwise = schema.else === undefined || chained.length > 0 ? nothing : outcome(schema.else, required, links);
  if (when !== undefined && then !== undefined && otherwise !== undefined) {
    const outcomes = [
      then === nothing ? nothing : md`then ${then}`,
      otherwise === nothing ? nothing : md`otherwise ${otherwise}`,
    ];
    return [inWords(md`${lead} ${when}, ${join(outcomes, '; ')}`), ...chained];
  }
  const parts = [
    [schema.if, md`${lead} this holds:`],
    [schema.then, md`Then this holds too:`],
    [chained.length > 0 ? undefined : schema.else, md`Otherwise this holds:`],
  ] as const;
  return [
    ...parts.flatMap(([part, words]) => (part === undefined ? [] : [{ words, block: schemaBlock(part) }])),
    ...chained,
  ];
}

/** Describes a consequence, with its error messages; `undefined` if the description would be too long. */
function outcome(assertion: Assertion, required: ReadonlySet<string>, links: Links): Md | undefined {
  const words = phrase(assertion, required, links);
  const messages = messagesIn(assertion).map((message) => md`“${brief(message).line}”`);
  return words === undefined || messages.length === 0 ? words : md`${words} (${join(messages, ', ')})`;
}

function messagesIn(assertion: Assertion): readonly string[] {
  const messages: string[] = [];
  visitAssertions(assertion, (each) => {
    if (typeof each === 'object' && each.facts.message !== undefined) messages.push(each.facts.message);
  });
  return messages;
}

function isChain(assertion: Assertion | undefined): assertion is ObjectSchema {
  return typeof assertion === 'object' && assertion.if !== undefined && hasNothingBut(assertion, 'if', 'then', 'else');
}

// A property that `if` requires is present in `then`.
function known(required: ReadonlySet<string>, condition: Assertion | undefined): ReadonlySet<string> {
  return typeof condition === 'object' ? new Set([...required, ...(condition.object?.required ?? [])]) : required;
}

function dependencies({ object }: ObjectSchema, required: ReadonlySet<string>, links: Links): readonly ConditionView[] {
  const names = [...(object?.dependentRequired ?? [])].filter(([, needed]) => needed.length > 0);
  return [
    ...names.map(([name, needed]) =>
      inWords(md`With ${code(name)}, ${enumerate(needed.map(code), 'and')} must be present too`),
    ),
    ...[...(object?.dependentSchemas ?? [])].map(([name, needed]) =>
      plainly(md`With ${code(name)},`, needed, new Set([...required, name]), links),
    ),
  ];
}

function names({ object }: ObjectSchema, links: Links): readonly ConditionView[] {
  const { propertyNames } = object ?? {};
  if (propertyNames === undefined || typeof propertyNames === 'boolean')
    return propertyNames === false ? [inWords(md`No fields`)] : [];
  const words = valueWords(propertyNames, links);
  return words === undefined
    ? [{ words: md`Each field name fits this:`, block: schemaBlock(propertyNames) }]
    : [inWords(md`Each field name: ${words}`)];
}

function contains({ array }: ObjectSchema, links: Links): readonly ConditionView[] {
  if (array?.contains === undefined) return [];
  const count = countWords(array.minContains ?? 1, array.maxContains, 'item');
  const words = typeof array.contains === 'boolean' ? undefined : valueWords(array.contains, links);
  if (words !== undefined) return [inWords(md`It holds ${count} that must be ${words}`)];
  return [{ words: md`It holds ${count} to fit this:`, block: schemaBlock(array.contains) }];
}

function contents({ string }: ObjectSchema, links: Links): readonly ConditionView[] {
  const { contentSchema } = string ?? {};
  if (contentSchema === undefined) return [];
  const plain =
    typeof contentSchema === 'boolean' ||
    (contentSchema.object === undefined && constraintPhrase(contentSchema) === nothing);
  return plain
    ? [inWords(md`Decoded, it is ${typeWords([contentSchema], links)}`)]
    : [{ words: md`Decoded, it fits this:`, block: schemaBlock(contentSchema) }];
}
