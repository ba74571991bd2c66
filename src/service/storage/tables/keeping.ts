// The tables of what the service keeps for itself: events, work, leases, rate limits, settings.

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

/** Work to do at a time. `subject` is the id of what it is about; 0: nothing single. */
export interface JobTable {
  id: Generated<number>;
  kind: string;
  subject: number;
  due_at: number;
  status: 'waiting' | 'done' | 'failed';
  /** Why it failed the last time. */
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

/** What the service remembers of itself, by name: whether it was seeded, the clock's offset, deprecated operations. */
export interface SettingTable {
  name: string;
  value: string;
}
