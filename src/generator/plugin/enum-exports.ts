// Exports of the types target for schemas that are enums: an array of the values, a type guard, and, by option, an object
// or a TypeScript enum with the values.

import { findDirectionMarkers } from '../model/direction-markers.ts';
import { scalarEnumValues, type NamedEnumValue } from '../model/enumerated-values.ts';
import { enumMemberNames } from '../model/naming/enum-member-names.ts';
import type { Api, Schema } from '../model/types/api.ts';
import { createValidator } from '../model/validate/validate.ts';
import { firstFreeName } from './export-names.ts';
import type { TargetOptions } from './target.ts';

/** The module of these exports, which exists if a document has an enum. Path without extension. */
export const enumsModulePath = 'enums';

export interface EnumExport {
  readonly schema: Schema;
  /** The values that the schema accepts. */
  readonly values: readonly NamedEnumValue[];
  /** Declaration of the type in the module; `union` if the module of schemas declares it. */
  readonly declaration: 'union' | 'const' | 'enum';
  /** The values of the type with their names; empty if `declaration` is `union`. */
  readonly members: readonly EnumMember[];
  /** The name of the array. */
  readonly arrayName: string;
  /** The name of the type guard. */
  readonly guardName: string;
}

export interface EnumMember extends NamedEnumValue {
  readonly name: string;
}

/**
 * Returns the exports for the enums of a document. An enum with null has no members: its type is always a union. So is
 * that of a schema with read-only or write-only properties, even if no value has them, because its requests have a
 * separate type.
 */
export function listEnumExports(
  api: Api,
  { types: { enums = 'union' } = {}, formats = 'assert' }: Pick<TargetOptions, 'types' | 'formats'>,
): readonly EnumExport[] {
  const validator = createValidator(api, { formats });
  const directionMarkers = findDirectionMarkers(api);
  const found = api.schemas.flatMap((schema) => {
    const listed = scalarEnumValues(schema.jsonSchema);
    const values = listed?.filter(({ value }) => validator.validate(schema.jsonSchema, value, 'response').length === 0);
    return listed && values && values.length > 0 ? [{ schema, listed, values }] : [];
  });
  const usedNames = new Set([
    ...api.schemas.map(({ name }) => name.type),
    ...found.map(({ schema }) => guardNameOf(schema)),
  ]);
  return found.map(({ schema, listed, values }) => {
    const { type } = schema.name;
    const arrayName = firstFreeName(`${type.charAt(0).toLowerCase()}${type.slice(1)}Values`, (name) =>
      usedNames.has(name),
    );
    usedNames.add(arrayName);
    const isUnion = listed.some(({ value }) => value === null) || directionMarkers.hasMarkers(schema.jsonSchema);
    const declaration = isUnion ? 'union' : enums;
    const members = declaration === 'union' ? [] : enumMemberNames(listed);
    return { schema, values, declaration, members, arrayName, guardName: guardNameOf(schema) };
  });
}

/** Returns the schemas whose types the module of enums declares. */
export function schemasInEnumsModule(enums: readonly EnumExport[]): ReadonlySet<Schema> {
  return new Set(enums.flatMap(({ schema, declaration }) => (declaration === 'union' ? [] : [schema])));
}

function guardNameOf({ name: { type } }: Schema): string {
  return `is${type}`;
}

/** Returns the names of the values that the module exports for an enum. */
export function enumValueNames({ schema, declaration, arrayName, guardName }: EnumExport): readonly string[] {
  return [arrayName, guardName, ...(declaration === 'union' ? [] : [schema.name.type])];
}
