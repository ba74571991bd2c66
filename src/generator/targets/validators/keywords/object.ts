// The keywords of objects: `properties`, `required`, dependencies, size.

import type { Code } from '../../../code/branded-text.ts';
import { propertyKey } from '../../../code/typescript/identifier.ts';
import { string } from '../../../code/typescript/string-literal.ts';
import { join, number, ts } from '../../../code/typescript/template-literals.ts';
import type { Assertion, ObjectKeywords, ObjectSchema } from '../../../model/types/schema.ts';
import { everyType } from '../../../model/shape/type-set.ts';
import { mentionedBesideTexts } from '../words.ts';
import { atMember, body, delegate, fail, when, type Judging } from '../validation-context.ts';
import { reached } from '../reached.ts';
import { inside } from '../validation-variant.ts';
import { sentences } from '../messages.ts';
import { alsoBy } from './in-place-applicators.ts';
import { callFor, isTrivial, onlyRefers } from './function-calls.ts';
import { manyMembers } from './split-large-object.ts';
import { otherMembers } from './additional-properties.ts';
import { isForeign } from './read-only-required.ts';
import { memberOf, resourceMember, resourceOf } from './partial-update.ts';
import { judge } from './schema.ts';
import { omit } from '../../../model/omit-properties.ts';

/** Returns the statements for a value that is an object. */
export function objectStatements(schema: ObjectSchema, judging: Judging): readonly Code<'ts'>[] {
  const keywords = schema.object;
  if (!keywords) return [];
  const locals = new Map<string, Code<'ts'>>();
  // Names that only occur in blocks that declare the same names themselves.
  const unread = new Set<string>();
  const names = judging.module.names.inner();
  const local = (name: string): Code<'ts'> => {
    const known = locals.get(name);
    unread.delete(name);
    if (known !== undefined) return known;
    const made = names.free(name);
    locals.set(name, made);
    return made;
  };
  const statements = reached([
    ...(manyMembers(schema, judging) ?? properties(keywords, judging, local, unread)),
    ...dependents(keywords, judging, local),
    ...sizes(keywords, judging),
    ...otherMembers(schema, judging),
  ]);
  const words = mentionedBesideTexts(statements, [...locals.values()]);
  return [
    ...reading(new Map([...locals].filter(([name, local]) => words.has(local) && !unread.has(name))), judging),
    ...statements,
  ];
}

/** Declares one variable per property at the start. Names that `Object.prototype` has are read as own properties. */
function reading(locals: ReadonlyMap<string, Code<'ts'>>, { module, value }: Judging): readonly Code<'ts'>[] {
  const plain = [...locals].filter(([name]) => !isInherited(name));
  const members = plain.map(([name, local]) =>
    propertyKey(name) === local ? local : ts`${propertyKey(name)}: ${local}`,
  );
  const inherited = [...locals].filter(([name]) => isInherited(name));
  return [
    ...(members.length === 0 ? [] : [ts`const { ${join(members, ts`, `)} } = ${value};`]),
    ...inherited.map(([name, local]) => ts`const ${local} = ${module.runtime('own')}(${value}, ${string(name)});`),
  ];
}

/** Returns whether `Object.prototype` has a property of this name. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

/** Returns the statements for each property; adds names that the statements do not use to `unusedNames`. */
function properties(
  keywords: ObjectKeywords,
  judging: Judging,
  local: (name: string) => Code<'ts'>,
  unread: Set<string>,
): readonly Code<'ts'>[] {
  const required = new Set(keywords.required);
  const statements: Code<'ts'>[] = [];
  for (const [name, assertion] of keywords.properties ?? []) {
    if (isForeign(assertion, judging.reading.audience, judging.module.workshop.readings)) continue;
    const demanded = required.has(name) && isDemanded(name, judging);
    if (!demanded && isTrivial(assertion)) continue;
    const member = local(name);
    const own = property(name, assertion, demanded, judging, member);
    if (!mentionedBesideTexts(own, [member]).has(member)) unread.add(name);
    for (const each of own) statements.push(each);
  }
  for (const name of required) {
    if (keywords.properties?.has(name) || !isDemanded(name, judging)) continue;
    statements.push(ts`if (${local(name)} === undefined) ${fail(judging, missing(name))}`);
  }
  return statements;
}

/**
 * Updates need not contain the properties of the resource, and no value needs properties that only the opposite side
 * sets.
 */
function isDemanded(name: string, { reading: { partial, foreign }, module }: Judging): boolean {
  if (foreign?.has(name)) return false;
  return (
    !partial ||
    !resourceOf(partial, module.workshop.api).some(
      (assertion) => resourceMember(assertion, name, module.workshop.api).length > 0,
    )
  );
}

function missing(name: string) {
  return { keyword: 'required', member: name, message: sentences.missing } as const;
}

function property(
  name: string,
  assertion: Assertion,
  demanded: boolean,
  outer: Judging,
  local: Code<'ts'>,
): readonly Code<'ts'>[] {
  const { module, reading } = outer;
  const resource = reading.partial && memberOf(reading.partial, name, module.workshop.api);
  const judging = { ...atMember(outer, name, local), reading: inside(reading, resource) };
  const statements = memberStatements(assertion, judging);
  if (!demanded) return when(ts`${local} !== undefined`, statements);
  const failure = fail(outer, missing(name));
  // A guard that rejects some type also rejects `undefined`.
  if (outer.mode === 'guard' && module.workshop.readings.summary(assertion).types !== everyType) return statements;
  if (statements.length === 0 || outer.mode === 'guard')
    return [ts`if (${local} === undefined) ${failure}`, ...statements];
  return [ts`if (${local} === undefined) ${failure} else ${body(statements)}`];
}

/** Nested objects are validated by functions of their own, all other properties inline. */
function memberStatements(assertion: Assertion, judging: Judging): readonly Code<'ts'>[] {
  if (onlyRefers(assertion) === undefined && !hasMembers(assertion)) return judge(assertion, judging);
  const call = callFor(assertion, judging, '', judging.hint, judging.value);
  return call === undefined ? [] : [delegate(judging, call)];
}

/** Returns whether the schema, or one of its in-place subschemas, validates properties. */
function hasMembers(assertion: Assertion): boolean {
  if (typeof assertion === 'boolean') return false;
  if (assertion.object || assertion.array?.unevaluatedItems !== undefined) return true;
  const branches = [
    ...(assertion.allOf ?? []),
    ...(assertion.anyOf ?? []),
    ...(assertion.oneOf ?? []),
    assertion.then ?? true,
    assertion.else ?? true,
  ];
  return branches.some((branch) => onlyRefers(branch) === undefined && hasMembers(branch));
}

function dependents(
  { dependentRequired, dependentSchemas }: ObjectKeywords,
  judging: Judging,
  local: (name: string) => Code<'ts'>,
): readonly Code<'ts'>[] {
  // Updates are not subject to conditions; the merged value is.
  if (judging.reading.partial) return [];
  const statements: Code<'ts'>[] = [];
  for (const [given, names] of dependentRequired ?? []) {
    const inner = names
      .filter((name) => !judging.reading.foreign?.has(name))
      .map((name) => {
        const finding = { keyword: 'dependentRequired', member: name, message: sentences.missingBeside(given) };
        return ts`if (${local(name)} === undefined) ${fail(judging, finding)}`;
      });
    statements.push(...when(ts`${local(given)} !== undefined`, inner));
  }
  const plain = omit(judging, 'message');
  for (const [given, assertion] of dependentSchemas ?? []) {
    statements.push(
      ...when(
        ts`${local(given)} !== undefined`,
        alsoBy(assertion, plain, `/dependentSchemas/${given.replaceAll('~', '~0').replaceAll('/', '~1')}`),
      ),
    );
  }
  return statements;
}

function sizes({ minProperties = 0, maxProperties }: ObjectKeywords, judging: Judging): readonly Code<'ts'>[] {
  const { module, value, reading } = judging;
  const statements: Code<'ts'>[] = [];
  if (minProperties > 0 && !reading.partial) {
    statements.push(
      ts`if (${module.runtime('hasFewer')}(${value}, ${number(minProperties)})) ${fail(judging, { keyword: 'minProperties', message: sentences.tooFewMembers(minProperties) })}`,
    );
  }
  if (maxProperties !== undefined) {
    statements.push(
      ts`if (${module.runtime('hasMore')}(${value}, ${number(maxProperties)})) ${fail(judging, { keyword: 'maxProperties', message: sentences.tooManyMembers(maxProperties) })}`,
    );
  }
  return statements;
}
