// Generated; change the document it is made from instead.

import { problemsOfAuthorizeHeaders2 } from '../response-headers/authorize.js';
import { matchMediaType } from '../runtime/parameters/media-type.js';
import { mergeAtBody, unsupportedBody } from '../runtime/parameters/parameter-problems.js';
import { getResponseHeader } from '../runtime/parameters/raw-request.js';
import { addProblem, mergeProblems, type Problems } from '../runtime/validation/problems.js';
import { problemsOfErrorBody } from '../schemas/error-body.js';

export function problemsOfNotFoundResponse(
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): Problems {
  let problems: Problems;
  problems = mergeProblems(problems, problemsOfAuthorizeHeaders2(headers));
  if (body !== undefined) {
    switch (
      matchMediaType(getResponseHeader(headers, 'content-type') ?? '', ['application/json'])
    ) {
      case 'application/json':
        problems = mergeAtBody(problems, problemsOfErrorBody(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}
