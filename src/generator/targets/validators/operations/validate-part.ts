// The problems of a value by the schema of a parameter, header or body, as an expression.

import type { Code } from '../../../code/branded-text.ts';
import { ts } from '../../../code/typescript/template-literals.ts';
import type { Assertion } from '../../../model/types/schema.ts';
import { referencesOf } from '../../../model/visit-schemas.ts';
import { kindOf } from '../../../model/media-type-kind.ts';
import { isTrivial, onlyRefers } from '../keywords/function-calls.ts';
import type { Module } from '../module-plan.ts';
import type { Reading } from '../validation-variant.ts';

/** An expression of type `Problems`; undefined where every value is valid. */
export function problemsBy(
  assertion: Assertion,
  reading: Reading,
  module: Module,
  path: string,
  hint: string,
  value: Code<'ts'>,
): Code<'ts'> | undefined {
  if (isTrivial(assertion)) return undefined;
  const id = onlyRefers(assertion);
  const call =
    id === undefined
      ? module.inner({ assertion, reading, mode: 'collect', path, hint }, value)
      : module.named(id, reading, 'collect', value);
  const deep =
    referencesOf(assertion).some((each) => module.workshop.isDeep(each)) ||
    (typeof assertion === 'object' && assertion.array?.uniqueItems === true);
  return deep ? ts`${module.runtime('problemsDeep')}(() => ${call})` : call;
}

export function isJson(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);
}

/** JSON, text and forms are values that a schema judges. Bytes are not, and the parts of a multipart body may be bytes. */
export function isJudged(mediaType: string): boolean {
  return (
    !isStream(mediaType) &&
    (isJson(mediaType) || /^text\/|^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(mediaType))
  );
}

/** Whether an answer of this media type is judged: always, or where it turns out to be JSON. */
export function mayBeJudged(mediaType: string): boolean {
  return isJudged(mediaType) || mayBeJson(mediaType);
}

/** A range in which JSON lies: what comes in it is judged where it is JSON, for a schema says nothing of the bytes of others. */
export function mayBeJson(mediaType: string): boolean {
  return /^(?:\*|application)\/\*\s*(?:;|$)/i.test(mediaType);
}

/** Events or records: their schema is that of each of them, and says nothing of the whole. */
export function isStream(mediaType: string): boolean {
  return kindOf(mediaType) === 'stream';
}

/** A form, whose numbers are read from text. */
export function isForm(mediaType: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(mediaType) || isParts(mediaType);
}

/** A form whose parts may be bytes. */
export function isParts(mediaType: string): boolean {
  return /^multipart\/form-data\s*(?:;|$)/i.test(mediaType);
}
