// The type of a parameter once it is read: whole numbers that may be beyond the safe ones are numbers or bigints.

import type { Code } from '../../../emit/code/code.ts';
import { propertyKey } from '../../../emit/code/identifier.ts';
import { join, ts, union } from '../../../emit/code/typescript.ts';
import type { Property, Shape, Use } from '../../../model/declarations/shape.ts';
import { isScalar, literal } from '../literal.ts';
import type { Module } from '../module.ts';

/** The type of a use; objects of many kinds that no parameter has are unknown. */
export function typeOfUse({ shape, nullable }: Use, module: Module, depth = 0): Code<'ts'> {
  const type = typeOfShape(shape, module, depth);
  return nullable ? union([type, ts`null`]) : type;
}

function typeOfShape(shape: Shape, module: Module, depth: number): Code<'ts'> {
  if (depth > 8) return ts`unknown`;
  switch (shape.kind) {
    case 'text':
      return ts`string`;
    case 'boolean':
      return ts`boolean`;
    case 'number':
      return isSafe(shape, module.workshop.options.formats) ? ts`number` : ts`number | bigint`;
    case 'enum':
      return shape.open || !shape.values.every(({ value }) => isScalar(value)) ? ts`unknown` : union(shape.values.map(({ value }) => literal(value)));
    case 'list':
      return ts`readonly (${typeOfUse(shape.items, module, depth + 1)})[]`;
    case 'object':
      return ts`{ ${join(shape.properties.map((property) => memberOf(property, module, depth)), ts`\n`)} }`;
    case 'ref': {
      const schema = module.workshop.api.schema(shape.id);
      return schema ? typeOfUse(schema.request, module, depth + 1) : ts`unknown`;
    }
    case 'tuple':
    case 'map':
    case 'union':
    case 'intersection':
    case 'any':
    case 'never':
      return ts`unknown`;
  }
}

/** Whether its format, where that is judged, or its bounds leave out all integers that JavaScript does not hold. */
export function isSafe({ source }: Extract<Shape, { readonly kind: 'number' }>, formats: 'assert' | 'annotate' = 'assert'): boolean {
  if (typeof source !== 'object') return false;
  if (formats === 'assert' && source.annotations.format === 'int32') return true;
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity, exclusiveMaximum = Infinity } = source.number ?? {};
  return Math.max(minimum, exclusiveMinimum) >= Number.MIN_SAFE_INTEGER && Math.min(maximum, exclusiveMaximum) <= Number.MAX_SAFE_INTEGER;
}

function memberOf({ name, use, presence }: Property, module: Module, depth: number): Code<'ts'> {
  const type = typeOfUse(use, module, depth + 1);
  return presence === 'required' ? ts`readonly ${propertyKey(name)}: ${type};` : ts`readonly ${propertyKey(name)}?: ${type} | undefined;`;
}
