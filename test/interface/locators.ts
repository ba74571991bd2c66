// Locators of operations, bodies, fields, and parameters in a document.

import assert from 'node:assert/strict';

import { getAt, isNode, asArray, getNode, type Node, type Path } from './immutable-tree.ts';

/** Returns a path in a document. Throws an `AssertionError` if it does not exist, so that the claim fails. */
export type Locator = (document: Node) => Path;

/** Returns the path of an operation, given as `GET /v4/tags/{label}`. */
export function operationPath(call: string): Path {
  const [method = '', path = ''] = call.split(' ');
  return ['paths', path, method.toLowerCase()];
}

/** Creates a locator for the object at a fixed path. */
export function objectAt(path: Path): Locator {
  return (document) => {
    getNode(document, path);
    return path;
  };
}

/** Creates a locator for a response body schema. */
export function responseBody(call: string, status = '200', mediaType = 'application/json'): Locator {
  return objectAt([...operationPath(call), 'responses', status, 'content', mediaType, 'schema']);
}

/** Creates a locator for a request body schema. */
export function requestBody(call: string, mediaType = 'application/json'): Locator {
  return objectAt([...operationPath(call), 'requestBody', 'content', mediaType, 'schema']);
}

/** Creates a locator for a field of a schema; for the syntax of its name, see `findFields`. */
export function field(locate: Locator, name: string): Locator {
  return (document) => {
    const [first] = findFields(document, locate(document), name);
    assert(first, `missing field ${name}`);
    return first;
  };
}

/** Returns the paths of a schema and of its nested branches (`allOf`, `anyOf`, `oneOf`). */
export function collectBranches(document: Node, schema: Path, depth = 4): Path[] {
  const node = getAt(document, schema);
  if (!isNode(node) || depth === 0) return [schema];
  const nested = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
    asArray(node[keyword]).flatMap((_, index) => collectBranches(document, [...schema, keyword, index], depth - 1)),
  );
  return [schema, ...nested];
}

/**
 * Returns the path of every declaration of a field, given by its dotted name (`backups.schedule.day`, `disks[].size`).
 * Both the schema and its branches can declare a field.
 */
export function findFields(document: Node, schema: Path, name: string): Path[] {
  const segments = name
    .replaceAll('[]', '.[]')
    .split('.')
    .filter((segment) => segment !== '');
  let paths: Path[] = [schema];
  for (const segment of segments) {
    const keys = segment === '[]' ? ['items'] : ['properties', segment];
    paths = paths
      .flatMap((path) => collectBranches(document, path))
      .map((branch) => [...branch, ...keys])
      .filter((path) => isNode(getAt(document, path)));
  }
  return paths;
}

/** Returns the names of the top-level fields that a schema or one of its branches declares, in document order. */
export function listFieldNames(document: Node, schema: Path): string[] {
  const fieldNames = collectBranches(document, schema).flatMap((branch) => {
    const properties = getAt(document, [...branch, 'properties']);
    return isNode(properties) ? Object.keys(properties) : [];
  });
  return [...new Set(fieldNames)];
}

/**
 * Creates a locator for the union variant of a field that declares the given fields. Up to 10% of them may be missing,
 * so that a claim about a removed field still finds the variant and fails for that field.
 */
export function unionVariant(locate: Locator, name: string, fields: readonly string[]): Locator {
  const cache = new WeakMap<Node, Path>();
  return (document) => {
    const cached = cache.get(document);
    if (cached !== undefined) return cached;
    const score = (path: Path): number => {
      const fieldNames = listFieldNames(document, path);
      return fields.filter((field) => fieldNames.includes(field)).length;
    };
    const ranked = findFields(document, locate(document), name).map((path) => ({ path, score: score(path) }));
    const [bestMatch] = ranked.sort((left, right) => right.score - left.score);
    assert(
      bestMatch && bestMatch.score >= fields.length * 0.9,
      `no variant of ${name} has the fields ${fields.join(', ')}`,
    );
    cache.set(document, bestMatch.path);
    return bestMatch.path;
  };
}

/** Returns the parameters of an operation and of its path item, with their paths. */
export function listParameters(document: Node, call: string): { readonly path: Path; readonly node: Node }[] {
  const operation = operationPath(call);
  return [operation, operation.slice(0, -1)].flatMap((owner) =>
    asArray(getAt(document, [...owner, 'parameters'])).flatMap((node, index) =>
      isNode(node) ? [{ path: [...owner, 'parameters', index], node }] : [],
    ),
  );
}

/** Creates a locator for the first server of an operation, of its path item, or of the document. */
export function server(call: string): Locator {
  const operation = operationPath(call);
  return (document) => {
    const candidates = [operation, operation.slice(0, -1), []].map((owner) => [...owner, 'servers']);
    const servers = candidates.find((path) => asArray(getAt(document, path)).length > 0);
    assert(servers, `${call} has no server`);
    return [...servers, 0];
  };
}

/** Creates a locator for a parameter of an operation; `location` is its `in`. */
export function parameter(call: string, location: string, name: string): Locator {
  return (document) => {
    const match = listParameters(document, call).find(({ node }) => node['name'] === name && node['in'] === location);
    assert(match, `${call} has no ${location} parameter ${name}`);
    return match.path;
  };
}
