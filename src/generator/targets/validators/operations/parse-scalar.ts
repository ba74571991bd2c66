// Parsing of scalars: number, boolean, null, or string, as the schema allows.

import { arrow, binary, call, keyword, literal, local, name, or } from '../../../code/typescript/build-tree.ts';
import { distinctNodes } from '../../../code/typescript/inspect-tree.ts';
import type { Expression } from '../../../code/typescript/tree.ts';
import type { Api } from '../../../model/types/api.ts';
import type { Shape, ShapeUse } from '../../../model/types/shape.ts';
import type { TypeSet } from '../../../model/shape/type-set.ts';
import { types } from '../keywords/type.ts';
import type { JsonSchema } from '../../../model/types/schema.ts';
import { listReferences } from '../../../model/visit-schemas.ts';
import { acceptsAnything, soleRef } from '../keywords/function-calls.ts';
import type { ModuleContext } from '../function-request.ts';
import { compound } from '../preferred-variable-names.ts';
import { runtime } from '../runtime-imports.ts';
import { callInlineSchema, callNonNarrowingGuard } from '../validator-calls.ts';
import { noAnchors, type ValidationVariant } from '../validation-variant.ts';
import { stringFormats } from '../formats.ts';

/** A scalar in serialized form: the types it can have, and the shapes of which one must match. */
export interface Scalar {
  readonly types: TypeSet;
  readonly uses: readonly ShapeUse[];
  /** The base of function names, if the schema has no name. */
  readonly hint?: string;
}

/** A string without a known type. */
export const untypedScalar: Scalar = { types: types.every, uses: [] };

/** Creates the scalar of a value that has one of the shapes. */
export function createScalar(uses: readonly ShapeUse[], api: Api, hint?: string): Scalar {
  return {
    types: uses.reduce<TypeSet>((set, use) => set | typesOfUse(use, api), 0),
    uses,
    ...(hint !== undefined && { hint }),
  };
}

/** Returns the shape that a reference resolves to, and whether a reference on the way is nullable. */
export function resolveShape(shape: Shape, api: Api): { readonly shape: Shape; readonly nullable: boolean } {
  let [current, nullable] = [shape, false];
  for (let depth = 0; current.kind === 'ref' && depth < 100; depth++) {
    const use = api.schema(current.id)?.request;
    if (!use) break;
    current = use.shape;
    nullable ||= use.nullable;
  }
  return { shape: current, nullable };
}

/** Returns the types that a value of this shape can have. */
export function typesOfUse(use: ShapeUse, api: Api): TypeSet {
  const { shape, nullable } = resolveShape(use.shape, api);
  const set = typesOfShape(shape, api);
  return use.nullable || nullable ? set | types.null : set;
}

function typesOfShape(shape: Shape, api: Api): TypeSet {
  switch (shape.kind) {
    case 'number':
      return shape.integer ? types.integer : types.number;
    case 'boolean':
      return types.boolean;
    case 'enum':
      return shape.values.reduce<TypeSet>(
        (set, { value }) =>
          set | (typeof value === 'number' ? types.number : typeof value === 'boolean' ? types.boolean : types.string),
        0,
      );
    case 'union':
      return shape.branches.reduce<TypeSet>((set, branch) => set | typesOfUse(branch, api), 0);
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

/** Returns the functions that parse a string as one of the types; each returns other strings unchanged. */
function scalarReaders(set: TypeSet): readonly Expression[] {
  return [
    ...((set & types.boolean) !== 0 ? [runtime('parseBoolean')] : []),
    ...((set & types.number) === types.number
      ? [runtime('parseNumber')]
      : (set & types.integer) !== 0
        ? [runtime('parseInteger')]
        : []),
    ...((set & types.null) !== 0 ? [runtime('parseNull')] : []),
  ];
}

/** Returns whether the value can stay a string without validation. */
export function staysString(scalar: Scalar, module: ModuleContext): boolean {
  if ((scalar.types & types.string) === 0) return false;
  return (
    (scalar.types & (types.null | types.boolean | types.number)) === 0 ||
    scalar.uses.length === 0 ||
    scalar.uses.some((use) => acceptsAnyString(use, module))
  );
}

/**
 * Returns a call that parses `text`; `text` itself if it stays a string. If only some strings are valid, the first
 * valid interpretation is used.
 */
export function parsedScalar(scalar: Scalar, text: Expression, module: ModuleContext): Expression {
  if (staysString(scalar, module)) return text;
  if ((scalar.types & types.string) !== 0) return firstValidCall(scalar, text, [], module);
  return scalarReaders(scalar.types).reduce((read, reader) => call(reader, read), text);
}

/**
 * Returns a call that returns the first valid interpretation of `text`: the string, a scalar, or the result of one of
 * the `otherReaders`.
 */
export function firstValidCall(
  { types: set, uses, hint }: Scalar,
  text: Expression,
  otherReaders: readonly Expression[],
  module: ModuleContext,
): Expression {
  return call(
    runtime('parseFirstValid'),
    text,
    guardOfShapes(uses, hint ?? 'text', module),
    ...scalarReaders(set),
    ...otherReaders,
  );
}

/** Returns the function that parses a scalar; `undefined` if the value stays a string. */
export function scalarReader(scalar: Scalar, module: ModuleContext): Expression | undefined {
  const [single, ...others] = scalarReaders(scalar.types);
  const canBeString = (scalar.types & types.string) !== 0;
  if (canBeString ? staysString(scalar, module) : single === undefined) return undefined;
  return single !== undefined && others.length === 0 && !canBeString
    ? single
    : textReader((text) => parsedScalar(scalar, text, module));
}

/** The parameter of readers. Nested readers use their own text only, so they can share it. */
const textSymbol = local('text');

/** Returns a function that parses its parameter: `(text: unknown) => …`. */
export function textReader(parse: (text: Expression) => Expression): Expression {
  return arrow([{ symbol: textSymbol, type: keyword('unknown') }], parse(name(textSymbol)));
}

/** Rules need complete objects, and are checked after everything is parsed. */
const variant: ValidationVariant = { direction: 'request', anchors: noAnchors, hasBigints: true, isShapeOnly: true };

/** The parameter of predicates. */
const valueSymbol = local('value');
const valueVariable = name(valueSymbol);

/** Returns a predicate for whether a value is valid for one of the shapes. */
export function guardOfShapes(uses: readonly ShapeUse[], hint: string, module: ModuleContext): Expression {
  const tests = uses.flatMap((use) => [
    ...(use.nullable ? [binary(valueVariable, '===', literal(null))] : []),
    guardOfShape(use, hint, module),
  ]);
  const test = or(...distinctNodes(tests));
  if (test.kind === 'call' && test.arguments.length === 1 && test.arguments[0] === valueVariable) return test.callee;
  return arrow([{ symbol: valueSymbol, type: keyword('unknown') }], test);
}

function guardOfShape({ shape }: ShapeUse, hint: string, module: ModuleContext): Expression {
  if (shape.kind === 'ref') return namedGuardCall(shape.id, module);
  const { source = true } = shape;
  if (acceptsAnything(source)) return literal(true);
  const id = soleRef(source);
  if (id !== undefined) return namedGuardCall(id, module);
  const result = callInlineSchema(
    { jsonSchema: source, variant, kind: 'guard', schemaPointer: '', hint: compound(propertyHint(source) ?? hint, '') },
    module,
    valueVariable,
  );
  return withRecursionGuard(
    listReferences(source).some((each) => module.analysis.needsRecursionGuard(each)),
    result,
  );
}

function namedGuardCall(id: string, module: ModuleContext): Expression {
  return withRecursionGuard(
    module.analysis.needsRecursionGuard(id),
    callNonNarrowingGuard(id, variant, module, valueVariable),
  );
}

function withRecursionGuard(needsGuard: boolean, result: Expression): Expression {
  return needsGuard ? call(runtime('acceptRecursive'), arrow([], result)) : result;
}

/** Returns the name of the property that the schema describes, by its location in the document. */
function propertyHint(jsonSchema: JsonSchema): string | undefined {
  const pointer = typeof jsonSchema === 'object' ? jsonSchema.sourceLocation.pointer : '';
  return /\/properties\/([A-Za-z][\w-]*)(?:\/(?:items|(?:one|any)Of\/\d+))*$/.exec(pointer)?.[1];
}

/** Maximum depth of references; deeper schemas are assumed to reject some strings. */
const maxDepth = 20;

/**
 * Returns whether the shape, or a branch of it, accepts any string; true for non-scalars, which are not parsed from
 * strings.
 */
export function acceptsAnyString({ shape }: ShapeUse, module: ModuleContext, depth = 0): boolean {
  switch (shape.kind) {
    case 'ref': {
      const schema = depth > maxDepth ? undefined : module.analysis.api.schema(shape.id);
      return schema !== undefined && acceptsAnyString(schema.request, module, depth + 1);
    }
    case 'union':
      return shape.branches.some((branch) => acceptsAnyString(branch, module, depth));
    case 'text':
      return shape.source === undefined || schemaAcceptsAnyString(shape.source, module, depth);
    case 'enum':
      return shape.open && shape.values.some(({ value }) => typeof value === 'string');
    case 'number':
    case 'boolean':
    case 'never':
      return false;
    case 'list':
    case 'tuple':
    case 'map':
    case 'object':
    case 'intersection':
    case 'any':
      return true;
  }
}

function schemaAcceptsAnyString(jsonSchema: JsonSchema, module: ModuleContext, depth: number): boolean {
  if (typeof jsonSchema === 'boolean') return jsonSchema;
  const { api, options } = module.analysis;
  const { ref, types, string, allOf = [], anyOf, oneOf, annotations } = jsonSchema;
  if (depth > maxDepth || (types && !types.includes('string'))) return false;
  if (
    jsonSchema.enum ??
    jsonSchema.const ??
    jsonSchema.not ??
    jsonSchema.if ??
    jsonSchema.dynamicRef ??
    string?.minLength ??
    string?.maxLength ??
    string?.pattern
  )
    return false;
  if (options.formats === 'assert' && stringFormats.has(annotations.format ?? '')) return false;
  const allows = (each: JsonSchema): boolean => schemaAcceptsAnyString(each, module, depth + 1);
  return (
    (ref === undefined || allows(api.schema(ref)?.jsonSchema ?? true)) &&
    allOf.every(allows) &&
    (anyOf?.some(allows) ?? true) &&
    (oneOf?.some(allows) ?? true)
  );
}
