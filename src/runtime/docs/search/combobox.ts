// Search box: an ARIA combobox with a list of results.

import { createElement } from '../create-element.ts';
import type { Kind } from './index-format.ts';
import type { SearchHit } from './rank.ts';
import type { ComboboxElements } from './combobox-elements.ts';

/** Labels of entry kinds. */
const kindLabels: Readonly<Record<Kind, string>> = {
  tag: 'Tag',
  guide: 'Guide',
  operation: 'Operation',
  schema: 'Schema',
  parameter: 'Parameter',
  field: 'Field',
  value: 'Value',
  rule: 'Rule',
  section: 'Section',
  status: 'Status',
  header: 'Header',
};

/** Value of `active` if no result is active. */
const noSelection = -1;

export interface Combobox {
  readonly input: HTMLInputElement;
  /** Shows the results of a query; `waiting` while more of the index is loading. */
  show(results: readonly SearchHit[], state: 'done' | 'waiting' | 'failed'): void;
}

/** Adds the behavior to the elements. `root` is the URL of the site's root; `onQuery` is called for each query. */
export function createCombobox(
  container: Element,
  { input, list, status }: ComboboxElements,
  root: string,
  onQuery: () => void,
): Combobox {
  let active = noSelection;
  // A closed list stays closed when more of the index arrives.
  let isClosed = false;
  const options = (): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];

  function activate(index: number): void {
    active = index;
    for (const [position, option] of options().entries()) {
      option.setAttribute('aria-selected', String(position === index));
      if (position !== index) continue;
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
    if (index === noSelection) input.removeAttribute('aria-activedescendant');
  }

  function setOpen(isOpen: boolean): void {
    list.hidden = !isOpen || list.childElementCount === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    if (list.hidden) activate(noSelection);
  }

  function close(): void {
    isClosed = true;
    setOpen(false);
    status.textContent = '';
    status.classList.remove('shown');
  }

  for (const eventType of ['focus', 'input']) {
    input.addEventListener(eventType, () => {
      isClosed = false;
      onQuery();
    });
  }
  input.addEventListener('keydown', (event) => {
    // Ignore keys during input method composition.
    if (event.isComposing) return;
    const offset = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (offset !== 0) {
      event.preventDefault();
      if (list.hidden) setOpen(true);
      const count = options().length;
      // Wrap around. If nothing is selected, the up arrow selects the last result.
      if (count > 0) activate(active === noSelection && offset < 0 ? count - 1 : (active + offset + count) % count);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      options()[Math.max(active, 0)]?.click();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (list.hidden) input.value = '';
      close();
    }
  });
  container.addEventListener('focusout', (event) => {
    if (
      !(event instanceof FocusEvent && event.relatedTarget instanceof Node && container.contains(event.relatedTarget))
    )
      close();
  });
  // Prevent the list from taking the focus before its click event.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', close);

  return {
    input,
    show(results, state) {
      list.replaceChildren(...results.map((hit, index) => createOption(hit, index, root)));
      activate(noSelection);
      if (isClosed) return;
      setOpen(results.length > 0 && document.activeElement === input);
      list.scrollTop = 0;
      status.textContent =
        input.value.trim() === ''
          ? ''
          : state === 'failed'
            ? 'Cannot load the search index.'
            : results.length > 0
              ? formatCount(results.length)
              : state === 'waiting'
                ? 'Searching…'
                : 'No results.';
      status.classList.toggle(
        'shown',
        results.length === 0 && status.textContent !== '' && document.activeElement === input,
      );
    },
  };
}

function createOption({ kind, text, context, url }: SearchHit, index: number, root: string): HTMLElement {
  return createElement(
    'a',
    { id: `search-option-${index}`, role: 'option', 'aria-selected': 'false', tabindex: '-1', href: root + url },
    [
      createElement('span', { class: 'search-kind' }, [kindLabels[kind]]),
      createElement('span', { class: 'search-text' }, [text]),
      createElement('span', { class: 'search-context' }, [context]),
    ],
  );
}

function formatCount(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
