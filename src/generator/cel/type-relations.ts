// Relations between types: possible equality, join, and description.

import {
  numericBounds,
  removeNull,
  addNull,
  knownValues,
  type NumberType,
  type CelType,
  type ScalarValue,
} from './types.ts';
import type { ComparisonOperator } from './ast.ts';

/**
 * Returns whether values of two types can be equal: `never` if the types are comparable but have no common value,
 * `incomparable` if they are not comparable.
 */
export function equalityRelation(a: CelType, b: CelType): 'possible' | 'never' | 'incomparable' {
  if (isUntyped(a) || isUntyped(b)) return 'possible';
  if (a.kind === 'null' || b.kind === 'null') {
    return (a.kind === 'null' || a.kind === 'nullable') && (b.kind === 'null' || b.kind === 'nullable')
      ? 'possible'
      : 'never';
  }
  const areNullable = a.kind === 'nullable' && b.kind === 'nullable';
  const result = checkNonNullEquality(removeNull(a), removeNull(b));
  return result === 'never' && areNullable ? 'possible' : result;
}

function checkNonNullEquality(a: CelType, b: CelType): 'possible' | 'never' | 'incomparable' {
  if (isUntyped(a) || isUntyped(b)) return 'possible';
  if (isNumberType(a) && isNumberType(b)) return rangesOverlap(a, b) ? 'possible' : 'never';
  if (a.kind === 'list' && b.kind === 'list')
    return equalityRelation(a.items, b.items) === 'incomparable' ? 'incomparable' : 'possible';
  if (isMapOrObject(a) && isMapOrObject(b)) return 'possible';
  if (a.kind !== b.kind) return 'incomparable';
  const [left, right] = [knownValues(a), knownValues(b)];
  return left && right && !left.some((value) => right.includes(value)) ? 'never' : 'possible';
}

function rangesOverlap(a: NumberType, b: NumberType): boolean {
  if (a.values && b.values) return a.values.some((value) => b.values?.includes(value));
  const [[minA, maxA], [minB, maxB]] = [numericBounds(a), numericBounds(b)];
  return minA <= maxB && minB <= maxA;
}

/** Returns the least common supertype; `undefined` if there is none. */
export function joinTypes(a: CelType, b: CelType): CelType | undefined {
  if (a.kind === 'invalid' || b.kind === 'invalid') return { kind: 'invalid' };
  if (a.kind === 'null') return addNull(b);
  if (b.kind === 'null') return addNull(a);
  if (a.kind === 'nullable' || b.kind === 'nullable') {
    const joined = joinTypes(removeNull(a), removeNull(b));
    return joined && addNull(joined);
  }
  if (a.kind === 'list' && b.kind === 'list') {
    const items = joinTypes(a.items, b.items);
    return items && { kind: 'list', items, minItems: Math.min(a.minItems, b.minItems) };
  }
  if (a.kind === 'map' && b.kind === 'map') {
    const values = joinTypes(a.values, b.values);
    return values && { kind: 'map', values };
  }
  if (a.kind === 'object' || b.kind === 'object') return a === b ? a : undefined;
  if (isNumberType(a) && isNumberType(b)) return joinNumberTypes(a, b);
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

function joinNumberTypes(a: NumberType, b: NumberType): CelType | undefined {
  if (a.kind !== b.kind) return undefined;
  if (a.values && b.values) return { kind: a.kind, values: [...new Set([...a.values, ...b.values])] };
  const [[minA, maxA], [minB, maxB]] = [numericBounds(a), numericBounds(b)];
  return { kind: a.kind, minimum: Math.min(minA, minB), maximum: Math.max(maxA, maxB) };
}

/** Returns a phrase for a type: "a list of strings", "an object (NodeBalancerConfig)". */
export function describeType(type: CelType): string {
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
      return `a list of ${describePlural(type.items)}`;
    case 'map':
      return 'a map';
    case 'object':
      return `an object (${type.name})`;
    case 'nullable':
      return `${describeType(type.inner)} or null`;
    default:
      return type satisfies never;
  }
}

function describePlural(type: CelType): string {
  const phrase = describeType(type);
  if (type.kind === 'object') return `objects (${type.name})`;
  if (type.kind === 'list') return phrase.replace(/^a list/, 'lists');
  return /^an? \w+$/.test(phrase) ? `${phrase.replace(/^an? /, '')}s` : 'values';
}

export function isNumberType(type: CelType): type is NumberType {
  return type.kind === 'int' || type.kind === 'double';
}

export function isMapOrObject(type: CelType): type is Extract<CelType, { kind: 'map' | 'object' }> {
  return type.kind === 'map' || type.kind === 'object';
}

function isUntyped(type: CelType): boolean {
  return type.kind === 'dyn' || type.kind === 'invalid';
}

/** Returns the result if known values or bounds determine it; otherwise `undefined`. */
export function constantComparisonResult(
  operator: ComparisonOperator,
  left: CelType,
  right: CelType,
): boolean | undefined {
  const [a, b] = [knownValues(left), knownValues(right)];
  if (a && b && a.length > 0 && b.length > 0 && a.length * b.length <= 10_000) {
    const results = new Set(a.flatMap((leftValue) => b.map((rightValue) => compare(operator, leftValue, rightValue))));
    const [only] = results;
    return results.size === 1 ? only : undefined;
  }
  if (!isNumberType(left) || !isNumberType(right)) return undefined;
  const [[minA, maxA], [minB, maxB]] = [numericBounds(left), numericBounds(right)];
  switch (operator) {
    case '<':
      return maxA < minB ? true : minA >= maxB ? false : undefined;
    case '<=':
      return maxA <= minB ? true : minA > maxB ? false : undefined;
    case '>':
      return minA > maxB ? true : maxA <= minB ? false : undefined;
    case '>=':
      return minA >= maxB ? true : maxA < minB ? false : undefined;
    case '==':
    case '!=':
      return undefined;
    default:
      return operator satisfies never;
  }
}

function compare(operator: ComparisonOperator, a: ScalarValue, b: ScalarValue): boolean {
  switch (operator) {
    case '==':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    default:
      return operator satisfies never;
  }
}
