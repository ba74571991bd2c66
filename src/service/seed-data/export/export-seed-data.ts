// Exports the state of the service as a seed file.

import { stringify } from 'yaml';
import { fromJson } from '../../storage/json.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { SeedData } from '../../../../generated/service-seed-data/types/index.ts';
import { exportClients, exportUsers } from './identities.ts';
import {
  exportCompute,
  exportDatabases,
  exportOtherResources,
  exportNetworkResources,
  createTagLookup,
} from './resources.ts';
import { readTableState } from './table-state.ts';
import { formatTime } from '../times.ts';

const fileHeader = `# State of the service. Passwords, tokens, and secrets are stored as digests.
# Sealed values can be decrypted only with the key of the service that exported them (ASHLAR_KEY).

`;

/** Exports the state. Seeding a database with the result and the same key restores the state. */
export async function exportSeedData(unit: UnitOfWork): Promise<SeedData> {
  const state = await readTableState(unit);
  const tags = createTagLookup(state);
  const users = exportUsers(state);
  const clients = exportClients(state);
  const compute = exportCompute(state, tags);
  const databases = exportDatabases(state);
  const networks = exportNetworkResources(state, tags);
  const otherResources = exportOtherResources(state);
  return {
    seedData: 1,
    accounts: state.accounts.map(({ id, billing }) => ({
      id,
      billing: billing === null ? null : fromJson(billing),
      users: users(id),
      oauth_clients: clients(id),
      ...compute(id),
      ...databases(id),
      ...networks(id),
      ...otherResources(id),
    })),
    jobs: state.jobs.map(({ kind, subject, due_at, attempts, problem }) => ({
      kind,
      subject,
      due: formatTime(due_at),
      attempts,
      problem,
    })),
  };
}

/** Formats a seed file. */
export function formatSeedFile(seedData: SeedData): string {
  return fileHeader + stringify(seedData, { lineWidth: 120, aliasDuplicateObjects: false });
}
