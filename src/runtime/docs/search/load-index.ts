// Loads the index with script elements, because pages on disk cannot use fetch.

import { registerName, type IndexPart, type PageEntry, type TermEntry } from './index-format.ts';

export interface SearchIndex {
  readonly pages: readonly PageEntry[];
  readonly terms: readonly TermEntry[];
  /** Whether the index is complete. */
  readonly isComplete: boolean;
}

/**
 * Loads the index from a directory URL with a trailing slash. `onUpdate` is called with the index so far after each
 * file.
 */
export function loadIndex(directory: string, onUpdate: (index: SearchIndex) => void, onError: () => void): void {
  let pages: readonly PageEntry[] = [];
  let terms: readonly TermEntry[] = [];
  let pendingFiles = 1;
  const register = (part: IndexPart): void => {
    pendingFiles--;
    if ('pages' in part) {
      pages = part.pages;
      pendingFiles += part.files;
      for (let file = 1; file <= part.files; file++) loadScript(`${directory}terms-${file}.js`, onError);
    } else terms = [...terms, ...part.terms];
    onUpdate({ pages, terms, isComplete: pendingFiles === 0 });
  };
  Object.assign(globalThis, { [registerName]: register });
  loadScript(`${directory}pages.js`, onError);
}

function loadScript(url: string, onError: () => void): void {
  const script = document.createElement('script');
  script.src = url;
  script.addEventListener('error', onError);
  document.head.append(script);
}
