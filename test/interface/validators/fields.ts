// Where in a document with references a field of a place is declared, and the value of a field in a sample.

import assert from 'node:assert/strict';

import { at, isNode, listOf, type Node, type Path } from '../tree.ts';
import type { Place } from './interface.ts';
import { steps } from './slice.ts';

/** The operation of a place. */
export function operationOf({ call }: Place): Path {
  const [method = '', path = ''] = call.split(' ');
  return ['paths', path, method.toLowerCase()];
}

/** The schemas that judge a value at a place: one, or for what an update leaves those of the resource and the body. */
function schemasOf(document: Node, place: Place): Path[] {
  const operation = operationOf(place);
  const content = ['content', 'application/json', 'schema'];
  switch (place.kind) {
    case 'answer':
      return [[...followed(document, [...operation, 'responses', String(place.status)]), ...content]];
    case 'body':
      return [[...followed(document, [...operation, 'requestBody']), ...content]];
    case 'merged': {
      const resource = at(document, [...operation.slice(0, -1), 'x-resource', 'schema']);
      return [
        ['components', 'schemas', String(resource)],
        [...followed(document, [...operation, 'requestBody']), ...content],
      ];
    }
    case 'parameters':
      return [];
  }
}

/** The path after following references that stand alone. */
function followed(document: Node, path: Path): Path {
  const node = at(document, path);
  const reference = isNode(node) ? node['$ref'] : undefined;
  return typeof reference === 'string' ? followed(document, steps(reference)) : path;
}

/** A schema, what it refers to, and the branches that judge the same value. */
export function nodesOf(document: Node, path: Path, seen = new Set<string>()): Path[] {
  const node = at(document, path);
  if (!isNode(node) || seen.has(path.join('\n'))) return [];
  seen.add(path.join('\n'));
  const reference = node['$ref'];
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
    listOf(node[keyword]).map((_, index): Path => [...path, keyword, index]),
  );
  const conditions = ['then', 'else']
    .filter((keyword) => isNode(node[keyword]))
    .map((keyword): Path => [...path, keyword]);
  const below: Path[] = [...(typeof reference === 'string' ? [steps(reference)] : []), ...branches, ...conditions];
  return [path, ...below.flatMap((branch) => nodesOf(document, branch, seen))];
}

/** Every schema that judges a field of a place: `data.expiry_month`, `nodes.0.id`; the empty name is the whole value. */
export function declarations(document: Node, place: Place, name: string): Path[] {
  let paths = schemasOf(document, place);
  for (const step of name === '' ? [] : name.split('.')) {
    const tail = /^\d+$/.test(step) ? ['items'] : ['properties', step];
    paths = paths.flatMap((path) => nodesOf(document, path)).map((path) => [...path, ...tail]);
    paths = paths.filter((path) => at(document, path) !== undefined);
  }
  return paths;
}

/** The same, with what the declarations refer to and their branches. */
export function judging(document: Node, place: Place, name: string): Path[] {
  const seen = new Set<string>();
  return declarations(document, place, name).flatMap((path) => nodesOf(document, path, seen));
}

/** The value with another one at a field; objects on the way are made. Undefined removes the field. */
export function withField(value: unknown, name: string, member: unknown): unknown {
  const [step, ...rest] = name === '' ? [] : name.split('.');
  if (step === undefined) return member;
  if (Array.isArray(value) || /^\d+$/.test(step)) {
    const list = [...listOf(value)];
    list[Number(step)] = withField(list[Number(step)], rest.join('.'), member);
    return list;
  }
  assert(isNode(value) || value === undefined || value === null, `${name} stands in no object`);
  const { [step]: old, ...others } = isNode(value) ? value : {};
  const changed = withField(old, rest.join('.'), member);
  return changed === undefined ? others : { ...value, [step]: changed };
}
