// What the control plane acts on.

import type { Vault } from '../secrets/vault.ts';
import type { Composed } from '../serve.ts';
import type { Storage } from '../storage/storage.ts';
import type { Clock } from '../time.ts';
import type { BackgroundWork } from '../work/start.ts';
import type { WorldText } from '../world/read.ts';
import type { Failures } from './failures.ts';
import type { Kept } from './kept.ts';

export interface ControlParts {
  /** The bearer token that every request must carry. */
  readonly token: string;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly units: Composed['units'];
  readonly kept: Kept;
  readonly work: Pick<BackgroundWork, 'runDue'>;
  readonly failures: Failures;
  /** The ids of all operations. */
  readonly operations: readonly string[];
  /** What a reset begins with again. */
  readonly world: () => Promise<WorldText>;
}
