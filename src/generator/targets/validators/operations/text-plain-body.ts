// How the text of a body is read before its schema judges it: by its type, as the text of a parameter is.

import type { Code } from '../../../code/branded-text.ts';
import { ts } from '../../../code/typescript/template-literals.ts';
import type { Use } from '../../../model/types/shape.ts';
import type { Module } from '../module-plan.ts';
import { readerOfText } from './parameter-reader.ts';
import { isJson } from './validate-part.ts';
import { kindsOf } from './json-kinds.ts';

/** An expression for what the text says; undefined where no schema can speak of it. */
export function valueOfText(mediaType: string, use: Use, value: Code<'ts'>, module: Module): Code<'ts'> | undefined {
  if (!isSpokenOf(mediaType, use, module)) return undefined;
  const reader = readerOfText(use, module);
  return reader === undefined ? value : reader.startsWith('(') ? ts`(${reader})(${value})` : ts`${reader}(${value})`;
}

/** Whether a schema can speak of what such a text says: how XML or CSV write lists and objects, it does not tell. */
export function isSpokenOf(mediaType: string, use: Use, { workshop: { api } }: Module): boolean {
  const { items, members } = kindsOf([use], api);
  return (items ?? members) === undefined || /^text\/(?:plain|\*)\s*(?:;|$)/i.test(mediaType);
}

/** Whether a body of this media type is a text, and nothing more is known of how it is written. */
export function isTextBody(mediaType: string): boolean {
  return /^text\//i.test(mediaType) && !isJson(mediaType);
}
