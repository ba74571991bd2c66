// Validation of response bodies without their headers, and of request bodies with their rules.

import type { Problem } from '../validation/problem.ts';

/** The validator of the responses of an operation. */
export type ResponseValidator = (
  status: number,
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
) => readonly Problem[];

/** Creates the function that returns the problems of a body of this status and media type. */
/* @__NO_SIDE_EFFECTS__ */
export function createBodyCheck(
  validate: ResponseValidator,
  status: number,
  mediaType: string,
): (body: unknown) => readonly Problem[] {
  return (body) =>
    validate(status, { 'content-type': mediaType }, body).filter(({ pointer }) => pointer.startsWith('/body'));
}

/** The validator of the request bodies of an operation, and that of their rules. */
type RequestBodyValidator = (mediaType: string, body: unknown) => readonly Problem[];
type RulesValidator = (body: unknown, now: number, mediaType: string) => readonly Problem[];

/** Creates the function that returns the problems of a request body of this media type. */
/* @__NO_SIDE_EFFECTS__ */
export function createRequestBodyCheck(
  mediaType: string,
  validate: RequestBodyValidator,
  validateRules?: RulesValidator,
): (body: unknown) => readonly Problem[] {
  return (body) => {
    const problems = validate(mediaType, body);
    return problems.length === 0 ? (validateRules?.(body, Date.now(), mediaType) ?? []) : problems;
  };
}
