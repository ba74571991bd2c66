// How the text of a parameter becomes a value: its form (text, list, object), and the readers of the types in it.

import type { Code } from '../../../emit/code/code.ts';
import { propertyKey } from '../../../emit/code/identifier.ts';
import { join, ts } from '../../../emit/code/typescript.ts';
import type { Api } from '../../../model/declarations/api.ts';
import type { Assertion } from '../../../model/declarations/assertions.ts';
import type { Shape, Use } from '../../../model/declarations/shape.ts';
import type { TypeSet } from '../../../model/shape/types.ts';
import { types } from '../judge/types.ts';
import type { Module } from '../module.ts';

/** A parameter as it is written: one text, texts in a list, or texts by name. */
export type Form =
  | { readonly kind: 'text'; readonly types: TypeSet }
  | { readonly kind: 'list'; readonly items: TypeSet }
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, TypeSet>; readonly rest: TypeSet };

/** The form of what a schema describes, as its shape in a request has it. */
export function formOf(use: Use, assertion: Assertion | undefined, module: Module): Form {
  const { api, readings } = module.workshop;
  const { shape } = resolved(use.shape, api);
  const typesOf = (each: Use): TypeSet => typesIn(each, api);
  switch (shape.kind) {
    case 'list':
      return { kind: 'list', items: typesOf(shape.items) };
    case 'tuple':
      return { kind: 'list', items: types.string };
    case 'map':
      return { kind: 'object', members: new Map(), rest: typesOf(shape.values) };
    case 'object':
      return { kind: 'object', members: new Map(shape.properties.map(({ name, use: member }) => [name, typesOf(member)])), rest: shape.rest ? typesOf(shape.rest) : types.string };
    case 'text':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'ref':
    case 'union':
    case 'intersection':
    case 'any':
    case 'never':
      return { kind: 'text', types: assertion === undefined ? typesOf(use) : readings.summary(assertion).types };
  }
}

/** What a shape refers to, and whether it may be null on the way. */
export function resolved(shape: Shape, api: Api): { readonly shape: Shape; readonly nullable: boolean } {
  let [found, nullable] = [shape, false];
  for (let depth = 0; found.kind === 'ref' && depth < 100; depth++) {
    const use = api.schema(found.id)?.request;
    if (!use) break;
    found = use.shape;
    nullable ||= use.nullable;
  }
  return { shape: found, nullable };
}

/** The types that a value of this use may have. */
export function typesIn(use: Use, api: Api): TypeSet {
  const { shape, nullable } = resolved(use.shape, api);
  const set = ofShape(shape, api);
  return use.nullable || nullable ? set | types.null : set;
}

function ofShape(shape: Shape, api: Api): TypeSet {
  switch (shape.kind) {
    case 'number':
      return shape.integer ? types.integer : types.number;
    case 'boolean':
      return types.boolean;
    case 'enum':
      return shape.values.reduce<TypeSet>((set, { value }) => set | (typeof value === 'number' ? types.number : typeof value === 'boolean' ? types.boolean : types.string), 0);
    case 'union':
      return shape.branches.reduce<TypeSet>((set, branch) => set | typesIn(branch, api), 0);
    case 'text':
    case 'list':
    case 'tuple':
    case 'map':
    case 'object':
    case 'ref':
    case 'intersection':
    case 'any':
    case 'never':
      return types.string;
  }
}

/** A call that reads `text` as a value of the types. Where text is allowed it stays text: nothing is lost. */
export function readAs(set: TypeSet, text: Code<'ts'>, module: Module): Code<'ts'> {
  if ((set & types.string) !== 0) return text;
  let read = text;
  if ((set & types.boolean) !== 0) read = ts`${module.runtime('truth')}(${read})`;
  if ((set & types.number) === types.number) read = ts`${module.runtime('anyNumber')}(${read})`;
  else if ((set & types.integer) !== 0) read = ts`${module.runtime('wholeNumber')}(${read})`;
  if ((set & types.null) !== 0) read = ts`${module.runtime('nothing')}(${read})`;
  return read;
}

/** The function that reads a text as a value of the types; undefined where it stays text. */
export function readerOf(set: TypeSet, module: Module): Code<'ts'> | undefined {
  const call = readAs(set, ts`text`, module);
  if (call === 'text') return undefined;
  const single = [
    [types.boolean, 'truth'],
    [types.number, 'anyNumber'],
    [types.integer, 'wholeNumber'],
    [types.null, 'nothing'],
  ] as const;
  const only = single.find(([each]) => each === set);
  return only ? module.runtime(only[1]) : ts`(text: unknown) => ${call}`;
}

/** The texts of a form as values. */
export function valuesOfForm(form: Form, texts: Code<'ts'>, module: Module): Code<'ts'> {
  switch (form.kind) {
    case 'text':
      return readAs(form.types, texts, module);
    case 'list': {
      const reader = readerOf(form.items, module);
      return reader === undefined ? texts : ts`${module.runtime('listOf')}(${texts}, ${reader})`;
    }
    case 'object': {
      const readers = [...form.members].flatMap(([name, set]) => {
        const reader = readerOf(set, module);
        return reader === undefined ? [] : [ts`${name === '__proto__' ? ts`['__proto__']` : propertyKey(name)}: ${reader}`];
      });
      const rest = readerOf(form.rest, module);
      return ts`${module.runtime('objectOf')}(${join([texts, ts`{ ${join(readers, ts`, `)} }`, ...(rest === undefined ? [] : [rest])], ts`, `)})`;
    }
  }
}
