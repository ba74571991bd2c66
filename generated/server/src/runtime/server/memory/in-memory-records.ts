// In-memory storage with copy-on-write units of work.

/** A stored resource. */
export interface MemoryRecord {
  readonly schema: string;
  readonly key: string | number | bigint;
  /** ID of the account that owns the resource. */
  readonly account?: string;
  /** Whether other accounts can read the resource. */
  readonly public?: boolean;
  /** Parent resource. */
  readonly within?: { readonly schema: string; readonly key: string | number | bigint };
  readonly value: object;
}

export interface StoredRecord extends MemoryRecord {
  readonly added: Date;
}

/** Records by schema, then by key. Immutable. */
export type Records = ReadonlyMap<string, ReadonlyMap<string, StoredRecord>>;

/** The storage within a unit of work. */
export interface MemoryTx {
  get(schema: string, key: MemoryRecord['key']): StoredRecord | undefined;
  /** Returns the records of a schema in insertion order. */
  list(schema: string): readonly StoredRecord[];
  /** Adds a record, or replaces the one with the same key. The value is copied and frozen. */
  put(record: MemoryRecord): void;
  remove(schema: string, key: MemoryRecord['key']): void;
  /** Returns an unused numeric key. */
  nextKey(schema: string): number;
}

/** Starts a unit of work. A schema's records are copied on the first write; `records` returns the result. */
export function beginUnitOfWork(
  base: Records,
  now: () => Date,
): { readonly tx: MemoryTx; readonly records: () => Records } {
  let current = base;
  const copies = new Map<string, Map<string, StoredRecord>>();
  const copyForWrite = (schema: string): Map<string, StoredRecord> => {
    const existing = copies.get(schema);
    if (existing) return existing;
    const copy = new Map(base.get(schema));
    copies.set(schema, copy);
    current = new Map([...current, [schema, copy]]);
    return copy;
  };
  const list = (schema: string): readonly StoredRecord[] => [...(current.get(schema)?.values() ?? [])];
  const tx: MemoryTx = {
    get: (schema, key) => current.get(schema)?.get(String(key)),
    list,
    put(record) {
      const existing = tx.get(record.schema, record.key);
      copyForWrite(record.schema).set(String(record.key), {
        ...record,
        value: deepFreeze(structuredClone(record.value)),
        added: existing?.added ?? now(),
      });
    },
    remove: (schema, key) => copyForWrite(schema).delete(String(key)),
    nextKey: (schema) =>
      list(schema).reduce((highest, { key }) => Math.max(highest, typeof key === 'string' ? 0 : Number(key)), 0) + 1,
  };
  return { tx, records: () => current };
}

function deepFreeze<T extends object>(value: T): T {
  for (const property of Object.values(value))
    if (typeof property === 'object' && property !== null && !ArrayBuffer.isView(property))
      deepFreeze(property as object); // Not a primitive.
  return ArrayBuffer.isView(value) ? value : Object.freeze(value);
}
