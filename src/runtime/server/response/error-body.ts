// Builds error bodies: as the application or the document defines them, or else as problem details (RFC 9457).

import { limitErrorDetails, type ErrorDetail, type ErrorResponse } from '../http-error.ts';
import { createRecord } from '../value-shape.ts';
import { isJsonMediaType } from '../../parameters/match-media-type.ts';
import { reasonPhrase } from '../http-status.ts';
import type { Conventions, OperationDescriptor } from '../operation-table.ts';
import type { ServiceOptions } from '../service-options.ts';

export interface ErrorContent {
  readonly contentType: string;
  readonly body: unknown;
}

/** The part of an operation that determines error bodies. */
type ErrorOperation = Pick<OperationDescriptor<unknown>, 'id' | 'responses'>;

/**
 * Returns the body according to the application or the document's convention, in the media type that the operation
 * declares for the status. Without either, returns problem details (RFC 9457) with each error in `errors`.
 */
export function buildErrorContent(
  error: ErrorResponse,
  { errors }: Conventions,
  operation?: ErrorOperation,
  errorBody?: ServiceOptions['errorBody'],
): ErrorContent {
  const { status } = error;
  const details = limitErrorDetails(error);
  const contentType = selectMediaType(status, operation?.responses ?? {}, errors?.mediaType ?? 'application/json');
  const body = errorBody?.({ status, details, operation: operation?.id });
  if (body !== undefined) return { contentType, body };
  if (errors) {
    const items = details.map(({ message, field }) =>
      createRecord([[errors.message, message], ...(field === undefined ? [] : [[errors.field, field] as const])]),
    );
    return { contentType, body: createRecord([[errors.items, items]]) };
  }
  const detail = formatDetail(details);
  const fields = details
    .filter(({ field }) => field !== undefined)
    .map(({ message, field }) => ({ detail: message, field }));
  return {
    contentType: 'application/problem+json',
    body: {
      type: 'about:blank',
      title: reasonPhrase(status),
      status,
      ...(detail !== '' && { detail }),
      ...(fields.length > 0 && { errors: fields }),
    },
  };
}

/**
 * Returns the JSON media type that the status declares: the default if it is declared, or if only a range is declared.
 */
function selectMediaType(status: number, responses: ErrorOperation['responses'], defaultType: string): string {
  const contents = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses['default'] ?? {};
  const declared = Object.keys(contents).filter((mediaType) => isJsonMediaType(mediaType) && !mediaType.includes('*'));
  return declared.includes(defaultType) ? defaultType : (declared[0] ?? defaultType);
}

/** Joins all errors into one string: `name: must be a string; price: must be at most 5`. */
function formatDetail(details: readonly ErrorDetail[]): string {
  const parts = details.map(({ message, field = '' }) => (field === '' ? message : `${field}: ${message}`));
  return parts.map((part, index) => (index < parts.length - 1 ? part.replace(/\.$/, '') : part)).join('; ');
}
