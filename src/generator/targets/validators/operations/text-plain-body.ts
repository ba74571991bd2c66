// Parsing of text bodies by declared type, like parameters.

import type { SafeText } from '../../../code/branded-text.ts';
import { ts } from '../../../code/typescript/template-literals.ts';
import type { ShapeUse } from '../../../model/types/shape.ts';
import type { Module } from '../module-plan.ts';
import { textBodyReader } from './parameter-reader.ts';
import { isJsonMediaType } from './validate-part.ts';
import { collectJsonKinds } from './json-kinds.ts';

/** Returns the parsed value of a text body; `undefined` if no schema can apply to it. */
export function parsedTextBody(
  mediaType: string,
  use: ShapeUse,
  value: SafeText<'ts'>,
  module: Module,
): SafeText<'ts'> | undefined {
  if (!canValidateText(mediaType, use, module)) return undefined;
  const reader = textBodyReader(use, module);
  return reader === undefined ? value : reader.startsWith('(') ? ts`(${reader})(${value})` : ts`${reader}(${value})`;
}

/** Returns whether a schema can apply to the body: the serialization of arrays and objects in XML or CSV is unknown. */
export function canValidateText(mediaType: string, use: ShapeUse, { generator: { api } }: Module): boolean {
  const { items, properties } = collectJsonKinds([use], api);
  return (items ?? properties) === undefined || /^text\/(?:plain|\*)\s*(?:;|$)/i.test(mediaType);
}

/** Returns whether a body of this media type is text without a known structure. */
export function isTextBody(mediaType: string): boolean {
  return /^text\//i.test(mediaType) && !isJsonMediaType(mediaType);
}
