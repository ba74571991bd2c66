// Edits as people make them while they watch: of a document, and of what is generated from it.

import fc, { type Arbitrary } from 'fast-check';
import type { Json } from '../../src/generator/source/node.ts';

export interface Tree {
  [key: string]: Json;
}

/** Something in a document, with what holds it. */
interface Spot {
  readonly holder: Tree;
  readonly key: string;
  readonly value: Tree;
  readonly path: readonly string[];
}

/** Changes a document in place; false where it has nothing of the sort to change. `random` gives numbers from 0 to below its argument. */
export type Edit = (document: Tree, random: (below: number) => number) => boolean;

/** A copy of a JSON value is nobody else's, and may be written to. */
function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every map of the document, depth first. Examples and extensions are left alone, whose maps mean something else. */
function spots(document: Tree): readonly Spot[] {
  const found: Spot[] = [];
  const visit = (value: Json, holder: Tree, key: string, path: readonly string[]): void => {
    if (Array.isArray(value))
      listOf(value).forEach((item, index) => visit(item, holder, key, [...path, String(index)]));
    if (!isTree(value)) return;
    found.push({ holder, key, value, path });
    for (const [name, inner] of Object.entries(value))
      if (!['example', 'examples', 'default', 'enum', 'const'].includes(name) && !name.startsWith('x-'))
        visit(inner, value, name, [...path, name]);
  };
  visit(document, document, '', []);
  return found;
}

/** What is a text of it, or nothing. */
function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? [...(value as readonly Json[])] : []; // of a document
}

/** The items themselves, to be changed where they stand. */
function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function pick<T>(list: readonly T[], random: (below: number) => number): T | undefined {
  return list[random(Math.max(1, list.length))];
}

function within(document: Tree, ...way: readonly string[]): Tree | undefined {
  let at: Json | undefined = document;
  for (const key of way) at = isTree(at) ? at[key] : undefined;
  return isTree(at) ? at : undefined;
}

/** An edit of one of the maps that it fits. */
function of(
  fits: (spot: Spot) => boolean,
  change: (spot: Spot, random: (below: number) => number, document: Tree) => void,
): Edit {
  return (document, random) => {
    const spot = pick(spots(document).filter(fits), random);
    if (spot) change(spot, random, document);
    return spot !== undefined;
  };
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];
const isOperation = ({ key, path }: Spot): boolean => path[0] === 'paths' && path.length === 3 && methods.includes(key);
const isSchema = ({ value, path }: Spot): boolean =>
  typeof value['type'] === 'string' && !path.includes('securitySchemes');
const hasProperties = ({ value }: Spot): boolean =>
  isTree(value['properties']) && Object.keys(value['properties']).length > 0;
const properties = ({ value }: Spot): Tree => value['properties'] as Tree; // hasProperties has looked
const inComponents = ({ path }: Spot): boolean => path[0] === 'components';

/** The keys of a map but for one, or with another name for it, in their order. */
function renamed(holder: Tree, from: string, to: string | undefined): void {
  const entries = Object.entries(holder).flatMap(([key, value]) =>
    key === from ? (to === undefined ? [] : [[to, value] as const]) : [[key, value] as const],
  );
  for (const key of Object.keys(holder)) Reflect.deleteProperty(holder, key);
  for (const [key, value] of entries) holder[key] = value;
}

/** A map with nothing in it any more. */
function emptied(holder: Tree): Tree {
  for (const key of Object.keys(holder)) Reflect.deleteProperty(holder, key);
  return holder;
}

function forgetRequired({ value }: Spot, name: string): void {
  if (Array.isArray(value['required'])) value['required'] = listOf(value['required']).filter((each) => each !== name);
}

export const edits: Readonly<Record<string, Edit>> = {
  'a description': of(
    ({ value }) => typeof value['description'] === 'string',
    ({ value }, random) => void (value['description'] = `Reworded ${random(1000)}: ${text(value['description'])}`),
  ),
  'a description that comes or goes': of(isSchema, ({ value }, random) => {
    if (value['description'] === undefined) value['description'] = `New ${random(1000)}.`;
    else Reflect.deleteProperty(value, 'description');
  }),
  'a title, an example, a default': of(
    (spot) => isSchema(spot) && spot.value['type'] === 'string',
    ({ value }, random) =>
      void Object.assign(
        value,
        [
          { title: `Titled ${random(1000)}` },
          { example: `example ${random(1000)}` },
          { default: `default ${random(1000)}` },
        ][random(3)],
      ),
  ),
  'a summary': of(isOperation, ({ value }, random) => void (value['summary'] = `Summed up ${random(1000)}`)),
  'a bound': of(
    ({ value }) => ['string', 'integer', 'array'].includes(text(value['type'])),
    ({ value }, random) =>
      void (value[{ string: 'maxLength', integer: 'maximum', array: 'maxItems' }[text(value['type'])] ?? ''] =
        100_000 + random(1000)),
  ),
  'a property more': of(
    hasProperties,
    (spot, random) => void (properties(spot)[`added_${random(1000)}`] = { type: 'string' }),
  ),
  'a property less': of(hasProperties, (spot, random) => {
    const name = pick(Object.keys(properties(spot)), random) ?? '';
    renamed(properties(spot), name, undefined);
    forgetRequired(spot, name);
  }),
  'a property with another name': of(hasProperties, (spot, random) => {
    const name = pick(Object.keys(properties(spot)), random) ?? '';
    renamed(properties(spot), name, `renamed_${random(1000)}`);
    forgetRequired(spot, name);
  }),
  'a property that has to be there, or no longer': of(hasProperties, (spot, random) => {
    const name = pick(Object.keys(properties(spot)), random) ?? '';
    const required = listOf(spot.value['required']);
    spot.value['required'] = required.includes(name) ? required.filter((each) => each !== name) : [...required, name];
  }),
  'a property of one direction, or no longer': of(hasProperties, (spot, random) => {
    const property: unknown = properties(spot)[pick(Object.keys(properties(spot)), random) ?? ''];
    if (isTree(property)) property['readOnly'] = property['readOnly'] !== true;
  }),
  'another type': of(
    (spot) => isSchema(spot) && spot.value['type'] === 'string',
    ({ value }) => void (value['type'] = 'boolean'),
  ),
  'a value of an enumeration more or less': of(
    ({ value }) => Array.isArray(value['enum']),
    ({ value }, random) => {
      const listed = listOf(value['enum']);
      value['enum'] = random(2) === 0 || listed.length < 2 ? [...listed, `added_${random(1000)}`] : listed.slice(1);
    },
  ),
  'a reference to another schema': of(
    ({ value }) => text(value['$ref']).startsWith('#/components/schemas/'),
    ({ value }, random, document) =>
      void (value['$ref'] =
        `#/components/schemas/${pick(Object.keys(within(document, 'components', 'schemas') ?? {}), random) ?? ''}`),
  ),
  'an operation more': of(isOperation, ({ value, path }, random, document) => {
    const paths = within(document, 'paths') ?? {};
    paths[`${path[1] ?? ''}/added${random(1000)}`] = {
      ...(within(document, 'paths', path[1] ?? '')?.['parameters']
        ? { parameters: structuredClone(within(document, 'paths', path[1] ?? '')?.['parameters']) as Json }
        : {}),
      get: { ...structuredClone(value), operationId: `added${random(1000)}` },
    };
  }),
  'an operation less': of(isOperation, ({ holder, key }) => void Reflect.deleteProperty(holder, key)),
  'an operation of another name': of(
    isOperation,
    ({ value }, random) => void (value['operationId'] = `renamed${random(1000)}`),
  ),
  'an operation that is deprecated, or no longer': of(
    isOperation,
    ({ value }) => void (value['deprecated'] = value['deprecated'] !== true),
  ),
  'another security': of(isOperation, ({ value }, random, document) => {
    const scheme = pick(Object.keys(within(document, 'components', 'securitySchemes') ?? {}), random);
    value['security'] = scheme === undefined || random(3) === 0 ? [{}] : [{ [scheme]: [] }];
  }),
  'a tag of another name': (document, random) => {
    const tagged = spots(document).filter(isOperation);
    const tags = [...new Set(tagged.flatMap(({ value }) => listOf(value['tags']).map(text)))];
    const [from, to] = [pick(tags, random), `tag ${random(1000)}`];
    for (const { value } of tagged)
      if (Array.isArray(value['tags'])) value['tags'] = listOf(value['tags']).map((tag) => (tag === from ? to : tag));
    for (const tag of itemsOf(document['tags'])) if (isTree(tag) && tag['name'] === from) tag['name'] = to;
    return from !== undefined;
  },
  'a message of a rule': of(
    ({ value }) => Array.isArray(value['x-rules']),
    ({ value }, random) => {
      for (const rule of itemsOf(value['x-rules']))
        if (isTree(rule)) rule['message'] = `must be otherwise ${random(1000)}`;
    },
  ),
  'a rule': of(
    ({ value }) => Array.isArray(value['x-rules']),
    ({ value }, random) => {
      for (const rule of itemsOf(value['x-rules']))
        if (isTree(rule))
          rule['rule'] = random(2) === 0 ? `(${text(rule['rule'])})` : `${text(rule['rule'])} || ${text(rule['rule'])}`;
    },
  ),
  'a rule less': of(
    ({ value }) => Array.isArray(value['x-rules']),
    ({ value }) => void Reflect.deleteProperty(value, 'x-rules'),
  ),
  'a precondition less': of(
    ({ value }) => Array.isArray(value['x-preconditions']),
    ({ value }) => void Reflect.deleteProperty(value, 'x-preconditions'),
  ),
  'a response less': of(
    (spot) => spot.key === 'responses' && !inComponents(spot) && Object.keys(spot.value).length > 1,
    ({ value }, random) => renamed(value, pick(Object.keys(value), random) ?? '', undefined),
  ),
  'a header of an answer': of(
    ({ key, value }) => key === 'headers' && Object.keys(value).length > 0,
    ({ value }, random) => renamed(value, pick(Object.keys(value), random) ?? '', `X-Renamed-${random(1000)}`),
  ),
  'a schema more': (document, random) => {
    const schemas = within(document, 'components', 'schemas');
    if (schemas) schemas[`Added${random(1000)}`] = { type: 'object', properties: { one: { type: 'string' } } };
    return schemas !== undefined;
  },
  'a schema of another name': (document, random) => {
    const schemas = within(document, 'components', 'schemas') ?? {};
    const [from, to] = [pick(Object.keys(schemas), random), `Renamed${random(1000)}`];
    if (from === undefined) return false;
    renamed(schemas, from, to);
    for (const { value } of spots(document))
      if (value['$ref'] === `#/components/schemas/${from}`) value['$ref'] = `#/components/schemas/${to}`;
    return true;
  },
  'a schema less, and what refers to it': (document, random) => {
    const schemas = within(document, 'components', 'schemas') ?? {};
    const name = pick(Object.keys(schemas), random);
    if (name === undefined) return false;
    renamed(schemas, name, undefined);
    for (const { value } of spots(document))
      if (value['$ref'] === `#/components/schemas/${name}`) Object.assign(emptied(value), { type: 'string' });
    return true;
  },
  'a part of a schema that another has, too': of(
    (spot) => hasProperties(spot) && inComponents(spot),
    (spot, random, document) => {
      const other = pick(
        spots(document).filter((each) => hasProperties(each) && inComponents(each)),
        random,
      );
      if (other)
        properties(other)[`shared_${random(3)}`] = structuredClone({
          type: 'object',
          properties: properties(spot),
          ...(Array.isArray(spot.value['required']) && { required: spot.value['required'] }),
        });
    },
  ),
  'a schema that leads back to itself': of(
    (spot) => hasProperties(spot) && inComponents(spot) && spot.path[1] === 'schemas',
    (spot, random) =>
      void (properties(spot)[`again_${random(1000)}`] = { $ref: `#/components/schemas/${spot.path[2] ?? ''}` }),
  ),
  'a choice between schemas, told apart or not': of(hasProperties, (spot, random, document) => {
    const schemas = within(document, 'components', 'schemas') ?? {};
    const tagged = ['One', 'Two'].map((name) => `Choice${name}${random(100)}`);
    for (const name of tagged)
      schemas[name] = {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { type: 'string', ...(random(2) === 0 && { const: name }) },
          [`own_${name}`]: { type: 'integer', maximum: random(100) },
        },
      };
    properties(spot)[`choice_${random(100)}`] = {
      oneOf: tagged.map((name) => ({ $ref: `#/components/schemas/${name}` })),
      ...(random(2) === 0 && { discriminator: { propertyName: 'kind' } }),
    };
  }),
  'a discriminator, or none': of(
    ({ value }) => itemsOf(value['oneOf']).length > 0,
    ({ value }) => {
      if (value['discriminator'] !== undefined) Reflect.deleteProperty(value, 'discriminator');
      else value['discriminator'] = { propertyName: 'kind' };
    },
  ),
  'what has no other members': of(
    hasProperties,
    ({ value }, random) =>
      void Object.assign(
        value,
        [{ additionalProperties: false }, { unevaluatedProperties: false }, { minProperties: 1 }][random(3)],
      ),
  ),
  'the title': (document, random) => {
    const info = within(document, 'info');
    if (info) info['title'] = `Title ${random(1000)}`;
    return info !== undefined;
  },
  'a part that several operations share': of(
    ({ path }) =>
      path[0] === 'components' && ['parameters', 'responses', 'headers'].includes(path[1] ?? '') && path.length === 3,
    ({ value }, random) => void (value['description'] = `Shared ${random(1000)}`),
  ),
};

/** An edit, and where it strikes. */
export interface Stroke {
  readonly name: string;
  readonly seed: number;
}

export const stroke: Arbitrary<Stroke> = fc.record({
  name: fc.constantFrom(...Object.keys(edits)),
  seed: fc.nat(1_000_000),
});

/** The document after an edit; undefined where it has nothing of the sort. */
export function edited(document: Tree, { name, seed }: Stroke): Tree | undefined {
  const copy = structuredClone(document);
  let state = seed + 1;
  const random = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return edits[name]?.(copy, random) === true ? copy : undefined;
}
