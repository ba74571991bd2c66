// Type check of values against shapes.

import type { Api } from '../../src/generator/model/types/api.ts';
import type { Shape, ShapeUse } from '../../src/generator/model/types/shape.ts';

/** Returns whether a value has this shape or is an allowed null. References resolve to response shapes. */
export function matchesUse(value: unknown, { shape, nullable }: ShapeUse, api: Api): boolean {
  return (nullable && value === null) || matchesShape(value, shape, api);
}

function matchesShape(value: unknown, shape: Shape, api: Api): boolean {
  switch (shape.kind) {
    case 'ref': {
      const schema = api.schema(shape.id);
      return schema !== undefined && matchesUse(value, schema.response, api);
    }
    case 'text':
      return typeof value === 'string';
    case 'number':
      return shape.integer ? Number.isInteger(value) : typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'enum':
      return shape.values.some((member) =>
        shape.open ? typeof member.value === typeof value : JSON.stringify(member.value) === JSON.stringify(value),
      );
    case 'list':
      return Array.isArray(value) && value.every((item) => matchesUse(item, shape.items, api));
    case 'tuple':
      return (
        Array.isArray(value) &&
        value.every((item, index) => matchesOptionalUse(item, shape.items[index] ?? shape.rest, api))
      );
    case 'map':
      return isObject(value) && Object.values(value).every((property) => matchesUse(property, shape.values, api));
    case 'object': {
      if (!isObject(value)) return false;
      const names = new Set(shape.properties.map(({ name }) => name));
      return (
        shape.properties.every(({ name, use, presence }) =>
          Object.hasOwn(value, name) ? matchesUse(value[name], use, api) : presence !== 'required',
        ) &&
        Object.entries(value).every(
          ([name, property]) => names.has(name) || matchesOptionalUse(property, shape.rest, api),
        )
      );
    }
    case 'union':
      return shape.branches.some((branch) => matchesUse(value, branch, api));
    case 'intersection':
      return shape.parts.every((part) => matchesUse(value, part, api));
    case 'any':
      return true;
    case 'never':
      return false;
    default:
      return shape satisfies never;
  }
}

function matchesOptionalUse(value: unknown, use: ShapeUse | undefined, api: Api): boolean {
  return use !== undefined && matchesUse(value, use, api);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
