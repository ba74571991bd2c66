// Request pipeline: the ordered list of its steps.

import type { IncomingRequest, RequestContext } from './request-context.ts';
import type { ErrorResponse } from './http-error.ts';
import { addDeprecationWarnings } from './steps/deprecation-warnings.ts';
import { authenticate } from './steps/authenticate.ts';
import { checkScopes } from './steps/check-scopes.ts';
import { checkAccountAccess } from './steps/check-account-access.ts';
import { callHandler } from './steps/call-handler.ts';
import { validateBody } from './steps/validate-body.ts';
import { parseContent } from './steps/parse-content.ts';
import { checkGrant } from './steps/check-grant.ts';
import { checkCountLimits } from './steps/check-limits.ts';
import { readParameters } from './steps/read-parameters.ts';
import { checkPreconditions } from './steps/check-preconditions.ts';
import { rejectIfProblems } from './steps/reject-invalid-request.ts';
import { validateResponse } from './steps/validate-response.ts';
import { applyRateLimit } from './steps/rate-limit.ts';
import { emitEvents } from './steps/emit-events.ts';
import { loadResource } from './steps/load-resource.ts';
import { matchOperation } from './steps/match-operation.ts';
import { readRequestBody } from './steps/read-body.ts';
import { mergeUpdate } from './steps/merge-update.ts';
import { redactResponse } from './steps/redact-response.ts';

/** Result of a step: an error response ends the request. */
export type StepResult = ErrorResponse | undefined;

interface StepDescription {
  readonly id: string;
  /** Description for the documentation. */
  readonly description: string;
  /** Statuses with which the step can end a request. */
  readonly statuses: readonly number[];
}

/** Step that finds the operation of a request. */
export interface MatchStep extends StepDescription {
  readonly stage: 'arrival';
  readonly run: <Tx>(incoming: IncomingRequest<Tx>) => RequestContext<Tx> | ErrorResponse;
}

/** Step before or after the unit of work. */
export interface OuterStep extends StepDescription {
  readonly stage: 'before' | 'after';
  readonly run: <Tx>(context: RequestContext<Tx>) => Promise<StepResult> | StepResult;
}

/** Step within the unit of work, which an error response rolls back. */
export interface InnerStep extends StepDescription {
  readonly stage: 'unit';
  readonly run: <Tx>(context: RequestContext<Tx>, tx: Tx) => Promise<StepResult> | StepResult;
}

export type Step = MatchStep | OuterStep | InnerStep;

/** The steps, in order. */
export const steps: readonly [MatchStep, ...(OuterStep | InnerStep)[]] = [
  {
    id: 'match',
    stage: 'arrival',
    description: 'The server matches the path and method to an operation.',
    statuses: [404, 405],
    run: matchOperation,
  },
  {
    id: 'authenticate',
    stage: 'before',
    description: 'The server authenticates the caller.',
    statuses: [401],
    run: authenticate,
  },
  {
    id: 'rate',
    stage: 'before',
    description: 'The server counts the request against the rate limit, even if its credentials are invalid.',
    statuses: [401, 429],
    run: applyRateLimit,
  },
  {
    id: 'scopes',
    stage: 'before',
    description: 'The token must have the scopes of at least one security alternative.',
    statuses: [403],
    run: checkScopes,
  },
  {
    id: 'user',
    stage: 'before',
    description: 'This kind of user must be allowed to call the operation.',
    statuses: [403],
    run: checkAccountAccess,
  },
  {
    id: 'read',
    stage: 'before',
    description: 'The server reads the body before the unit of work, which therefore never waits for a slow client.',
    statuses: [],
    run: readRequestBody,
  },
  {
    id: 'path',
    stage: 'unit',
    description: 'The path parameters must be valid.',
    statuses: [404],
    run: readParameters,
  },
  {
    id: 'load',
    stage: 'unit',
    description: 'The server loads the resource, and locks it if the operation can change it.',
    statuses: [404],
    run: loadResource,
  },
  {
    id: 'grant',
    stage: 'unit',
    description: 'A restricted user must have the grant on the resource.',
    statuses: [403],
    run: checkGrant,
  },
  {
    id: 'content',
    stage: 'unit',
    description: 'The body must have a supported media type, be within the size limit, and be well-formed.',
    statuses: [400, 413, 415],
    run: parseContent,
  },
  {
    id: 'body',
    stage: 'unit',
    description:
      'The server removes undocumented and read-only fields, applies defaults, validates the body, and rounds numbers.',
    statuses: [],
    run: validateBody,
  },
  {
    id: 'merge',
    stage: 'unit',
    description: 'The server merges the body into the resource, and evaluates the rules on the result.',
    statuses: [],
    run: mergeUpdate,
  },
  {
    id: 'problems',
    stage: 'unit',
    description: 'The server reports all problems of the query, headers, and body together.',
    statuses: [400],
    run: rejectIfProblems,
  },
  {
    id: 'preconditions',
    stage: 'unit',
    description: 'The preconditions must be satisfied.',
    statuses: [400],
    run: checkPreconditions,
  },
  {
    id: 'limits',
    stage: 'unit',
    description: 'The server rejects the request if a count limit is reached.',
    statuses: [400],
    run: checkCountLimits,
  },
  { id: 'handler', stage: 'unit', description: 'The operation runs.', statuses: [500], run: callHandler },
  {
    id: 'emit',
    stage: 'unit',
    description: 'If the operation succeeds, the server emits its events in the same unit of work.',
    statuses: [500],
    run: emitEvents,
  },
  {
    id: 'redact',
    stage: 'after',
    description: 'The server redacts secrets, and removes write-only and undocumented fields.',
    statuses: [],
    run: redactResponse,
  },
  {
    id: 'response',
    stage: 'after',
    description: 'The server validates the response, if response validation is enabled.',
    statuses: [500],
    run: validateResponse,
  },
  {
    id: 'warnings',
    stage: 'after',
    description: 'The server adds the deprecation warnings of the operation to the response.',
    statuses: [],
    run: addDeprecationWarnings,
  },
];
