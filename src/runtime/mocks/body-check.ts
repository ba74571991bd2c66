// Validation of response bodies without their headers.

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
