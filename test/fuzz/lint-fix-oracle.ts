// Test oracle for `lint --fix --unsafe-fixes`: the changes that fixes may make, independent of their implementation.

import { isDeepStrictEqual } from 'node:util';

export interface FixComparison {
  /** JSON pointers, percent-encoded per segment, of removed and renamed values. */
  readonly removed: readonly string[];
  /** Differences that no fix accounts for. */
  readonly unexplained: readonly string[];
}

type UnknownObject = Readonly<Record<string, unknown>>;

const keywordsByType: Readonly<Record<string, readonly string[]>> = {
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  string: ['minLength', 'maxLength', 'pattern'],
  array: [
    'items',
    'prefixItems',
    'contains',
    'minContains',
    'maxContains',
    'minItems',
    'maxItems',
    'uniqueItems',
    'unevaluatedItems',
  ],
  object: [
    'properties',
    'required',
    'patternProperties',
    'additionalProperties',
    'propertyNames',
    'minProperties',
    'maxProperties',
    'dependentRequired',
    'dependentSchemas',
    'unevaluatedProperties',
  ],
};
const defaults: UnknownObject = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  uniqueItems: false,
  nullable: false,
  'x-nullable': false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
};

/** Arrays from which a fix may remove items. */
const arraysWithRemovals = [
  'required',
  'enum',
  'tags',
  'oneOf',
  'dependentRequired',
  'type',
  'schemes',
  'consumes',
  'produces',
];

/** Compares a document before and after its fixes. */
export function compareFixed(before: unknown, after: unknown): FixComparison {
  const removed: string[] = [];
  const unexplained: string[] = [];
  const compare = (oldValue: unknown, newValue: unknown, path: readonly string[]): void => {
    if (isDeepStrictEqual(oldValue, newValue) && JSON.stringify(oldValue) === JSON.stringify(newValue)) return;
    if (Array.isArray(oldValue) && Array.isArray(newValue)) return compareArrays(oldValue, newValue, path);
    if (isObject(oldValue) && isObject(newValue)) return compareObjects(oldValue, newValue, path);
    if (!isScalar(oldValue) || !isScalar(newValue) || !mayReplace(oldValue, newValue, path))
      unexplained.push(`${pointer(path)}: ${abbreviate(oldValue)} became ${abbreviate(newValue)}`);
  };
  const compareObjects = (oldValue: UnknownObject, newValue: UnknownObject, path: readonly string[]): void => {
    const removedKeys = Object.keys(oldValue).filter((key) => !Object.hasOwn(newValue, key));
    const addedKeys = Object.keys(newValue).filter((key) => !Object.hasOwn(oldValue, key));
    for (const key of addedKeys) {
      const index = removedKeys.findIndex(
        (name) => isSimilar(name, key) && isDeepStrictEqual(oldValue[name], newValue[key]),
      );
      if (index < 0) unexplained.push(`${pointer([...path, key])}: added`);
      else removed.push(pointer([...path, ...removedKeys.splice(index, 1)]));
    }
    for (const key of removedKeys) {
      removed.push(pointer([...path, key]));
      if (!mayRemove(oldValue, key, path)) unexplained.push(`${pointer([...path, key])}: removed`);
    }
    for (const key of Object.keys(oldValue))
      if (Object.hasOwn(newValue, key)) compare(oldValue[key], newValue[key], [...path, key]);
    const oldOrder = Object.keys(oldValue).filter((key) => Object.hasOwn(newValue, key));
    const newOrder = Object.keys(newValue).filter((key) => Object.hasOwn(oldValue, key));
    if (!isDeepStrictEqual(oldOrder, newOrder)) unexplained.push(`${pointer(path)}: the order of keys changed`);
  };
  const compareArrays = (oldValue: readonly unknown[], newValue: readonly unknown[], path: readonly string[]): void => {
    let next = 0;
    for (const [index, item] of oldValue.entries()) {
      const hasMore = next < newValue.length;
      if (
        hasMore &&
        (newValue.length - next === oldValue.length - index ||
          isDeepStrictEqual(item, newValue[next]) ||
          compareFixed(item, newValue[next]).unexplained.length === 0)
      )
        compare(item, newValue[next++], [...path, String(index)]);
      else {
        removed.push(pointer([...path, String(index)]));
        if (!arraysWithRemovals.some((key) => path.slice(-2).includes(key)))
          unexplained.push(`${pointer([...path, String(index)])}: removed`);
      }
    }
    if (next < newValue.length) unexplained.push(`${pointer(path)}: has additional items`);
  };
  compare(before, after, []);
  return { removed, unexplained };
}

function mayRemove(owner: UnknownObject, key: string, path: readonly string[]): boolean {
  if (typeof owner['$ref'] === 'string') return true;
  const value = owner[key];
  if (key === 'required' && (typeof value === 'boolean' || (Array.isArray(value) && value.length === 0))) return true;
  // A quoted value takes two fixes: one removes the quotes, the other the keyword.
  if (Object.hasOwn(defaults, key) && String(defaults[key]) === String(value)) return true;
  if (key === 'pattern' && typeof value === 'string' && /^\^?(?:\.\*)?\$?$/.test(value)) return true;
  if (key === 'content') return true;
  if (path.at(-1) === 'x-lint-ignore') return true;
  if (
    (path.length === 2 && path[0] === 'components') ||
    (path.length === 1 && ['definitions', 'parameters', 'responses', 'securityDefinitions'].includes(path[0] ?? ''))
  )
    return true;
  const types = [owner['type']].flat().map((type) => (type === 'integer' ? 'number' : String(type)));
  return (
    owner['type'] !== undefined &&
    Object.entries(keywordsByType).some(([type, keywords]) => !types.includes(type) && keywords.includes(key))
  );
}

function mayReplace(oldValue: unknown, newValue: unknown, path: readonly string[]): boolean {
  if (
    String(oldValue) === String(newValue) ||
    JSON.stringify(oldValue) === newValue ||
    JSON.stringify(newValue) === oldValue
  )
    return true;
  // A number keeps its source text: 1.0 becomes "1.0".
  if (typeof oldValue === 'number' && typeof newValue === 'string' && Number(newValue) === oldValue) return true;
  return (
    typeof oldValue === 'string' &&
    typeof newValue === 'string' &&
    (path.at(-1) === 'format' || path.at(-2) === 'required') &&
    (isSimilar(oldValue, newValue) || path.at(-1) === 'format')
  );
}

/** Whether the Levenshtein distance of two names is small. */
function isSimilar(left: string, right: string): boolean {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let position = 0; position < left.length; position++) {
    const next = [position + 1];
    for (let index = 0; index < right.length; index++)
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (left[position] === right[index] ? 0 : 1),
        ),
      );
    row = next;
  }
  return (row.at(-1) ?? 0) <= Math.max(1, Math.ceil(right.length / 3)) + 1;
}

function isObject(value: unknown): value is UnknownObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function pointer(path: readonly string[]): string {
  return path.map((segment) => `/${encodeURIComponent(segment)}`).join('');
}

function abbreviate(value: unknown): string {
  return JSON.stringify([value]).slice(1, 60);
}
