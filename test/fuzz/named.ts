// Named schemas of the idioms of JSON Schema 2020-12: definitions inside, anchors, resources of their own, references decided late.

import { different } from './names.ts';
import { schema, type Making, type Written } from './schemas.ts';

/** Schemas beside the others of a document, by names that it has not. */
export function idioms(making: Making): Readonly<Record<string, Written>> {
  const { random } = making;
  // What has an address of its own refers to nothing of the document, because a reference there is relative to that address.
  const apart: Making = { ...making, names: [], inPlace: [] };
  const made: Record<string, Written> = {};
  if (random.once(2)) {
    const inner = random.pick(['Part', 'a-b', 'constructor', 'a~b', 'ü']);
    const pointer = `#/components/schemas/Defining/$defs/${encodeURIComponent(inner.replaceAll('~', '~0'))}`;
    made['Defining'] = {
      type: 'object',
      properties: { part: { $ref: pointer }, parts: { type: 'array', items: { $ref: pointer } } },
      $defs: { [inner]: schema({ ...making, inPlace: [] }, 2) },
    };
  }
  if (random.once(2)) {
    made['Anchored'] = {
      $anchor: 'anchored',
      type: 'object',
      properties: { next: { $ref: '#anchored' }, leaf: { $ref: '#leaf' } },
      $defs: { Leaf: { $anchor: 'leaf', ...plainObject(apart) } },
    };
  }
  if (random.once(2)) {
    made['Tree'] = {
      $id: 'https://schemas.example/tree',
      $dynamicAnchor: 'node',
      type: 'object',
      properties: { data: schema(apart, 3), children: { type: 'array', items: { $dynamicRef: '#node' } } },
    };
    if (random.once(2))
      made['StrictTree'] = {
        $id: 'https://schemas.example/strict-tree',
        $dynamicAnchor: 'node',
        $ref: 'tree',
        unevaluatedProperties: false,
      };
  }
  if (random.once(2)) {
    made['ListOf'] = {
      $id: 'https://schemas.example/list',
      type: 'array',
      items: { $dynamicRef: '#item' },
      $defs: { item: { $dynamicAnchor: 'item' } },
      ...(random.once(2) && { minItems: 1 }),
    };
    made['ListOfSome'] = {
      $id: 'https://schemas.example/list-of-some',
      $ref: 'list',
      $defs: { item: { $dynamicAnchor: 'item', ...plainObject(apart) } },
    };
  }
  return made;
}

function plainObject(making: Making): Written {
  const { random } = making;
  const names = different(1 + random.below(2), () => random.pick(['id', 'name', 'a b', 'constructor']));
  return random.pick<Written>([
    { type: 'string' },
    { type: 'integer', minimum: 0 },
    {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, schema(making, 4)])),
      required: names.slice(1),
    },
  ]);
}
