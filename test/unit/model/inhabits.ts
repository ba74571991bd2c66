// Whether a value is one that a reader of a shape would expect: the meaning of shapes, for tests.

import type { Api } from '../../../src/generator/model/types/api.ts';
import type { Shape, ShapeUse } from '../../../src/generator/model/types/shape.ts';

/** True where `value` belongs to the use; references are followed in the response reading. */
export function inhabits(value: unknown, { shape, nullable }: ShapeUse, api: Api): boolean {
  return (nullable && value === null) || inhabitsShape(value, shape, api);
}

function inhabitsShape(value: unknown, shape: Shape, api: Api): boolean {
  switch (shape.kind) {
    case 'ref': {
      const schema = api.schema(shape.id);
      return schema !== undefined && inhabits(value, schema.response, api);
    }
    case 'text':
      return typeof value === 'string';
    case 'number':
      return shape.integer ? Number.isInteger(value) : typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'enum':
      return shape.values.some((each) =>
        shape.open ? typeof each.value === typeof value : JSON.stringify(each.value) === JSON.stringify(value),
      );
    case 'list':
      return Array.isArray(value) && value.every((item) => inhabits(item, shape.items, api));
    case 'tuple':
      return Array.isArray(value) && value.every((item, index) => belongs(item, shape.items[index] ?? shape.rest, api));
    case 'map':
      return isObject(value) && Object.values(value).every((member) => inhabits(member, shape.values, api));
    case 'object': {
      if (!isObject(value)) return false;
      const named = new Set(shape.properties.map(({ name }) => name));
      return (
        shape.properties.every(({ name, use, presence }) =>
          Object.hasOwn(value, name) ? inhabits(value[name], use, api) : presence !== 'required',
        ) && Object.entries(value).every(([name, member]) => named.has(name) || belongs(member, shape.rest, api))
      );
    }
    case 'union':
      return shape.branches.some((branch) => inhabits(value, branch, api));
    case 'intersection':
      return shape.parts.every((part) => inhabits(value, part, api));
    case 'any':
      return true;
    case 'never':
      return false;
    default:
      return shape satisfies never;
  }
}

function belongs(value: unknown, use: ShapeUse | undefined, api: Api): boolean {
  return use !== undefined && inhabits(value, use, api);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
