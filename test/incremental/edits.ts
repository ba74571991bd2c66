// Random edits of OpenAPI documents, like those that a user makes in watch mode.

import fc, { type Arbitrary } from 'fast-check';
import type { Json } from '../../src/generator/source/node.ts';

export interface DocumentTree {
  [key: string]: Json;
}

/** A map in a document, and its parent. */
interface MapNode {
  readonly parent: DocumentTree;
  readonly key: string;
  readonly value: DocumentTree;
  readonly path: readonly string[];
}

/** Changes a document in place, or returns false if the edit does not apply. `random(n)` is an integer below n. */
export type Edit = (document: DocumentTree, random: (below: number) => number) => boolean;

/** Type guard for maps in a copied document, which may be changed. */
function isTree(value: unknown): value is DocumentTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns every map of the document, depth first, except in examples and extensions, whose maps are data. */
function listMaps(document: DocumentTree): readonly MapNode[] {
  const nodes: MapNode[] = [];
  const visit = (value: Json, parent: DocumentTree, key: string, path: readonly string[]): void => {
    if (Array.isArray(value))
      toItems(value).forEach((item, index) => visit(item, parent, key, [...path, String(index)]));
    if (!isTree(value)) return;
    nodes.push({ parent, key, value, path });
    for (const [name, child] of Object.entries(value))
      if (!['example', 'examples', 'default', 'enum', 'const'].includes(name) && !name.startsWith('x-'))
        visit(child, value, name, [...path, name]);
  };
  visit(document, document, '', []);
  return nodes;
}

/** Returns the value if it is a string; otherwise, an empty string. */
function asString(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function toItems(value: unknown): Json[] {
  return Array.isArray(value) ? [...(value as readonly Json[])] : []; // items of a document are JSON
}

/** Returns the original items of an array, which may be changed in place. */
function getItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function pick<T>(values: readonly T[], random: (below: number) => number): T | undefined {
  return values[random(Math.max(1, values.length))];
}

function lookup(document: DocumentTree, ...path: readonly string[]): DocumentTree | undefined {
  let current: Json | undefined = document;
  for (const key of path) current = isTree(current) ? current[key] : undefined;
  return isTree(current) ? current : undefined;
}

/** Creates an edit that changes a random map that satisfies the condition. */
function createEdit(
  applies: (node: MapNode) => boolean,
  change: (node: MapNode, random: (below: number) => number, document: DocumentTree) => void,
): Edit {
  return (document, random) => {
    const node = pick(listMaps(document).filter(applies), random);
    if (node) change(node, random, document);
    return node !== undefined;
  };
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];
const isOperation = ({ key, path }: MapNode): boolean =>
  path[0] === 'paths' && path.length === 3 && methods.includes(key);
const isSchema = ({ value, path }: MapNode): boolean =>
  typeof value['type'] === 'string' && !path.includes('securitySchemes');
const hasProperties = ({ value }: MapNode): boolean =>
  isTree(value['properties']) && Object.keys(value['properties']).length > 0;
const properties = ({ value }: MapNode): DocumentTree => value['properties'] as DocumentTree; // checked by hasProperties
const inComponents = ({ path }: MapNode): boolean => path[0] === 'components';

/** Renames or removes a key of a map, and preserves the order of the keys. */
function renameKey(parent: DocumentTree, from: string, to: string | undefined): void {
  const entries = Object.entries(parent).flatMap(([key, value]) =>
    key === from ? (to === undefined ? [] : [[to, value] as const]) : [[key, value] as const],
  );
  for (const key of Object.keys(parent)) Reflect.deleteProperty(parent, key);
  for (const [key, value] of entries) parent[key] = value;
}

/** Removes all keys of a map. */
function clear(parent: DocumentTree): DocumentTree {
  for (const key of Object.keys(parent)) Reflect.deleteProperty(parent, key);
  return parent;
}

function removeRequired({ value }: MapNode, name: string): void {
  if (Array.isArray(value['required'])) value['required'] = toItems(value['required']).filter((item) => item !== name);
}

export const edits: Readonly<Record<string, Edit>> = {
  'a description': createEdit(
    ({ value }) => typeof value['description'] === 'string',
    ({ value }, random) => void (value['description'] = `Reworded ${random(1000)}: ${asString(value['description'])}`),
  ),
  'an added or removed description': createEdit(isSchema, ({ value }, random) => {
    if (value['description'] === undefined) value['description'] = `New ${random(1000)}.`;
    else Reflect.deleteProperty(value, 'description');
  }),
  'a title, an example, or a default': createEdit(
    (node) => isSchema(node) && node.value['type'] === 'string',
    ({ value }, random) =>
      void Object.assign(
        value,
        [
          { title: `Title ${random(1000)}` },
          { example: `example ${random(1000)}` },
          { default: `default ${random(1000)}` },
        ][random(3)],
      ),
  ),
  'a summary': createEdit(isOperation, ({ value }, random) => void (value['summary'] = `Summary ${random(1000)}`)),
  'a bound': createEdit(
    ({ value }) => ['string', 'integer', 'array'].includes(asString(value['type'])),
    ({ value }, random) =>
      void (value[{ string: 'maxLength', integer: 'maximum', array: 'maxItems' }[asString(value['type'])] ?? ''] =
        100_000 + random(1000)),
  ),
  'an added property': createEdit(
    hasProperties,
    (node, random) => void (properties(node)[`added_${random(1000)}`] = { type: 'string' }),
  ),
  'a removed property': createEdit(hasProperties, (node, random) => {
    const name = pick(Object.keys(properties(node)), random) ?? '';
    renameKey(properties(node), name, undefined);
    removeRequired(node, name);
  }),
  'a renamed property': createEdit(hasProperties, (node, random) => {
    const name = pick(Object.keys(properties(node)), random) ?? '';
    renameKey(properties(node), name, `renamed_${random(1000)}`);
    removeRequired(node, name);
  }),
  'a property that becomes required or optional': createEdit(hasProperties, (node, random) => {
    const name = pick(Object.keys(properties(node)), random) ?? '';
    const required = toItems(node.value['required']);
    node.value['required'] = required.includes(name) ? required.filter((item) => item !== name) : [...required, name];
  }),
  'a property that becomes read-only or read-write': createEdit(hasProperties, (node, random) => {
    const property: unknown = properties(node)[pick(Object.keys(properties(node)), random) ?? ''];
    if (isTree(property)) property['readOnly'] = property['readOnly'] !== true;
  }),
  'a different type': createEdit(
    (node) => isSchema(node) && node.value['type'] === 'string',
    ({ value }) => void (value['type'] = 'boolean'),
  ),
  'an added or removed enum value': createEdit(
    ({ value }) => Array.isArray(value['enum']),
    ({ value }, random) => {
      const values = toItems(value['enum']);
      value['enum'] = random(2) === 0 || values.length < 2 ? [...values, `added_${random(1000)}`] : values.slice(1);
    },
  ),
  'a reference to a different schema': createEdit(
    ({ value }) => asString(value['$ref']).startsWith('#/components/schemas/'),
    ({ value }, random, document) =>
      void (value['$ref'] =
        `#/components/schemas/${pick(Object.keys(lookup(document, 'components', 'schemas') ?? {}), random) ?? ''}`),
  ),
  'an added operation': createEdit(isOperation, ({ value, path }, random, document) => {
    const paths = lookup(document, 'paths') ?? {};
    paths[`${path[1] ?? ''}/added${random(1000)}`] = {
      ...(lookup(document, 'paths', path[1] ?? '')?.['parameters']
        ? { parameters: structuredClone(lookup(document, 'paths', path[1] ?? '')?.['parameters']) as Json }
        : {}),
      get: { ...structuredClone(value), operationId: `added${random(1000)}` },
    };
  }),
  'a removed operation': createEdit(isOperation, ({ parent, key }) => void Reflect.deleteProperty(parent, key)),
  'a renamed operation': createEdit(
    isOperation,
    ({ value }, random) => void (value['operationId'] = `renamed${random(1000)}`),
  ),
  'an operation that becomes deprecated or not deprecated': createEdit(
    isOperation,
    ({ value }) => void (value['deprecated'] = value['deprecated'] !== true),
  ),
  'a different security requirement': createEdit(isOperation, ({ value }, random, document) => {
    const scheme = pick(Object.keys(lookup(document, 'components', 'securitySchemes') ?? {}), random);
    value['security'] = scheme === undefined || random(3) === 0 ? [{}] : [{ [scheme]: [] }];
  }),
  'a renamed tag': (document, random) => {
    const operations = listMaps(document).filter(isOperation);
    const tags = [...new Set(operations.flatMap(({ value }) => toItems(value['tags']).map(asString)))];
    const [from, to] = [pick(tags, random), `tag ${random(1000)}`];
    for (const { value } of operations)
      if (Array.isArray(value['tags'])) value['tags'] = toItems(value['tags']).map((tag) => (tag === from ? to : tag));
    for (const tag of getItems(document['tags'])) if (isTree(tag) && tag['name'] === from) tag['name'] = to;
    return from !== undefined;
  },
  'the message of a rule': createEdit(
    ({ value }) => Array.isArray(value['x-rules']),
    ({ value }, random) => {
      for (const rule of getItems(value['x-rules']))
        if (isTree(rule)) rule['message'] = `must be valid ${random(1000)}`;
    },
  ),
  'a rule': createEdit(
    ({ value }) => Array.isArray(value['x-rules']),
    ({ value }, random) => {
      for (const rule of getItems(value['x-rules']))
        if (isTree(rule))
          rule['rule'] =
            random(2) === 0 ? `(${asString(rule['rule'])})` : `${asString(rule['rule'])} || ${asString(rule['rule'])}`;
    },
  ),
  'a removed rule': createEdit(
    ({ value }) => Array.isArray(value['x-rules']),
    ({ value }) => void Reflect.deleteProperty(value, 'x-rules'),
  ),
  'a removed precondition': createEdit(
    ({ value }) => Array.isArray(value['x-preconditions']),
    ({ value }) => void Reflect.deleteProperty(value, 'x-preconditions'),
  ),
  'a removed response': createEdit(
    (node) => node.key === 'responses' && !inComponents(node) && Object.keys(node.value).length > 1,
    ({ value }, random) => renameKey(value, pick(Object.keys(value), random) ?? '', undefined),
  ),
  'a renamed response header': createEdit(
    ({ key, value }) => key === 'headers' && Object.keys(value).length > 0,
    ({ value }, random) => renameKey(value, pick(Object.keys(value), random) ?? '', `X-Renamed-${random(1000)}`),
  ),
  'an added schema': (document, random) => {
    const schemas = lookup(document, 'components', 'schemas');
    if (schemas) schemas[`Added${random(1000)}`] = { type: 'object', properties: { name: { type: 'string' } } };
    return schemas !== undefined;
  },
  'a renamed schema': (document, random) => {
    const schemas = lookup(document, 'components', 'schemas') ?? {};
    const [from, to] = [pick(Object.keys(schemas), random), `Renamed${random(1000)}`];
    if (from === undefined) return false;
    renameKey(schemas, from, to);
    for (const { value } of listMaps(document))
      if (value['$ref'] === `#/components/schemas/${from}`) value['$ref'] = `#/components/schemas/${to}`;
    return true;
  },
  'a removed schema and its references': (document, random) => {
    const schemas = lookup(document, 'components', 'schemas') ?? {};
    const name = pick(Object.keys(schemas), random);
    if (name === undefined) return false;
    renameKey(schemas, name, undefined);
    for (const { value } of listMaps(document))
      if (value['$ref'] === `#/components/schemas/${name}`) Object.assign(clear(value), { type: 'string' });
    return true;
  },
  'a subschema shared with another schema': createEdit(
    (node) => hasProperties(node) && inComponents(node),
    (node, random, document) => {
      const other = pick(
        listMaps(document).filter((candidate) => hasProperties(candidate) && inComponents(candidate)),
        random,
      );
      if (other)
        properties(other)[`shared_${random(3)}`] = structuredClone({
          type: 'object',
          properties: properties(node),
          ...(Array.isArray(node.value['required']) && { required: node.value['required'] }),
        });
    },
  ),
  'a recursive schema': createEdit(
    (node) => hasProperties(node) && inComponents(node) && node.path[1] === 'schemas',
    (node, random) =>
      void (properties(node)[`recursive_${random(1000)}`] = { $ref: `#/components/schemas/${node.path[2] ?? ''}` }),
  ),
  'a union with or without a discriminator': createEdit(hasProperties, (node, random, document) => {
    const schemas = lookup(document, 'components', 'schemas') ?? {};
    const branches = ['One', 'Two'].map((name) => `Choice${name}${random(100)}`);
    for (const name of branches)
      schemas[name] = {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { type: 'string', ...(random(2) === 0 && { const: name }) },
          [`value_${name}`]: { type: 'integer', maximum: random(100) },
        },
      };
    properties(node)[`choice_${random(100)}`] = {
      oneOf: branches.map((name) => ({ $ref: `#/components/schemas/${name}` })),
      ...(random(2) === 0 && { discriminator: { propertyName: 'kind' } }),
    };
  }),
  'an added or removed discriminator': createEdit(
    ({ value }) => getItems(value['oneOf']).length > 0,
    ({ value }) => {
      if (value['discriminator'] !== undefined) Reflect.deleteProperty(value, 'discriminator');
      else value['discriminator'] = { propertyName: 'kind' };
    },
  ),
  'a constraint on additional properties': createEdit(
    hasProperties,
    ({ value }, random) =>
      void Object.assign(
        value,
        [{ additionalProperties: false }, { unevaluatedProperties: false }, { minProperties: 1 }][random(3)],
      ),
  ),
  'the title': (document, random) => {
    const info = lookup(document, 'info');
    if (info) info['title'] = `Title ${random(1000)}`;
    return info !== undefined;
  },
  'a shared component of operations': createEdit(
    ({ path }) =>
      path[0] === 'components' && ['parameters', 'responses', 'headers'].includes(path[1] ?? '') && path.length === 3,
    ({ value }, random) => void (value['description'] = `Shared ${random(1000)}`),
  ),
};

/** The name of an edit, and the seed that selects its target. */
export interface RandomEdit {
  readonly name: string;
  readonly seed: number;
}

export const randomEdit: Arbitrary<RandomEdit> = fc.record({
  name: fc.constantFrom(...Object.keys(edits)),
  seed: fc.nat(1_000_000),
});

/** Returns the document after an edit, or `undefined` if the edit does not apply. */
export function editDocument(document: DocumentTree, { name, seed }: RandomEdit): DocumentTree | undefined {
  const copy = structuredClone(document);
  let state = seed + 1;
  const random = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return edits[name]?.(copy, random) === true ? copy : undefined;
}
