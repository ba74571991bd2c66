// Session storage of the request form: limited to this tab.

const prefix = 'ashlar try ';

/** Returns a stored value; `undefined` if there is none, or storage is unavailable. */
export function readStored(name: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value if storage is available; an empty one is removed. */
export function store(name: string, value: string): void {
  try {
    if (value === '') sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, value);
  } catch {
    // Storage is optional.
  }
}
