// Listings of events and jobs for the control plane.

import { formatTimestamp } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { ControlError } from './control-error.ts';

const maxEntries = 1000;

/** Lists the latest events, oldest first, optionally only those of a given kind. */
export async function listEvents({ db }: UnitOfWork, kind?: string): Promise<readonly object[]> {
  const latest = db.selectFrom('events').orderBy('id', 'desc').limit(maxEntries).selectAll();
  const rows = await (kind === undefined ? latest : latest.where('kind', '=', kind)).execute();
  return rows.reverse().map(({ id, kind: eventKind, username, created, account_id, entity, entity_id }) => ({
    id,
    kind: eventKind,
    username,
    created,
    account: account_id,
    entity,
    entity_id,
  }));
}

const statuses = ['waiting', 'done', 'failed'] as const;

/** Lists the latest jobs by due time, optionally only those with a given status. */
export async function listJobs({ db }: UnitOfWork, status?: string): Promise<readonly object[]> {
  const latest = db.selectFrom('jobs').orderBy('due_at', 'desc').orderBy('id', 'desc').limit(maxEntries).selectAll();
  const wantedStatus = statuses.find((known) => known === status);
  if (status !== undefined && wantedStatus === undefined)
    throw new ControlError(400, [{ reason: `Must be one of ${statuses.join(', ')}.`, field: 'status' }]);
  const rows = await (wantedStatus === undefined ? latest : latest.where('status', '=', wantedStatus)).execute();
  return rows.reverse().map(({ id, kind, subject, due_at, status: jobStatus, attempts, problem }) => ({
    id,
    kind,
    subject,
    due: formatTimestamp(due_at),
    status: jobStatus,
    attempts,
    problem,
  }));
}
