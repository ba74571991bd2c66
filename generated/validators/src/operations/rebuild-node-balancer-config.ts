// Generated; change the document it is made from instead.

import { problemsOfListOAuthClientsHeaders } from '../response-headers/list-oauth-clients.js';
import { problemsOfBadRequestResponse } from '../responses/bad-request.js';
import { problemsOfForbiddenResponse } from '../responses/forbidden.js';
import { problemsOfInternalServerErrorResponse } from '../responses/internal-server-error.js';
import { problemsOfNotFoundResponse } from '../responses/not-found.js';
import { problemsOfPayloadTooLargeResponse } from '../responses/payload-too-large.js';
import { problemsOfTooManyRequestsResponse } from '../responses/too-many-requests.js';
import { problemsOfUnauthorizedResponse } from '../responses/unauthorized.js';
import { problemsOfUnsupportedMediaTypeResponse } from '../responses/unsupported-media-type.js';
import {
  certificateNeedsHttps,
  keyNeedsHttps,
  type NodeBalancerConfigRebuildAsRulesRead,
} from '../rules/node-balancer-config-rebuild.js';
import { matchMediaType } from '../runtime/parameters/media-type.js';
import {
  mergeAtBody,
  mergeAtParameter,
  missingParameter,
  rejectParameters,
  undeclaredStatus,
  unsupportedBody,
} from '../runtime/parameters/parameter-problems.js';
import { parseInteger } from '../runtime/parameters/parse-values.js';
import { parseSimpleValue } from '../runtime/parameters/path-header-styles.js';
import {
  getPathParameter,
  getResponseHeader,
  type ParameterResult,
  type RawRequest,
} from '../runtime/parameters/raw-request.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  deduplicateProblems,
  mergeProblems,
  noProblems,
  type Problems,
  reportAt,
} from '../runtime/validation/problems.js';
import { asValidated, isValid, selectRuleProblems } from '../runtime/validation/run-rules.js';
import { isIntegerOrBigint } from '../runtime/validation/type-checks.js';
import {
  problemsOfNodeBalancerConfigRebuild,
  problemsOfNodeBalancerConfigRebuildPartial,
  problemsOfNodeBalancerConfigRebuildShape,
} from '../schemas/node-balancer-config-rebuild.js';
import { problemsOfNodeBalancerConfig } from '../schemas/node-balancer-config.js';

/**
 * The media types that the body of `POST
 * /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild` may have.
 */
export const rebuildNodeBalancerConfigBodyTypes: readonly ['application/json'] = [
  'application/json',
];
const nodeBalancerIdMissing = /* @__PURE__ */ missingParameter(
  'path',
  'nodeBalancerId',
  '#/paths/~1v4~1nodebalancers~1{nodeBalancerId}~1configs~1{configId}~1rebuild/post/parameters/0',
);
const configIdMissing = /* @__PURE__ */ missingParameter(
  'path',
  'configId',
  '#/paths/~1v4~1nodebalancers~1{nodeBalancerId}~1configs~1{configId}~1rebuild/post/parameters/1',
);
const bodyUnsupported = /* @__PURE__ */ unsupportedBody(rebuildNodeBalancerConfigBodyTypes);

/**
 * The parameters of `POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild`, read.
 */
export interface RebuildNodeBalancerConfigParameters {
  readonly path: { readonly nodeBalancerId: number | bigint; readonly configId: number | bigint };
  readonly query: {};
  readonly header: {};
  readonly cookie: {};
}

/**
 * Reads the parameters of `POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild`.
 */
export function readRebuildNodeBalancerConfigParameters(
  raw: RawRequest,
): ParameterResult<RebuildNodeBalancerConfigParameters> {
  let problems: Problems;
  const nodeBalancerId = parseInteger(parseSimpleValue(getPathParameter(raw, 'nodeBalancerId')));
  if (nodeBalancerId === undefined) problems = addProblem(problems, nodeBalancerIdMissing);
  else
    problems = mergeAtParameter(
      problems,
      'path',
      'nodeBalancerId',
      problemsOfNodeBalancerId(nodeBalancerId),
    );
  const configId = parseInteger(parseSimpleValue(getPathParameter(raw, 'configId')));
  if (configId === undefined) problems = addProblem(problems, configIdMissing);
  else problems = mergeAtParameter(problems, 'path', 'configId', problemsOfConfigId(configId));
  if (problems !== undefined)
    return rejectParameters(
      problems,
      asValidated<RebuildNodeBalancerConfigParameters['path']>({ nodeBalancerId, configId }),
    );
  return {
    ok: true,
    value: asValidated<RebuildNodeBalancerConfigParameters>({
      path: { nodeBalancerId, configId },
      query: {},
      header: {},
      cookie: {},
    }),
  };
}

function problemsOfNodeBalancerId(value: unknown): Problems {
  const schema =
    '#/paths/~1v4~1nodebalancers~1{nodeBalancerId}~1configs~1{configId}~1rebuild/post/parameters/0/schema';
  let problems: Problems;
  if (!isIntegerOrBigint(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  return problems;
}

function problemsOfConfigId(value: unknown): Problems {
  const schema =
    '#/paths/~1v4~1nodebalancers~1{nodeBalancerId}~1configs~1{configId}~1rebuild/post/parameters/1/schema';
  let problems: Problems;
  if (!isIntegerOrBigint(value))
    problems = reportAt(problems, '', schema, '/type', 'must be a whole number');
  return problems;
}

/**
 * Validates the shape of what the body of `POST
 * /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild` sends. Conditions and rules apply
 * to the merged value.
 */
export function checkRebuildNodeBalancerConfigBody(
  mediaType: string,
  value: unknown,
): readonly Problem[] {
  switch (matchMediaType(mediaType, rebuildNodeBalancerConfigBodyTypes)) {
    case 'application/json':
      return problemsOfNodeBalancerConfigRebuildPartial(value) ?? noProblems;
    default:
      return [bodyUnsupported];
  }
}

/**
 * The rules that the body of `POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild`
 * breaks by what it sends. Rules that read `old` need the merged value: see
 * `checkRebuildNodeBalancerConfigMerged`. `now` is in milliseconds since 1970.
 */
export function checkRebuildNodeBalancerConfigRules(
  value: unknown,
  _now?: number,
): readonly Problem[] {
  return selectRuleProblems(problemsOfNodeBalancerConfigRebuild(value));
}

/**
 * All that is wrong with the whole that `POST
 * /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild` leaves once its body is merged
 * into what is stored, `old`.
 */
export function checkRebuildNodeBalancerConfigMerged(
  value: unknown,
  _now?: number,
  old?: unknown,
): readonly Problem[] {
  return deduplicateProblems(
    problemsOfNodeBalancerConfig(value),
    selectRuleProblems(problemsOfNodeBalancerConfigRebuild(value)),
    problemsOfChange(value, old),
  );
}

function problemsOfChange(value: unknown, old: unknown): Problems {
  let problems: Problems;
  {
    const wrong = problemsOfNodeBalancerConfigRebuildShape(value);
    const wrongBefore = problemsOfNodeBalancerConfigRebuildShape(old);
    const self = asValidated<NodeBalancerConfigRebuildAsRulesRead>(value);
    const before = asValidated<NodeBalancerConfigRebuildAsRulesRead>(old);
    if (
      isValid(wrong, '/protocol', '/ssl_cert') &&
      isValid(wrongBefore, '/ssl_cert') &&
      !certificateNeedsHttps(self, before)
    )
      problems = addProblem(problems, {
        pointer: '/ssl_cert',
        field: 'ssl_cert',
        keyword: 'rule',
        schema: 'certificate-needs-https',
        message: 'The protocols `http` and `tcp` do not support a certificate.',
      });
    if (
      isValid(wrong, '/protocol', '/ssl_key') &&
      isValid(wrongBefore, '/ssl_key') &&
      !keyNeedsHttps(self, before)
    )
      problems = addProblem(problems, {
        pointer: '/ssl_key',
        field: 'ssl_key',
        keyword: 'rule',
        schema: 'key-needs-https',
        message: 'The protocols `http` and `tcp` do not support a private key.',
      });
  }
  return problems;
}

/**
 * All that is wrong with a response of `POST
 * /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild`. Names of headers are in lower
 * case; an absent body is undefined.
 */
export function checkRebuildNodeBalancerConfigResponse(
  status: number,
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): readonly Problem[] {
  if (status === 200 || status === 299) return problemsOf200Response(headers, body) ?? noProblems;
  if (status === 400) return problemsOfBadRequestResponse(headers, body) ?? noProblems;
  if (status === 401) return problemsOfUnauthorizedResponse(headers, body) ?? noProblems;
  if (status === 403) return problemsOfForbiddenResponse(headers, body) ?? noProblems;
  if (status === 404) return problemsOfNotFoundResponse(headers, body) ?? noProblems;
  if (status === 413) return problemsOfPayloadTooLargeResponse(headers, body) ?? noProblems;
  if (status === 415) return problemsOfUnsupportedMediaTypeResponse(headers, body) ?? noProblems;
  if (status === 429) return problemsOfTooManyRequestsResponse(headers, body) ?? noProblems;
  if (status === 500) return problemsOfInternalServerErrorResponse(headers, body) ?? noProblems;
  return [undeclaredStatus(status)];
}

function problemsOf200Response(
  headers: { readonly [name: string]: string | undefined },
  body: unknown,
): Problems {
  let problems: Problems;
  problems = mergeProblems(problems, problemsOfListOAuthClientsHeaders(headers));
  if (body !== undefined) {
    switch (
      matchMediaType(getResponseHeader(headers, 'content-type') ?? '', ['application/json'])
    ) {
      case 'application/json':
        problems = mergeAtBody(problems, problemsOfNodeBalancerConfig(body));
        break;
      default:
        problems = addProblem(problems, unsupportedBody(['application/json']));
    }
  }
  return problems;
}
