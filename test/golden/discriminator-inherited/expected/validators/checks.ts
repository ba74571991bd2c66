// Generated; change the document it is made from instead.

import { checkAddPetBody, checkAddPetResponse } from './operations/add-pet.js';
import type { Problem } from './runtime/validation/problem.js';

/**
 * What judges the calls of one operation: its body by the media type, what rules ask of a body
 * that is otherwise right, and its responses, with the names of headers in lower case.
 */
export interface OperationChecks {
  readonly body?: (mediaType: string, value: unknown) => readonly Problem[];
  readonly rules?: (value: unknown, now: number, mediaType?: string) => readonly Problem[];
  readonly response: (
    status: number,
    headers: { readonly [name: string]: string | undefined },
    body: unknown,
    now?: number,
  ) => readonly Problem[];
}

/** Every operation by its id. A bundle that has this has all validators. */
export const operationChecks: { readonly [Key in 'addPet']: OperationChecks } = {
  addPet: { body: checkAddPetBody, response: checkAddPetResponse },
};
