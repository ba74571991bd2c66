// Resources in memory: by schema and key, with their owners. A unit of work sees its own copy.

/** A resource as stored. */
export interface MemoryRecord {
  readonly schema: string;
  readonly key: string | number | bigint;
  /** Whose it is. */
  readonly account?: string;
  /** Everybody may see it; only its account may change it. */
  readonly public?: boolean;
  /** The resource that it is a part of. */
  readonly within?: { readonly schema: string; readonly key: string | number | bigint };
  readonly value: object;
}

export interface StoredRecord extends MemoryRecord {
  readonly added: Date;
}

/** All records by schema, then by key. Never changed in place. */
export type Records = ReadonlyMap<string, ReadonlyMap<string, StoredRecord>>;

/** What a unit of work sees and changes. */
export interface MemoryTx {
  get(schema: string, key: MemoryRecord['key']): StoredRecord | undefined;
  /** The records of a schema in the order in which they came. */
  list(schema: string): readonly StoredRecord[];
  /** Adds a record, or replaces the one with its key. Its value is copied, and can no longer be changed. */
  put(record: MemoryRecord): void;
  remove(schema: string, key: MemoryRecord['key']): void;
  /** A number that no record of the schema has as its key. */
  nextKey(schema: string): number;
}

/** A unit of work on a copy that is made as far as it is written to. `records` is what it has come to. */
export function workOn(before: Records, now: () => Date): { readonly tx: MemoryTx; readonly records: () => Records } {
  let after = before;
  const own = new Map<string, Map<string, StoredRecord>>();
  const writable = (schema: string): Map<string, StoredRecord> => {
    const known = own.get(schema);
    if (known) return known;
    const copy = new Map(before.get(schema));
    own.set(schema, copy);
    after = new Map([...after, [schema, copy]]);
    return copy;
  };
  const list = (schema: string): readonly StoredRecord[] => [...(after.get(schema)?.values() ?? [])];
  const tx: MemoryTx = {
    get: (schema, key) => after.get(schema)?.get(String(key)),
    list,
    put(record) {
      const known = tx.get(record.schema, record.key);
      writable(record.schema).set(String(record.key), {
        ...record,
        value: frozen(structuredClone(record.value)),
        added: known?.added ?? now(),
      });
    },
    remove: (schema, key) => writable(schema).delete(String(key)),
    nextKey: (schema) =>
      list(schema).reduce((highest, { key }) => Math.max(highest, typeof key === 'string' ? 0 : Number(key)), 0) + 1,
  };
  return { tx, records: () => after };
}

function frozen<T extends object>(value: T): T {
  for (const member of Object.values(value))
    if (typeof member === 'object' && member !== null && !ArrayBuffer.isView(member)) frozen(member as object); // neither null nor a scalar
  return ArrayBuffer.isView(value) ? value : Object.freeze(value);
}
