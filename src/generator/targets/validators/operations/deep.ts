// How texts in the style `deepObject` become a value: readers of lists and objects in one another, to whatever depth their schemas have.

import type { Code } from '../../../emit/code/code.ts';
import { propertyKey } from '../../../emit/code/identifier.ts';
import { join, ts } from '../../../emit/code/typescript.ts';
import type { Api } from '../../../model/declarations/api.ts';
import type { Use } from '../../../model/declarations/shape.ts';
import type { Module } from '../module.ts';
import { readAs, readerOf } from './form.ts';
import { kindsOf, type Kinds } from './kinds.ts';

/** The value of `texts`, which `deepTexts` found. */
export function valueOfDeep(use: Use, texts: Code<'ts'>, module: Module): Code<'ts'> {
  return valueOf(kindsOf([use], module.workshop.api), texts, module);
}

/** Whether a value is, or may be, a list or an object; a scalar alone is written as a form has it. */
export function isDeep(use: Use, api: Api): boolean {
  const { items, members, open } = kindsOf([use], api);
  return items !== undefined || members !== undefined || open;
}

function valueOf({ scalars, items, members, rest, open }: Kinds, texts: Code<'ts'>, module: Module): Code<'ts'> {
  if (!items && !members) return open ? ts`${module.runtime('deepAny')}(${texts})` : readAs(scalars, texts, module);
  const list = (from: Code<'ts'>): readonly Code<'ts'>[] => (items ? [ts`${module.runtime('deepList')}(${join([from, ...given(readerOfUses(items, module))], ts`, `)})`] : []);
  const object = (from: Code<'ts'>): readonly Code<'ts'>[] => (members ? [objectOf(members, rest, from, module)] : []);
  const scalar = open || scalars !== 0;
  if (!scalar && !(items && members)) return join([...list(texts), ...object(texts)], ts``);
  const text = ts`text`;
  const readers = [
    ...(scalar ? [ts`text: ${(open ? undefined : readerOf(scalars, module)) ?? arrow(text)}`] : []),
    ...list(text).map((code) => ts`list: ${arrow(code)}`),
    ...object(text).map((code) => ts`object: ${arrow(code)}`),
  ];
  return ts`${module.runtime('deepEither')}(${texts}, { ${join(readers, ts`, `)} })`;
}

function objectOf(members: NonNullable<Kinds['members']>, rest: Kinds['rest'], texts: Code<'ts'>, module: Module): Code<'ts'> {
  const readers = [...members].flatMap(([name, uses]) => given(readerOfUses(uses, module)).map((reader) => ts`${name === '__proto__' ? ts`['__proto__']` : propertyKey(name)}: ${reader}`));
  return ts`${module.runtime('objectOf')}(${join([texts, ts`{ ${join(readers, ts`, `)} }`, ...given(readerOfUses(rest, module))], ts`, `)})`;
}

/** The function that reads a value; undefined where text stays text. What refers to a schema has one of its own, for it may refer to itself. */
function readerOfUses(uses: readonly Use[], module: Module): Code<'ts'> | undefined {
  if (uses.length === 0) return undefined;
  const kinds = kindsOf(uses, module.workshop.api);
  const { scalars, items, members, open } = kinds;
  if (!items && !members) return open ? module.runtime('deepAny') : readerOf(scalars, module);
  const referred = uses.flatMap(referredIn);
  const text = ts`text`;
  if (referred.length === 0) return arrow(valueOf(kinds, text, module));
  const [type = ''] = referred.map((id) => module.workshop.api.schema(id)?.name.type ?? '');
  return module.once(`deep ${keyOf(uses)}`, `as${type}`, (name) => ts`function ${name}(text: unknown): unknown { return ${valueOf(kinds, text, module)}; }`);
}

/** The schemas that a use refers to, itself or by a branch or part of it. */
function referredIn({ shape }: Use): readonly string[] {
  if (shape.kind === 'union') return shape.branches.flatMap(referredIn);
  if (shape.kind === 'intersection') return shape.parts.flatMap(referredIn);
  return shape.kind === 'ref' ? [shape.id] : [];
}

/** What tells uses apart: all that is said of their kinds. */
function keyOf(uses: readonly Use[]): string {
  return JSON.stringify(uses, (name, value: unknown) => (name === 'source' || name === 'assertion' || name === 'description' ? undefined : value));
}

function arrow(value: Code<'ts'>): Code<'ts'> {
  return ts`(text: unknown) => ${value}`;
}

function given(code: Code<'ts'> | undefined): readonly Code<'ts'>[] {
  return code === undefined ? [] : [code];
}
