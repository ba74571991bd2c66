// Elements of the search box, which exist before its behavior is loaded.

import { createElement } from '../create-element.ts';

export interface ComboboxElements {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
}

/** Creates the elements and appends them to `container`. */
export function addCombobox(container: Element): ComboboxElements {
  const input = createElement('input', {
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
  const list = createElement('div', { id: 'search-list', role: 'listbox', 'aria-label': 'Search results', hidden: '' });
  const status = createElement('p', { role: 'status', class: 'search-status' });
  container.append(input, list, status);
  return { input, list, status };
}

/** Returns the elements in `container`; `undefined` if they are missing. */
export function findCombobox(container: Element): ComboboxElements | undefined {
  const [input, list, status] = container.children;
  return input instanceof HTMLInputElement && list instanceof HTMLElement && status instanceof HTMLElement
    ? { input, list, status }
    : undefined;
}
