// Random named schemas with the JSON Schema 2020-12 keywords `$defs`, `$anchor`, `$id`, and `$dynamicRef`.

import { pickDistinct } from './names.ts';
import { createSchema, type GenerationContext, type JsonObject } from './schemas.ts';

/** Returns schemas by name. No other schema of the document has one of these names. */
export function createSchemasWithIdentifiers(context: GenerationContext): Readonly<Record<string, JsonObject>> {
  const { random } = context;
  // References in a schema with `$id` are relative to it, so these schemas don't refer to the document.
  const isolated: GenerationContext = { ...context, names: [], inPlace: [] };
  const result: Record<string, JsonObject> = {};
  if (random.oneIn(2)) {
    const inner = random.pick(['Part', 'a-b', 'constructor', 'a~b', 'ü']);
    const pointer = `#/components/schemas/Defining/$defs/${encodeURIComponent(inner.replaceAll('~', '~0'))}`;
    result['Defining'] = {
      type: 'object',
      properties: { part: { $ref: pointer }, parts: { type: 'array', items: { $ref: pointer } } },
      $defs: { [inner]: createSchema({ ...context, inPlace: [] }, 2) },
    };
  }
  if (random.oneIn(2)) {
    result['Anchored'] = {
      $anchor: 'anchored',
      type: 'object',
      properties: { next: { $ref: '#anchored' }, leaf: { $ref: '#leaf' } },
      $defs: { Leaf: { $anchor: 'leaf', ...createPlainSchema(isolated) } },
    };
  }
  if (random.oneIn(2)) {
    result['Tree'] = {
      $id: 'https://schemas.example/tree',
      $dynamicAnchor: 'node',
      type: 'object',
      properties: { data: createSchema(isolated, 3), children: { type: 'array', items: { $dynamicRef: '#node' } } },
    };
    if (random.oneIn(2))
      result['StrictTree'] = {
        $id: 'https://schemas.example/strict-tree',
        $dynamicAnchor: 'node',
        $ref: 'tree',
        unevaluatedProperties: false,
      };
  }
  if (random.oneIn(2)) {
    result['ListOf'] = {
      $id: 'https://schemas.example/list',
      type: 'array',
      items: { $dynamicRef: '#item' },
      $defs: { item: { $dynamicAnchor: 'item' } },
      ...(random.oneIn(2) && { minItems: 1 }),
    };
    result['ListOfSome'] = {
      $id: 'https://schemas.example/list-of-some',
      $ref: 'list',
      $defs: { item: { $dynamicAnchor: 'item', ...createPlainSchema(isolated) } },
    };
  }
  return result;
}

function createPlainSchema(context: GenerationContext): JsonObject {
  const { random } = context;
  const names = pickDistinct(1 + random.below(2), () => random.pick(['id', 'name', 'a b', 'constructor']));
  return random.pick<JsonObject>([
    { type: 'string' },
    { type: 'integer', minimum: 0 },
    {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, createSchema(context, 4)])),
      required: names.slice(1),
    },
  ]);
}
