// The script of every page: a box to search in and a place for the form of an operation. What they do is loaded once somebody comes to them.

import { element } from './element.ts';
import { addBox } from './search/parts.ts';

// The script lies in `assets/`, with those that it loads.
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

function load(name: string, place: Element): void {
  const script = element('script', { src: own.replace(/[^/]*$/, `${name}.js`) });
  script.addEventListener('error', () => place.append(element('p', { class: 'not-loaded', role: 'status' }, ['This cannot be loaded.'])));
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

const form = document.getElementById('try-form');
if (form !== null) {
  // A screen ahead, so that it stands there before it is seen or reached by the next key.
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      load('try', form);
    },
    { rootMargin: '100%' },
  );
  // The section has a size before what is in it is laid out.
  watch.observe(form.closest('section') ?? form);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
