// Example request bodies: the documented example, or a minimal valid value.

import type { Api, MediaType } from '../../../../model/types/api.ts';
import type { Shape, ShapeUse } from '../../../../model/types/shape.ts';
import type { Json } from '../../../../source/node.ts';
import { toPlainJson } from '../../../../code/json/json.ts';
import { flattenSchemas } from '../../schema-parts.ts';

/** Maximum length; longer examples do not help in a form. */
const maxLength = 8_000;

/** Returns the example as text: indented JSON, also for forms. */
export function bodyExampleText(content: MediaType, api: Api): string {
  const value = bodyExample(content, api);
  const text = typeof value === 'string' && !/json/i.test(content.mediaType) ? value : JSON.stringify(value, null, 2);
  return text.length > maxLength ? '' : text;
}

function bodyExample({ examples, schema }: MediaType, api: Api): Json {
  const documented = examples.find(({ value }) => value !== undefined)?.value;
  return documented ?? (schema ? minimalValue(schema.request, api, 0) : {});
}

function minimalValue({ shape }: ShapeUse, api: Api, depth: number): Json {
  if (depth > 12) return null;
  const source = shape.kind === 'ref' ? api.schema(shape.id)?.jsonSchema : 'source' in shape ? shape.source : undefined;
  for (const { annotations } of source === undefined ? [] : flattenSchemas([source]).inline) {
    const [first] = annotations.examples ?? [];
    // A documented example can contain read-only properties.
    if (first !== undefined) return requestProperties(first, shape, api);
    if (annotations.default !== undefined) return annotations.default.value;
  }
  return minimalValueOfShape(shape, api, depth);
}

/** Removes properties that a request cannot contain. */
function requestProperties(example: Json, shape: Shape, api: Api): Json {
  const object = shape.kind === 'ref' ? api.schema(shape.id)?.request.shape : shape;
  if (object?.kind !== 'object' || typeof example !== 'object' || example === null || Array.isArray(example))
    return example;
  const known = new Set(object.properties.map(({ name }) => name));
  return toPlainJson(new Map(Object.entries(example).filter(([name]) => known.has(name))));
}

function minimalValueOfShape(shape: Shape, api: Api, depth: number): Json {
  switch (shape.kind) {
    case 'ref': {
      const schema = api.schema(shape.id);
      return schema ? minimalValue(schema.request, api, depth + 1) : null;
    }
    case 'text':
      return formatExamples.get(shape.format ?? '') ?? 'text';
    case 'number':
      return (typeof shape.source === 'object' ? shape.source.number?.minimum : undefined) ?? 0;
    case 'boolean':
      return false;
    case 'enum':
      return shape.values[0]?.value ?? null;
    case 'list':
      return [minimalValue(shape.items, api, depth + 1)];
    case 'tuple':
      return shape.items.map((item) => minimalValue(item, api, depth + 1));
    case 'object':
      return toPlainJson(
        new Map(
          shape.properties
            .filter(({ presence }) => presence === 'required')
            .map(({ name, use }) => [name, minimalValue(use, api, depth + 1)]),
        ),
      );
    case 'union':
      return shape.branches[0] ? minimalValue(shape.branches[0], api, depth + 1) : null;
    case 'intersection':
      return toPlainJson(new Map(shape.parts.flatMap((part) => objectEntries(minimalValue(part, api, depth + 1)))));
    case 'map':
    case 'any':
      return {};
    case 'never':
      return null;
    default:
      return shape satisfies never;
  }
}

function objectEntries(value: Json): readonly (readonly [string, Json])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

const formatExamples: ReadonlyMap<string, string> = new Map([
  ['date-time', '2030-01-01T00:00:00Z'],
  ['date', '2030-01-01'],
  ['email', 'user@example.com'],
  ['uri', 'https://example.com/'],
  ['uuid', '00000000-0000-4000-8000-000000000000'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
]);
