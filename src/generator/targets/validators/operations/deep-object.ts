// Parsing of the style `deepObject`: nested arrays and objects, to the depth of their schemas.

import type { Code } from '../../../code/branded-text.ts';
import { propertyKey } from '../../../code/typescript/identifier.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Api } from '../../../model/types/api.ts';
import type { Origin } from '../../../model/types/origin.ts';
import type { Use } from '../../../model/types/shape.ts';
import type { Module } from '../module-plan.ts';
import { deepUses, mostReaders, needsTooMany } from './deep-object-readers.ts';
import { kindsOf, type Kinds } from './json-kinds.ts';
import { readAs, readerOf } from './parse-scalar.ts';

/**
 * Returns the parsed value of the result of `deepTexts`. If the schema needs too many readers, reports it and leaves
 * all scalars as strings.
 */
export function valueOfDeep(use: Use, texts: Code<'ts'>, module: Module): Code<'ts'> {
  const { api, report } = module.workshop;
  if (!needsTooMany(use, api)) return valueOf(kindsOf([use], api), texts, module);
  report.add('validators/too-many-readers', {
    message: `a value of this schema in the style deepObject may be of more than ${mostReaders} different sets of schemas, so its numbers and booleans stay texts`,
    place: originOf(use, api),
    help: 'Tell the branches of its unions apart, so that a name in them leads to one schema.',
  });
  return ts`${module.runtime('deepAny')}(${texts})`;
}

/** Returns whether the value can be an array or object; a scalar is serialized as in the style `form`. */
export function isDeep(use: Use, api: Api): boolean {
  const { items, members, open } = kindsOf([use], api);
  return items !== undefined || members !== undefined || open;
}

function valueOf({ scalars, items, members, rest, open }: Kinds, texts: Code<'ts'>, module: Module): Code<'ts'> {
  if (!items && !members) return open ? ts`${module.runtime('deepAny')}(${texts})` : readAs(scalars, texts, module);
  const list = (from: Code<'ts'>): readonly Code<'ts'>[] =>
    items ? [ts`${module.runtime('deepList')}(${join([from, ...given(readerOfUses(items, module))], ts`, `)})`] : [];
  const object = (from: Code<'ts'>): readonly Code<'ts'>[] => (members ? [objectOf(members, rest, from, module)] : []);
  const scalar = open || scalars.types !== 0;
  if (!scalar && !(items && members)) return join([...list(texts), ...object(texts)], ts``);
  const text = ts`text`;
  const readers = [
    ...(scalar ? [ts`text: ${(open ? undefined : readerOf(scalars, module)) ?? arrow(text)}`] : []),
    ...list(text).map((code) => ts`list: ${arrow(code)}`),
    ...object(text).map((code) => ts`object: ${arrow(code)}`),
  ];
  return ts`${module.runtime('deepEither')}(${texts}, { ${join(readers, ts`, `)} })`;
}

function objectOf(
  members: NonNullable<Kinds['members']>,
  rest: Kinds['rest'],
  texts: Code<'ts'>,
  module: Module,
): Code<'ts'> {
  const readers = [...members].flatMap(([name, uses]) =>
    given(readerOfUses(uses, module)).map(
      (reader) => ts`${name === '__proto__' ? ts`['__proto__']` : propertyKey(name)}: ${reader}`,
    ),
  );
  return ts`${module.runtime('objectOf')}(${join([texts, ts`{ ${join(readers, ts`, `)} }`, ...given(readerOfUses(rest, module))], ts`, `)})`;
}

/**
 * Returns the function that parses a value; `undefined` if strings stay strings. Shapes with references get named
 * functions, because they can be recursive.
 */
function readerOfUses(several: readonly Use[], module: Module): Code<'ts'> | undefined {
  if (several.length === 0) return undefined;
  const { key, uses } = deepUses(several);
  const kinds = kindsOf(uses, module.workshop.api);
  const { scalars, items, members, open } = kinds;
  if (!items && !members) return open ? module.runtime('deepAny') : readerOf(scalars, module);
  const [referred] = uses.flatMap(referredIn);
  const text = ts`text`;
  if (referred === undefined) return arrow(valueOf(kinds, text, module));
  return module.once(
    `deep ${key}`,
    `as${module.workshop.api.schema(referred)?.name.type ?? ''}`,
    (name) => ts`function ${name}(text: unknown): unknown { return ${valueOf(kinds, text, module)}; }`,
  );
}

/** Returns the schemas that a shape refers to, directly or in a branch or part. */
function referredIn({ shape }: Use): readonly string[] {
  if (shape.kind === 'union') return shape.branches.flatMap(referredIn);
  if (shape.kind === 'intersection') return shape.parts.flatMap(referredIn);
  return shape.kind === 'ref' ? [shape.id] : [];
}

/** Returns the location of the schema. */
function originOf({ shape }: Use, api: Api): Origin | undefined {
  const assertion = shape.kind === 'ref' ? api.schema(shape.id)?.assertion : shape.source;
  return typeof assertion === 'object' ? assertion.origin : undefined;
}

function arrow(value: Code<'ts'>): Code<'ts'> {
  return ts`(text: unknown) => ${value}`;
}

function given(code: Code<'ts'> | undefined): readonly Code<'ts'>[] {
  return code === undefined ? [] : [code];
}
