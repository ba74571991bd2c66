// Maps JSON Schemas to CEL types, for the rule type checker.

import {
  double,
  dyn,
  int,
  nullType,
  addNull,
  string,
  bool,
  type FieldDefinition,
  type ObjectType,
  type CelType,
} from '../../cel/types.ts';
import type { Api } from '../types/api.ts';
import type { JsonSchema, SchemaObject } from '../types/schema.ts';
import { lazy, memoize } from '../lazy.ts';
import { diagnosticLocationOf } from '../source-location.ts';
import { computeConstraints, type SchemaAlternatives, type ValueConstraints } from './schema-value-constraints.ts';

/**
 * Which properties a value has. `complete`: all properties of a stored value; `request`: all except read-only ones;
 * `merge`: a body whose properties are optional at every depth except in arrays; `shallow`: optional at the first level
 * only.
 */
export type ValueCompleteness = 'complete' | 'request' | 'merge' | 'shallow';

export interface CelTypes {
  /** Returns the type of a schema's values. Messages refer to an object of this type as `name`. */
  ofSchema(jsonSchema: JsonSchema, state: ValueCompleteness, name: string): CelType;
  /** Returns the type of a named schema; `undefined` if it does not exist. */
  ofNamedSchema(id: string, state: ValueCompleteness): CelType | undefined;
}

/** Creates the CEL types of a model. Each object type is created once. */
export function createCelTypes(api: Pick<Api, 'schema'>): CelTypes {
  const resolve = (id: string): JsonSchema | undefined => api.schema(id)?.jsonSchema;
  const cache = new Map<ValueCompleteness, Map<JsonSchema, () => CelType>>();

  const typeOfAlternatives = (schemas: SchemaAlternatives, state: ValueCompleteness, name: string): CelType => {
    const [[only, another] = [], other] = schemas;
    if (only === undefined || only === true || another !== undefined || other) return readType(schemas, state, name);
    const target = only === false ? undefined : onlyReference(only);
    if (target !== undefined) return typeOfNamedSchema(target, state) ?? dyn;
    const typesOfState = cache.get(state) ?? new Map<JsonSchema, () => CelType>();
    cache.set(state, typesOfState);
    const type = typesOfState.get(only) ?? lazy(() => readType(schemas, state, name));
    typesOfState.set(only, type);
    return type();
  };
  const readType = (schemas: SchemaAlternatives, state: ValueCompleteness, name: string): CelType =>
    typeOfConstraints(computeConstraints(schemas, resolve), state, name);
  const typeOfNamedSchema = (id: string, state: ValueCompleteness): CelType | undefined => {
    const jsonSchema = resolve(id);
    return jsonSchema === undefined ? undefined : typeOfAlternatives([[jsonSchema]], state, id);
  };

  const typeOfConstraints = (constraints: ValueConstraints, state: ValueCompleteness, name: string): CelType => {
    const types = new Set(constraints.types);
    const isNullable = types.delete('null');
    if (types.has('number')) types.delete('integer');
    const [only, another] = types;
    if (only === undefined) return isNullable ? nullType : dyn;
    if (another !== undefined) return dyn;
    const type = scalarOrContainer(only, constraints, state, name);
    return isNullable ? addNull(type) : type;
  };
  const scalarOrContainer = (
    type: Exclude<SchemaObject['types'], undefined>[number],
    constraints: ValueConstraints,
    state: ValueCompleteness,
    name: string,
  ): CelType => {
    const { values, format, minimum, maximum } = constraints;
    switch (type) {
      case 'null':
        return nullType;
      case 'boolean': {
        const booleans = values?.filter((value) => typeof value === 'boolean');
        return booleans ? { ...bool, values: booleans } : bool;
      }
      case 'integer':
      case 'number': {
        const numbers = values?.filter((value) => typeof value === 'number');
        const unconstrained = type === 'integer' ? int : double;
        return {
          ...unconstrained,
          ...(numbers && { values: numbers }),
          ...(minimum !== undefined && { minimum }),
          ...(maximum !== undefined && { maximum }),
        };
      }
      case 'string': {
        const strings = values?.filter((value) => typeof value === 'string');
        return { ...string, ...(strings && { values: strings }), ...(format !== undefined && { format }) };
      }
      case 'array':
        return {
          kind: 'list',
          items: constraints.items ? typeOfAlternatives(constraints.items, itemState(state), name) : dyn,
          minItems: constraints.minItems,
        };
      case 'object':
        return constraints.fields.size === 0
          ? {
              kind: 'map',
              values: constraints.otherProperties ? typeOfAlternatives(constraints.otherProperties, state, name) : dyn,
            }
          : objectType(constraints, state, name);
      default:
        return type satisfies never;
    }
  };
  const objectType = (constraints: ValueConstraints, state: ValueCompleteness, name: string): ObjectType => {
    const isHidden = (field: string): boolean =>
      state !== 'complete' && hasAnnotation(constraints.fields.get(field)?.schemas, 'readOnly', resolve);
    const fieldState: ValueCompleteness = state === 'shallow' ? 'request' : state;
    const fieldOf = memoize((field: string): FieldDefinition | undefined => {
      const fieldConstraints = constraints.fields.get(field);
      if (!fieldConstraints)
        return (
          constraints.otherProperties && {
            type: typeOfAlternatives(constraints.otherProperties, fieldState, name),
            isOptional: true,
            isUndeclared: true,
          }
        );
      if (isHidden(field)) return undefined;
      const [[first] = []] = fieldConstraints.schemas;
      const isRequestOnly = state === 'complete' && hasAnnotation(fieldConstraints.schemas, 'writeOnly', resolve);
      const isAlwaysPresent = state === 'request' || (state === 'complete' && !isRequestOnly);
      return {
        type: typeOfAlternatives(fieldConstraints.schemas, fieldState, `${name}.${field}`),
        isOptional: !(fieldConstraints.required && isAlwaysPresent),
        ...(isRequestOnly && { isRequestOnly }),
        ...(typeof first === 'object' && { location: diagnosticLocationOf(first.sourceLocation) }),
      };
    });
    return {
      kind: 'object',
      name,
      fields: [...constraints.fields.keys()].filter((field) => !isHidden(field)),
      findField: fieldOf,
      absenceReason: (field) =>
        isHidden(field) ? `\`${field}\` is read-only in ${name}, so requests do not contain it` : undefined,
    };
  };

  return {
    ofSchema: (jsonSchema, state, name) => typeOfAlternatives([[jsonSchema]], state, name),
    ofNamedSchema: typeOfNamedSchema,
  };
}

/** Returns the state of array items. A merge replaces arrays as a whole, so their properties are not optional. */
function itemState(state: ValueCompleteness): ValueCompleteness {
  return state === 'complete' ? 'complete' : 'request';
}

/** Returns the ID that a schema references, if the schema has no other keyword. */
function onlyReference(schema: SchemaObject): string | undefined {
  const {
    ref,
    types,
    enum: enumValues,
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
  const keywords = [types, enumValues, constant, number, text, array, object, allOf, anyOf, oneOf, dynamicRef];
  return keywords.every((keyword) => keyword === undefined) ? ref : undefined;
}

/** Returns whether a property, or a schema that it references, has `readOnly` or `writeOnly`. */
function hasAnnotation(
  schemas: SchemaAlternatives | undefined,
  annotation: 'readOnly' | 'writeOnly',
  resolve: (id: string) => JsonSchema | undefined,
): boolean {
  const isAnnotated = (jsonSchema: JsonSchema | undefined): boolean => {
    if (typeof jsonSchema !== 'object') return false;
    if (jsonSchema.annotations[annotation] === true) return true;
    return (
      (jsonSchema.ref !== undefined && isAnnotated(resolve(jsonSchema.ref))) ||
      (jsonSchema.allOf ?? []).some(isAnnotated)
    );
  };
  return schemas?.some((conjunction) => conjunction.some(isAnnotated)) ?? false;
}
