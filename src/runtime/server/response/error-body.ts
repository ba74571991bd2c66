// Bodies of error responses.

import { boundedReasons, type Reason, type Refusal } from '../http-error.ts';
import { recordOf } from '../value-shape.ts';
import { isJson } from '../../parameters/media-type.ts';
import { phraseOf } from '../status.ts';
import type { Conventions, Operation } from '../operation-table.ts';

export interface ErrorContent {
  readonly contentType: string;
  readonly body: unknown;
}

type Responses = Operation<unknown>['responses'];

/**
 * Returns the body by the document's convention, in the media type that the operation declares for the status. Without
 * a convention, returns problem details (RFC 9457) with each error in `errors`.
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

/**
 * Returns the JSON media type that the status declares: the default if it is among several, or if only a range is
 * declared.
 */
function declaredType(status: number, responses: Responses, usual: string): string {
  const contents = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses['default'] ?? {};
  const declared = Object.keys(contents).filter((mediaType) => isJson(mediaType) && !mediaType.includes('*'));
  return declared.includes(usual) ? usual : (declared[0] ?? usual);
}

/** Joins all errors into one string: `name: must be a string; price: must be at most 5`. */
function detailOf(reasons: readonly Reason[]): string {
  const told = reasons.map(({ message, field = '' }) => (field === '' ? message : `${field}: ${message}`));
  return told.map((each, index) => (index < told.length - 1 ? each.replace(/\.$/, '') : each)).join('; ');
}
