// Printer of value shapes as data for the server runtime.

import type { SafeText } from '../../code/branded-text.ts';
import {
  stringLiteral,
  numberLiteral,
  ts,
  printArray,
  printObject,
  printOptionalString,
  printStringArray,
  type ObjectEntry,
} from '../../code/typescript/typescript.ts';
import { jsonLiteral } from '../../code/typescript/json-literal.ts';
import { printConditionFunction, variableTypeBeyondSchema, type ConditionContext } from './condition-functions.ts';
import type { ValueShape } from './value-shapes.ts';

/** Prints a shape; an empty object if the shape is `undefined`. */
export function printValueShape(shape: ValueShape | undefined, context: ConditionContext): SafeText<'ts'> {
  return printObject(shape ? shapeEntries(shape, context) : []);
}

function shapeEntries(shape: ValueShape, context: ConditionContext): readonly ObjectEntry[] {
  const {
    refs,
    anyOf: either,
    subtypes,
    propertyNames: known,
    mentionedProperties: mentioned,
    writableWhen,
    properties,
    unknownProperties,
    additionalProperties: rest,
    items,
    readOnly,
    writeOnly,
    round,
  } = shape;
  const printInner = (each: ValueShape): SafeText<'ts'> => printValueShape(each, context);
  return [
    ['ref', printReferences(refs)],
    [
      'subtypes',
      subtypes &&
        printObject([
          ['property', stringLiteral(subtypes.property)],
          ['schemas', printObject([...subtypes.schemas].map(([value, ids]) => [value, printReferences(ids)]))],
        ]),
    ],
    ['propertyNames', known && printArray(known.map(stringLiteral))],
    ['undescribed', mentioned && printStringArray(mentioned)],
    [
      'writableWhen',
      writableWhen &&
        printObject(
          [...writableWhen].map(([name, alternatives]) => [
            name,
            printArray(
              alternatives.map((each) =>
                printObject([...each].map(([property, values]) => [property, printArray(values.map(jsonLiteral))])),
              ),
            ),
          ]),
        ),
    ],
    [
      'properties',
      properties.size === 0
        ? undefined
        : printObject([...properties].map(([name, property]) => [name, printNamedShape(name, property, context)])),
    ],
    ['unknownProperties', printOptionalString(unknownProperties)],
    ['additionalProperties', rest && printInner(rest)],
    ['items', items && printInner(items)],
    ['anyOf', either.length === 0 ? undefined : printArray(either.map(printInner))],
    ['readOnly', readOnly ? ts`true` : undefined],
    ['writeOnly', writeOnly ? ts`true` : undefined],
    ['default', shape.default && printObject([['value', jsonLiteral(shape.default.value)]])],
    [
      'round',
      round &&
        printObject([
          ['to', printArray(round.to.map(numberLiteral))],
          ['mode', stringLiteral(round.mode)],
        ]),
    ],
    ['redaction', printRedaction(shape, context)],
  ];
}

function printReferences(ids: readonly string[]): SafeText<'ts'> | undefined {
  return ids.length < 2 ? printOptionalString(ids[0]) : printStringArray(ids);
}

/**
 * Prints a shape as the value of a property. If `Object.prototype` has a property of the same name, TypeScript would
 * infer the contextual type from it, so `satisfies` states the expected type.
 */
export function printNamedShape(name: string, shape: ValueShape, context: ConditionContext): SafeText<'ts'> {
  const { imports, modules } = context;
  const code = printValueShape(shape, context);
  return name in Object.prototype
    ? ts`${code} satisfies ${imports.type('ValueShape', modules.runtime('server/value-shape'))}`
    : code;
}

function printRedaction({ redacted }: ValueShape, context: ConditionContext): SafeText<'ts'> | undefined {
  if (!redacted) return undefined;
  const condition = context.target.rules.ofRedaction(redacted);
  const scope = (): SafeText<'ts'> =>
    context.imports.type('RedactionScope', context.modules.runtime('server/value-shape'));
  const types = new Map(
    condition?.variablesRead.has('caller')
      ? [['caller', variableTypeBeyondSchema(condition, 'caller') ?? context.callerType()] as const]
      : [],
  );
  return printObject([
    ['as', stringLiteral(redacted.as)],
    ['unless', condition && printConditionFunction(condition, scope, types, context)],
  ]);
}
