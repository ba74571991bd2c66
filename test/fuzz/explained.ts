// What `lint --fix=unsafe` may change, by what the document says there: an oracle that knows nothing of how fixes are made.

import { isDeepStrictEqual } from 'node:util';

export interface Explained {
  /** JSON pointers, percent-encoded per segment, of what was removed or renamed. */
  readonly removed: readonly string[];
  /** Differences that no fix accounts for. */
  readonly unexplained: readonly string[];
}

type Members = Readonly<Record<string, unknown>>;

const typed: Readonly<Record<string, readonly string[]>> = {
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
const trivial: Members = {
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

/** Compares a document before and after its fixes. */
export function explained(before: unknown, after: unknown): Explained {
  const removed: string[] = [];
  const unexplained: string[] = [];
  const walk = (old: unknown, now: unknown, path: readonly string[]): void => {
    if (isDeepStrictEqual(old, now) && JSON.stringify(old) === JSON.stringify(now)) return;
    const at = pointer(path);
    if (Array.isArray(old) && Array.isArray(now)) return list(old, now, path);
    if (isMembers(old) && isMembers(now)) return members(old, now, path);
    if (!isScalar(old) || !isScalar(now) || !mayReplace(old, now, path))
      unexplained.push(`${at}: ${brief(old)} became ${brief(now)}`);
  };
  const members = (old: Members, now: Members, path: readonly string[]): void => {
    const gone = Object.keys(old).filter((key) => !Object.hasOwn(now, key));
    const come = Object.keys(now).filter((key) => !Object.hasOwn(old, key));
    for (const key of come) {
      const index = gone.findIndex((name) => isNear(name, key) && isDeepStrictEqual(old[name], now[key]));
      if (index < 0) unexplained.push(`${pointer([...path, key])}: added`);
      else removed.push(pointer([...path, ...gone.splice(index, 1)]));
    }
    for (const key of gone) {
      removed.push(pointer([...path, key]));
      if (!mayRemove(old, key, path)) unexplained.push(`${pointer([...path, key])}: removed`);
    }
    for (const key of Object.keys(old)) if (Object.hasOwn(now, key)) walk(old[key], now[key], [...path, key]);
    const kept = Object.keys(old).filter((key) => Object.hasOwn(now, key));
    if (
      !isDeepStrictEqual(
        kept,
        Object.keys(now).filter((key) => Object.hasOwn(old, key)),
      )
    )
      unexplained.push(`${pointer(path)}: in another order`);
  };
  const list = (old: readonly unknown[], now: readonly unknown[], path: readonly string[]): void => {
    let next = 0;
    for (const [index, item] of old.entries()) {
      const hasMore = next < now.length;
      if (
        hasMore &&
        (now.length - next === old.length - index ||
          isDeepStrictEqual(item, now[next]) ||
          explained(item, now[next]).unexplained.length === 0)
      )
        walk(item, now[next++], [...path, String(index)]);
      else {
        removed.push(pointer([...path, String(index)]));
        if (
          !['required', 'enum', 'tags', 'oneOf', 'dependentRequired', 'type', 'schemes', 'consumes', 'produces'].some(
            (key) => path.slice(-2).includes(key),
          )
        )
          unexplained.push(`${pointer([...path, String(index)])}: removed`);
      }
    }
    if (next < now.length) unexplained.push(`${pointer(path)}: longer than before`);
  };
  walk(before, after, []);
  return { removed, unexplained };
}

function mayRemove(owner: Members, key: string, path: readonly string[]): boolean {
  if (typeof owner['$ref'] === 'string') return true;
  const value = owner[key];
  if (key === 'required' && (typeof value === 'boolean' || (Array.isArray(value) && value.length === 0))) return true;
  // In quotes at first: two fixes in turn.
  if (Object.hasOwn(trivial, key) && String(trivial[key]) === String(value)) return true;
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
    Object.entries(typed).some(([type, keywords]) => !types.includes(type) && keywords.includes(key))
  );
}

function mayReplace(old: unknown, now: unknown, path: readonly string[]): boolean {
  if (String(old) === String(now) || JSON.stringify(old) === now || JSON.stringify(now) === old) return true;
  // Numbers as they were written: 1.0 is the text "1.0".
  if (typeof old === 'number' && typeof now === 'string' && Number(now) === old) return true;
  return (
    typeof old === 'string' &&
    typeof now === 'string' &&
    (path.at(-1) === 'format' || path.at(-2) === 'required') &&
    (isNear(old, now) || path.at(-1) === 'format')
  );
}

/** Whether two names differ in a third of their characters at most. */
function isNear(one: string, other: string): boolean {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index++)
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (one[at] === other[index] ? 0 : 1),
        ),
      );
    row = next;
  }
  return (row.at(-1) ?? 0) <= Math.max(1, Math.ceil(other.length / 3)) + 1;
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function pointer(path: readonly string[]): string {
  return path.map((each) => `/${encodeURIComponent(each)}`).join('');
}

function brief(value: unknown): string {
  return JSON.stringify([value]).slice(1, 60);
}
