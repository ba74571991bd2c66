// What is kept from page to page: in this tab alone, and gone when it is closed.

const prefix = 'ashlar try ';

/** What was kept under the name; undefined where nothing was, or where the browser keeps nothing for this page. */
export function kept(name: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it, where the browser allows that; an empty text is forgotten. */
export function keep(name: string, value: string): void {
  try {
    if (value === '') sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, value);
  } catch {
    // The page works without.
  }
}
