// Request pipeline: the ordered list of its steps.

import type { IncomingRequest, RequestContext } from './request-context.js';
import type { ErrorResponse } from './http-error.js';
import { addDeprecationWarnings } from './steps/deprecation-warnings.js';
import { authenticate } from './steps/authenticate.js';
import { checkScopes } from './steps/check-scopes.js';
import { checkUserKind } from './steps/check-user-kind.js';
import { callHandler } from './steps/call-handler.js';
import { validateBody } from './steps/validate-body.js';
import { parseContent } from './steps/content-type.js';
import { checkGrant } from './steps/check-grant.js';
import { checkLimits } from './steps/check-limits.js';
import { readParameters } from './steps/read-parameters.js';
import { checkPreconditions } from './steps/check-preconditions.js';
import { reportProblems } from './steps/report-problems.js';
import { validateResponse } from './steps/validate-response.js';
import { applyRateLimit } from './steps/rate-limit.js';
import { emitEvents } from './steps/emit-events.js';
import { loadResource } from './steps/load-resource.js';
import { matchOperation } from './steps/match-operation.js';
import { readRequestBody } from './steps/read-body.js';
import { mergeUpdate } from './steps/merge-update.js';
import { redactResponse } from './steps/redact-response.js';

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
    description: 'The path and the method are matched to an operation.',
    statuses: [404, 405],
    run: matchOperation,
  },
  { id: 'authenticate', stage: 'before', description: 'The token is looked up.', statuses: [401], run: authenticate },
  {
    id: 'rate',
    stage: 'before',
    description: 'The request is counted against the rate limit, also one whose token was refused.',
    statuses: [401, 429],
    run: applyRateLimit,
  },
  {
    id: 'scopes',
    stage: 'before',
    description: 'The token must have the scopes of one of the security alternatives.',
    statuses: [403],
    run: checkScopes,
  },
  {
    id: 'user',
    stage: 'before',
    description: 'The kind of user must be allowed to call the operation.',
    statuses: [403],
    run: checkUserKind,
  },
  {
    id: 'read',
    stage: 'before',
    description: 'The body is read, so that no unit of work waits for a slow client.',
    statuses: [],
    run: readRequestBody,
  },
  {
    id: 'path',
    stage: 'unit',
    description: 'The path parameters must be able to name something.',
    statuses: [404],
    run: readParameters,
  },
  {
    id: 'load',
    stage: 'unit',
    description: 'The resource is loaded, locked where it will change.',
    statuses: [404],
    run: loadResource,
  },
  {
    id: 'grant',
    stage: 'unit',
    description: 'A restricted user must have the grant.',
    statuses: [403],
    run: checkGrant,
  },
  {
    id: 'content',
    stage: 'unit',
    description: 'The body must be of a media type that the operation takes, not too large, and well-formed.',
    statuses: [400, 413, 415],
    run: parseContent,
  },
  {
    id: 'body',
    stage: 'unit',
    description:
      "Members of the body that are not the document's own or read-only are dropped, defaults apply, the body is judged, and its numbers are rounded.",
    statuses: [],
    run: validateBody,
  },
  {
    id: 'merge',
    stage: 'unit',
    description: 'An update is merged into the resource, and the rules are judged on the whole.',
    statuses: [],
    run: mergeUpdate,
  },
  {
    id: 'problems',
    stage: 'unit',
    description: 'Every problem of query, headers and body is answered together.',
    statuses: [400],
    run: reportProblems,
  },
  {
    id: 'preconditions',
    stage: 'unit',
    description: 'The preconditions must hold.',
    statuses: [400],
    run: checkPreconditions,
  },
  {
    id: 'limits',
    stage: 'unit',
    description: 'There must not be as many as a limit allows already.',
    statuses: [400],
    run: checkLimits,
  },
  { id: 'handler', stage: 'unit', description: 'The operation does its work.', statuses: [500], run: callHandler },
  {
    id: 'emit',
    stage: 'unit',
    description: 'After a success the events are emitted, in the same unit of work.',
    statuses: [500],
    run: emitEvents,
  },
  {
    id: 'redact',
    stage: 'after',
    description: 'Secrets are redacted; write-only members and those that are not in the document are left out.',
    statuses: [],
    run: redactResponse,
  },
  {
    id: 'response',
    stage: 'after',
    description: 'The response is held against the document, where the service asks for that.',
    statuses: [500],
    run: validateResponse,
  },
  {
    id: 'warnings',
    stage: 'after',
    description: 'A deprecated operation says so in its answer.',
    statuses: [],
    run: addDeprecationWarnings,
  },
];
