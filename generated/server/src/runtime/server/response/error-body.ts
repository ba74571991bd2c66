// The body of an answer that is not a success.

import { boundedReasons, type Reason, type Refusal } from '../http-error.js';
import { recordOf } from '../value-shape.js';
import { isJson } from '../../parameters/media-type.js';
import { phraseOf } from '../status.js';
import type { Conventions, Operation } from '../operation-table.js';

export interface ErrorContent {
  readonly contentType: string;
  readonly body: unknown;
}

type Responses = Operation<unknown>['responses'];

/**
 * The body by the convention of the document, in the media type that the operation declares for the status. Without a
 * convention, a problem of RFC 9457 with each error detail in `errors`.
 */
export function errorContent(refusal: Refusal, { errors }: Conventions, responses: Responses = {}): ErrorContent {
  const { status } = refusal;
  const reasons = boundedReasons(refusal);
  if (errors) {
    const items = reasons.map(({ message, field }) =>
      recordOf([[errors.message, message], ...(field === undefined ? [] : [[errors.field, field] as const])]),
    );
    return {
      contentType: declaredType(status, responses, errors.mediaType ?? 'application/json'),
      body: recordOf([[errors.items, items]]),
    };
  }
  const detail = detailOf(reasons);
  const fields = reasons
    .filter(({ field }) => field !== undefined)
    .map(({ message, field }) => ({ detail: message, field }));
  return {
    contentType: 'application/problem+json',
    body: {
      type: 'about:blank',
      title: phraseOf(status),
      status,
      ...(detail !== '' && { detail }),
      ...(fields.length > 0 && { errors: fields }),
    },
  };
}

/** The JSON media type that the status declares: the usual one if it is among several, or if only a range is declared. */
function declaredType(status: number, responses: Responses, usual: string): string {
  const contents = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses['default'] ?? {};
  const declared = Object.keys(contents).filter((mediaType) => isJson(mediaType) && !mediaType.includes('*'));
  return declared.includes(usual) ? usual : (declared[0] ?? usual);
}

/** All reasons in a line, each with the field that it is about: `name: must be a string; price: must be at most 5`. */
function detailOf(reasons: readonly Reason[]): string {
  const told = reasons.map(({ message, field = '' }) => (field === '' ? message : `${field}: ${message}`));
  return told.map((each, index) => (index < told.length - 1 ? each.replace(/\.$/, '') : each)).join('; ');
}
