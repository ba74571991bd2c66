// Problems of a parameter, header, or body as an expression, and the media types that schemas apply to.

import type { Code } from '../../../code/branded-text.ts';
import { ts } from '../../../code/typescript/template-literals.ts';
import type { Assertion } from '../../../model/types/schema.ts';
import { referencesOf } from '../../../model/visit-schemas.ts';
import { kindOf } from '../../../model/media-type-kind.ts';
import { isTrivial, onlyRefers } from '../keywords/function-calls.ts';
import type { Module } from '../module-plan.ts';
import type { Reading } from '../validation-variant.ts';

/** Returns an expression of type `Problems`; `undefined` if every value is valid. */
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

/**
 * Returns whether schemas apply to the media type: JSON, text, or URL-encoded. Binary content and multipart parts are
 * not validated.
 */
export function isJudged(mediaType: string): boolean {
  return (
    !isStream(mediaType) &&
    (isJson(mediaType) || /^text\/|^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(mediaType))
  );
}

/** Returns whether content of this media type is validated, always or if it is JSON. */
export function mayBeJudged(mediaType: string): boolean {
  return isJudged(mediaType) || mayBeJson(mediaType);
}

/** Returns whether the media type is a range that includes JSON: other content in it is not validated. */
export function mayBeJson(mediaType: string): boolean {
  return /^(?:\*|application)\/\*\s*(?:;|$)/i.test(mediaType);
}

/** Returns whether the media type is a stream, whose schema applies to each event or record. */
export function isStream(mediaType: string): boolean {
  return kindOf(mediaType) === 'stream';
}

/** Returns whether the media type is a form, whose numbers are parsed from strings. */
export function isForm(mediaType: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(mediaType) || isParts(mediaType);
}

/** Returns whether the media type is a form with possibly binary parts. */
export function isParts(mediaType: string): boolean {
  return /^multipart\/form-data\s*(?:;|$)/i.test(mediaType);
}
