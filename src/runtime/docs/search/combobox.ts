// Search box: an ARIA combobox with a list of results.

import { element } from '../create-element.ts';
import type { Kind } from './index-entry.ts';
import type { Found } from './rank.ts';
import type { BoxParts } from './combobox-elements.ts';

/** Labels of entry kinds. */
const kindWords: Readonly<Record<Kind, string>> = {
  area: 'Area',
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

/** Index of the active result if there is none. */
const none = -1;

export interface Box {
  readonly input: HTMLInputElement;
  /** Shows the results of a query; `waiting` while more of the index is loading. */
  show(found: readonly Found[], state: 'done' | 'waiting' | 'failed'): void;
}

/** Adds the behavior to the elements. `root`: URL of the site's root; `onQuery`: called for each query. */
export function createBox(place: Element, { input, list, status }: BoxParts, root: string, ask: () => void): Box {
  let active = none;
  // A closed list stays closed when more of the index arrives.
  let closed = false;
  const options = (): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];

  function activate(index: number): void {
    active = index;
    for (const [at, option] of options().entries()) {
      option.setAttribute('aria-selected', String(at === index));
      if (at !== index) continue;
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
    if (index === none) input.removeAttribute('aria-activedescendant');
  }

  function open(shown: boolean): void {
    list.hidden = !shown || list.childElementCount === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    if (list.hidden) activate(none);
  }

  function close(): void {
    closed = true;
    open(false);
    status.textContent = '';
    status.classList.remove('shown');
  }

  for (const sign of ['focus', 'input']) {
    input.addEventListener(sign, () => {
      closed = false;
      ask();
    });
  }
  input.addEventListener('keydown', (event) => {
    // Ignores keys during input method composition.
    if (event.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (list.hidden) open(true);
      const count = options().length;
      // Wraps around; from no selection, up selects the last.
      if (count > 0) activate(active === none && step < 0 ? count - 1 : (active + step + count) % count);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      options()[Math.max(active, 0)]?.click();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (list.hidden) input.value = '';
      close();
    }
  });
  place.addEventListener('focusout', (event) => {
    if (!(event instanceof FocusEvent && event.relatedTarget instanceof Node && place.contains(event.relatedTarget)))
      close();
  });
  // Prevents the list from taking the focus before its click event.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', close);

  return {
    input,
    show(found, state) {
      list.replaceChildren(...found.map((each, index) => optionOf(each, index, root)));
      activate(none);
      if (closed) return;
      open(found.length > 0 && document.activeElement === input);
      list.scrollTop = 0;
      status.textContent =
        input.value.trim() === ''
          ? ''
          : state === 'failed'
            ? 'The index cannot be loaded.'
            : found.length > 0
              ? counted(found.length)
              : state === 'waiting'
                ? 'Searching …'
                : 'Nothing found.';
      status.classList.toggle(
        'shown',
        found.length === 0 && status.textContent !== '' && document.activeElement === input,
      );
    },
  };
}

function optionOf({ kind, text, context, address }: Found, index: number, root: string): HTMLElement {
  return element(
    'a',
    { id: `search-option-${index}`, role: 'option', 'aria-selected': 'false', tabindex: '-1', href: root + address },
    [
      element('span', { class: 'search-kind' }, [kindWords[kind]]),
      element('span', { class: 'search-text' }, [text]),
      element('span', { class: 'search-context' }, [context]),
    ],
  );
}

function counted(count: number): string {
  return count === 1 ? '1 result' : `${count} results`;
}
