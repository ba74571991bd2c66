// Parsing of scalars: number, boolean, null, or string, as the schema allows.

import type { SafeText } from '../../../code/branded-text.ts';
import { joinCode, ts } from '../../../code/typescript/template-literals.ts';
import type { Api } from '../../../model/types/api.ts';
import type { Shape, ShapeUse } from '../../../model/types/shape.ts';
import type { TypeSet } from '../../../model/shape/type-set.ts';
import { types } from '../keywords/type.ts';
import type { Module } from '../module-plan.ts';
import { acceptsAnyString } from './accepts-any-string.ts';
import { guardOfShapes } from './is-valid-parsed.ts';

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
function scalarReaders(set: TypeSet, module: Module): readonly SafeText<'ts'>[] {
  return [
    ...((set & types.boolean) !== 0 ? [module.runtime('parseBoolean')] : []),
    ...((set & types.number) === types.number
      ? [module.runtime('parseNumber')]
      : (set & types.integer) !== 0
        ? [module.runtime('parseInteger')]
        : []),
    ...((set & types.null) !== 0 ? [module.runtime('parseNull')] : []),
  ];
}

/** Returns whether the value can stay a string without validation. */
export function staysString(scalar: Scalar, module: Module): boolean {
  if ((scalar.types & types.string) === 0) return false;
  return (
    (scalar.types & (types.null | types.boolean | types.number)) === 0 ||
    scalar.uses.length === 0 ||
    scalar.uses.some((use) => acceptsAnyString(use, module))
  );
}

/** Returns a call that parses `text`. If only some strings are valid, the first valid interpretation is used. */
export function parsedScalar(scalar: Scalar, text: SafeText<'ts'>, module: Module): SafeText<'ts'> {
  if (staysString(scalar, module)) return text;
  if ((scalar.types & types.string) !== 0) return firstValidCall(scalar, text, [], module);
  return scalarReaders(scalar.types, module).reduce((read, reader) => ts`${reader}(${read})`, text);
}

/**
 * Returns a call that yields the first valid interpretation of `text`: the string, a scalar, or the result of the
 * further readers.
 */
export function firstValidCall(
  { types: set, uses, hint }: Scalar,
  text: SafeText<'ts'>,
  more: readonly SafeText<'ts'>[],
  module: Module,
): SafeText<'ts'> {
  return ts`${module.runtime('parseFirstValid')}(${joinCode([text, guardOfShapes(uses, hint ?? 'text', module), ...scalarReaders(set, module), ...more], ts`, `)})`;
}

/** Returns the function that parses such a scalar; `undefined` if it stays a string. */
export function scalarReader(scalar: Scalar, module: Module): SafeText<'ts'> | undefined {
  const call = parsedScalar(scalar, ts`text`, module);
  if (call === 'text') return undefined;
  const [only, ...rest] = scalarReaders(scalar.types, module);
  return only !== undefined && rest.length === 0 && (scalar.types & types.string) === 0
    ? only
    : ts`(text: unknown) => ${call}`;
}
