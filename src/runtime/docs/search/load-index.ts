// Loads the index by script elements, because pages on disk cannot use fetch.

import { registerName, type IndexPart, type PageEntry, type TermEntry } from './index-entry.ts';

export interface Index {
  readonly pages: readonly PageEntry[];
  readonly terms: readonly TermEntry[];
  /** Whether the index is complete. */
  readonly whole: boolean;
}

/**
 * Loads the index from a directory URL with a trailing slash. `onUpdate` is called with the index so far after each
 * file.
 */
export function loadIndex(folder: string, tell: (index: Index) => void, fail: () => void): void {
  let pages: readonly PageEntry[] = [];
  let terms: readonly TermEntry[] = [];
  let missing = 1;
  const register = (part: IndexPart): void => {
    missing--;
    if ('pages' in part) {
      pages = part.pages;
      missing += part.files;
      for (let file = 1; file <= part.files; file++) request(`${folder}terms-${file}.js`, fail);
    } else terms = [...terms, ...part.terms];
    tell({ pages, terms, whole: missing === 0 });
  };
  Object.assign(globalThis, { [registerName]: register });
  request(`${folder}pages.js`, fail);
}

function request(address: string, fail: () => void): void {
  const script = document.createElement('script');
  script.src = address;
  script.addEventListener('error', fail);
  document.head.append(script);
}
