// What the control plane changes of the service as a whole, kept in the database: the clock's offset, and what is deprecated.

import { fromJson, toJson, type Json } from '../storage/json.ts';
import type { Storage } from '../storage/storage.ts';
import type { Clock } from '../time.ts';
import { locked } from '../unit.ts';
import { badRequest } from './problem.ts';

/** An entry of a deprecated operation's `warnings`. */
export interface Warning {
  readonly title: string;
  readonly detail: string;
}

interface Values {
  readonly clock: number;
  readonly deprecated: Readonly<Record<string, readonly Warning[]>>;
}

export interface Kept {
  readonly deprecation: (operation: string) => readonly Warning[] | undefined;
  readonly deprecated: () => Values['deprecated'];
  /** Takes over what is in the database: at the beginning, and after another process may have changed it. */
  refresh(): Promise<void>;
  /** Throws a 400 if the clock, differing from the machine's by that many milliseconds, would be out of range. */
  checkClock(offset: number): void;
  /** Moves the clock by milliseconds, for all processes. Throws like `checkClock`. */
  moveClock(by: number): Promise<void>;
  /** Sets by how many milliseconds the clock differs from the machine's, for all processes. Throws like `checkClock`. */
  setClock(offset: number): Promise<void>;
  /** Marks an operation as deprecated; without warnings, no longer. */
  deprecate(operation: string, warnings: readonly Warning[] | undefined): Promise<void>;
}

const name = 'control';

/** RFC 3339 has four digits for the year, and resources have times that are later than the clock. */
const earliest = '1970-01-01T00:00:00Z';
const latest = '9998-12-31T23:59:59Z';

const nothing: Values = { clock: 0, deprecated: {} };

/** `clock` is moved with what is kept. */
export function createKept(storage: Storage, clock: Clock): Kept {
  let values = nothing;
  const apply = (found: Values): void => {
    if (found.clock !== values.clock) clock.move(found.clock - values.clock);
    values = found;
  };
  const read = (): Promise<Values> =>
    storage.work('read', async (db) => {
      const row = await db.selectFrom('settings').where('name', '=', name).select('value').executeTakeFirst();
      return row ? fromJson(row.value as Json<Values>) : nothing;
    });
  /** The row is there before it is locked: what others change at the same time, in this process or another, comes before or after. */
  const write = (change: (values: Values) => Values): Promise<Values> =>
    storage.work('write', async (db) => {
      const unit = { db, dialect: storage.dialect, mode: 'write', now: clock.now() } as const;
      await db
        .insertInto('settings')
        .values({ name, value: toJson(nothing) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const { value } = await locked(
        unit,
        db.selectFrom('settings').where('name', '=', name).select('value'),
      ).executeTakeFirstOrThrow();
      const changed = change(fromJson(value as Json<Values>));
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
  /** A clock that was moved in this process alone, as tests do, stays moved by that. */
  const moved = (found: Values, by: number): Values => {
    checkClock(clock.offset - values.clock + found.clock + by);
    return { ...found, clock: found.clock + by };
  };
  let before: Promise<unknown> = Promise.resolve();
  /** One after another, so that what was read last is taken over last. */
  const takeOver = (task: () => Promise<Values>): Promise<void> => {
    const turn = before.then(async () => apply(await task()));
    before = turn.catch(() => undefined);
    return turn;
  };
  return {
    deprecation: (operation) =>
      Object.hasOwn(values.deprecated, operation) ? values.deprecated[operation] : undefined,
    deprecated: () => values.deprecated,
    refresh: () => takeOver(read),
    checkClock,
    moveClock: (by) => takeOver(() => write((found) => moved(found, by))),
    setClock: (offset) =>
      takeOver(() => write((found) => moved(found, offset - (clock.offset - values.clock) - found.clock))),
    deprecate(operation, warnings) {
      const others = (found: Values): [string, readonly Warning[]][] =>
        Object.entries(found.deprecated).filter(([id]) => id !== operation);
      return takeOver(() =>
        write((found) => ({
          ...found,
          deprecated: Object.fromEntries([...others(found), ...(warnings ? [[operation, warnings] as const] : [])]),
        })),
      );
    },
  };
}
