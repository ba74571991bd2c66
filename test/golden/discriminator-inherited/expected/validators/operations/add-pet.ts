// Generated; change the document it is made from instead.

import { matchMediaType } from '../runtime/parameters/media-type.js';
import {
  mergeAtBody,
  undeclaredStatus,
  unsupportedBody,
} from '../runtime/parameters/parameter-problems.js';
import {
  getResponseHeader,
  type ParameterResult,
  type RawRequest,
} from '../runtime/parameters/raw-request.js';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import { asValidated } from '../runtime/validation/run-rules.js';
import { problemsOfPet } from '../schemas/pet.js';

/** The media types that the body of `POST /pets` may have. */
export const addPetBodyTypes: readonly ['application/json'] = ['application/json'];
const bodyUnsupported = /* @__PURE__ */ unsupportedBody(addPetBodyTypes);

/** The parameters of `POST /pets`, read. */
export interface AddPetParameters {
  readonly path: {};
  readonly query: {};
  readonly header: {};
  readonly cookie: {};
}

/** Reads the parameters of `POST /pets`. */
export function readAddPetParameters(_raw: RawRequest): ParameterResult<AddPetParameters> {
  return {
    ok: true,
    value: asValidated<AddPetParameters>({ path: {}, query: {}, header: {}, cookie: {} }),
  };
}

/** All that is wrong with the body of `POST /pets`; nothing for a valid one. */
export function checkAddPetBody(mediaType: string, value: unknown): readonly Problem[] {
  switch (matchMediaType(mediaType, addPetBodyTypes)) {
    case 'application/json':
      return problemsOfPet(value) ?? noProblems;
    default:
      return [bodyUnsupported];
  }
}

/**
 * All that is wrong with a response of `POST /pets`. Names of headers are in lower case; an absent
 * body is undefined.
 */
export function checkAddPetResponse(
  status: number,
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): readonly Problem[] {
  if (status === 200) return problemsOf200Response(headers, body) ?? noProblems;
  return [undeclaredStatus(status)];
}

function problemsOf200Response(
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): Problems {
  let problems: Problems;
  if (body !== undefined) {
    switch (
      matchMediaType(getResponseHeader(headers, 'content-type') ?? '', ['application/json'])
    ) {
      case 'application/json':
        problems = mergeAtBody(problems, problemsOfPet(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}
