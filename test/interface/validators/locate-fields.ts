// Field declarations in a document with references, and field values in samples.

import assert from 'node:assert/strict';

import { getAt, isNode, asArray, type Node, type Path } from '../immutable-tree.ts';
import type { OperationPart } from './validators-interface.ts';
import { parsePointer } from './slice-document.ts';

/** Returns the path of the operation. */
export function operationPath({ call }: OperationPart): Path {
  const [method = '', path = ''] = call.split(' ');
  return ['paths', path, method.toLowerCase()];
}

/** Returns the paths of the schemas that apply to a value; for merged bodies, those of the resource and the body. */
function listRootSchemas(document: Node, part: OperationPart): Path[] {
  const operation = operationPath(part);
  const content = ['content', 'application/json', 'schema'];
  switch (part.kind) {
    case 'response':
      return [[...resolveReference(document, [...operation, 'responses', String(part.status)]), ...content]];
    case 'body':
      return [[...resolveReference(document, [...operation, 'requestBody']), ...content]];
    case 'merged': {
      const resource = getAt(document, [...operation.slice(0, -1), 'x-resource', 'schema']);
      return [
        ['components', 'schemas', String(resource)],
        [...resolveReference(document, [...operation, 'requestBody']), ...content],
      ];
    }
    case 'parameters':
      return [];
  }
}

/** Returns the path of the node after resolving references. */
function resolveReference(document: Node, path: Path): Path {
  const node = getAt(document, path);
  const reference = isNode(node) ? node['$ref'] : undefined;
  return typeof reference === 'string' ? resolveReference(document, parsePointer(reference)) : path;
}

/** Returns the paths of a schema, its reference target, and its branches, which all apply to the same value. */
export function listInPlaceSchemas(document: Node, path: Path, seen = new Set<string>()): Path[] {
  const node = getAt(document, path);
  if (!isNode(node) || seen.has(path.join('\n'))) return [];
  seen.add(path.join('\n'));
  const reference = node['$ref'];
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
    asArray(node[keyword]).map((_, index): Path => [...path, keyword, index]),
  );
  const conditions = ['then', 'else']
    .filter((keyword) => isNode(node[keyword]))
    .map((keyword): Path => [...path, keyword]);
  const nested: Path[] = [
    ...(typeof reference === 'string' ? [parsePointer(reference)] : []),
    ...branches,
    ...conditions,
  ];
  return [path, ...nested.flatMap((branch) => listInPlaceSchemas(document, branch, seen))];
}

/**
 * Returns the path of every declaration of a field, given by its dotted name: `data.expiry_month`, `nodes.0.id`. The
 * empty name is the whole value.
 */
export function findDeclarations(document: Node, part: OperationPart, name: string): Path[] {
  let paths = listRootSchemas(document, part);
  for (const segment of name === '' ? [] : name.split('.')) {
    const keys = /^\d+$/.test(segment) ? ['items'] : ['properties', segment];
    paths = paths.flatMap((path) => listInPlaceSchemas(document, path)).map((path) => [...path, ...keys]);
    paths = paths.filter((path) => getAt(document, path) !== undefined);
  }
  return paths;
}

/** Returns the paths of all declarations of a field, their reference targets, and their branches. */
export function findApplicableSchemas(document: Node, part: OperationPart, name: string): Path[] {
  const seen = new Set<string>();
  return findDeclarations(document, part, name).flatMap((path) => listInPlaceSchemas(document, path, seen));
}

/** Returns the value with a field set; missing parent objects are created. `undefined` removes the field. */
export function setField(value: unknown, name: string, newValue: unknown): unknown {
  const [segment, ...rest] = name === '' ? [] : name.split('.');
  if (segment === undefined) return newValue;
  if (Array.isArray(value) || /^\d+$/.test(segment)) {
    const items = [...asArray(value)];
    items[Number(segment)] = setField(items[Number(segment)], rest.join('.'), newValue);
    return items;
  }
  assert(isNode(value) || value === undefined || value === null, `the parent of ${name} is not an object`);
  const { [segment]: previous, ...others } = isNode(value) ? value : {};
  const updated = setField(previous, rest.join('.'), newValue);
  return updated === undefined ? others : { ...value, [segment]: updated };
}
