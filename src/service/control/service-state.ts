// Reads, restores, and resets the whole state of the service.

import { sql } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import { UnavailableError } from '../storage/unavailable.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { formatTimestamp } from '../clock.ts';
import { planRecurring } from '../work/recurring-jobs.ts';
import { buildRows } from '../seed-data/build/build-rows.ts';
import { emptyRows, seededTables, type Rows, type SeededTable } from '../seed-data/rows.ts';
import { clearTables, insertRows } from '../seed-data/insert-rows.ts';
import type { ControlContext } from './context.ts';
import { badRequest } from './control-error.ts';

/** All mutable state as table rows. Secrets are in their stored form: as digests or encrypted. */
export interface State {
  readonly state: 1;
  readonly takenAt: string;
  /** Clock offset in milliseconds. */
  readonly clock: number;
  readonly tables: Rows;
}

/** Reads the current state. */
export async function readState({ runUnit, clock }: ControlContext): Promise<State> {
  const tables = await runUnit('write', async (unit) => {
    const rows = emptyRows();
    for (const table of seededTables) await readTable(unit, table, rows);
    return { ...rows };
  });
  return { state: 1, takenAt: formatTimestamp(clock.now()), clock: clock.offset, tables };
}

async function readTable({ db }: UnitOfWork, table: SeededTable, rows: Rows): Promise<void> {
  const selectedRows = await db.selectFrom<keyof Tables>(table).selectAll().execute();
  (rows[table] as unknown[]).push(...selectedRows); // selected rows are insertable
}

/**
 * Restores a state atomically. Does not restore the seed that a reset uses. Throws an error response for
 * an invalid state.
 */
export async function restoreState({ runUnit, settings, clock }: ControlContext, value: unknown): Promise<void> {
  if (!isState(value)) throw badRequest('This is not a state that GET /control/state returned.');
  settings.checkClock(value.clock);
  const now = new Date(clock.now().getTime() - clock.offset + value.clock);
  await runUnit('write', (unit) => replaceRows({ ...unit, now }, value.tables)).catch((error: unknown) => {
    if (error instanceof UnavailableError) throw error;
    throw badRequest(
      `The state cannot be restored in this service: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  await settings.setClock(value.clock);
}

/** Resets the state to the seed data and the clock to the machine's; clears deprecations and injected failures. */
export async function resetState(context: ControlContext): Promise<void> {
  const { runUnit, settings, clock, secretCrypto, failures } = context;
  const seedFile = await context.loadSeedFile();
  for (const operation of Object.keys(settings.deprecated())) await settings.deprecate(operation, undefined);
  for (const operation of Object.keys(failures.remaining())) failures.set(operation, 0);
  await settings.setClock(0);
  const rows = await buildRows(seedFile, { now: clock.now(), secretCrypto });
  await runUnit('write', (unit) => replaceRows(unit, rows));
}

/** Recurring jobs are scheduled in the same transaction, so that no job due after `now` is skipped. */
async function replaceRows(unit: UnitOfWork, rows: Rows): Promise<void> {
  await lockTables(unit);
  await clearTables(unit);
  await insertRows(unit, rows);
  await planRecurring(unit);
}

/**
 * Waits for changes in progress and blocks new ones, which could add rows after the tables are cleared. SQLite allows
 * only one writer anyway.
 */
async function lockTables({ db, dialect }: UnitOfWork): Promise<void> {
  if (dialect === 'postgres')
    await sql`lock table ${sql.join(seededTables.map((table) => sql.table(table)))} in exclusive mode`.execute(db);
}

function isState(value: unknown): value is State {
  if (typeof value !== 'object' || value === null || !('state' in value && 'clock' in value && 'tables' in value))
    return false;
  const { state, clock, tables } = value;
  if (state !== 1 || !Number.isSafeInteger(clock) || typeof tables !== 'object' || tables === null) return false;
  const tableRows = new Map<string, unknown>(Object.entries(tables));
  return seededTables.every((table) => Array.isArray(tableRows.get(table)));
}
