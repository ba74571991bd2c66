// Schemas that accept any string, so that an unparsed string needs no validation.

import type { Assertion } from '../../../model/types/schema.ts';
import type { Use } from '../../../model/types/shape.ts';
import { textFormats } from '../formats.ts';
import type { Module } from '../module-plan.ts';

/** Maximum depth of references; deeper schemas are assumed to reject some strings. */
const farthest = 20;

/**
 * Returns whether the shape, or a branch of it, accepts any string; true for non-scalars, which are not parsed from
 * strings.
 */
export function everyTextIsValid({ shape }: Use, module: Module, depth = 0): boolean {
  switch (shape.kind) {
    case 'ref': {
      const schema = depth > farthest ? undefined : module.workshop.api.schema(shape.id);
      return schema !== undefined && everyTextIsValid(schema.request, module, depth + 1);
    }
    case 'union':
      return shape.branches.some((branch) => everyTextIsValid(branch, module, depth));
    case 'text':
      return shape.source === undefined || allowsEveryText(shape.source, module, depth);
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

function allowsEveryText(assertion: Assertion, module: Module, depth: number): boolean {
  if (typeof assertion === 'boolean') return assertion;
  const { api, options } = module.workshop;
  const { ref, types, string, allOf = [], anyOf, oneOf, annotations } = assertion;
  if (depth > farthest || (types && !types.includes('string'))) return false;
  if (
    assertion.enum ??
    assertion.const ??
    assertion.not ??
    assertion.if ??
    assertion.dynamicRef ??
    string?.minLength ??
    string?.maxLength ??
    string?.pattern
  )
    return false;
  if (options.formats === 'assert' && textFormats.has(annotations.format ?? '')) return false;
  const allows = (each: Assertion): boolean => allowsEveryText(each, module, depth + 1);
  return (
    (ref === undefined || allows(api.schema(ref)?.assertion ?? true)) &&
    allOf.every(allows) &&
    (anyOf?.some(allows) ?? true) &&
    (oneOf?.some(allows) ?? true)
  );
}
