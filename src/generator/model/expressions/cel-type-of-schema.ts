// CEL types of schemas.

import {
  double,
  dyn,
  int,
  none,
  nullable,
  string,
  bool,
  type Field,
  type ObjectType,
  type Type,
} from '../../cel/types.ts';
import type { Api } from '../types/api.ts';
import type { Assertion, ObjectSchema } from '../types/schema.ts';
import { once, onceFor } from '../dependencies/reads.ts';
import { placeOf } from '../locate-origin.ts';
import { facetsOf, type Alternatives, type Facets } from './schema-facets.ts';

/**
 * Which properties a value has. `complete`: all properties of a stored value; `request`: all but read-only ones;
 * `merge`: a body whose properties are optional at every depth except in arrays; `shallow`: optional at the first level
 * only.
 */
export type Reading = 'complete' | 'request' | 'merge' | 'shallow';

export interface Types {
  /** Returns the type of a schema's values; messages call an object of it `name`. */
  of(assertion: Assertion, reading: Reading, name: string): Type;
  /** Returns the type of a named schema; `undefined` if it does not exist. */
  named(id: string, reading: Reading): Type | undefined;
}

/** Creates the CEL types of a model. Each object type is created once. */
export function createTypes(api: Pick<Api, 'schema'>): Types {
  const resolve = (id: string): Assertion | undefined => api.schema(id)?.assertion;
  const known = new Map<Reading, Map<Assertion, () => Type>>();

  const typeOf = (schemas: Alternatives, reading: Reading, name: string): Type => {
    const [[only, another] = [], other] = schemas;
    if (only === undefined || only === true || another !== undefined || other) return read(schemas, reading, name);
    const target = only === false ? undefined : plainReference(only);
    if (target !== undefined) return named(target, reading) ?? dyn;
    const memory = known.get(reading) ?? new Map<Assertion, () => Type>();
    known.set(reading, memory);
    const type = memory.get(only) ?? once(() => read(schemas, reading, name));
    memory.set(only, type);
    return type();
  };
  const read = (schemas: Alternatives, reading: Reading, name: string): Type =>
    typeFrom(facetsOf(schemas, resolve), reading, name);
  const named = (id: string, reading: Reading): Type | undefined => {
    const assertion = resolve(id);
    return assertion === undefined ? undefined : typeOf([[assertion]], reading, id);
  };

  const typeFrom = (facets: Facets, reading: Reading, name: string): Type => {
    const types = new Set(facets.types);
    const withNull = types.delete('null');
    if (types.has('number')) types.delete('integer');
    const [only, another] = types;
    if (only === undefined) return withNull ? none : dyn;
    if (another !== undefined) return dyn;
    const type = single(only, facets, reading, name);
    return withNull ? nullable(type) : type;
  };
  const single = (
    type: Exclude<ObjectSchema['types'], undefined>[number],
    facets: Facets,
    reading: Reading,
    name: string,
  ): Type => {
    const { values, format, minimum, maximum } = facets;
    switch (type) {
      case 'null':
        return none;
      case 'boolean': {
        const listed = values?.filter((value) => typeof value === 'boolean');
        return listed ? { ...bool, values: listed } : bool;
      }
      case 'integer':
      case 'number': {
        const listed = values?.filter((value) => typeof value === 'number');
        const plain = type === 'integer' ? int : double;
        return {
          ...plain,
          ...(listed && { values: listed }),
          ...(minimum !== undefined && { minimum }),
          ...(maximum !== undefined && { maximum }),
        };
      }
      case 'string': {
        const listed = values?.filter((value) => typeof value === 'string');
        return { ...string, ...(listed && { values: listed }), ...(format !== undefined && { format }) };
      }
      case 'array':
        return {
          kind: 'list',
          items: facets.items ? typeOf(facets.items, inLists(reading), name) : dyn,
          least: facets.minItems,
        };
      case 'object':
        return facets.fields.size === 0
          ? { kind: 'map', values: facets.rest ? typeOf(facets.rest, reading, name) : dyn }
          : object(facets, reading, name);
      default:
        return type satisfies never;
    }
  };
  const object = (facets: Facets, reading: Reading, name: string): ObjectType => {
    const hidden = (field: string): boolean =>
      reading !== 'complete' && flagged(facets.fields.get(field)?.schemas, 'readOnly', resolve);
    const inner: Reading = reading === 'shallow' ? 'request' : reading;
    const fieldOf = onceFor((field: string): Field | undefined => {
      const found = facets.fields.get(field);
      if (!found) return facets.rest && { type: typeOf(facets.rest, inner, name), optional: true, open: true };
      if (hidden(field)) return undefined;
      const [[first] = []] = found.schemas;
      const unanswered = reading === 'complete' && flagged(found.schemas, 'writeOnly', resolve);
      const kept = reading === 'request' || (reading === 'complete' && !unanswered);
      return {
        type: typeOf(found.schemas, inner, `${name}.${field}`),
        optional: !(found.required && kept),
        ...(unanswered && { unanswered }),
        ...(typeof first === 'object' && { place: placeOf(first.origin) }),
      };
    });
    return {
      kind: 'object',
      name,
      fields: [...facets.fields.keys()].filter((field) => !hidden(field)),
      field: fieldOf,
      absent: (field) =>
        hidden(field) ? `"${field}" is read-only in ${name}, so a request does not carry it` : undefined,
    };
  };

  return { of: (assertion, reading, name) => typeOf([[assertion]], reading, name), named };
}

/** Arrays are replaced as a whole, so their items are complete. */
function inLists(reading: Reading): Reading {
  return reading === 'complete' ? 'complete' : 'request';
}

/** Returns the id that a schema references if it has no other keyword. */
function plainReference(schema: ObjectSchema): string | undefined {
  const {
    ref,
    types,
    enum: listed,
    const: constant,
    number,
    string: text,
    array,
    object,
    allOf,
    anyOf,
    oneOf,
    dynamicRef,
  } = schema;
  const others = [types, listed, constant, number, text, array, object, allOf, anyOf, oneOf, dynamicRef];
  return others.every((each) => each === undefined) ? ref : undefined;
}

/** Returns whether a property, or a schema that it references, has `readOnly` or `writeOnly`. */
function flagged(
  schemas: Alternatives | undefined,
  flag: 'readOnly' | 'writeOnly',
  resolve: (id: string) => Assertion | undefined,
): boolean {
  const says = (assertion: Assertion | undefined): boolean => {
    if (typeof assertion !== 'object') return false;
    if (assertion.annotations[flag] === true) return true;
    return (assertion.ref !== undefined && says(resolve(assertion.ref))) || (assertion.allOf ?? []).some(says);
  };
  return schemas?.some((together) => together.some(says)) ?? false;
}
