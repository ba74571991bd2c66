// What the control plane changes of the service as a whole, kept in the database: the clock's offset, and what is deprecated.

import { fromJson, toJson, type Json } from '../storage/json.ts';
import type { Storage } from '../storage/storage.ts';
import type { Clock } from '../time.ts';

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
  /** Moves the clock by milliseconds, for all processes. */
  moveClock(by: number): Promise<void>;
  /** Marks an operation as deprecated; without warnings, no longer. */
  deprecate(operation: string, warnings: readonly Warning[] | undefined): Promise<void>;
}

const name = 'control';
const nothing: Values = { clock: 0, deprecated: {} };

/** `clock` is moved with what is kept. */
export function createKept(storage: Storage, clock: Clock): Kept {
  let values = nothing;
  const apply = (found: Values): void => {
    if (found.clock !== values.clock) clock.move(found.clock - values.clock);
    values = found;
  };
  const read = async (mode: 'read' | 'write', change?: (values: Values) => Values): Promise<Values> =>
    storage.work(mode, async (db) => {
      const row = await db.selectFrom('settings').where('name', '=', name).select('value').executeTakeFirst();
      const found: Values = row ? fromJson(row.value as Json<Values>) : nothing;
      if (!change) return found;
      const changed = change(found);
      const value = toJson(changed);
      await db.insertInto('settings').values({ name, value }).onConflict((conflict) => conflict.column('name').doUpdateSet({ value })).execute();
      return changed;
    });
  return {
    deprecation: (operation) => (Object.hasOwn(values.deprecated, operation) ? values.deprecated[operation] : undefined),
    deprecated: () => values.deprecated,
    refresh: async () => apply(await read('read')),
    moveClock: async (by) => apply(await read('write', (found) => ({ ...found, clock: found.clock + by }))),
    async deprecate(operation, warnings) {
      const others = (found: Values): [string, readonly Warning[]][] => Object.entries(found.deprecated).filter(([id]) => id !== operation);
      apply(await read('write', (found) => ({ ...found, deprecated: Object.fromEntries([...others(found), ...(warnings ? [[operation, warnings] as const] : [])]) })));
    },
  };
}
