// Parsing of parameters: serialized form (string, array, object) and readers of the types in it.

import type { Code } from '../../../code/branded-text.ts';
import { propertyKey } from '../../../code/typescript/identifier.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Assertion } from '../../../model/types/schema.ts';
import type { Use } from '../../../model/types/shape.ts';
import { types } from '../keywords/type.ts';
import type { Module } from '../module-plan.ts';
import { kindsOf } from './json-kinds.ts';
import { anyText, firstValid, readAs, readerOf, resolved, scalarOf, staysText, type Scalar } from './parse-scalar.ts';

/** The serialized form of a parameter: one string, an array of strings, or strings by name. */
export type WrittenForm =
  | { readonly kind: 'text'; readonly scalar: Scalar }
  | {
      readonly kind: 'list';
      /** The first items, if each has its own schema. */ readonly first?: readonly Part[];
      readonly items: Part;
    }
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, Part>; readonly rest: Part };

/** An item or property: a scalar, or an array or object as JSON text. */
export interface Part extends Scalar {
  /** Whether it can be an array or object: only that, or also a scalar. */
  readonly structured?: 'alone' | 'too';
}

/** A serialized form, or a parameter that can be a string or an array: the schema decides after parsing. */
export type Form = WrittenForm | { readonly kind: 'either'; readonly scalar: Scalar; readonly items: Part };

/** Returns the form of a shape; `name` is the name of the parameter. */
export function formOf(use: Use, assertion: Assertion | undefined, module: Module, name: string): Form {
  const { api, readings } = module.workshop;
  const { shape } = resolved(use.shape, api);
  const only = (each: Use): Part => partOf([each], module, name);
  switch (shape.kind) {
    case 'list':
      return { kind: 'list', items: only(shape.items) };
    case 'tuple':
      return { kind: 'list', first: shape.items.map(only), items: shape.rest ? only(shape.rest) : anyText };
    case 'map':
      return { kind: 'object', members: new Map(), rest: only(shape.values) };
    case 'object':
      return {
        kind: 'object',
        members: new Map(shape.properties.map(({ name, use: member }) => [name, only(member)])),
        rest: shape.rest ? only(shape.rest) : anyText,
      };
    case 'text':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'ref':
    case 'union':
    case 'intersection':
    case 'any':
    case 'never': {
      const scalar =
        assertion === undefined ? only(use) : { types: readings.summary(assertion).types, uses: [use], hint: name };
      return (
        (shape.kind === 'union' ? eitherOf(use, scalar, module) : undefined) ??
        objectOf(use, module, name) ?? { kind: 'text', scalar }
      );
    }
  }
}

/** Returns the form if all parts and branches are objects: the properties of all of them. */
function objectOf(use: Use, module: Module, hint: string): WrittenForm | undefined {
  const { api } = module.workshop;
  const { items, members, rest, scalars, open } = kindsOf([use], api);
  if (open || items || !members || (scalars.types & ~types.null) !== 0) return undefined;
  const part = (several: readonly Use[]): Part => (several.length === 0 ? anyText : partOf(several, module, hint));
  return { kind: 'object', members: new Map([...members].map(([name, uses]) => [name, part(uses)])), rest: part(rest) };
}

/** If any string is valid it stays a string, whatever else is allowed. */
function partOf(uses: readonly Use[], module: Module, hint: string | undefined): Part {
  const { api } = module.workshop;
  const { items, members, scalars, open } = kindsOf(uses, api);
  const scalar = scalarOf(uses, api, hint);
  if (open || !(items ?? members) || staysText(scalars, module)) return scalar;
  return { ...scalar, types: scalars.types, structured: (scalars.types & ~types.null) === 0 ? 'alone' : 'too' };
}

/** Returns the form if a branch is an array; `undefined` if both its items and a single string stay strings. */
function eitherOf(use: Use, scalar: Scalar, module: Module): Extract<Form, { readonly kind: 'either' }> | undefined {
  const { api } = module.workshop;
  const { items, open, scalars } = kindsOf([use], api);
  if (open || !items) return undefined;
  const item = partOf(items, module, scalar.hint);
  return staysText(scalars, module) && readerOfPart(item, module) === undefined
    ? undefined
    : { kind: 'either', scalar: { ...scalar, types: scalars.types }, items: item };
}

/** Returns the parsed value of a form; `textsIn` returns the raw values. */
export function valuesOfForm(form: Form, textsIn: (form: WrittenForm) => Code<'ts'>, module: Module): Code<'ts'> {
  switch (form.kind) {
    case 'text':
      return readAs(form.scalar, textsIn(form), module);
    case 'list':
      return form.first
        ? tupleOf(
            form.first.map((part) => readerOfPart(part, module)),
            readerOfPart(form.items, module),
            textsIn(form),
            module,
          )
        : listOf(form.items, textsIn(form), module);
    case 'either': {
      const list = listOf(form.items, textsIn({ ...form, kind: 'list' }), module);
      return firstValid(form.scalar, textsIn({ ...form, kind: 'text' }), [ts`() => ${list}`], module);
    }
    case 'object': {
      const readers = [...form.members].flatMap(([name, part]) => {
        const reader = readerOfPart(part, module);
        return reader === undefined
          ? []
          : [ts`${name === '__proto__' ? ts`['__proto__']` : propertyKey(name)}: ${reader}`];
      });
      const rest = readerOfPart(form.rest, module);
      return ts`${module.runtime('objectOf')}(${join([textsIn(form), ts`{ ${join(readers, ts`, `)} }`, ...(rest === undefined ? [] : [rest])], ts`, `)})`;
    }
  }
}

/** Returns the reader of a text body, which can be JSON like an item; `undefined` if it stays a string. */
export function readerOfText(use: Use, module: Module): Code<'ts'> | undefined {
  return readerOfPart(partOf([use], module, undefined), module);
}

/** Returns the reader of an item or property; `undefined` if it stays a string. */
function readerOfPart(part: Part, module: Module): Code<'ts'> | undefined {
  if (part.structured === undefined) return readerOf(part, module);
  const json = module.runtime('jsonText');
  return part.structured === 'alone' ? json : ts`(text: unknown) => ${firstValid(part, ts`text`, [json], module)}`;
}

/** Returns the parsed array: the first items by their own readers, others by `rest`. */
export function tupleOf(
  readers: readonly (Code<'ts'> | undefined)[],
  rest: Code<'ts'> | undefined,
  texts: Code<'ts'>,
  module: Module,
): Code<'ts'> {
  if (readers.every((reader) => reader === undefined) && rest === undefined) return texts;
  return ts`${module.runtime('tupleOf')}(${join(
    [
      texts,
      ts`[${join(
        readers.map((reader) => reader ?? ts`undefined`),
        ts`, `,
      )}]`,
      ...(rest === undefined ? [] : [rest]),
    ],
    ts`, `,
  )})`;
}

function listOf(items: Part, texts: Code<'ts'>, module: Module): Code<'ts'> {
  const reader = readerOfPart(items, module);
  return reader === undefined ? texts : ts`${module.runtime('listOf')}(${texts}, ${reader})`;
}
