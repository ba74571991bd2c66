// Names derived from schemas and operations, shared by all targets.

import type { Operation, Schema } from '../types/api.ts';

export type OperationPart = 'Path' | 'Query' | 'Headers' | 'Cookies' | 'Body' | 'Responses';
export type SchemaPart = 'Request' | 'Filter' | 'Conditions';

/** A derived name, and the schema that has the preferred name if it is taken. */
export interface DerivedName {
  readonly name: string;
  readonly preferred: string;
  readonly holder: Schema | undefined;
}

export interface DerivedNames {
  /**
   * Returns the type name derived from a schema, or from an operation if its schema is unnamed: `PaymentRequest`,
   * `ListPetsQuery`.
   */
  derivedName(owner: Schema | Operation, part: SchemaPart | OperationPart): DerivedName;
  /** Returns the name of the Standard Schema of a type: `petSchema` for `Pet`. */
  standardSchemaName(type: string): string;
}

/** Creates the derived names of a model. A derived name that equals a schema's name gets the first free number. */
export function createDerivedNames(schemas: readonly Schema[]): DerivedNames {
  const schemasByType = new Map(schemas.map((schema) => [schema.name.type, schema]));
  const derivedName = (owner: Schema | Operation, part: SchemaPart | OperationPart): DerivedName => {
    const preferred = owner.name.type + part;
    // If a schema and an operation have the same name, the schema's derived name takes precedence.
    const namesake = 'method' in owner ? schemasByType.get(owner.name.type) : undefined;
    const taken = namesake && derivedName(namesake, part).name;
    const name = findFreeName(preferred, (candidate) => schemasByType.has(candidate) || candidate === taken);
    return { name, preferred, holder: name === preferred ? undefined : (schemasByType.get(preferred) ?? namesake) };
  };
  const requestTypes = new Set(
    schemas.filter(({ hasRequestVariant }) => hasRequestVariant).map((schema) => derivedName(schema, 'Request').name),
  );
  // `isPetSchema` is the type guard of `PetSchema`, so the Standard Schema of `IsPet` needs another name.
  const isFunction = (name: string): boolean => {
    const [, type = ''] = /^(?:is|check)(.+)$/.exec(name) ?? [];
    return schemasByType.has(type) || requestTypes.has(type);
  };
  return {
    derivedName,
    standardSchemaName: (type) => findFreeName(`${type.charAt(0).toLowerCase()}${type.slice(1)}Schema`, isFunction),
  };
}

function findFreeName(preferred: string, isTaken: (name: string) => boolean): string {
  let name = preferred;
  for (let number = 2; isTaken(name); number++) name = `${preferred}${number}`;
  return name;
}
