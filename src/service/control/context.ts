// Dependencies of the control plane.

import type { SecretCrypto } from '../secrets/secret-crypto.ts';
import type { ComposedService } from '../compose-service.ts';
import type { Storage } from '../storage/storage.ts';
import type { Clock } from '../clock.ts';
import type { BackgroundWork } from '../work/background-work.ts';
import type { ParsedSeedFile } from '../seed-data/parse-seed-file.ts';
import type { Failures } from './injected-failures.ts';
import type { ServiceSettings } from './service-settings.ts';

export interface ControlContext {
  /** The bearer token, required on every request. */
  readonly token: string;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly secretCrypto: SecretCrypto;
  readonly runUnit: ComposedService['runUnit'];
  readonly settings: ServiceSettings;
  readonly work: Pick<BackgroundWork, 'runDue'>;
  readonly failures: Failures;
  /** All operation IDs. */
  readonly operations: readonly string[];
  /** Loads the seed data for a reset. */
  readonly loadSeedFile: () => Promise<ParsedSeedFile>;
}
