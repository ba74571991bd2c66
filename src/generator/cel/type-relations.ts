// Relations between types: possible equality, join, and description.

import { boundsOf, nonNull, nullable, valuesOf, type NumberType, type Type } from './types.ts';

/**
 * Returns whether values of two types can be equal: `never` if the types are comparable but have no common value,
 * `mistyped` if they are not comparable.
 */
export function equality(a: Type, b: Type): 'possible' | 'never' | 'mistyped' {
  if (loose(a) || loose(b)) return 'possible';
  if (a.kind === 'null' || b.kind === 'null') {
    return (a.kind === 'null' || a.kind === 'nullable') && (b.kind === 'null' || b.kind === 'nullable')
      ? 'possible'
      : 'never';
  }
  const both = a.kind === 'nullable' && b.kind === 'nullable';
  const answer = withoutNull(nonNull(a), nonNull(b));
  return answer === 'never' && both ? 'possible' : answer;
}

function withoutNull(a: Type, b: Type): 'possible' | 'never' | 'mistyped' {
  if (loose(a) || loose(b)) return 'possible';
  if (isNumber(a) && isNumber(b)) return numbersMeet(a, b) ? 'possible' : 'never';
  if (a.kind === 'list' && b.kind === 'list')
    return equality(a.items, b.items) === 'mistyped' ? 'mistyped' : 'possible';
  if (isMembers(a) && isMembers(b)) return 'possible';
  if (a.kind !== b.kind) return 'mistyped';
  const [left, right] = [valuesOf(a), valuesOf(b)];
  return left && right && !left.some((value) => right.includes(value)) ? 'never' : 'possible';
}

function numbersMeet(a: NumberType, b: NumberType): boolean {
  if (a.values && b.values) return a.values.some((value) => b.values?.includes(value));
  const [[leastA, mostA], [leastB, mostB]] = [boundsOf(a), boundsOf(b)];
  return leastA <= mostB && leastB <= mostA;
}

/** Returns the least common supertype; `undefined` if there is none. */
export function join(a: Type, b: Type): Type | undefined {
  if (a.kind === 'invalid' || b.kind === 'invalid') return { kind: 'invalid' };
  if (a.kind === 'null') return nullable(b);
  if (b.kind === 'null') return nullable(a);
  if (a.kind === 'nullable' || b.kind === 'nullable') {
    const joined = join(nonNull(a), nonNull(b));
    return joined && nullable(joined);
  }
  if (a.kind === 'list' && b.kind === 'list') {
    const items = join(a.items, b.items);
    return items && { kind: 'list', items, least: Math.min(a.least, b.least) };
  }
  if (a.kind === 'map' && b.kind === 'map') {
    const values = join(a.values, b.values);
    return values && { kind: 'map', values };
  }
  if (a.kind === 'object' || b.kind === 'object') return a === b ? a : undefined;
  if (isNumber(a) && isNumber(b)) return joinNumbers(a, b);
  if (a.kind === 'string' && b.kind === 'string') {
    const values = a.values && b.values && [...new Set([...a.values, ...b.values])];
    return {
      kind: 'string',
      ...(values && { values }),
      ...(a.format !== undefined && a.format === b.format && { format: a.format }),
    };
  }
  if (a.kind === 'bool' && b.kind === 'bool') {
    return a.values && b.values ? { kind: 'bool', values: [...new Set([...a.values, ...b.values])] } : { kind: 'bool' };
  }
  return a.kind === b.kind ? a : undefined;
}

function joinNumbers(a: NumberType, b: NumberType): Type | undefined {
  if (a.kind !== b.kind) return undefined;
  if (a.values && b.values) return { kind: a.kind, values: [...new Set([...a.values, ...b.values])] };
  const [[leastA, mostA], [leastB, mostB]] = [boundsOf(a), boundsOf(b)];
  return { kind: a.kind, minimum: Math.min(leastA, leastB), maximum: Math.max(mostA, mostB) };
}

/** Returns a phrase for a type: "a list of strings", "an object (NodeBalancerConfig)". */
export function describe(type: Type): string {
  switch (type.kind) {
    case 'bool':
      return 'a boolean';
    case 'int':
      return 'an integer';
    case 'double':
      return 'a number';
    case 'string':
      return 'a string';
    case 'timestamp':
      return 'a timestamp';
    case 'duration':
      return 'a duration';
    case 'null':
      return 'null';
    case 'dyn':
    case 'invalid':
      return 'a value of any type';
    case 'list':
      return `a list of ${several(type.items)}`;
    case 'map':
      return 'a map';
    case 'object':
      return `an object (${type.name})`;
    case 'nullable':
      return `${describe(type.of)} or null`;
    default:
      return type satisfies never;
  }
}

function several(type: Type): string {
  const one = describe(type);
  if (type.kind === 'object') return `objects (${type.name})`;
  if (type.kind === 'list') return one.replace(/^a list/, 'lists');
  return /^an? \w+$/.test(one) ? `${one.replace(/^an? /, '')}s` : 'values';
}

export function isNumber(type: Type): type is NumberType {
  return type.kind === 'int' || type.kind === 'double';
}

export function isMembers(type: Type): type is Extract<Type, { kind: 'map' | 'object' }> {
  return type.kind === 'map' || type.kind === 'object';
}

function loose(type: Type): boolean {
  return type.kind === 'dyn' || type.kind === 'invalid';
}
