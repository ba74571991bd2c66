// Steps of request processing, for the docs.

import type { Api, Operation } from '../types/api.ts';
import { mergesBody, defaultedProperties } from './update-semantics.ts';

/**
 * A step of request processing. A test checks that the steps match those of the server runtime, which the generator
 * cannot import.
 */
export interface RequestStep {
  readonly id: string;
  /** All steps of `unit` run in one unit of work. */
  readonly stage: 'arrival' | 'before' | 'unit' | 'after';
  readonly sentence: string;
  /** Returns a more specific sentence for an operation, if there is one. */
  sentenceFor?(operation: Operation, api: Api): string | undefined;
  /** Statuses that the step can respond with. */
  readonly statuses: readonly number[];
  /** Returns whether the step has an effect for the operation. */
  appliesTo(operation: Operation, api: Api): boolean;
  /** Returns the statuses that are possible for the operation; all `statuses` by default. */
  statusesFor?(operation: Operation, api: Api): readonly number[];
}

/** In processing order. */
export const requestSteps: readonly RequestStep[] = [
  {
    id: 'match',
    stage: 'arrival',
    sentence: 'The path and the method are matched to an operation.',
    statuses: [404, 405],
    appliesTo: always,
  },
  // If the operation is rate limited, an invalid token is rejected after the request is counted.
  {
    id: 'authenticate',
    stage: 'before',
    sentence: 'The token is looked up.',
    statuses: [401],
    appliesTo: acceptsCredentials,
    statusesFor: (operation, api) => (isRateLimited(operation, api) ? [] : [401]),
  },
  {
    id: 'rate',
    stage: 'before',
    sentence: 'The request is counted against the rate limit, also one whose token was refused.',
    statuses: [401, 429],
    appliesTo: isRateLimited,
    statusesFor: (operation) => (acceptsCredentials(operation) ? [401, 429] : [429]),
  },
  {
    id: 'scopes',
    stage: 'before',
    sentence: 'The token must have the scopes of one of the security alternatives.',
    statuses: [403],
    appliesTo: needsScopes,
  },
  {
    id: 'user',
    stage: 'before',
    sentence: 'The kind of user must be allowed to call the operation.',
    statuses: [403],
    appliesTo: checksUser,
  },
  {
    id: 'read',
    stage: 'before',
    sentence: 'The body is read, so that no unit of work waits for a slow client.',
    statuses: [],
    appliesTo: acceptsBody,
  },
  {
    id: 'path',
    stage: 'unit',
    sentence: 'The path parameters must be able to name something.',
    statuses: [404],
    appliesTo: ({ parameters }) => parameters.some((parameter) => parameter.in === 'path'),
  },
  {
    id: 'load',
    stage: 'unit',
    sentence: 'The resource is loaded, locked where it will change.',
    statuses: [404],
    appliesTo: hasResource,
  },
  {
    id: 'grant',
    stage: 'unit',
    sentence: 'A restricted user must have the grant.',
    statuses: [403],
    appliesTo: (operation) => needsGrant(operation) && hasResource(operation) && acceptsCredentials(operation),
  },
  {
    id: 'content',
    stage: 'unit',
    sentence: 'The body must be of a media type that the operation takes, not too large, and well-formed.',
    statuses: [400, 413, 415],
    appliesTo: acceptsBody,
  },
  {
    id: 'body',
    stage: 'unit',
    sentence:
      "Members of the body that are not the document's own or read-only are dropped, defaults apply, the body is judged, and its numbers are rounded.",
    // If only some defaults apply, the docs list them separately.
    sentenceFor: (operation) =>
      defaultedProperties(operation) === true
        ? undefined
        : "Members of the body that are not the document's own or read-only are dropped, the body is judged, and its numbers are rounded.",
    statuses: [],
    appliesTo: acceptsBody,
  },
  {
    id: 'merge',
    stage: 'unit',
    sentence: 'An update is merged into the resource, and the rules are judged on the whole.',
    statuses: [],
    appliesTo: mergesBody,
  },
  {
    id: 'problems',
    stage: 'unit',
    sentence: 'Every problem of query, headers and body is answered together.',
    statuses: [400],
    appliesTo: (operation) =>
      acceptsBody(operation) || operation.parameters.some((parameter) => parameter.in !== 'path'),
  },
  {
    id: 'preconditions',
    stage: 'unit',
    sentence: 'The preconditions must hold.',
    statuses: [400],
    appliesTo: ({ extensions }) => extensions.preconditions.length > 0,
    statusesFor: ({ extensions }) =>
      [...new Set(extensions.preconditions.map(({ status }) => status))].sort((a, b) => a - b),
  },
  {
    id: 'limits',
    stage: 'unit',
    sentence: 'There must not be as many as a limit allows already.',
    statuses: [400],
    appliesTo: ({ extensions }) => extensions.limits.some(({ kind }) => kind === 'count'),
  },
  { id: 'handler', stage: 'unit', sentence: 'The operation does its work.', statuses: [500], appliesTo: always },
  {
    id: 'emit',
    stage: 'unit',
    sentence: 'After a success the events are emitted, in the same unit of work.',
    statuses: [500],
    appliesTo: ({ extensions }) => extensions.emits.length > 0,
  },
  {
    id: 'redact',
    stage: 'after',
    sentence: 'Secrets are redacted; write-only members and those that are not in the document are left out.',
    statuses: [],
    appliesTo: ({ responses }) => responses.some(({ content }) => content.length > 0),
  },
  {
    id: 'response',
    stage: 'after',
    sentence: 'The response is held against the document, where the service asks for that.',
    statuses: [500],
    appliesTo: always,
  },
  {
    id: 'warnings',
    stage: 'after',
    sentence: 'A deprecated operation says so in its answer.',
    statuses: [],
    appliesTo: ({ deprecated }, { conventions }) => deprecated && conventions.deprecation !== undefined,
  },
];

function always(): boolean {
  return true;
}

function acceptsCredentials({ security }: Operation): boolean {
  return security.some(({ schemes }) => schemes.length > 0);
}

function isRateLimited({ extensions }: Operation, { conventions }: Api): boolean {
  return conventions.rateLimit !== undefined || extensions.limits.some(({ kind }) => kind === 'rate');
}

/** Returns whether every security alternative requires a scope. */
function needsScopes({ security }: Operation): boolean {
  return security.length > 0 && security.every(({ schemes }) => schemes.some(({ scopes }) => scopes.length > 0));
}

/**
 * Returns whether the kind of user is checked. A grant without a resource in the path concerns the caller's own data.
 */
function checksUser(operation: Operation): boolean {
  const { access } = operation.extensions;
  return (
    acceptsCredentials(operation) &&
    (access?.kind === 'unrestricted' || (needsGrant(operation) && !hasResource(operation)))
  );
}

function needsGrant({ extensions }: Operation): boolean {
  return extensions.access?.kind === 'grant';
}

function hasResource({ resource }: Operation): boolean {
  return resource !== undefined;
}

function acceptsBody({ requestBody }: Operation): boolean {
  return requestBody !== undefined && requestBody.content.length > 0;
}
