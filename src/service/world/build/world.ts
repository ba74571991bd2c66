// A world as the rows of its tables, judged as a whole.

import type { Vault } from '../../secrets/vault.ts';
import { WorldError, type WorldProblem } from '../problem.ts';
import type { WorldText } from '../read.ts';
import type { Rows } from '../rows.ts';
import { buildCompute } from './compute.ts';
import { buildDatabases } from './databases.ts';
import { createDraft, itemsAt } from './draft.ts';
import { buildHoldings } from './holdings.ts';
import { buildIdentities } from './identities.ts';
import { buildNetworks } from './networks.ts';
import { checkReferences } from './references.ts';

/** The rows of a world that is seeded at a time. Throws a `WorldError` with everything that is wrong with it. */
export async function buildWorld(
  { file, world, place }: WorldText,
  { now, vault }: { readonly now: Date; readonly vault: Vault },
): Promise<Rows> {
  const problems: WorldProblem[] = [];
  const draft = createDraft(world, { now, vault, tell: (path, message) => problems.push({ ...place(path), message }) });
  for (const [account, path] of itemsAt(world.accounts, [], 'accounts')) {
    await buildIdentities(draft, account, path);
    buildCompute(draft, account, path);
    buildDatabases(draft, account, path);
    buildNetworks(draft, account, path);
    buildHoldings(draft, account, path);
  }
  for (const [{ kind, subject, due, attempts = 0, problem = null }] of itemsAt(world.jobs, [], 'jobs')) {
    draft.rows.jobs.push({ kind, subject, due_at: draft.moment(due), status: 'waiting', attempts, problem });
  }
  checkReferences(draft, world);
  if (problems.length > 0) throw new WorldError(file, problems);
  return draft.rows;
}
