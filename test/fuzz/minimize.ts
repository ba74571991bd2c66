// Delta debugging: minimizes a document while it still reproduces a failure.

import type { JsonObject } from './schemas.ts';

/** Removes properties and items while `reproduces` holds, in at most `maxAttempts` attempts. */
export async function minimize(
  document: JsonObject,
  reproduces: (smaller: JsonObject) => Promise<boolean>,
  maxAttempts = 600,
): Promise<JsonObject> {
  let smallest = document;
  let remaining = maxAttempts;
  for (let before: JsonObject | undefined; before !== smallest && remaining > 0;) {
    before = smallest;
    for (const path of pathsOf(smallest)) {
      const smaller = without(smallest, path);
      if (smaller === undefined) continue;
      if (remaining-- <= 0) break;
      if (await reproduces(smaller)) smallest = smaller;
    }
  }
  return smallest;
}

type Path = readonly (string | number)[];

/** Returns the paths of all values of a document, in breadth-first order. */
function pathsOf(document: JsonObject): readonly Path[] {
  const paths: Path[] = [];
  const queue: (readonly [Path, unknown])[] = [[[], document]];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [path, value] = next;
    if (typeof value !== 'object' || value === null) continue;
    const keys = Array.isArray(value) ? value.map((_, index) => value.length - 1 - index) : Object.keys(value);
    for (const key of keys) {
      paths.push([...path, key]);
      queue.push([[...path, key], (value as Record<string | number, unknown>)[key]]);
    }
  }
  return paths;
}

/** Returns the document without the value at a path, or `undefined` if there is no such value. */
function without(document: JsonObject, path: Path): JsonObject | undefined {
  const [key, ...rest] = path;
  const change = (value: unknown, [key, ...rest]: Path): unknown => {
    if (typeof value !== 'object' || value === null || key === undefined || !Object.hasOwn(value, key))
      return undefined;
    if (Array.isArray(value)) {
      const removed = Number(key);
      if (rest.length === 0) return value.filter((_, index) => index !== removed);
      const inner = change(value[removed], rest);
      return inner === undefined ? undefined : value.map((item: unknown, index) => (index === removed ? inner : item));
    }
    const entries = Object.entries(value);
    if (rest.length === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
    const inner = change((value as JsonObject)[key], rest);
    return inner === undefined
      ? undefined
      : Object.fromEntries(entries.map(([name, current]) => [name, name === key ? inner : current]));
  };
  return key === undefined ? undefined : (change(document, [key, ...rest]) as JsonObject | undefined);
}
