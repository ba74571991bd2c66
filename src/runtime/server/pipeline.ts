// Request pipeline: the ordered list of its steps.

import type { Arrival, Exchange } from './request-context.ts';
import type { Refusal } from './http-error.ts';
import { answerWarnings } from './steps/deprecation-warnings.ts';
import { authenticate } from './steps/authenticate.ts';
import { authoriseScopes } from './steps/check-scopes.ts';
import { authoriseUser } from './steps/check-user-kind.ts';
import { callHandler } from './steps/call-handler.ts';
import { checkBody } from './steps/validate-body.ts';
import { checkContent } from './steps/content-type.ts';
import { checkGrant } from './steps/check-grant.ts';
import { checkLimits } from './steps/check-limits.ts';
import { checkPath } from './steps/read-parameters.ts';
import { checkPreconditions } from './steps/check-preconditions.ts';
import { checkProblems } from './steps/report-problems.ts';
import { checkResponse } from './steps/validate-response.ts';
import { countRequest } from './steps/rate-limit.ts';
import { emitEvents } from './steps/emit-events.ts';
import { loadResource } from './steps/load-resource.ts';
import { matchOperation } from './steps/match-operation.ts';
import { readContent } from './steps/read-body.ts';
import { mergeBody } from './steps/merge-update.ts';
import { redactResponse } from './steps/redact-response.ts';

/** Result of a step: an error response ends the request. */
export type Finding = Refusal | undefined;

interface Described {
  readonly id: string;
  /** Description for the documentation. */
  readonly sentence: string;
  /** Statuses with which the step can end a request. */
  readonly statuses: readonly number[];
}

/** Step that finds the operation of a request. */
export interface MatchStep extends Described {
  readonly stage: 'arrival';
  readonly run: <Tx>(arrival: Arrival<Tx>) => Exchange<Tx> | Refusal;
}

/** Step before or after the unit of work. */
export interface OuterStep extends Described {
  readonly stage: 'before' | 'after';
  readonly run: <Tx>(exchange: Exchange<Tx>) => Promise<Finding> | Finding;
}

/** Step within the unit of work, which an error response rolls back. */
export interface InnerStep extends Described {
  readonly stage: 'unit';
  readonly run: <Tx>(exchange: Exchange<Tx>, tx: Tx) => Promise<Finding> | Finding;
}

export type Step = MatchStep | OuterStep | InnerStep;

/** The steps, in order. */
export const steps: readonly [MatchStep, ...(OuterStep | InnerStep)[]] = [
  {
    id: 'match',
    stage: 'arrival',
    sentence: 'The path and the method are matched to an operation.',
    statuses: [404, 405],
    run: matchOperation,
  },
  { id: 'authenticate', stage: 'before', sentence: 'The token is looked up.', statuses: [401], run: authenticate },
  {
    id: 'rate',
    stage: 'before',
    sentence: 'The request is counted against the rate limit, also one whose token was refused.',
    statuses: [401, 429],
    run: countRequest,
  },
  {
    id: 'scopes',
    stage: 'before',
    sentence: 'The token must have the scopes of one of the security alternatives.',
    statuses: [403],
    run: authoriseScopes,
  },
  {
    id: 'user',
    stage: 'before',
    sentence: 'The kind of user must be allowed to call the operation.',
    statuses: [403],
    run: authoriseUser,
  },
  {
    id: 'read',
    stage: 'before',
    sentence: 'The body is read, so that no unit of work waits for a slow client.',
    statuses: [],
    run: readContent,
  },
  {
    id: 'path',
    stage: 'unit',
    sentence: 'The path parameters must be able to name something.',
    statuses: [404],
    run: checkPath,
  },
  {
    id: 'load',
    stage: 'unit',
    sentence: 'The resource is loaded, locked where it will change.',
    statuses: [404],
    run: loadResource,
  },
  { id: 'grant', stage: 'unit', sentence: 'A restricted user must have the grant.', statuses: [403], run: checkGrant },
  {
    id: 'content',
    stage: 'unit',
    sentence: 'The body must be of a media type that the operation takes, not too large, and well-formed.',
    statuses: [400, 413, 415],
    run: checkContent,
  },
  {
    id: 'body',
    stage: 'unit',
    sentence:
      "Members of the body that are not the document's own or read-only are dropped, defaults apply, the body is judged, and its numbers are rounded.",
    statuses: [],
    run: checkBody,
  },
  {
    id: 'merge',
    stage: 'unit',
    sentence: 'An update is merged into the resource, and the rules are judged on the whole.',
    statuses: [],
    run: mergeBody,
  },
  {
    id: 'problems',
    stage: 'unit',
    sentence: 'Every problem of query, headers and body is answered together.',
    statuses: [400],
    run: checkProblems,
  },
  {
    id: 'preconditions',
    stage: 'unit',
    sentence: 'The preconditions must hold.',
    statuses: [400],
    run: checkPreconditions,
  },
  {
    id: 'limits',
    stage: 'unit',
    sentence: 'There must not be as many as a limit allows already.',
    statuses: [400],
    run: checkLimits,
  },
  { id: 'handler', stage: 'unit', sentence: 'The operation does its work.', statuses: [500], run: callHandler },
  {
    id: 'emit',
    stage: 'unit',
    sentence: 'After a success the events are emitted, in the same unit of work.',
    statuses: [500],
    run: emitEvents,
  },
  {
    id: 'redact',
    stage: 'after',
    sentence: 'Secrets are redacted; write-only members and those that are not in the document are left out.',
    statuses: [],
    run: redactResponse,
  },
  {
    id: 'response',
    stage: 'after',
    sentence: 'The response is held against the document, where the service asks for that.',
    statuses: [500],
    run: checkResponse,
  },
  {
    id: 'warnings',
    stage: 'after',
    sentence: 'A deprecated operation says so in its answer.',
    statuses: [],
    run: answerWarnings,
  },
];
