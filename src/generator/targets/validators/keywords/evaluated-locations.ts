// Evaluated properties and items of a valid value, as expressions, so that validation keeps no annotations.

import type { Code } from '../../../code/branded-text.ts';
import { string } from '../../../code/typescript/string-literal.ts';
import { join, number, ts } from '../../../code/typescript/template-literals.ts';
import type { Assertion, ObjectSchema } from '../../../model/types/schema.ts';
import type { Judging } from '../validation-context.ts';
import { compound } from '../names.ts';
import { matchOf } from '../regex-constants.ts';
import { exactTestOf, sharedTest, testOf } from './function-calls.ts';
import { wordsIn } from '../words.ts';
import { dynamicTarget } from './dynamic-ref.ts';

/**
 * Returns a test of whether a schema evaluates a property or item. Conditions on the whole value, such as the matching
 * branch, are memoized outside of the loop by `memoize`.
 */
type Ask = (assertion: Assertion, judging: Judging, value: Code<'ts'>, at: Code<'ts'>, once: Once) => Code<'ts'>;

/** Returns an expression that evaluates `expression` on first use and stores it in a variable of the type. */
export type Once = (asked: Code<'ts'>, type: Code<'ts'>) => Code<'ts'>;

/** Creates a memoizer and the function that returns the declarations of its variables. */
export function keeper({ module }: Judging): {
  readonly once: Once;
  readonly declarations: (used: Code<'ts'>) => readonly Code<'ts'>[];
} {
  const names = module.names.inner();
  const kept = new Map<Code<'ts'>, { readonly name: Code<'ts'>; readonly type: Code<'ts'> }>();
  return {
    once(asked, type) {
      if (asked === 'true' || asked === 'false') return asked;
      const variable = kept.get(asked) ?? { name: names.free('met'), type };
      kept.set(asked, variable);
      return ts`(${variable.name} ??= ${asked})`;
    },
    // Simplification can leave a variable unused.
    declarations: (used) =>
      [...kept.values()]
        .filter(({ name }) => wordsIn([used]).has(name))
        .map(({ name, type }) => ts`let ${name}: ${type} | undefined;`),
  };
}

/** Returns a test of whether the schema evaluates the property `name` of a valid value. */
export const knownMember: Ask = (assertion, judging, value, name, once) => {
  if (typeof assertion === 'boolean') return ts`false`;
  const { properties, patternProperties, additionalProperties, unevaluatedProperties, dependentSchemas } =
    assertion.object ?? {};
  if (additionalProperties !== undefined || unevaluatedProperties !== undefined) return ts`true`;
  const { module, hint } = judging;
  const terms = [...(properties?.keys() ?? [])].map((property) => ts`${name} === ${string(property)}`);
  for (const source of patternProperties?.keys() ?? []) {
    terms.push(ts`${matchOf(module, source, compound(hint, 'NamePattern'), name)}`);
  }
  for (const [property, dependent] of dependentSchemas ?? []) {
    terms.push(
      both(
        ts`${module.runtime('own')}(${value}, ${string(property)}) !== undefined`,
        knownMember(dependent, judging, value, name, once),
      ),
    );
  }
  return anyOf([...terms, ...inPlace(assertion, judging, value, name, 'members', knownMember, once)]);
};

/** Returns a test of whether the schema evaluates the item at `index` of a valid array. */
export const knownItem: Ask = (assertion, judging, value, index, once) => {
  if (typeof assertion === 'boolean') return ts`false`;
  const { prefixItems, items, contains, unevaluatedItems } = assertion.array ?? {};
  if (items !== undefined || unevaluatedItems !== undefined) return ts`true`;
  const terms: Code<'ts'>[] = [];
  if (prefixItems) terms.push(ts`${index} < ${number(prefixItems.length)}`);
  const item = ts`${value}[${index}]`;
  if (contains !== undefined)
    terms.push(
      sharedTest(
        testOf(contains, judging, '/contains', compound(judging.hint, 'Contained'), item),
        contains,
        judging,
        item,
      ),
    );
  return anyOf([...terms, ...inPlace(assertion, judging, value, index, 'items', knownItem, once)]);
};

function inPlace(
  schema: ObjectSchema,
  judging: Judging,
  value: Code<'ts'>,
  at: Code<'ts'>,
  mode: 'members' | 'items',
  ask: Ask,
  once: Once,
): readonly Code<'ts'>[] {
  const { module, reading, hint } = judging;
  const terms: Code<'ts'>[] = [];
  const named = (id: string): void =>
    void terms.push(ts`${once(module.named(id, reading, mode, value), knowsType(mode))}(${at})`);
  if (schema.ref !== undefined) named(schema.ref);
  if (schema.dynamicRef) named(dynamicTarget(schema.dynamicRef, reading));
  for (const part of schema.allOf ?? []) terms.push(ask(part, judging, value, at, once));
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    for (const [index, branch] of (schema[keyword] ?? []).entries()) {
      const known = ask(branch, judging, value, at, once);
      if (known !== 'false')
        terms.push(
          both(
            once(
              sharedTest(
                testOf(branch, judging, `/${keyword}/${index}`, compound(hint, `Option${index + 1}`), value),
                branch,
                judging,
                value,
              ),
              ts`boolean`,
            ),
            known,
          ),
        );
    }
  }
  if (schema.if !== undefined) {
    const met = once(
      sharedTest(exactTestOf(schema.if, judging, '/if', compound(hint, 'If'), value), schema.if, judging, value),
      ts`boolean`,
    );
    const then = anyOf([
      ask(schema.if, judging, value, at, once),
      schema.then === undefined ? ts`false` : ask(schema.then, judging, value, at, once),
    ]);
    const otherwise = schema.else === undefined ? ts`false` : ask(schema.else, judging, value, at, once);
    if (met === 'true' || met === 'false') terms.push(met === 'true' ? then : otherwise);
    else if (then !== 'false' || otherwise !== 'false') terms.push(ts`(${met} ? ${then} : ${otherwise})`);
  }
  return terms;
}

/** Returns the type of the predicate that tells whether a property or item is evaluated. */
export function knowsType(mode: 'members' | 'items'): Code<'ts'> {
  return mode === 'members' ? ts`((key: string) => boolean)` : ts`((index: number) => boolean)`;
}

function anyOf(terms: readonly Code<'ts'>[]): Code<'ts'> {
  const said = terms.filter((term) => term !== 'false');
  if (said.some((term) => term === 'true')) return ts`true`;
  return said.length === 0 ? ts`false` : ts`(${join(said, ts` || `)})`;
}

function both(condition: Code<'ts'>, known: Code<'ts'>): Code<'ts'> {
  if (known === 'false' || condition === 'false') return ts`false`;
  if (known === 'true') return condition;
  return condition === 'true' ? known : ts`(${known} && ${condition})`;
}
