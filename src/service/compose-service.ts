// Composition root: builds the service from storage, clock, secret encryption, and rate limiter.

import { createService, tableOf, type ResponseContext, type Service, type ServiceRequest } from '@cloud-api/server';
import { createTagModules } from './tags/tag-modules.ts';
import type { ServiceContext } from './tags/tag-module.ts';
import { responseHeaders } from './response-headers.ts';
import { unauthorizedMessage } from './host/current-username.ts';
import { createHost, createUnitRunner } from './host/pipeline-host.ts';
import { withOAuthErrors } from './oauth/with-oauth-errors.ts';
import type { RateLimiter } from './rates/rate-limiter.ts';
import type { SecretCrypto } from './secrets/secret-crypto.ts';
import type { Mode, Storage } from './storage/storage.ts';
import { textError } from './storage/storable-text.ts';
import type { Clock } from './clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** The dependencies of the service. */
export interface ServiceDependencies {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly secretCrypto: SecretCrypto;
  readonly rateLimiter: RateLimiter;
  /** Base URL of the authorization server, without a trailing slash. */
  readonly authUrl: string;
  /** Returns the warnings for a deprecated operation. */
  readonly deprecation?: (operation: string) => readonly unknown[] | undefined;
  /** Called with each exception. */
  readonly onError?: (
    error: unknown,
    context: { readonly request: ServiceRequest; readonly operation: string | undefined },
  ) => void;
  /** Called with each response. */
  readonly onResponse?: (response: ResponseContext) => void;
  /** Whether a response that violates the document is replaced with a 500 response. For tests. */
  readonly validateResponses?: boolean;
}

/** The service, and access to its state. */
export interface ComposedService {
  readonly service: Service;
  /** Runs a unit of work outside of a request. */
  readonly runUnit: <T>(mode: Mode, work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;
  readonly context: ServiceContext;
  /** All operation IDs. */
  readonly operations: readonly string[];
}

/** Composes the service; does not listen. */
export function composeService({
  storage,
  clock,
  secretCrypto,
  rateLimiter,
  authUrl,
  deprecation,
  onError,
  onResponse,
  validateResponses,
}: ServiceDependencies): ComposedService {
  const context: ServiceContext = { secretCrypto, authUrl };
  const { handlers, loaders, conflicts, counters } = createTagModules(context);
  const host = createHost({ storage, clock, secretCrypto, loaders, conflicts, counters, rateLimit: rateLimiter.check });
  const pipeline = createService(host, handlers, {
    headers: (response) => {
      onResponse?.(response);
      return responseHeaders(response);
    },
    cors: { credentials: true, allow: ['Origin', 'X-Requested-With'], expose: ['X-Status', 'X-Request-Id'] },
    checkText: textError,
    unauthorizedMessage,
    ...(deprecation && { deprecation }),
    ...(onError && { onError }),
    ...(validateResponses && { validateResponses }),
  });
  const service = withOAuthErrors(pipeline);
  const operations = tableOf(handlers).operations.map(({ id }) => id);
  return { service, runUnit: createUnitRunner(storage, clock), context, operations };
}
