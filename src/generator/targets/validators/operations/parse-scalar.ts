// How a text becomes a scalar: a number, a boolean or null, where its schema has those, and the text itself where the schema lets it be one.

import type { Code } from '../../../code/branded-text.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Api } from '../../../model/types/api.ts';
import type { Shape, Use } from '../../../model/types/shape.ts';
import type { TypeSet } from '../../../model/shape/type-set.ts';
import { types } from '../keywords/type.ts';
import type { Module } from '../module-plan.ts';
import { everyTextIsValid } from './accepts-any-string.ts';
import { testOfUses } from './is-valid-parsed.ts';

/** What a text may be: the types that it may have, and the uses of which it must be one. */
export interface Scalar {
  readonly types: TypeSet;
  readonly uses: readonly Use[];
  /** What a function about it is named for, where its schema does not say. */
  readonly hint?: string;
}

/** A text of which nothing is known. */
export const anyText: Scalar = { types: types.every, uses: [] };

/** A value that is used so, or in several ways. */
export function scalarOf(uses: readonly Use[], api: Api, hint?: string): Scalar {
  return {
    types: uses.reduce<TypeSet>((set, use) => set | typesIn(use, api), 0),
    uses,
    ...(hint !== undefined && { hint }),
  };
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

/** The functions that read a text as one of the types, each leaving what it cannot read. */
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

/** Whether text is one of the types, and stays text whatever it says: nothing is lost. */
export function staysText(scalar: Scalar, module: Module): boolean {
  if ((scalar.types & types.string) === 0) return false;
  return (
    (scalar.types & (types.null | types.boolean | types.number)) === 0 ||
    scalar.uses.length === 0 ||
    scalar.uses.some((use) => everyTextIsValid(use, module))
  );
}

/** A call that reads `text` as such a value. Where some texts are valid and this is none of them, it is whatever else is valid. */
export function readAs(scalar: Scalar, text: Code<'ts'>, module: Module): Code<'ts'> {
  if (staysText(scalar, module)) return text;
  if ((scalar.types & types.string) !== 0) return firstValid(scalar, text, [], module);
  return readersOf(scalar.types, module).reduce((read, reader) => ts`${reader}(${read})`, text);
}

/** A call that answers the first of what `text` may be that is valid: itself, a scalar, or what further readers make of it. */
export function firstValid(
  { types: set, uses, hint }: Scalar,
  text: Code<'ts'>,
  more: readonly Code<'ts'>[],
  module: Module,
): Code<'ts'> {
  return ts`${module.runtime('firstValid')}(${join([text, testOfUses(uses, hint ?? 'text', module), ...readersOf(set, module), ...more], ts`, `)})`;
}

/** The function that reads a text as such a value; undefined where it stays text. */
export function readerOf(scalar: Scalar, module: Module): Code<'ts'> | undefined {
  const call = readAs(scalar, ts`text`, module);
  if (call === 'text') return undefined;
  const [only, ...others] = readersOf(scalar.types, module);
  return only !== undefined && others.length === 0 && (scalar.types & types.string) === 0
    ? only
    : ts`(text: unknown) => ${call}`;
}
