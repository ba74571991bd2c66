// Value shapes as data for the server runtime.

import { array, keyword, literal, object, satisfies } from '../../code/typescript/build-tree.ts';
import type { Expression } from '../../code/typescript/tree.ts';
import { conditionFunction, variableTypeWithMissingProperties } from './condition-functions.ts';
import { callerType, runtimeType, type TargetContext } from './target-context.ts';
import type { ValueShape } from './value-shapes.ts';

/** Returns a shape as an object; an empty one if the shape is `undefined`. */
export function valueShapeObject(shape: ValueShape | undefined, context: TargetContext): Expression {
  return object(shape ? shapeEntries(shape, context) : []);
}

function shapeEntries(
  shape: ValueShape,
  context: TargetContext,
): readonly (readonly [name: string, value: Expression | undefined])[] {
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
  const innerShape = (each: ValueShape): Expression => valueShapeObject(each, context);
  return [
    ['ref', references(refs)],
    [
      'subtypes',
      subtypes &&
        object([
          ['property', literal(subtypes.property)],
          ['schemas', object([...subtypes.schemas].map(([value, ids]) => [value, references(ids)]))],
        ]),
    ],
    ['propertyNames', known && literal(known)],
    ['undescribed', mentioned && mentioned.length > 0 ? literal(mentioned) : undefined],
    [
      'writableWhen',
      writableWhen &&
        object(
          [...writableWhen].map(([name, alternatives]) => [
            name,
            array(
              alternatives.map((each) => object([...each].map(([property, values]) => [property, literal(values)]))),
            ),
          ]),
        ),
    ],
    [
      'properties',
      properties.size === 0
        ? undefined
        : object([...properties].map(([name, property]) => [name, namedShapeObject(name, property, context)])),
    ],
    ['unknownProperties', unknownProperties && literal(unknownProperties)],
    ['additionalProperties', rest && innerShape(rest)],
    ['items', items && innerShape(items)],
    ['anyOf', either.length === 0 ? undefined : array(either.map(innerShape))],
    ['readOnly', readOnly ? literal(true) : undefined],
    ['writeOnly', writeOnly ? literal(true) : undefined],
    ['default', shape.default && object([['value', literal(shape.default.value)]])],
    [
      'round',
      round &&
        object([
          ['to', literal(round.to)],
          ['mode', literal(round.mode)],
        ]),
    ],
    ['redaction', redactionObject(shape, context)],
  ];
}

function references(ids: readonly string[]): Expression | undefined {
  return ids.length === 0 ? undefined : literal(ids.length === 1 ? (ids[0] ?? '') : ids);
}

/**
 * Returns a shape as the value of a property. If `Object.prototype` has a property of the same name, TypeScript would
 * infer the contextual type from it, so `satisfies` states the expected type.
 */
export function namedShapeObject(name: string, shape: ValueShape, context: TargetContext): Expression {
  const value = valueShapeObject(shape, context);
  return name in Object.prototype ? satisfies(value, runtimeType('ValueShape', 'value-shape')) : value;
}

function redactionObject({ redacted }: ValueShape, context: TargetContext): Expression | undefined {
  if (!redacted) return undefined;
  const condition = context.rules.ofRedaction(redacted);
  const types = new Map(
    condition?.variablesRead.has('caller')
      ? [
          [
            'caller',
            variableTypeWithMissingProperties(condition, 'caller') ?? callerType(context) ?? keyword('unknown'),
          ] as const,
        ]
      : [],
  );
  return object([
    ['as', literal(redacted.as)],
    ['unless', condition && conditionFunction(condition, runtimeType('RedactionInput', 'value-shape'), types)],
  ]);
}
