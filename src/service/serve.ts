// The composition root: storage, clock, vault and rates become the service that adapters serve.

import { createService, tableOf, type Answered, type Service, type ServiceRequest } from '@cloud-api/server';
import { createAreas } from './areas/areas.ts';
import type { Setting } from './areas/area.ts';
import { headersOf } from './headers.ts';
import { createHost, unitsOf } from './host/host.ts';
import { withOAuthErrors } from './oauth/errors.ts';
import type { Rates } from './rates/rates.ts';
import type { Vault } from './secrets/vault.ts';
import type { Mode, Storage } from './storage/storage.ts';
import { mistakeInText } from './storage/text.ts';
import type { Clock } from './time.ts';
import type { Unit } from './unit.ts';

/** What the service is made of. */
export interface ServiceParts {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly rates: Rates;
  /** Where the authorisation host answers, without a slash at the end. */
  readonly authUrl: string;
  /** The warnings of an operation that is marked as deprecated. */
  readonly deprecation?: (operation: string) => readonly unknown[] | undefined;
  /** Told of each exception. */
  readonly onError?: (
    error: unknown,
    about: { readonly request: ServiceRequest; readonly operation: string | undefined },
  ) => void;
  /** Told of what each answer answers. */
  readonly onAnswer?: (about: Answered) => void;
  /** True: a response that the document does not have is answered with 500. For tests. */
  readonly validateResponses?: boolean;
}

/** The service, and what else acts on its state. */
export interface Composed {
  readonly service: Service;
  /** Runs a unit of work outside of any request. */
  readonly units: <T>(mode: Mode, work: (unit: Unit) => Promise<T>) => Promise<T>;
  readonly setting: Setting;
  /** The ids of all operations. */
  readonly operations: readonly string[];
}

/** Puts the service together; nothing listens yet. */
export function composeService({
  storage,
  clock,
  vault,
  rates,
  authUrl,
  deprecation,
  onError,
  onAnswer,
  validateResponses,
}: ServiceParts): Composed {
  const setting: Setting = { vault, authUrl };
  const { handlers, loaders, conflicts, counters } = createAreas(setting);
  const host = createHost({ storage, clock, vault, loaders, conflicts, counters, rateLimit: rates.verdict });
  const pipeline = createService(host, handlers, {
    headers: (about) => {
      onAnswer?.(about);
      return headersOf(about);
    },
    cors: { credentials: true, allow: ['Origin', 'X-Requested-With'], expose: ['X-Status', 'X-Request-Id'] },
    checkText: mistakeInText,
    ...(deprecation && { deprecation }),
    ...(onError && { onError }),
    ...(validateResponses && { validateResponses }),
  });
  const service = withOAuthErrors(pipeline);
  const operations = tableOf(handlers).operations.map(({ id }) => id);
  return { service, units: unitsOf(storage, clock), setting, operations };
}
