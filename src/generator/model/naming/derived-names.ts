// Names of what is derived from schemas and operations: one naming for all targets, whatever the order they ask in.

import type { Operation, Schema } from '../types/api.ts';

export type OperationPart = 'Path' | 'Query' | 'Headers' | 'Cookies' | 'Body' | 'Responses';
export type SchemaPart = 'Request' | 'Filter' | 'Conditions';

/** A derived name, and the schema that the wanted name belongs to if it is not free. */
export interface DerivedName {
  readonly name: string;
  readonly wanted: string;
  readonly holder: Schema | undefined;
}

export interface DerivedNames {
  /** The type derived from a schema, or from an operation if its schema has no name: `PaymentRequest`, `ListPetsQuery`. */
  of(owner: Schema | Operation, part: SchemaPart | OperationPart): DerivedName;
  /** The Standard Schema of a type: `Pet` is `petSchema`. */
  standard(type: string): string;
}

/** A schema keeps its own name. A derived name that equals one gets the first free number, and depends on nothing else. */
export function derivedNames(schemas: readonly Schema[]): DerivedNames {
  const own = new Map(schemas.map((schema) => [schema.name.type, schema]));
  const of = (owner: Schema | Operation, part: SchemaPart | OperationPart): DerivedName => {
    const wanted = owner.name.type + part;
    // A schema and an operation may have the same name: the schema's part comes first.
    const namesake = 'method' in owner ? own.get(owner.name.type) : undefined;
    const taken = namesake && of(namesake, part).name;
    const name = firstFree(wanted, (each) => own.has(each) || each === taken);
    return { name, wanted, holder: name === wanted ? undefined : (own.get(wanted) ?? namesake) };
  };
  const requests = new Set(
    schemas.filter(({ readingsDiffer }) => readingsDiffer).map((schema) => of(schema, 'Request').name),
  );
  // `isPetSchema` is the type guard of `PetSchema`, so the Standard Schema of `IsPet` has another name.
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
