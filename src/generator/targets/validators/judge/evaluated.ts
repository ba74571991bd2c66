// Which members and items of a valid value a schema has judged, as an expression: no list of them is kept while judging.

import type { Code } from '../../../emit/code/code.ts';
import { string } from '../../../emit/code/string.ts';
import { join, number, ts } from '../../../emit/code/typescript.ts';
import type { Assertion, ObjectSchema } from '../../../model/declarations/assertions.ts';
import type { Judging } from '../judging.ts';
import { compound } from '../names.ts';
import { matchOf } from '../patterns.ts';
import { exactTestOf, testOf } from './call.ts';
import { dynamicTarget } from './dynamic.ts';

/** Asks one schema about one member (`name`) or item (`index`). */
type Ask = (assertion: Assertion, judging: Judging, value: Code<'ts'>, at: Code<'ts'>) => Code<'ts'>;

/** Whether the member `name` is judged by the schema, of a value that is valid by it. */
export const knownMember: Ask = (assertion, judging, value, name) => {
  if (typeof assertion === 'boolean') return ts`false`;
  const { properties, patternProperties, additionalProperties, unevaluatedProperties, dependentSchemas } = assertion.object ?? {};
  if (additionalProperties !== undefined || unevaluatedProperties !== undefined) return ts`true`;
  const { module, hint } = judging;
  const terms = [...(properties?.keys() ?? [])].map((property) => ts`${name} === ${string(property)}`);
  for (const source of patternProperties?.keys() ?? []) {
    terms.push(ts`${matchOf(module, source, compound(hint, 'NamePattern'), name)}`);
  }
  for (const [property, dependent] of dependentSchemas ?? []) {
    terms.push(both(ts`${module.runtime('own')}(${value}, ${string(property)}) !== undefined`, knownMember(dependent, judging, value, name)));
  }
  return anyOf([...terms, ...inPlace(assertion, judging, value, name, 'members', knownMember)]);
};

/** Whether the item at `index` is judged by the schema, of a list that is valid by it. */
export const knownItem: Ask = (assertion, judging, value, index) => {
  if (typeof assertion === 'boolean') return ts`false`;
  const { prefixItems, items, contains, unevaluatedItems } = assertion.array ?? {};
  if (items !== undefined || unevaluatedItems !== undefined) return ts`true`;
  const terms: Code<'ts'>[] = [];
  if (prefixItems) terms.push(ts`${index} < ${number(prefixItems.length)}`);
  if (contains !== undefined) terms.push(testOf(contains, judging, '/contains', compound(judging.hint, 'Contained'), ts`${value}[${index}]`));
  return anyOf([...terms, ...inPlace(assertion, judging, value, index, 'items', knownItem)]);
};

function inPlace(schema: ObjectSchema, judging: Judging, value: Code<'ts'>, at: Code<'ts'>, mode: 'members' | 'items', ask: Ask): readonly Code<'ts'>[] {
  const { module, reading, hint } = judging;
  const terms: Code<'ts'>[] = [];
  const named = (id: string): void => void terms.push(ts`${module.named(id, reading, mode, value, at)}`);
  if (schema.ref !== undefined) named(schema.ref);
  if (schema.dynamicRef) named(dynamicTarget(schema.dynamicRef, reading));
  for (const part of schema.allOf ?? []) terms.push(ask(part, judging, value, at));
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    for (const [index, branch] of (schema[keyword] ?? []).entries()) {
      const known = ask(branch, judging, value, at);
      if (known !== 'false') terms.push(both(testOf(branch, judging, `/${keyword}/${index}`, compound(hint, `Option${index + 1}`), value), known));
    }
  }
  if (schema.if !== undefined) {
    const met = exactTestOf(schema.if, judging, '/if', compound(hint, 'If'), value);
    const then = anyOf([ask(schema.if, judging, value, at), schema.then === undefined ? ts`false` : ask(schema.then, judging, value, at)]);
    const otherwise = schema.else === undefined ? ts`false` : ask(schema.else, judging, value, at);
    if (then !== 'false' || otherwise !== 'false') terms.push(ts`(${met} ? ${then} : ${otherwise})`);
  }
  return terms;
}

function anyOf(terms: readonly Code<'ts'>[]): Code<'ts'> {
  const said = terms.filter((term) => term !== 'false');
  if (said.some((term) => term === 'true')) return ts`true`;
  return said.length === 0 ? ts`false` : ts`(${join(said, ts` || `)})`;
}

function both(condition: Code<'ts'>, known: Code<'ts'>): Code<'ts'> {
  if (known === 'false' || condition === 'false') return ts`false`;
  if (known === 'true') return condition;
  return condition === 'true' ? known : ts`(${condition} && ${known})`;
}
