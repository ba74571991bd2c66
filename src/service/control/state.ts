// The whole state at once: taken, put back, begun anew.

import { sql } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import { UnavailableError } from '../storage/unavailable.ts';
import type { Unit } from '../unit.ts';
import { timestamp } from '../time.ts';
import { planRecurring } from '../work/recurring.ts';
import { buildWorld } from '../world/build/world.ts';
import { noRows, seededTables, type Rows, type SeededTable } from '../world/rows.ts';
import { clearWorld, insertRows } from '../world/seed.ts';
import type { ControlParts } from './parts.ts';
import { badRequest } from './problem.ts';

/** Everything that requests can change, as rows of the tables. Secrets are in it as they are kept: as digests, or encrypted. */
export interface State {
  readonly state: 1;
  readonly taken: string;
  /** Milliseconds by which the clock was moved. */
  readonly clock: number;
  readonly tables: Rows;
}

/** The state as it is. */
export async function takeState({ units, clock }: ControlParts): Promise<State> {
  const tables = await units('write', async (unit) => {
    const rows = noRows();
    for (const table of seededTables) await take(unit, table, rows);
    return { ...rows };
  });
  return { state: 1, taken: timestamp(clock.now()), clock: clock.offset, tables };
}

async function take({ db }: Unit, table: SeededTable, rows: Rows): Promise<void> {
  const found = await db.selectFrom<keyof Tables>(table).selectAll().execute();
  (rows[table] as unknown[]).push(...found); // rows that are read are rows that can be inserted
}

/** Puts a state back: all of it, or nothing; which world a reset begins with again is no part of it. Throws a refusal for what is none. */
export async function putState({ units, kept, clock }: ControlParts, value: unknown): Promise<void> {
  if (!isState(value)) throw badRequest('This is not a state that GET /control/state has given.');
  kept.checkClock(value.clock);
  const now = new Date(clock.now().getTime() - clock.offset + value.clock);
  await units('write', (unit) => replaceRows({ ...unit, now }, value.tables)).catch((error: unknown) => {
    if (error instanceof UnavailableError) throw error;
    throw badRequest(`The state does not fit this service: ${error instanceof Error ? error.message : String(error)}`);
  });
  await kept.setClock(value.clock);
}

/** Begins anew with the world, the clock as it is on the machine, nothing deprecated and nothing failing. */
export async function resetState(parts: ControlParts): Promise<void> {
  const { units, kept, clock, vault, failures } = parts;
  const text = await parts.world();
  for (const operation of Object.keys(kept.deprecated())) await kept.deprecate(operation, undefined);
  for (const operation of Object.keys(failures.left())) failures.set(operation, 0);
  await kept.setClock(0);
  const rows = await buildWorld(text, { now: clock.now(), vault });
  await units('write', (unit) => replaceRows(unit, rows));
}

/** Recurring work is planned in the same transaction: nothing that is due after `now` is skipped. */
async function replaceRows(unit: Unit, rows: Rows): Promise<void> {
  await lockTables(unit);
  await clearWorld(unit);
  await insertRows(unit, rows);
  await planRecurring(unit);
}

/** Waits for changes that are under way, and holds up others: rows that they add would be neither deleted nor expected. SQLite has one writer. */
async function lockTables({ db, dialect }: Unit): Promise<void> {
  if (dialect === 'postgres')
    await sql`lock table ${sql.join(seededTables.map((table) => sql.table(table)))} in exclusive mode`.execute(db);
}

function isState(value: unknown): value is State {
  if (typeof value !== 'object' || value === null || !('state' in value && 'clock' in value && 'tables' in value))
    return false;
  const { state, clock, tables } = value;
  if (state !== 1 || !Number.isSafeInteger(clock) || typeof tables !== 'object' || tables === null) return false;
  const given = new Map<string, unknown>(Object.entries(tables));
  return seededTables.every((table) => Array.isArray(given.get(table)));
}
