// Builds table rows from seed data, and validates the seed data as a whole.

import type { SecretCrypto } from '../../secrets/secret-crypto.ts';
import { SeedFileError, type SeedFileProblem } from '../seed-file-error.ts';
import type { ParsedSeedFile } from '../parse-seed-file.ts';
import type { Rows } from '../rows.ts';
import { buildCompute } from './compute.ts';
import { buildDatabases } from './databases.ts';
import { createBuildContext, itemsWithPaths } from './build-context.ts';
import { buildOtherResources } from './other-resources.ts';
import { buildIdentities } from './identities.ts';
import { buildNetworkResources } from './network-resources.ts';
import { checkReferences } from './unresolved-references.ts';

/** Builds the rows for seeding at the time `now`. Throws a `SeedFileError` with all problems. */
export async function buildRows(
  { file, seedData, locate }: ParsedSeedFile,
  { now, secretCrypto }: { readonly now: Date; readonly secretCrypto: SecretCrypto },
): Promise<Rows> {
  const problems: SeedFileProblem[] = [];
  const context = createBuildContext(seedData, {
    now,
    secretCrypto,
    report: (path, message) => problems.push({ ...locate(path), message }),
  });
  for (const [account, path] of itemsWithPaths(seedData.accounts, [], 'accounts')) {
    await buildIdentities(context, account, path);
    buildCompute(context, account, path);
    buildDatabases(context, account, path);
    buildNetworkResources(context, account, path);
    buildOtherResources(context, account, path);
  }
  for (const [{ kind, subject, due, attempts = 0, problem = null }] of itemsWithPaths(seedData.jobs, [], 'jobs')) {
    context.rows.jobs.push({
      kind,
      subject,
      due_at: context.toMilliseconds(due),
      status: 'waiting',
      attempts,
      problem,
    });
  }
  checkReferences(context, seedData);
  if (problems.length > 0) throw new SeedFileError(file, problems);
  return context.rows;
}
