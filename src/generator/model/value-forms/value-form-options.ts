// Options for values whose form in programs differs from that in JSON: dates and 64-bit integers.

import { enumeratedValues } from '../enumerated-values.ts';
import { typesOf } from '../implied-types.ts';
import type { JsonType, SchemaObject } from '../types/schema.ts';

export interface ValueFormOptions {
  /**
   * Form of values with the formats `date-time` and `date` in programs: `string`, as in JSON; `Date`, for `date-time`
   * only; or `Temporal`, that is `Temporal.Instant` and `Temporal.PlainDate`.
   *
   * @default 'string'
   */
  readonly dates?: 'string' | 'Date' | 'Temporal';
  /**
   * Form of integers with the format `int64` in programs.
   *
   * @default 'number'
   */
  readonly integers64?: 'number' | 'bigint';
}

/** A format whose values have another form in programs than in JSON. */
export type ConvertedFormat = keyof typeof typeByFormat;

/** The JSON type of the values of each format. */
export const typeByFormat = { 'date-time': 'string', date: 'string', int64: 'integer' } as const satisfies Record<
  string,
  JsonType
>;

/** Returns the formats whose values have another form in programs. */
export function convertedFormats({
  dates = 'string',
  integers64 = 'number',
}: ValueFormOptions): ReadonlySet<ConvertedFormat> {
  return new Set([
    // As an instant, a calendar date depends on the time zone.
    ...(dates === 'string' ? [] : dates === 'Date' ? (['date-time'] as const) : (['date-time', 'date'] as const)),
    ...(integers64 === 'number' ? [] : (['int64'] as const)),
  ]);
}

/** Returns the format of a schema if values with it are converted. */
export function formatOf(schema: SchemaObject, formats: ReadonlySet<ConvertedFormat>): ConvertedFormat | undefined {
  return convertedFormat(schema, 'string', formats) ?? convertedFormat(schema, 'integer', formats);
}

/** Returns the format of a schema if values of a type are converted. Enumerated values are not. */
export function convertedFormat(
  schema: SchemaObject,
  type: JsonType,
  formats: ReadonlySet<ConvertedFormat>,
): ConvertedFormat | undefined {
  const { format } = schema.annotations;
  const converted = [...formats].find((each) => each === format);
  return converted && typeByFormat[converted] === type && !enumeratedValues(schema) && typesOf(schema).includes(type)
    ? converted
    : undefined;
}
