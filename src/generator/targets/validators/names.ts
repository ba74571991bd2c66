// Unique variable names per module or function, derived from the document.

import { identifier } from '../../code/typescript/typescript.ts';
import type { SafeText } from '../../code/branded-text.ts';
import { toCaseStyles } from '../../model/naming/case-styles.ts';

export interface Names {
  /** Returns a free name close to `text`: `client_conn_throttle` becomes `clientConnThrottle`. */
  free(text: string): SafeText<'ts'>;
  /** Returns this name, with a numeric suffix if it is taken. */
  exactly(name: string): SafeText<'ts'>;
  has(name: string): boolean;
  /** Whether the name was assigned in this scope. */
  gave(name: string): boolean;
  /** Reserves a name that an inner function uses. */
  hide(name: string): void;
  /** Creates the scope of an inner function; its names differ from those of this scope. */
  inner(): Names;
}

/** Creates a scope whose names differ from each other, from those of the outer scope, and from those in `taken`. */
export function createNames(taken: (name: string) => boolean, hide: (name: string) => void = () => undefined): Names {
  const assigned = new Set<string>();
  // Names of inner functions: declaring one of them here would make the inner one shadow it.
  const hidden = new Set<string>();
  const has = (name: string): boolean => assigned.has(name) || taken(name);
  // Names are never released, so the search for a free number resumes after the last one.
  const lastNumbers = new Map<string, number>();
  const exactly = (preferredName: string): SafeText<'ts'> => {
    const name = isValidIdentifier(preferredName) ? preferredName : `${preferredName}_`;
    let number = lastNumbers.get(name) ?? 1;
    const numberedName = (): string =>
      number === 1 ? name : /[0-9]$/.test(name) ? `${name}_${number}` : `${name}${number}`;
    while (has(numberedName()) || hidden.has(numberedName())) number++;
    const freeName = numberedName();
    lastNumbers.set(name, number);
    assigned.add(freeName);
    hide(freeName);
    return identifier(freeName);
  };
  const hideHere = (name: string): void => void hidden.add(name);
  return {
    exactly,
    has,
    hide: hideHere,
    gave: (name) => assigned.has(name),
    free: (text) => exactly(toVariableName(text)),
    inner: () => createNames(has, hideHere),
  };
}

/** Creates names that `source` assigns: those of a module, or those that all modules share. */
export function namesBy(source: {
  readonly exactly: (name: string) => SafeText<'ts'>;
  readonly has: (name: string) => boolean;
  readonly gave: (name: string) => boolean;
  readonly hide: (name: string) => void;
}): Names {
  return {
    ...source,
    free: (text) => source.exactly(toVariableName(text)),
    inner: () => createNames(source.has, source.hide),
  };
}

function toVariableName(text: string): string {
  return toCaseStyles(text, 'member').value;
}

// The check for reserved words is private to `identifier`, which throws on them.
function isValidIdentifier(name: string): boolean {
  try {
    identifier(name);
    return true;
  } catch {
    return false;
  }
}

/** Joins two strings into one identifier: `label`, `TooLong`. */
export function compound(first: string, second: string): string {
  const start = toCaseStyles(first, 'value').value.replace(/_+$/, '');
  return second === '' ? start : start + toCaseStyles(second, 'value').type.replace(/_+$/, '');
}
