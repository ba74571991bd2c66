// Parsing of parameters and text bodies: serialized form (string, array, object) and readers of the types in it.

import { array, arrow, call, literal, object } from '../../../code/typescript/build-tree.ts';
import type { Expression } from '../../../code/typescript/tree.ts';
import type { JsonSchema } from '../../../model/types/schema.ts';
import type { ShapeUse } from '../../../model/types/shape.ts';
import type { ModuleContext } from '../function-request.ts';
import { types } from '../keywords/type.ts';
import { runtime } from '../runtime-imports.ts';
import { collectJsonKinds } from './json-kinds.ts';
import {
  untypedScalar,
  firstValidCall,
  parsedScalar,
  scalarReader,
  resolveShape,
  createScalar,
  staysString,
  textReader,
  type Scalar,
} from './parse-scalar.ts';
import { isJsonMediaType } from './validated-media-types.ts';

/** The serialized form of a parameter: one string, an array of strings, or strings by name. */
export type SerializedForm =
  | { readonly kind: 'text'; readonly scalar: Scalar }
  | {
      readonly kind: 'list';
      /** The first items, if each has a separate schema. */
      readonly first?: readonly ParameterElement[];
      readonly items: ParameterElement;
    }
  | {
      readonly kind: 'object';
      readonly properties: ReadonlyMap<string, ParameterElement>;
      readonly rest: ParameterElement;
    };

/** An item or property: a scalar, or an array or object as JSON text. */
export interface ParameterElement extends Scalar {
  /** Set if the value can be an array or object: `alone` if it cannot be a scalar, otherwise `too`. */
  readonly structured?: 'alone' | 'too';
}

/** A serialized form, or a parameter that can be a string or an array: the schema decides after parsing. */
export type ParameterForm =
  | SerializedForm
  | { readonly kind: 'either'; readonly scalar: Scalar; readonly items: ParameterElement };

/** Returns the form of a shape; `name` is the name of the parameter. */
export function parameterForm(
  use: ShapeUse,
  jsonSchema: JsonSchema | undefined,
  module: ModuleContext,
  name: string,
): ParameterForm {
  const { api, variants } = module.analysis;
  const { shape } = resolveShape(use.shape, api);
  const partOfShape = (each: ShapeUse): ParameterElement => parameterPart([each], module, name);
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
function objectForm(use: ShapeUse, module: ModuleContext, hint: string): SerializedForm | undefined {
  const { api } = module.analysis;
  const { items, properties, additional, scalars, isOpen } = collectJsonKinds([use], api);
  if (isOpen || items || !properties || (scalars.types & ~types.null) !== 0) return undefined;
  const part = (shapes: readonly ShapeUse[]): ParameterElement =>
    shapes.length === 0 ? untypedScalar : parameterPart(shapes, module, hint);
  return {
    kind: 'object',
    properties: new Map([...properties].map(([name, uses]) => [name, part(uses)])),
    rest: part(additional),
  };
}

/** Returns an item or property. If any string is valid, the value stays a string. */
function parameterPart(uses: readonly ShapeUse[], module: ModuleContext, hint: string | undefined): ParameterElement {
  const { api } = module.analysis;
  const { items, properties, scalars, isOpen } = collectJsonKinds(uses, api);
  const scalar = createScalar(uses, api, hint);
  if (isOpen || !(items ?? properties) || staysString(scalars, module)) return scalar;
  return { ...scalar, types: scalars.types, structured: (scalars.types & ~types.null) === 0 ? 'alone' : 'too' };
}

/** Returns the form if a branch is an array; `undefined` if both its items and a single string stay strings. */
function eitherForm(
  use: ShapeUse,
  scalar: Scalar,
  module: ModuleContext,
): Extract<ParameterForm, { readonly kind: 'either' }> | undefined {
  const { api } = module.analysis;
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
  textsIn: (form: SerializedForm) => Expression,
  module: ModuleContext,
): Expression {
  switch (form.kind) {
    case 'text':
      return parsedScalar(form.scalar, textsIn(form), module);
    case 'list':
      return form.first
        ? parsedTuple(
            form.first.map((part) => partReader(part, module)),
            partReader(form.items, module),
            textsIn(form),
          )
        : parsedArray(form.items, textsIn(form), module);
    case 'either': {
      const list = parsedArray(form.items, textsIn({ ...form, kind: 'list' }), module);
      return firstValidCall(form.scalar, textsIn({ ...form, kind: 'text' }), [arrow([], list)], module);
    }
    case 'object': {
      const rest = partReader(form.rest, module);
      return call(
        runtime('parseObject'),
        textsIn(form),
        object([...form.properties].map(([name, part]) => [name, partReader(part, module)])),
        ...(rest === undefined ? [] : [rest]),
      );
    }
  }
}

/** Returns the reader of a text body, which can be JSON like an item; `undefined` if it stays a string. */
function textBodyReader(use: ShapeUse, module: ModuleContext): Expression | undefined {
  return partReader(parameterPart([use], module, undefined), module);
}

/** Returns the reader of an item or property; `undefined` if it stays a string. */
function partReader(part: ParameterElement, module: ModuleContext): Expression | undefined {
  if (part.structured === undefined) return scalarReader(part, module);
  const json = runtime('parseJsonText');
  return part.structured === 'alone' ? json : textReader((text) => firstValidCall(part, text, [json], module));
}

/** Returns the parsed array. Each of the `readers` reads one of the first items, and `rest` reads the others. */
export function parsedTuple(
  readers: readonly (Expression | undefined)[],
  rest: Expression | undefined,
  texts: Expression,
): Expression {
  if (readers.every((reader) => reader === undefined) && rest === undefined) return texts;
  return call(
    runtime('parseTuple'),
    texts,
    array(readers.map((reader) => reader ?? literal(undefined))),
    ...(rest === undefined ? [] : [rest]),
  );
}

function parsedArray(items: ParameterElement, texts: Expression, module: ModuleContext): Expression {
  const reader = partReader(items, module);
  return reader === undefined ? texts : call(runtime('parseArray'), texts, reader);
}

/** Returns the parsed value of a text body, `value` itself if it stays a string; `undefined` if no schema can apply. */
export function parsedTextBody(
  mediaType: string,
  use: ShapeUse,
  value: Expression,
  module: ModuleContext,
): Expression | undefined {
  if (!canValidateText(mediaType, use, module)) return undefined;
  const reader = textBodyReader(use, module);
  return reader === undefined ? value : call(reader, value);
}

/** Returns whether a schema can apply to the body. How XML or CSV serializes arrays and objects is unknown. */
function canValidateText(mediaType: string, use: ShapeUse, { analysis: { api } }: ModuleContext): boolean {
  const { items, properties } = collectJsonKinds([use], api);
  return (items ?? properties) === undefined || /^text\/(?:plain|\*)\s*(?:;|$)/i.test(mediaType);
}

/** Returns whether a body of this media type is text without a known structure. */
export function isTextBody(mediaType: string): boolean {
  return /^text\//i.test(mediaType) && !isJsonMediaType(mediaType);
}
