// Script for the search box, loaded on first use.

import { createCombobox } from './search/combobox.ts';
import { loadIndex } from './search/load-index.ts';
import { searchIndex, prepareIndex } from './search/rank.ts';
import { findCombobox } from './search/combobox-elements.ts';

/** Maximum number of results. */
const maxResults = 24;

const container = document.getElementById('search');
const parts = container === null ? undefined : findCombobox(container);
// The script is in `assets/`, a subdirectory of the site's root.
const scriptUrl = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const root = scriptUrl.replace(/[^/]*\/[^/]*$/, '');

if (container !== null && parts !== undefined) {
  let index = prepareIndex([], []);
  let state: 'done' | 'waiting' | 'failed' = 'waiting';
  const showResults = (): void => box.show(searchIndex(index, box.input.value, maxResults), state);
  const box = createCombobox(container, parts, root, showResults);
  // Show the results for the text typed so far.
  showResults();
  loadIndex(
    `${root}assets/search/`,
    ({ pages, terms, isComplete }) => {
      index = prepareIndex(pages, terms);
      if (isComplete) state = 'done';
      showResults();
    },
    () => {
      state = 'failed';
      showResults();
    },
  );
}
