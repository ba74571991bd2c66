// Parsing of text bodies by declared type, like parameters.

import type { Code } from '../../../code/branded-text.ts';
import { ts } from '../../../code/typescript/template-literals.ts';
import type { Use } from '../../../model/types/shape.ts';
import type { Module } from '../module-plan.ts';
import { readerOfText } from './parameter-reader.ts';
import { isJson } from './validate-part.ts';
import { kindsOf } from './json-kinds.ts';

/** Returns the parsed value of a text body; `undefined` if no schema can apply to it. */
export function valueOfText(mediaType: string, use: Use, value: Code<'ts'>, module: Module): Code<'ts'> | undefined {
  if (!isSpokenOf(mediaType, use, module)) return undefined;
  const reader = readerOfText(use, module);
  return reader === undefined ? value : reader.startsWith('(') ? ts`(${reader})(${value})` : ts`${reader}(${value})`;
}

/** Returns whether a schema can apply to the body: the serialization of arrays and objects in XML or CSV is unknown. */
export function isSpokenOf(mediaType: string, use: Use, { workshop: { api } }: Module): boolean {
  const { items, members } = kindsOf([use], api);
  return (items ?? members) === undefined || /^text\/(?:plain|\*)\s*(?:;|$)/i.test(mediaType);
}

/** Returns whether a body of this media type is text without a known structure. */
export function isTextBody(mediaType: string): boolean {
  return /^text\//i.test(mediaType) && !isJson(mediaType);
}
