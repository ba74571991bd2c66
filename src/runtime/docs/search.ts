// The script of every page: the search box, and its index once somebody wants to search.

import { createBox } from './search/box.ts';
import { loadIndex } from './search/load.ts';
import { search, searchable } from './search/match.ts';

/** More than these are not read; a longer query finds less. */
const most = 24;

const place = document.getElementById('search');
// The script lies in `assets/`, one below the folder of the site.
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const root = own.replace(/[^/]*\/[^/]*$/, '');

if (place !== null) {
  let index = searchable([], []);
  let state: 'done' | 'waiting' | 'failed' = 'waiting';
  const answer = (): void => box.show(search(index, box.input.value, most), state);
  const box = createBox(place, root, {
    begin: () =>
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
      ),
    ask: answer,
  });
}
