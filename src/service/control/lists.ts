// What the service keeps for itself, to be looked at: events, jobs.

import { timestamp } from '../time.ts';
import type { Unit } from '../unit.ts';
import { ControlProblem } from './problem.ts';

/** At most so many of the latest are listed. */
const most = 1000;

/** Events in the order in which they happened; of one kind where it is given. */
export async function listEvents({ db }: Unit, kind?: string): Promise<readonly object[]> {
  const latest = db.selectFrom('events').orderBy('id', 'desc').limit(most).selectAll();
  const rows = await (kind === undefined ? latest : latest.where('kind', '=', kind)).execute();
  return rows.reverse().map(({ id, kind: named, username, created, account_id, entity, entity_id }) => ({
    id,
    kind: named,
    username,
    created,
    account: account_id,
    entity,
    entity_id,
  }));
}

const statuses = ['waiting', 'done', 'failed'] as const;

/** Jobs in the order in which they are due; of one status where it is given. */
export async function listJobs({ db }: Unit, status?: string): Promise<readonly object[]> {
  const latest = db.selectFrom('jobs').orderBy('due_at', 'desc').orderBy('id', 'desc').limit(most).selectAll();
  const wanted = statuses.find((each) => each === status);
  if (status !== undefined && wanted === undefined)
    throw new ControlProblem(400, [{ reason: `A job is one of ${statuses.join(', ')}.`, field: 'status' }]);
  const rows = await (wanted === undefined ? latest : latest.where('status', '=', wanted)).execute();
  return rows.reverse().map(({ id, kind, subject, due_at, status: is, attempts, problem }) => ({
    id,
    kind,
    subject,
    due: timestamp(due_at),
    status: is,
    attempts,
    problem,
  }));
}
