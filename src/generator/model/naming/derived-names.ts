// Names derived from schemas and operations, equal in all targets.

import type { Operation, Schema } from '../types/api.ts';

export type OperationPart = 'Path' | 'Query' | 'Headers' | 'Cookies' | 'Body' | 'Responses';
export type SchemaPart = 'Request' | 'Filter' | 'Conditions';

/** A derived name, and the schema that has the preferred name if it is taken. */
export interface DerivedName {
  readonly name: string;
  readonly wanted: string;
  readonly holder: Schema | undefined;
}

export interface DerivedNames {
  /**
   * Returns the type name derived from a schema, or from an operation if its schema is unnamed: `PaymentRequest`,
   * `ListPetsQuery`.
   */
  of(owner: Schema | Operation, part: SchemaPart | OperationPart): DerivedName;
  /** Returns the name of the Standard Schema of a type: `petSchema` for `Pet`. */
  standard(type: string): string;
}

/** Creates the derived names of a model. A derived name that equals a schema's name gets the first free number. */
export function derivedNames(schemas: readonly Schema[]): DerivedNames {
  const own = new Map(schemas.map((schema) => [schema.name.type, schema]));
  const of = (owner: Schema | Operation, part: SchemaPart | OperationPart): DerivedName => {
    const wanted = owner.name.type + part;
    // If a schema and an operation have the same name, the schema's derived name takes precedence.
    const namesake = 'method' in owner ? own.get(owner.name.type) : undefined;
    const taken = namesake && of(namesake, part).name;
    const name = firstFree(wanted, (each) => own.has(each) || each === taken);
    return { name, wanted, holder: name === wanted ? undefined : (own.get(wanted) ?? namesake) };
  };
  const requests = new Set(
    schemas.filter(({ readingsDiffer }) => readingsDiffer).map((schema) => of(schema, 'Request').name),
  );
  // `isPetSchema` is the type guard of `PetSchema`, so the Standard Schema of `IsPet` needs another name.
  const isFunction = (name: string): boolean => {
    const [, type = ''] = /^(?:is|check)(.+)$/.exec(name) ?? [];
    return own.has(type) || requests.has(type);
  };
  return { of, standard: (type) => firstFree(`${type.charAt(0).toLowerCase()}${type.slice(1)}Schema`, isFunction) };
}

function firstFree(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let number = 2; isTaken(name); number++) name = `${wanted}${number}`;
  return name;
}
