// Request processing steps, for the generated docs.

import type { Api, Operation } from '../types/api.ts';
import { mergesBody, propertiesTakingDefaults } from './update-semantics.ts';

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
    sentence: 'The server matches the path and method to an operation.',
    statuses: [404, 405],
    appliesTo: always,
  },
  // If the operation is rate limited, an invalid token is rejected after the request is counted.
  {
    id: 'authenticate',
    stage: 'before',
    sentence: 'The server authenticates the caller.',
    statuses: [401],
    appliesTo: acceptsCredentials,
    statusesFor: (operation, api) => (isRateLimited(operation, api) ? [] : [401]),
  },
  {
    id: 'rate',
    stage: 'before',
    sentence: 'The server counts the request against the rate limit, even if its credentials are invalid.',
    statuses: [401, 429],
    appliesTo: isRateLimited,
    statusesFor: (operation) => (acceptsCredentials(operation) ? [401, 429] : [429]),
  },
  {
    id: 'scopes',
    stage: 'before',
    sentence: 'The token must have the scopes of at least one security alternative.',
    statuses: [403],
    appliesTo: needsScopes,
  },
  {
    id: 'user',
    stage: 'before',
    sentence: 'This kind of user must be allowed to call the operation.',
    statuses: [403],
    appliesTo: checksUser,
  },
  {
    id: 'read',
    stage: 'before',
    sentence: 'The server reads the body before the unit of work, which therefore never waits for a slow client.',
    statuses: [],
    appliesTo: acceptsBody,
  },
  {
    id: 'path',
    stage: 'unit',
    sentence: 'The path parameters must be valid.',
    statuses: [404],
    appliesTo: ({ parameters }) => parameters.some((parameter) => parameter.in === 'path'),
  },
  {
    id: 'load',
    stage: 'unit',
    sentence: 'The server loads the resource, and locks it if the operation can change it.',
    statuses: [404],
    appliesTo: hasResource,
  },
  {
    id: 'grant',
    stage: 'unit',
    sentence: 'A restricted user must have the grant on the resource.',
    statuses: [403],
    appliesTo: (operation) => needsGrant(operation) && hasResource(operation) && acceptsCredentials(operation),
  },
  {
    id: 'content',
    stage: 'unit',
    sentence: 'The body must have a supported media type, be within the size limit, and be well-formed.',
    statuses: [400, 413, 415],
    appliesTo: acceptsBody,
  },
  {
    id: 'body',
    stage: 'unit',
    sentence:
      'The server removes undocumented and read-only fields, applies defaults, validates the body, and rounds numbers.',
    // If only some defaults apply, the docs list them separately.
    sentenceFor: (operation) =>
      propertiesTakingDefaults(operation) === true
        ? undefined
        : 'The server removes undocumented and read-only fields, validates the body, and rounds numbers.',
    statuses: [],
    appliesTo: acceptsBody,
  },
  {
    id: 'merge',
    stage: 'unit',
    sentence: 'The server merges the body into the resource, and evaluates the rules on the result.',
    statuses: [],
    appliesTo: mergesBody,
  },
  {
    id: 'problems',
    stage: 'unit',
    sentence: 'The server reports all problems of the query, headers, and body together.',
    statuses: [400],
    appliesTo: (operation) =>
      acceptsBody(operation) || operation.parameters.some((parameter) => parameter.in !== 'path'),
  },
  {
    id: 'preconditions',
    stage: 'unit',
    sentence: 'The preconditions must be satisfied.',
    statuses: [400],
    appliesTo: ({ extensions }) => extensions.preconditions.length > 0,
    statusesFor: ({ extensions }) =>
      [...new Set(extensions.preconditions.map(({ status }) => status))].sort((a, b) => a - b),
  },
  {
    id: 'limits',
    stage: 'unit',
    sentence: 'The server rejects the request if a count limit is reached.',
    statuses: [400],
    appliesTo: ({ extensions }) => extensions.limits.some(({ kind }) => kind === 'count'),
  },
  { id: 'handler', stage: 'unit', sentence: 'The operation runs.', statuses: [500], appliesTo: always },
  {
    id: 'emit',
    stage: 'unit',
    sentence: 'If the operation succeeds, the server emits its events in the same unit of work.',
    statuses: [500],
    appliesTo: ({ extensions }) => extensions.emits.length > 0,
  },
  {
    id: 'redact',
    stage: 'after',
    sentence: 'The server redacts secrets, and removes write-only and undocumented fields.',
    statuses: [],
    appliesTo: ({ responses }) => responses.some(({ content }) => content.length > 0),
  },
  {
    id: 'response',
    stage: 'after',
    sentence: 'The server validates the response, if response validation is enabled.',
    statuses: [500],
    appliesTo: always,
  },
  {
    id: 'warnings',
    stage: 'after',
    sentence: 'The server adds the deprecation warnings of the operation to the response.',
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
