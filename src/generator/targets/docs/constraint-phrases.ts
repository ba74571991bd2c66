// Phrases for validation keywords: bounds, lengths, patterns.

import {
  codeSpan,
  joinMarkdown,
  md,
  emptyMarkdown,
  markdownNumber,
  escapeMarkdown,
  type Md,
} from '../../code/markdown/markdown.ts';
import type {
  ArrayKeywords,
  NumberKeywords,
  ObjectKeywords,
  SchemaObject,
  StringKeywords,
} from '../../model/types/schema.ts';

/** Returns a phrase for each constraint. It can follow "is" or stand alone: "3 to 32 characters", "a multiple of 5". */
export function constraintPhrases({ number: numbers, string, array, object }: SchemaObject): readonly Md[] {
  if (numbers === undefined && string === undefined && array === undefined && object === undefined) return [];
  return [
    ...(numbers === undefined ? [] : numberPhrases(numbers)),
    ...(string === undefined ? [] : stringPhrases(string)),
    ...(array === undefined ? [] : arrayPhrases(array)),
    ...(object === undefined ? [] : objectPhrases(object)),
  ].filter((phrase) => phrase !== emptyMarkdown);
}

function numberPhrases(bounds: NumberKeywords): readonly Md[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = bounds;
  const hasBoth = minimum !== undefined && maximum !== undefined;
  return [
    hasBoth
      ? minimum === maximum
        ? md`exactly ${markdownNumber(minimum)}`
        : md`${markdownNumber(minimum)} to ${markdownNumber(maximum)}`
      : emptyMarkdown,
    !hasBoth && minimum !== undefined ? md`at least ${markdownNumber(minimum)}` : emptyMarkdown,
    !hasBoth && maximum !== undefined ? md`at most ${markdownNumber(maximum)}` : emptyMarkdown,
    exclusiveMinimum !== undefined ? md`greater than ${markdownNumber(exclusiveMinimum)}` : emptyMarkdown,
    exclusiveMaximum !== undefined ? md`less than ${markdownNumber(exclusiveMaximum)}` : emptyMarkdown,
    multipleOf !== undefined ? md`a multiple of ${markdownNumber(multipleOf)}` : emptyMarkdown,
  ];
}

function stringPhrases(bounds: StringKeywords): readonly Md[] {
  return [
    describeCount(bounds.minLength, bounds.maxLength, 'character'),
    bounds.pattern !== undefined ? md`matching ${codeSpan(bounds.pattern)}` : emptyMarkdown,
    bounds.contentEncoding !== undefined ? md`encoded as ${codeSpan(bounds.contentEncoding)}` : emptyMarkdown,
    bounds.contentMediaType !== undefined ? md`holding ${codeSpan(bounds.contentMediaType)}` : emptyMarkdown,
  ];
}

function arrayPhrases(bounds: ArrayKeywords): readonly Md[] {
  return [
    describeCount(bounds.minItems, bounds.maxItems, 'item'),
    bounds.uniqueItems === true ? md`without equal items` : emptyMarkdown,
  ];
}

function objectPhrases(bounds: ObjectKeywords): readonly Md[] {
  return [describeCount(bounds.minProperties, bounds.maxProperties, 'field')];
}

/** Returns a count phrase: "3 to 32 characters", "at least 1 item", or "exactly 2 fields"; empty without bounds. */
export function describeCount(minimum: number | undefined, maximum: number | undefined, unit: string): Md {
  const units = (count: number): Md => escapeMarkdown(count === 1 ? unit : `${unit}s`);
  if (minimum !== undefined && minimum === maximum) return md`exactly ${markdownNumber(minimum)} ${units(minimum)}`;
  if (maximum === 0) return md`no ${units(0)}`;
  if (minimum === 0 && maximum === undefined) return md`any number of ${units(0)}`;
  if (maximum === undefined)
    return minimum === undefined ? emptyMarkdown : md`at least ${markdownNumber(minimum)} ${units(minimum)}`;
  if (minimum === undefined || minimum === 0) return md`at most ${markdownNumber(maximum)} ${units(maximum)}`;
  return md`${markdownNumber(minimum)} to ${markdownNumber(maximum)} ${units(maximum)}`;
}

/** Returns all constraints as one phrase: "3 to 32 characters, matching `^a`". */
export function describeConstraints(schema: SchemaObject): Md {
  return joinMarkdown(constraintPhrases(schema), ', ');
}
