// The script of the search box, loaded once somebody wants to search: what it does, and its index.

import { createBox } from './search/combobox.ts';
import { loadIndex } from './search/load-index.ts';
import { search, searchable } from './search/rank.ts';
import { partsIn } from './search/combobox-elements.ts';

/** More than these are not read; a longer query finds less. */
const most = 24;

const place = document.getElementById('search');
const parts = place === null ? undefined : partsIn(place);
// The script lies in `assets/`, one below the folder of the site.
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const root = own.replace(/[^/]*\/[^/]*$/, '');

if (place !== null && parts !== undefined) {
  let index = searchable([], []);
  let state: 'done' | 'waiting' | 'failed' = 'waiting';
  const answer = (): void => box.show(search(index, box.input.value, most), state);
  const box = createBox(place, parts, root, answer);
  // What has been typed by now is answered like what is typed later.
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
