// Checks of single conditions on a value, by facet.

import { call, not } from '../../../code/typescript/build-tree.ts';
import { applyColumn, type Facets, type FunctionColumn, ignored } from '../../../model/facets.ts';
import type { SchemaObject } from '../../../model/types/schema.ts';
import { numberFormats, stringFormats } from '../formats.ts';
import type { Check, ValidationContext } from '../validation-context.ts';
import { messages } from '../messages.ts';
import { runtime } from '../runtime-imports.ts';
import { itemCountChecks, uniqueChecks } from './array-checks.ts';
import { multipleOfChecks, rangeChecks } from './number.ts';
import { lengthChecks, patternChecks } from './string.ts';

type CheckedType = 'number' | 'string' | 'array';

const inArrays = ignored('`arrayStatements` validates it');
const inObjects = ignored('`objectStatements` validates it');
const inPlace = ignored('`inPlaceStatements` validates it');

/** Checks for each facet, in the order in which their problems are reported. */
const column: FunctionColumn<[ValidationContext, SchemaObject, CheckedType], readonly Check[]> = {
  reference: inPlace,
  resource: ignored('only affects references'),
  type: ignored('tested before all other keywords'),
  values: ignored('replaces the other checks'),
  range: rangeChecks,
  multipleOf: multipleOfChecks,
  length: lengthChecks,
  pattern: patternChecks,
  format: formatChecks,
  content: ignored('an annotation'),
  items: inArrays,
  itemCount: itemCountChecks,
  unique: uniqueChecks,
  contains: inArrays,
  properties: inObjects,
  propertyNames: inObjects,
  propertyCount: inObjects,
  dependencies: inObjects,
  allOf: inPlace,
  union: inPlace,
  discriminator: inPlace,
  not: inPlace,
  conditional: inPlace,
};

/** Returns the checks for a value of the type. */
export function checksOf(schema: SchemaObject, type: CheckedType, context: ValidationContext): readonly Check[] {
  const { sourceLocation, annotations, extensions, unknownExtensions, [type]: keywords } = schema;
  const metadata = { sourceLocation, annotations, extensions, unknownExtensions };
  const typedSchema: SchemaObject = keywords ? { ...metadata, [type]: keywords } : metadata;
  return applyColumn(typedSchema, column, context, schema, type).flat();
}

function formatChecks(
  { format = '' }: Facets['format'],
  { module, value }: ValidationContext,
  _: SchemaObject,
  type: CheckedType,
): readonly Check[] {
  const formats = type === 'number' ? numberFormats : type === 'string' ? stringFormats : undefined;
  const asserted = module.analysis.options.formats === 'assert' ? formats?.get(format) : undefined;
  if (!asserted) return [];
  const { description } = asserted;
  const report = { name: 'reportFormat', argument: description } as const;
  const failure = { keyword: 'format', message: messages.badFormat(description), report };
  return [{ violation: not(call(runtime(asserted.predicate), value)), failure }];
}
