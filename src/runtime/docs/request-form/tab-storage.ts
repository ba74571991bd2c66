// Session storage for the request form, which is limited to this tab.

const prefix = 'ashlar try ';

/** Returns a stored value; `undefined` if there is none, or storage is unavailable. */
export function readStored(name: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value if storage is available; removes it if it is empty. */
export function store(name: string, value: string): void {
  try {
    if (value === '') sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, value);
  } catch {
    // Storage is optional.
  }
}
