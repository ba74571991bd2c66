// Service-wide settings of the control plane, stored in the database: clock offset and deprecated operations.

import { fromJson, toJson, type Json } from '../storage/json.ts';
import type { Storage } from '../storage/storage.ts';
import type { Clock } from '../clock.ts';
import { lockRows } from '../unit-of-work.ts';
import { badRequest } from './control-error.ts';

/** An entry in the `warnings` for a deprecated operation. */
export interface DeprecationWarning {
  readonly title: string;
  readonly detail: string;
}

interface StoredSettings {
  readonly clock: number;
  readonly deprecated: Readonly<Record<string, readonly DeprecationWarning[]>>;
}

export interface ServiceSettings {
  readonly deprecation: (operation: string) => readonly DeprecationWarning[] | undefined;
  readonly deprecated: () => StoredSettings['deprecated'];
  /** Loads the settings: at the start, and after another process may have changed them. */
  refresh(): Promise<void>;
  /** Throws a 400 if this offset from the machine's clock, in milliseconds, is out of range. */
  checkClock(offset: number): void;
  /** Moves the clock of all processes by `delta` milliseconds. Throws like `checkClock`. */
  moveClock(delta: number): Promise<void>;
  /** Sets the offset from the machine's clock for all processes, in milliseconds. Throws like `checkClock`. */
  setClock(offset: number): Promise<void>;
  /** Deprecates an operation; without warnings, ends its deprecation. */
  deprecate(operation: string, warnings: readonly DeprecationWarning[] | undefined): Promise<void>;
}

const name = 'control';

/** Limits of the clock. RFC 3339 years have four digits, and resources contain times later than the clock. */
const earliest = '1970-01-01T00:00:00Z';
const latest = '9998-12-31T23:59:59Z';

const defaults: StoredSettings = { clock: 0, deprecated: {} };

/** Creates the settings; changes to the offset move `clock`. */
export function createServiceSettings(storage: Storage, clock: Clock): ServiceSettings {
  let values = defaults;
  const apply = (stored: StoredSettings): void => {
    if (stored.clock !== values.clock) clock.move(stored.clock - values.clock);
    values = stored;
  };
  const read = (): Promise<StoredSettings> =>
    storage.work('read', async (db) => {
      const row = await db.selectFrom('settings').where('name', '=', name).select('value').executeTakeFirst();
      return row ? fromJson(row.value as Json<StoredSettings>) : defaults;
    });
  /** Inserts the row before locking it, to serialize concurrent changes, including those of other processes. */
  const write = (change: (values: StoredSettings) => StoredSettings): Promise<StoredSettings> =>
    storage.work('write', async (db) => {
      const unit = { db, dialect: storage.dialect, mode: 'write', now: clock.now() } as const;
      await db
        .insertInto('settings')
        .values({ name, value: toJson(defaults) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const { value } = await lockRows(
        unit,
        db.selectFrom('settings').where('name', '=', name).select('value'),
      ).executeTakeFirstOrThrow();
      const changed = change(fromJson(value as Json<StoredSettings>));
      await db
        .updateTable('settings')
        .set({ value: toJson(changed) })
        .where('name', '=', name)
        .execute();
      return changed;
    });
  const checkClock = (offset: number): void => {
    const time = clock.now().getTime() - clock.offset + offset;
    if (!(time >= Date.parse(earliest) && time <= Date.parse(latest)))
      throw badRequest(`The clock must be between ${earliest} and ${latest}.`);
  };
  /** Adds `delta` to the stored offset. An offset that only this process has, as in tests, is preserved. */
  const withMovedClock = (stored: StoredSettings, delta: number): StoredSettings => {
    checkClock(clock.offset - values.clock + stored.clock + delta);
    return { ...stored, clock: stored.clock + delta };
  };
  let queue: Promise<unknown> = Promise.resolve();
  /** Runs tasks sequentially, so that the latest read is applied last. */
  const update = (task: () => Promise<StoredSettings>): Promise<void> => {
    const next = queue.then(async () => apply(await task()));
    queue = next.catch(() => undefined);
    return next;
  };
  return {
    deprecation: (operation) =>
      Object.hasOwn(values.deprecated, operation) ? values.deprecated[operation] : undefined,
    deprecated: () => values.deprecated,
    refresh: () => update(read),
    checkClock,
    moveClock: (delta) => update(() => write((stored) => withMovedClock(stored, delta))),
    setClock: (offset) =>
      update(() => write((stored) => withMovedClock(stored, offset - (clock.offset - values.clock) - stored.clock))),
    deprecate(operation, warnings) {
      const otherWarnings = (stored: StoredSettings): [string, readonly DeprecationWarning[]][] =>
        Object.entries(stored.deprecated).filter(([id]) => id !== operation);
      return update(() =>
        write((stored) => ({
          ...stored,
          deprecated: Object.fromEntries([
            ...otherWarnings(stored),
            ...(warnings ? [[operation, warnings] as const] : []),
          ]),
        })),
      );
    },
  };
}
