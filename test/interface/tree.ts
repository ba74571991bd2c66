// How a claim reads a dereferenced document, and how a mutation changes one place of it.

import assert from 'node:assert/strict';

/** An object of the document. References are resolved, so one object may stand at many places. */
export type Node = Readonly<Record<string, unknown>>;

/** The steps from the root of the document to a place in it. */
export type Path = readonly (string | number)[];

/** Whether a value is an object, neither an array nor null. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as a list; anything but an array is an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The members of an object by name; anything but an object has none. */
export function membersOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isNode(value) ? Object.entries(value) : [];
}

/** The value at a path, undefined where the path ends early. */
export function at(root: unknown, path: Path): unknown {
  let value = root;
  for (const step of path) {
    if (Array.isArray(value)) value = listOf(value)[Number(step)];
    else if (isNode(value) && Object.hasOwn(value, String(step))) value = value[String(step)];
    else return undefined;
  }
  return value;
}

/** The object at a path; a claim fails where there is none. */
export function nodeAt(root: unknown, path: Path): Node {
  const value = at(root, path);
  assert(isNode(value), `there is no object at ${path.join(' > ')}`);
  return value;
}

/**
 * The document with another value at one path (undefined removes it). Only the objects on the way are copied, so
 * that an object that stands at many places changes at this one alone, and nothing that was read before changes.
 */
export function changedAt(root: Node, path: Path, change: (value: unknown) => unknown): Node {
  const result = changed(root, path, change);
  if (!isNode(result)) throw new Error('a mutation cannot remove the document');
  return result;
}

function changed(value: unknown, path: Path, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    const list = [...listOf(value)];
    const item = changed(list[Number(step)], rest, change);
    if (item === undefined) list.splice(Number(step), 1);
    else list[Number(step)] = item;
    return list;
  }
  if (!isNode(value) && value !== undefined) throw new Error(`a mutation finds no place at ${path.join(' > ')}`);
  const { [step]: old, ...others } = isNode(value) ? value : {};
  const member = changed(old, rest, change);
  if (member === undefined) return others;
  return { ...value, [step]: member };
}
