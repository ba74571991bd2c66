// Immutable access to a dereferenced document by path.

import assert from 'node:assert/strict';

/** An object of the document. References are resolved, so one object can occur at several paths. */
export type Node = Readonly<Record<string, unknown>>;

/** Property names and array indexes from the root of the document to a value. */
export type Path = readonly (string | number)[];

/** Type guard for objects that are neither arrays nor `null`. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value if it is an array, and an empty array otherwise. */
export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the properties of an object with their names, or an empty array for any other value. */
export function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isNode(value) ? Object.entries(value) : [];
}

/** Returns the value at a path, or `undefined` if it does not exist. */
export function getAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const key of path) {
    if (Array.isArray(value)) value = asArray(value)[Number(key)];
    else if (isNode(value) && Object.hasOwn(value, String(key))) value = value[String(key)];
    else return undefined;
  }
  return value;
}

/** Returns the object at a path. Throws an `AssertionError` if it does not exist, so that the claim fails. */
export function getNode(root: unknown, path: Path): Node {
  const value = getAt(root, path);
  assert(isNode(value), `missing object at ${path.join(' > ')}`);
  return value;
}

/**
 * Returns the document with the value at one path changed; `undefined` removes it. Only the objects along the path are
 * copied, so an object that occurs at several paths changes only at this path, and the original document is unchanged.
 */
export function updateAt(root: Node, path: Path, change: (value: unknown) => unknown): Node {
  const result = update(root, path, change);
  if (!isNode(result)) throw new Error('a mutation cannot remove the document');
  return result;
}

function update(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    const items = [...asArray(value)];
    const item = update(items[Number(key)], rest, change);
    if (item === undefined) items.splice(Number(key), 1);
    else items[Number(key)] = item;
    return items;
  }
  if (!isNode(value) && value !== undefined) throw new Error(`a mutation cannot find ${path.join(' > ')}`);
  const { [key]: previous, ...others } = isNode(value) ? value : {};
  const updated = update(previous, rest, change);
  if (updated === undefined) return others;
  return { ...value, [key]: updated };
}
