// Schemas that accept any string, so that an unparsed string needs no validation.

import type { JsonSchema } from '../../../model/types/schema.ts';
import type { ShapeUse } from '../../../model/types/shape.ts';
import { stringFormats } from '../formats.ts';
import type { Module } from '../module-plan.ts';

/** Maximum depth of references; deeper schemas are assumed to reject some strings. */
const maxDepth = 20;

/**
 * Returns whether the shape, or a branch of it, accepts any string; true for non-scalars, which are not parsed from
 * strings.
 */
export function acceptsAnyString({ shape }: ShapeUse, module: Module, depth = 0): boolean {
  switch (shape.kind) {
    case 'ref': {
      const schema = depth > maxDepth ? undefined : module.generator.api.schema(shape.id);
      return schema !== undefined && acceptsAnyString(schema.request, module, depth + 1);
    }
    case 'union':
      return shape.branches.some((branch) => acceptsAnyString(branch, module, depth));
    case 'text':
      return shape.source === undefined || schemaAcceptsAnyString(shape.source, module, depth);
    case 'enum':
      return shape.open && shape.values.some(({ value }) => typeof value === 'string');
    case 'number':
    case 'boolean':
    case 'never':
      return false;
    case 'list':
    case 'tuple':
    case 'map':
    case 'object':
    case 'intersection':
    case 'any':
      return true;
  }
}

function schemaAcceptsAnyString(jsonSchema: JsonSchema, module: Module, depth: number): boolean {
  if (typeof jsonSchema === 'boolean') return jsonSchema;
  const { api, options } = module.generator;
  const { ref, types, string, allOf = [], anyOf, oneOf, annotations } = jsonSchema;
  if (depth > maxDepth || (types && !types.includes('string'))) return false;
  if (
    jsonSchema.enum ??
    jsonSchema.const ??
    jsonSchema.not ??
    jsonSchema.if ??
    jsonSchema.dynamicRef ??
    string?.minLength ??
    string?.maxLength ??
    string?.pattern
  )
    return false;
  if (options.formats === 'assert' && stringFormats.has(annotations.format ?? '')) return false;
  const allows = (each: JsonSchema): boolean => schemaAcceptsAnyString(each, module, depth + 1);
  return (
    (ref === undefined || allows(api.schema(ref)?.jsonSchema ?? true)) &&
    allOf.every(allows) &&
    (anyOf?.some(allows) ?? true) &&
    (oneOf?.some(allows) ?? true)
  );
}
