// The script of every page: a box to search in and a place for the form of an operation. What they do is loaded once somebody comes to them.

import { element } from './create-element.ts';
import { addBox } from './search/combobox-elements.ts';

// The script lies in `assets/`, with those that it loads.
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

// The side navigation may be longer than the screen: it shows the page that is read.
const menu = document.getElementById('menu');
const current = menu?.querySelector<HTMLElement>('[aria-current]');
if (menu && current && current.offsetTop + current.offsetHeight > menu.clientHeight)
  menu.scrollTop = current.offsetTop - menu.clientHeight / 2;

const form = document.getElementById('try-form');
if (form !== null) {
  loadNear(form, '0px');
  // Once a reader moves it is looked for a screen ahead, so that it stands there before it is seen or reached by the next key.
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

/** Loads the form when its section comes within `margin` of what is seen. */
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
  // The section has a size before what is in it is laid out.
  watch.observe(place.closest('section') ?? place);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
