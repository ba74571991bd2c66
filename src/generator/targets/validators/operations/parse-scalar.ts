// Parsing of scalars: number, boolean, null, or string, as the schema allows.

import type { Code } from '../../../code/branded-text.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Api } from '../../../model/types/api.ts';
import type { Shape, Use } from '../../../model/types/shape.ts';
import type { TypeSet } from '../../../model/shape/type-set.ts';
import { types } from '../keywords/type.ts';
import type { Module } from '../module-plan.ts';
import { everyTextIsValid } from './accepts-any-string.ts';
import { testOfUses } from './is-valid-parsed.ts';

/** A scalar in serialized form: the types it can have, and the shapes of which one must match. */
export interface Scalar {
  readonly types: TypeSet;
  readonly uses: readonly Use[];
  /** The base of function names, if the schema has no name. */
  readonly hint?: string;
}

/** A string without a known type. */
export const anyText: Scalar = { types: types.every, uses: [] };

/** Creates the scalar of a value that has one of the shapes. */
export function scalarOf(uses: readonly Use[], api: Api, hint?: string): Scalar {
  return {
    types: uses.reduce<TypeSet>((set, use) => set | typesIn(use, api), 0),
    uses,
    ...(hint !== undefined && { hint }),
  };
}

/** Returns the shape that a reference resolves to, and whether a reference on the way is nullable. */
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

/** Returns the types that a value of this shape can have. */
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
      return shape.values.reduce<TypeSet>(
        (set, { value }) =>
          set | (typeof value === 'number' ? types.number : typeof value === 'boolean' ? types.boolean : types.string),
        0,
      );
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

/** Returns the functions that parse a string as one of the types; each returns other strings unchanged. */
function readersOf(set: TypeSet, module: Module): readonly Code<'ts'>[] {
  return [
    ...((set & types.boolean) !== 0 ? [module.runtime('truth')] : []),
    ...((set & types.number) === types.number
      ? [module.runtime('anyNumber')]
      : (set & types.integer) !== 0
        ? [module.runtime('wholeNumber')]
        : []),
    ...((set & types.null) !== 0 ? [module.runtime('nothing')] : []),
  ];
}

/** Returns whether the value can stay a string without validation. */
export function staysText(scalar: Scalar, module: Module): boolean {
  if ((scalar.types & types.string) === 0) return false;
  return (
    (scalar.types & (types.null | types.boolean | types.number)) === 0 ||
    scalar.uses.length === 0 ||
    scalar.uses.some((use) => everyTextIsValid(use, module))
  );
}

/** Returns a call that parses `text`. If only some strings are valid, the first valid interpretation is used. */
export function readAs(scalar: Scalar, text: Code<'ts'>, module: Module): Code<'ts'> {
  if (staysText(scalar, module)) return text;
  if ((scalar.types & types.string) !== 0) return firstValid(scalar, text, [], module);
  return readersOf(scalar.types, module).reduce((read, reader) => ts`${reader}(${read})`, text);
}

/**
 * Returns a call that yields the first valid interpretation of `text`: the string, a scalar, or the result of the
 * further readers.
 */
export function firstValid(
  { types: set, uses, hint }: Scalar,
  text: Code<'ts'>,
  more: readonly Code<'ts'>[],
  module: Module,
): Code<'ts'> {
  return ts`${module.runtime('firstValid')}(${join([text, testOfUses(uses, hint ?? 'text', module), ...readersOf(set, module), ...more], ts`, `)})`;
}

/** Returns the function that parses such a scalar; `undefined` if it stays a string. */
export function readerOf(scalar: Scalar, module: Module): Code<'ts'> | undefined {
  const call = readAs(scalar, ts`text`, module);
  if (call === 'text') return undefined;
  const [only, ...others] = readersOf(scalar.types, module);
  return only !== undefined && others.length === 0 && (scalar.types & types.string) === 0
    ? only
    : ts`(text: unknown) => ${call}`;
}
