// Internal tables: events, jobs, leases, rate limits, settings.

import type { Generated } from 'kysely';

export interface EventTable {
  id: Generated<number>;
  account_id: string;
  kind: string;
  username: string | null;
  created: string;
  entity: string | null;
  entity_id: number | null;
}

/** A scheduled job. `subject` is the ID of the affected resource; 0 if none. */
export interface JobTable {
  id: Generated<number>;
  kind: string;
  subject: number;
  due_at: number;
  status: 'waiting' | 'done' | 'failed';
  /** The error from the last attempt. */
  problem: string | null;
  attempts: number;
}

export interface LeaseTable {
  name: string;
  holder: string;
  until: number;
}

export interface RateWindowTable {
  key: string;
  count: number;
  reset_at: number;
}

/** Service settings by name: whether it was seeded, clock offset, deprecated operations. */
export interface SettingTable {
  name: string;
  value: string;
}
