// Names of the variables of one module or function: from the document, each once.

import { identifier } from '../../code/typescript/identifier.ts';
import type { Code } from '../../code/branded-text.ts';
import { spell } from '../../model/naming/case-styles.ts';

export interface Names {
  /** A free name, as near as can be to the words of `text`: `client_conn_throttle` is `clientConnThrottle`. */
  free(text: string): Code<'ts'>;
  /** A free name of exactly this spelling, or of it and a number. */
  exactly(name: string): Code<'ts'>;
  has(name: string): boolean;
  /** Whether the name was given out here. */
  gave(name: string): boolean;
  /** Nothing is called so from here on: a function inside has something of the name. */
  hide(name: string): void;
  /** Names of a function inside: they differ from these and from one another. */
  inner(): Names;
}

/** Names that differ from one another, from those of `outer`, and from those that `taken` knows. */
export function createNames(taken: (name: string) => boolean, hide: (name: string) => void = () => undefined): Names {
  const own = new Set<string>();
  // What functions inside call their own would be hidden from them, if it were to be called so here.
  const hidden = new Set<string>();
  const has = (name: string): boolean => own.has(name) || taken(name);
  // Names are never released, so the search for a free number resumes after the last one.
  const last = new Map<string, number>();
  const exactly = (wanted: string): Code<'ts'> => {
    const name = isSound(wanted) ? wanted : `${wanted}_`;
    let number = last.get(name) ?? 1;
    const numbered = (): string =>
      number === 1 ? name : /[0-9]$/.test(name) ? `${name}_${number}` : `${name}${number}`;
    while (has(numbered()) || hidden.has(numbered())) number++;
    const found = numbered();
    last.set(name, number);
    own.add(found);
    hide(found);
    return identifier(found);
  };
  const hideHere = (name: string): void => void hidden.add(name);
  return {
    exactly,
    has,
    hide: hideHere,
    gave: (name) => own.has(name),
    free: (text) => exactly(spelled(text)),
    inner: () => createNames(has, hideHere),
  };
}

/** The names that `did` gives: those of a module, or those that all share, whose names are elsewhere. */
export function namesBy(did: {
  readonly exactly: (name: string) => Code<'ts'>;
  readonly has: (name: string) => boolean;
  readonly gave: (name: string) => boolean;
  readonly hide: (name: string) => void;
}): Names {
  return { ...did, free: (text) => did.exactly(spelled(text)), inner: () => createNames(did.has, did.hide) };
}

function spelled(text: string): string {
  return spell(text, 'member').value;
}

// Only the maker of identifiers knows the reserved words, and refuses them by throwing.
function isSound(name: string): boolean {
  try {
    identifier(name);
    return true;
  } catch {
    return false;
  }
}

/** Words put together as one name: `label`, `TooLong`. */
export function compound(first: string, second: string): string {
  const start = spell(first, 'value').value.replace(/_+$/, '');
  return second === '' ? start : start + spell(second, 'value').type.replace(/_+$/, '');
}
