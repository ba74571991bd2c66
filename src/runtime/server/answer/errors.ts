// The body of an answer that is not a success.

import { boundedReasons, type Reason, type Refusal } from '../refusal.ts';
import { recordOf } from '../shape.ts';
import { phraseOf } from '../status.ts';
import type { Conventions } from '../table.ts';

export interface ErrorContent {
  readonly contentType: string;
  readonly body: unknown;
}

/** By the document's convention; without one as RFC 9457 has it, with each reason in `errors`. */
export function errorContent(refusal: Refusal, { errors }: Conventions): ErrorContent {
  const { status } = refusal;
  const reasons = boundedReasons(refusal);
  if (errors) {
    const items = reasons.map(({ message, field }) => recordOf([[errors.message, message], ...(field === undefined ? [] : [[errors.field, field] as const])]));
    return { contentType: 'application/json', body: recordOf([[errors.items, items]]) };
  }
  const detail = detailOf(reasons);
  const fields = reasons.filter(({ field }) => field !== undefined).map(({ message, field }) => ({ detail: message, field }));
  return {
    contentType: 'application/problem+json',
    body: { type: 'about:blank', title: phraseOf(status), status, ...(detail !== '' && { detail }), ...(fields.length > 0 && { errors: fields }) },
  };
}

/** All reasons in a line, each with the field that it is about: `name: must be a string; price: must be at most 5`. */
function detailOf(reasons: readonly Reason[]): string {
  const told = reasons.map(({ message, field = '' }) => (field === '' ? message : `${field}: ${message}`));
  return told.map((each, index) => (index < told.length - 1 ? each.replace(/\.$/, '') : each)).join('; ');
}
