// Parsing of parameters and text bodies: serialized form (string, array, object) and readers of the types in it.

import type { SafeText } from '../../../code/branded-text.ts';
import { propertyKey, joinCode, ts } from '../../../code/typescript/typescript.ts';
import type { JsonSchema } from '../../../model/types/schema.ts';
import type { ShapeUse } from '../../../model/types/shape.ts';
import { types } from '../keywords/type.ts';
import type { Module } from '../module-plan.ts';
import { collectJsonKinds } from './json-kinds.ts';
import {
  untypedScalar,
  firstValidCall,
  parsedScalar,
  scalarReader,
  resolveShape,
  createScalar,
  staysString,
  type Scalar,
} from './parse-scalar.ts';
import { isJsonMediaType } from './validate-part.ts';

/** The serialized form of a parameter: one string, an array of strings, or strings by name. */
export type SerializedForm =
  | { readonly kind: 'text'; readonly scalar: Scalar }
  | {
      readonly kind: 'list';
      /** The first items, if each has a separate schema. */
      readonly first?: readonly ParameterPart[];
      readonly items: ParameterPart;
    }
  | { readonly kind: 'object'; readonly properties: ReadonlyMap<string, ParameterPart>; readonly rest: ParameterPart };

/** An item or property: a scalar, or an array or object as JSON text. */
export interface ParameterPart extends Scalar {
  /** Set if the value can be an array or object: `alone` if it cannot be a scalar, otherwise `too`. */
  readonly structured?: 'alone' | 'too';
}

/** A serialized form, or a parameter that can be a string or an array: the schema decides after parsing. */
export type ParameterForm =
  | SerializedForm
  | { readonly kind: 'either'; readonly scalar: Scalar; readonly items: ParameterPart };

/** Returns the form of a shape; `name` is the name of the parameter. */
export function parameterForm(
  use: ShapeUse,
  jsonSchema: JsonSchema | undefined,
  module: Module,
  name: string,
): ParameterForm {
  const { api, variants } = module.registry;
  const { shape } = resolveShape(use.shape, api);
  const partOfShape = (each: ShapeUse): ParameterPart => parameterPart([each], module, name);
  switch (shape.kind) {
    case 'list':
      return { kind: 'list', items: partOfShape(shape.items) };
    case 'tuple':
      return {
        kind: 'list',
        first: shape.items.map(partOfShape),
        items: shape.rest ? partOfShape(shape.rest) : untypedScalar,
      };
    case 'map':
      return { kind: 'object', properties: new Map(), rest: partOfShape(shape.values) };
    case 'object':
      return {
        kind: 'object',
        properties: new Map(shape.properties.map(({ name, use: property }) => [name, partOfShape(property)])),
        rest: shape.rest ? partOfShape(shape.rest) : untypedScalar,
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
        jsonSchema === undefined
          ? partOfShape(use)
          : { types: variants.summary(jsonSchema).types, uses: [use], hint: name };
      return (
        (shape.kind === 'union' ? eitherForm(use, scalar, module) : undefined) ??
        objectForm(use, module, name) ?? { kind: 'text', scalar }
      );
    }
  }
}

/** Returns the form if all parts and branches are objects: the properties of all of them. */
function objectForm(use: ShapeUse, module: Module, hint: string): SerializedForm | undefined {
  const { api } = module.registry;
  const { items, properties, additional, scalars, isOpen } = collectJsonKinds([use], api);
  if (isOpen || items || !properties || (scalars.types & ~types.null) !== 0) return undefined;
  const part = (shapes: readonly ShapeUse[]): ParameterPart =>
    shapes.length === 0 ? untypedScalar : parameterPart(shapes, module, hint);
  return {
    kind: 'object',
    properties: new Map([...properties].map(([name, uses]) => [name, part(uses)])),
    rest: part(additional),
  };
}

/** Returns an item or property. If any string is valid, the value stays a string. */
function parameterPart(uses: readonly ShapeUse[], module: Module, hint: string | undefined): ParameterPart {
  const { api } = module.registry;
  const { items, properties, scalars, isOpen } = collectJsonKinds(uses, api);
  const scalar = createScalar(uses, api, hint);
  if (isOpen || !(items ?? properties) || staysString(scalars, module)) return scalar;
  return { ...scalar, types: scalars.types, structured: (scalars.types & ~types.null) === 0 ? 'alone' : 'too' };
}

/** Returns the form if a branch is an array; `undefined` if both its items and a single string stay strings. */
function eitherForm(
  use: ShapeUse,
  scalar: Scalar,
  module: Module,
): Extract<ParameterForm, { readonly kind: 'either' }> | undefined {
  const { api } = module.registry;
  const { items, isOpen, scalars } = collectJsonKinds([use], api);
  if (isOpen || !items) return undefined;
  const item = parameterPart(items, module, scalar.hint);
  return staysString(scalars, module) && partReader(item, module) === undefined
    ? undefined
    : { kind: 'either', scalar: { ...scalar, types: scalars.types }, items: item };
}

/** Returns the parsed value of a form; `textsIn` returns the raw values. */
export function parsedParameter(
  form: ParameterForm,
  textsIn: (form: SerializedForm) => SafeText<'ts'>,
  module: Module,
): SafeText<'ts'> {
  switch (form.kind) {
    case 'text':
      return parsedScalar(form.scalar, textsIn(form), module);
    case 'list':
      return form.first
        ? parsedTuple(
            form.first.map((part) => partReader(part, module)),
            partReader(form.items, module),
            textsIn(form),
            module,
          )
        : parsedArray(form.items, textsIn(form), module);
    case 'either': {
      const list = parsedArray(form.items, textsIn({ ...form, kind: 'list' }), module);
      return firstValidCall(form.scalar, textsIn({ ...form, kind: 'text' }), [ts`() => ${list}`], module);
    }
    case 'object': {
      const readers = [...form.properties].flatMap(([name, part]) => {
        const reader = partReader(part, module);
        return reader === undefined
          ? []
          : [ts`${name === '__proto__' ? ts`['__proto__']` : propertyKey(name)}: ${reader}`];
      });
      const rest = partReader(form.rest, module);
      return ts`${module.runtime('parseObject')}(${joinCode([textsIn(form), ts`{ ${joinCode(readers, ts`, `)} }`, ...(rest === undefined ? [] : [rest])], ts`, `)})`;
    }
  }
}

/** Returns the reader of a text body, which can be JSON like an item; `undefined` if it stays a string. */
function textBodyReader(use: ShapeUse, module: Module): SafeText<'ts'> | undefined {
  return partReader(parameterPart([use], module, undefined), module);
}

/** Returns the reader of an item or property; `undefined` if it stays a string. */
function partReader(part: ParameterPart, module: Module): SafeText<'ts'> | undefined {
  if (part.structured === undefined) return scalarReader(part, module);
  const json = module.runtime('parseJsonText');
  return part.structured === 'alone' ? json : ts`(text: unknown) => ${firstValidCall(part, ts`text`, [json], module)}`;
}

/** Returns the parsed array. Each of the `readers` reads one of the first items, and `rest` reads the others. */
export function parsedTuple(
  readers: readonly (SafeText<'ts'> | undefined)[],
  rest: SafeText<'ts'> | undefined,
  texts: SafeText<'ts'>,
  module: Module,
): SafeText<'ts'> {
  if (readers.every((reader) => reader === undefined) && rest === undefined) return texts;
  return ts`${module.runtime('parseTuple')}(${joinCode(
    [
      texts,
      ts`[${joinCode(
        readers.map((reader) => reader ?? ts`undefined`),
        ts`, `,
      )}]`,
      ...(rest === undefined ? [] : [rest]),
    ],
    ts`, `,
  )})`;
}

function parsedArray(items: ParameterPart, texts: SafeText<'ts'>, module: Module): SafeText<'ts'> {
  const reader = partReader(items, module);
  return reader === undefined ? texts : ts`${module.runtime('parseArray')}(${texts}, ${reader})`;
}

/** Returns the parsed value of a text body; `undefined` if no schema can apply to it. */
export function parsedTextBody(
  mediaType: string,
  use: ShapeUse,
  value: SafeText<'ts'>,
  module: Module,
): SafeText<'ts'> | undefined {
  if (!canValidateText(mediaType, use, module)) return undefined;
  const reader = textBodyReader(use, module);
  return reader === undefined ? value : reader.startsWith('(') ? ts`(${reader})(${value})` : ts`${reader}(${value})`;
}

/** Returns whether a schema can apply to the body. How XML or CSV serializes arrays and objects is unknown. */
export function canValidateText(mediaType: string, use: ShapeUse, { registry: { api } }: Module): boolean {
  const { items, properties } = collectJsonKinds([use], api);
  return (items ?? properties) === undefined || /^text\/(?:plain|\*)\s*(?:;|$)/i.test(mediaType);
}

/** Returns whether a body of this media type is text without a known structure. */
export function isTextBody(mediaType: string): boolean {
  return /^text\//i.test(mediaType) && !isJsonMediaType(mediaType);
}
