// Example request bodies: the documented example, or a minimal valid value.

import type { Api, Content } from '../../../../model/types/api.ts';
import type { Shape, Use } from '../../../../model/types/shape.ts';
import type { Json } from '../../../../source/node.ts';
import { plain } from '../../../../code/json/json.ts';
import { partsOf } from '../../allof-members.ts';

/** Maximum length; longer examples do not help in a form. */
const longest = 8_000;

/** Returns the example as text: indented JSON, also for forms. */
export function exampleText(content: Content, api: Api): string {
  const value = exampleValue(content, api);
  const text = typeof value === 'string' && !/json/i.test(content.mediaType) ? value : JSON.stringify(value, null, 2);
  return text.length > longest ? '' : text;
}

function exampleValue({ examples, schema }: Content, api: Api): Json {
  const given = examples.find(({ value }) => value !== undefined)?.value;
  return given ?? (schema ? leastOf(schema.request, api, 0) : {});
}

function leastOf({ shape }: Use, api: Api, depth: number): Json {
  if (depth > 12) return null;
  const source = shape.kind === 'ref' ? api.schema(shape.id)?.assertion : 'source' in shape ? shape.source : undefined;
  for (const { annotations } of source === undefined ? [] : partsOf([source]).inline) {
    const [first] = annotations.examples ?? [];
    // A documented example can contain read-only properties.
    if (first !== undefined) return ofRequest(first, shape, api);
    if (annotations.default !== undefined) return annotations.default.value;
  }
  return leastOfShape(shape, api, depth);
}

/** Removes properties that a request cannot contain. */
function ofRequest(example: Json, shape: Shape, api: Api): Json {
  const object = shape.kind === 'ref' ? api.schema(shape.id)?.request.shape : shape;
  if (object?.kind !== 'object' || typeof example !== 'object' || example === null || Array.isArray(example))
    return example;
  const known = new Set(object.properties.map(({ name }) => name));
  return plain(new Map(Object.entries(example).filter(([name]) => known.has(name))));
}

function leastOfShape(shape: Shape, api: Api, depth: number): Json {
  switch (shape.kind) {
    case 'ref': {
      const schema = api.schema(shape.id);
      return schema ? leastOf(schema.request, api, depth + 1) : null;
    }
    case 'text':
      return texts.get(shape.format ?? '') ?? 'text';
    case 'number':
      return (typeof shape.source === 'object' ? shape.source.number?.minimum : undefined) ?? 0;
    case 'boolean':
      return false;
    case 'enum':
      return shape.values[0]?.value ?? null;
    case 'list':
      return [leastOf(shape.items, api, depth + 1)];
    case 'tuple':
      return shape.items.map((item) => leastOf(item, api, depth + 1));
    case 'object':
      return plain(
        new Map(
          shape.properties
            .filter(({ presence }) => presence === 'required')
            .map(({ name, use }) => [name, leastOf(use, api, depth + 1)]),
        ),
      );
    case 'union':
      return shape.branches[0] ? leastOf(shape.branches[0], api, depth + 1) : null;
    case 'intersection':
      return plain(new Map(shape.parts.flatMap((part) => membersOf(leastOf(part, api, depth + 1)))));
    case 'map':
    case 'any':
      return {};
    case 'never':
      return null;
    default:
      return shape satisfies never;
  }
}

function membersOf(value: Json): readonly (readonly [string, Json])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

const texts: ReadonlyMap<string, string> = new Map([
  ['date-time', '2030-01-01T00:00:00Z'],
  ['date', '2030-01-01'],
  ['email', 'user@example.com'],
  ['uri', 'https://example.com/'],
  ['uuid', '00000000-0000-4000-8000-000000000000'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
]);
