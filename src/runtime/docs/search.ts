// Script of the search box, loaded on first use.

import { createBox } from './search/combobox.ts';
import { loadIndex } from './search/load-index.ts';
import { search, searchable } from './search/rank.ts';
import { partsIn } from './search/combobox-elements.ts';

/** Maximum number of results. */
const most = 24;

const place = document.getElementById('search');
const parts = place === null ? undefined : partsIn(place);
// The script is in `assets/`, a subdirectory of the site's root.
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const root = own.replace(/[^/]*\/[^/]*$/, '');

if (place !== null && parts !== undefined) {
  let index = searchable([], []);
  let state: 'done' | 'waiting' | 'failed' = 'waiting';
  const answer = (): void => box.show(search(index, box.input.value, most), state);
  const box = createBox(place, parts, root, answer);
  // Shows the results for what has been typed so far.
  answer();
  loadIndex(
    `${root}assets/search/`,
    ({ pages, terms, whole }) => {
      index = searchable(pages, terms);
      if (whole) state = 'done';
      answer();
    },
    () => {
      state = 'failed';
      answer();
    },
  );
}
