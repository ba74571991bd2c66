// The smallest document that still shows what a large one has shown: members and items are left out while it does.

import type { Written } from './schemas.ts';

/** Leaves out what can be left out; `shows` is asked of each attempt, and at most `attempts` times. */
export async function minimized(
  document: Written,
  shows: (smaller: Written) => Promise<boolean>,
  attempts = 600,
): Promise<Written> {
  let found = document;
  let left = attempts;
  for (let before: Written | undefined; before !== found && left > 0;) {
    before = found;
    for (const path of pathsOf(found)) {
      const smaller = without(found, path);
      if (smaller === undefined) continue;
      if (left-- <= 0) break;
      if (await shows(smaller)) found = smaller;
    }
  }
  return found;
}

type Path = readonly (string | number)[];

/** Every place in a document, larger ones first. */
function pathsOf(document: Written): readonly Path[] {
  const found: Path[] = [];
  const waiting: (readonly [Path, unknown])[] = [[[], document]];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [path, value] = next;
    if (typeof value !== 'object' || value === null) continue;
    const keys = Array.isArray(value) ? value.map((_, at) => value.length - 1 - at) : Object.keys(value);
    for (const key of keys) {
      found.push([...path, key]);
      waiting.push([[...path, key], (value as Record<string | number, unknown>)[key]]);
    }
  }
  return found;
}

/** The document without what stands at a place; undefined where nothing stands there any more. */
function without(document: Written, path: Path): Written | undefined {
  const [key, ...rest] = path;
  const change = (value: unknown, [key, ...rest]: Path): unknown => {
    if (typeof value !== 'object' || value === null || key === undefined || !Object.hasOwn(value, key))
      return undefined;
    if (Array.isArray(value)) {
      const at = Number(key);
      if (rest.length === 0) return value.filter((_, index) => index !== at);
      const inner = change(value[at], rest);
      return inner === undefined ? undefined : value.map((item: unknown, index) => (index === at ? inner : item));
    }
    const members = Object.entries(value);
    if (rest.length === 0) return Object.fromEntries(members.filter(([name]) => name !== key));
    const inner = change((value as Written)[key], rest);
    return inner === undefined
      ? undefined
      : Object.fromEntries(members.map(([name, member]) => [name, name === key ? inner : member]));
  };
  return key === undefined ? undefined : (change(document, [key, ...rest]) as Written | undefined);
}
