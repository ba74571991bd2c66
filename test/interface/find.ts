// Where in the document an operation, a body or a field stands.

import assert from 'node:assert/strict';

import { at, isNode, listOf, nodeAt, type Node, type Path } from './tree.ts';

/** Finds a place in a document; the claim fails where there is none. */
export type Where = (document: Node) => Path;

/** The path of an operation, such as `GET /v4/tags/{label}`. */
export function operation(call: string): Path {
  const [method = '', path = ''] = call.split(' ');
  return ['paths', path, method.toLowerCase()];
}

/** Where the schema of a response body stands. */
export function answer(call: string, status = '200', media = 'application/json'): Where {
  const path = [...operation(call), 'responses', status, 'content', media, 'schema'];
  return (document) => (nodeAt(document, path), path);
}

/** Where the schema of a request body stands. */
export function request(call: string, media = 'application/json'): Where {
  const path = [...operation(call), 'requestBody', 'content', media, 'schema'];
  return (document) => (nodeAt(document, path), path);
}

/** Where a field of a schema stands; see `found` for its name. */
export function field(where: Where, name: string): Where {
  return (document) => {
    const [first] = found(document, where(document), name);
    assert(first, `there is no field ${name}`);
    return first;
  };
}

/** The schema and the branches (`allOf`, `anyOf`, `oneOf`) that it is made of. */
export function branches(document: Node, schema: Path, depth = 4): Path[] {
  const node = at(document, schema);
  if (!isNode(node) || depth === 0) return [schema];
  const below = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
    listOf(node[keyword]).flatMap((_, index) => branches(document, [...schema, keyword, index], depth - 1)),
  );
  return [schema, ...below];
}

/**
 * Every place that declares a field, given by its dotted name (`backups.schedule.day`, `disks[].size`). A branch of
 * the schema may declare it as well as the schema itself.
 */
export function found(document: Node, schema: Path, name: string): Path[] {
  const steps = name
    .replaceAll('[]', '.[]')
    .split('.')
    .filter((step) => step !== '');
  let places: Path[] = [schema];
  for (const step of steps) {
    const tail = step === '[]' ? ['items'] : ['properties', step];
    places = places
      .flatMap((place) => branches(document, place))
      .map((branch) => [...branch, ...tail])
      .filter((place) => isNode(at(document, place)));
  }
  return places;
}

/** The names of the fields that a schema or one of its branches declares at its top level, in order. */
export function fieldNames(document: Node, schema: Path): string[] {
  const names = branches(document, schema).flatMap((branch) => {
    const properties = at(document, [...branch, 'properties']);
    return isNode(properties) ? Object.keys(properties) : [];
  });
  return [...new Set(names)];
}

/**
 * Where the declaration of a field stands that has these fields itself: one kind of a union. One field in ten may be
 * missing, so that a claim about a field that is left out finds the kind and fails for that field.
 */
export function kind(where: Where, name: string, fields: readonly string[]): Where {
  const known = new WeakMap<Node, Path>();
  return (document) => {
    const before = known.get(document);
    if (before !== undefined) return before;
    const score = (path: Path): number => {
      const names = fieldNames(document, path);
      return fields.filter((field) => names.includes(field)).length;
    };
    const ranked = found(document, where(document), name).map((path) => ({ path, score: score(path) }));
    const [best] = ranked.sort((left, right) => right.score - left.score);
    assert(best && best.score >= fields.length * 0.9, `no kind of ${name} has the fields ${fields.join(', ')}`);
    known.set(document, best.path);
    return best.path;
  };
}

/** The parameters of an operation, its own and those of its path, with their places. */
export function parameters(document: Node, call: string): { readonly path: Path; readonly node: Node }[] {
  const own = operation(call);
  return [own, own.slice(0, -1)].flatMap((holder) =>
    listOf(at(document, [...holder, 'parameters'])).flatMap((node, index) =>
      isNode(node) ? [{ path: [...holder, 'parameters', index], node }] : [],
    ),
  );
}

/** Where the first server of an operation stands: its own, that of its path, or that of the document. */
export function server(call: string): Where {
  const own = operation(call);
  return (document) => {
    const lists = [own, own.slice(0, -1), []].map((holder) => [...holder, 'servers']);
    const list = lists.find((path) => listOf(at(document, path)).length > 0);
    assert(list, `${call} has no server`);
    return [...list, 0];
  };
}

/** Where a parameter of an operation stands. */
export function parameter(call: string, place: string, name: string): Where {
  return (document) => {
    const match = parameters(document, call).find(({ node }) => node['name'] === name && node['in'] === place);
    assert(match, `${call} takes no ${place} parameter ${name}`);
    return match.path;
  };
}
