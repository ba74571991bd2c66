// Phrases for validation keywords: bounds, lengths, patterns.

import { code, join, md, nothing, number, text, type Md } from '../../code/markdown/markdown.ts';
import type {
  ArrayKeywords,
  NumberKeywords,
  ObjectKeywords,
  ObjectSchema,
  StringKeywords,
} from '../../model/types/schema.ts';

/** Returns a phrase for each bound, to follow "is" or to be used alone: "3 to 32 characters", "a multiple of 5". */
export function constraintWords({ number: numbers, string, array, object }: ObjectSchema): readonly Md[] {
  if (numbers === undefined && string === undefined && array === undefined && object === undefined) return [];
  return [
    ...(numbers === undefined ? [] : numberWords(numbers)),
    ...(string === undefined ? [] : stringWords(string)),
    ...(array === undefined ? [] : arrayWords(array)),
    ...(object === undefined ? [] : objectWords(object)),
  ].filter((words) => words !== nothing);
}

function numberWords(bounds: NumberKeywords): readonly Md[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = bounds;
  const both = minimum !== undefined && maximum !== undefined;
  return [
    both
      ? minimum === maximum
        ? md`exactly ${number(minimum)}`
        : md`${number(minimum)} to ${number(maximum)}`
      : nothing,
    !both && minimum !== undefined ? md`at least ${number(minimum)}` : nothing,
    !both && maximum !== undefined ? md`at most ${number(maximum)}` : nothing,
    exclusiveMinimum !== undefined ? md`greater than ${number(exclusiveMinimum)}` : nothing,
    exclusiveMaximum !== undefined ? md`less than ${number(exclusiveMaximum)}` : nothing,
    multipleOf !== undefined ? md`a multiple of ${number(multipleOf)}` : nothing,
  ];
}

function stringWords(bounds: StringKeywords): readonly Md[] {
  return [
    countWords(bounds.minLength, bounds.maxLength, 'character'),
    bounds.pattern !== undefined ? md`matching ${code(bounds.pattern)}` : nothing,
    bounds.contentEncoding !== undefined ? md`encoded as ${code(bounds.contentEncoding)}` : nothing,
    bounds.contentMediaType !== undefined ? md`holding ${code(bounds.contentMediaType)}` : nothing,
  ];
}

function arrayWords(bounds: ArrayKeywords): readonly Md[] {
  return [
    countWords(bounds.minItems, bounds.maxItems, 'item'),
    bounds.uniqueItems === true ? md`without equal items` : nothing,
  ];
}

function objectWords(bounds: ObjectKeywords): readonly Md[] {
  return [countWords(bounds.minProperties, bounds.maxProperties, 'field')];
}

/** Returns "3 to 32 characters", "at least 1 item", or "exactly 2 fields"; empty without bounds. */
export function countWords(least: number | undefined, most: number | undefined, unit: string): Md {
  const units = (count: number): Md => text(count === 1 ? unit : `${unit}s`);
  if (least !== undefined && least === most) return md`exactly ${number(least)} ${units(least)}`;
  if (most === 0) return md`no ${units(0)}`;
  if (least === 0 && most === undefined) return md`any number of ${units(0)}`;
  if (most === undefined) return least === undefined ? nothing : md`at least ${number(least)} ${units(least)}`;
  if (least === undefined || least === 0) return md`at most ${number(most)} ${units(most)}`;
  return md`${number(least)} to ${number(most)} ${units(most)}`;
}

/** Returns all bounds as one phrase: "3 to 32 characters, matching `^a`". */
export function constraintPhrase(schema: ObjectSchema): Md {
  return join(constraintWords(schema), ', ');
}
