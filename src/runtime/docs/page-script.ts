// Script of every page: search box and request form, whose code is loaded on demand.

import { element } from './create-element.ts';
import { addBox } from './search/combobox-elements.ts';

// This script and those that it loads are in `assets/`.
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

function load(name: string, place: Element): void {
  const script = element('script', { src: own.replace(/[^/]*$/, `${name}.js`) });
  script.addEventListener('error', () =>
    place.append(element('p', { class: 'not-loaded', role: 'status' }, ['This cannot be loaded.'])),
  );
  document.head.append(script);
}

const search = document.getElementById('search');
if (search !== null) {
  const { input } = addBox(search);
  input.addEventListener('focus', () => load('search', search), { once: true });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

// Scrolls the side navigation to the current page.
const menu = document.getElementById('menu');
const current = menu?.querySelector<HTMLElement>('[aria-current]');
if (menu && current && current.offsetTop + current.offsetHeight > menu.clientHeight)
  menu.scrollTop = current.offsetTop - menu.clientHeight / 2;

const form = document.getElementById('try-form');
if (form !== null) {
  loadNear(form, '0px');
  // After the first interaction, the form is loaded one screen ahead, so that it is ready before it is visible or
  // focused.
  const still = new AbortController();
  for (const move of ['keydown', 'pointermove', 'wheel', 'touchstart', 'scroll']) {
    addEventListener(
      move,
      () => {
        still.abort();
        loadNear(form, '100%');
      },
      { signal: still.signal, passive: true },
    );
  }
}

/** Loads the form when its section is within `margin` of the viewport. */
function loadNear(place: HTMLElement, margin: string): void {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      if (place.dataset['asked'] !== undefined) return;
      place.dataset['asked'] = '';
      load('try', place);
    },
    { rootMargin: margin },
  );
  // The section has a size even while the form is empty.
  watch.observe(place.closest('section') ?? place);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
