// Validation of number and string keywords.

import { isMultipleOf } from '../../../runtime/validation/multiple-of.ts';
import { countCodePoints } from '../../../runtime/validation/type-checks.ts';
import type { SchemaObject } from '../types/schema.ts';
import { numberFormats, stringFormats } from './formats.ts';
import { describeValue, type ValidationFrame } from './validation-context.ts';
import { matchesPatternSafely } from './match-with-timeout.ts';

export function validateScalar(schema: SchemaObject, value: unknown, frame: ValidationFrame): void {
  if (typeof value === 'number') validateNumber(schema, value, frame);
  else if (typeof value === 'string') validateString(schema, value, frame);
}

function validateNumber(schema: SchemaObject, value: number, frame: ValidationFrame): void {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema.number ?? {};
  const reportRequirement = (keyword: string, requirement: string): void =>
    frame.report(keyword, `is ${value}, and must be ${requirement}`, schema);
  if (minimum !== undefined && value < minimum) reportRequirement('minimum', `at least ${minimum}`);
  if (maximum !== undefined && value > maximum) reportRequirement('maximum', `at most ${maximum}`);
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    reportRequirement('exclusiveMinimum', `above ${exclusiveMinimum}`);
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    reportRequirement('exclusiveMaximum', `below ${exclusiveMaximum}`);
  if (multipleOf !== undefined && !isMultipleOf(value, multipleOf))
    reportRequirement('multipleOf', `a multiple of ${multipleOf}`);
  const { format } = schema.annotations;
  if (frame.formats === 'assert' && format !== undefined && numberFormats.get(format)?.(value) === false)
    reportRequirement('format', `of the format ${format}`);
}

function validateString(schema: SchemaObject, value: string, frame: ValidationFrame): void {
  const { minLength, maxLength, pattern } = schema.string ?? {};
  const reportRequirement = (keyword: string, requirement: string): void =>
    frame.report(keyword, `is ${describeValue(value)}, and must ${requirement}`, schema);
  if (minLength !== undefined && countCodePoints(value) < minLength)
    reportRequirement('minLength', `have at least ${minLength} characters`);
  if (maxLength !== undefined && countCodePoints(value) > maxLength)
    reportRequirement('maxLength', `have at most ${maxLength} characters`);
  if (pattern !== undefined && matchesPatternSafely(pattern, value) === false)
    reportRequirement('pattern', `match ${pattern}`);
  const { format } = schema.annotations;
  if (frame.formats === 'assert' && format !== undefined && stringFormats.get(format)?.(value) === false)
    reportRequirement('format', `be of the format ${format}`);
}
