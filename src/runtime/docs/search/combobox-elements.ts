// Elements of the search box, which exist before its behavior is loaded.

import { element } from '../create-element.ts';

export interface BoxParts {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
}

/** Creates the elements and appends them to `container`. */
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

/** Returns the elements in `container`; `undefined` if they are missing. */
export function partsIn(place: Element): BoxParts | undefined {
  const [input, list, status] = place.children;
  return input instanceof HTMLInputElement && list instanceof HTMLElement && status instanceof HTMLElement
    ? { input, list, status }
    : undefined;
}
