// Checks of request bodies by media type.

import type { Problem } from '../validation/problem.ts';
import { noProblems, type Problems } from '../validation/problems.ts';
import { matchMediaType } from './match-media-type.ts';
import { unsupportedBody } from './message-problems.ts';

/**
 * Validates a request body, as parsed from its media type; returns every problem, or an empty array. A missing
 * media type matches only the range of all types.
 */
export type BodyCheck = (mediaType: string | undefined, value: unknown) => readonly Problem[];

/** Returns the problems of a request body. `undefined` accepts every body. */
type BodyValidator = ((value: unknown, mediaType: string) => Problems) | undefined;

/** Creates the check of a request body from the validators of its declared media types. */
/* @__NO_SIDE_EFFECTS__ */
export function createBodyCheck(validators: { readonly [mediaType: string]: BodyValidator }): BodyCheck {
  const mediaTypes = Object.keys(validators);
  return (contentType, value) => {
    const mediaType = contentType ?? '';
    const declared = matchMediaType(mediaType, mediaTypes);
    if (declared === undefined) return [unsupportedBody(mediaTypes)];
    return validators[declared]?.(value, mediaType) ?? noProblems;
  };
}
