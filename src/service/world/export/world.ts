// The state of the service, written back as a world file.

import { stringify } from 'yaml';
import { fromJson } from '../../storage/json.ts';
import type { Unit } from '../../unit.ts';
import type { World } from '../generated/types/index.ts';
import { exportClients, exportUsers } from './identities.ts';
import { exportCompute, exportDatabases, exportHoldings, exportNetworks, exportTags } from './resources.ts';
import { readState } from './state.ts';
import { momentText } from './times.ts';

const head = `# The state of the service. Passwords, tokens and secrets are here as their digests; what is sealed opens only with the
# key of the service that wrote it (ASHLAR_KEY).

`;

/** The state as a world: seeded with the same key, it gives the same state. */
export async function exportWorld(unit: Unit): Promise<World> {
  const state = await readState(unit);
  const tags = exportTags(state);
  const users = exportUsers(state);
  const clients = exportClients(state);
  const compute = exportCompute(state, tags);
  const databases = exportDatabases(state);
  const networks = exportNetworks(state, tags);
  const holdings = exportHoldings(state);
  return {
    world: 1,
    accounts: state.accounts.map(({ id, billing }) => ({
      id,
      billing: billing === null ? null : fromJson(billing),
      users: users(id),
      oauth_clients: clients(id),
      ...compute(id),
      ...databases(id),
      ...networks(id),
      ...holdings(id),
    })),
    jobs: state.jobs.map(({ kind, subject, due_at, attempts, problem }) => ({
      kind,
      subject,
      due: momentText(due_at),
      attempts,
      problem,
    })),
  };
}

/** The text of a world file. */
export function writeWorld(world: World): string {
  return head + stringify(world, { lineWidth: 120, aliasDuplicateObjects: false });
}
