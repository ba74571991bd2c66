// What the search box is made of: there from the start, so that it can be reached before what it does is loaded.

import { element } from '../create-element.ts';

export interface BoxParts {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
}

/** Puts the parts into `place`. */
export function addBox(place: Element): BoxParts {
  const input = element('input', {
    id: 'search-input',
    type: 'search',
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-controls': 'search-list',
    'aria-autocomplete': 'list',
    'aria-label': 'Search',
    placeholder: 'Search',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-keyshortcuts': '/',
  });
  const list = element('div', { id: 'search-list', role: 'listbox', 'aria-label': 'Search results', hidden: '' });
  const status = element('p', { role: 'status', class: 'search-status' });
  place.append(input, list, status);
  return { input, list, status };
}

/** The parts that stand in `place`. */
export function partsIn(place: Element): BoxParts | undefined {
  const [input, list, status] = place.children;
  return input instanceof HTMLInputElement && list instanceof HTMLElement && status instanceof HTMLElement
    ? { input, list, status }
    : undefined;
}
