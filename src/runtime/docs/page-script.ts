// Script for every page: search box and request form, whose code is loaded on demand.

import { createElement } from './create-element.ts';
import { addCombobox } from './search/combobox-elements.ts';

// This script and those that it loads are in `assets/`.
const scriptUrl = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

function loadScript(name: string, container: Element): void {
  const script = createElement('script', { src: scriptUrl.replace(/[^/]*$/, `${name}.js`) });
  script.addEventListener('error', () =>
    container.append(createElement('p', { class: 'not-loaded', role: 'status' }, ['Cannot load this feature.'])),
  );
  document.head.append(script);
}

const search = document.getElementById('search');
if (search !== null) {
  const { input } = addCombobox(search);
  input.addEventListener('focus', () => loadScript('search', search), { once: true });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

// Scroll the side navigation to the current page.
const menu = document.getElementById('menu');
const current = menu?.querySelector<HTMLElement>('[aria-current]');
if (menu && current && current.offsetTop + current.offsetHeight > menu.clientHeight)
  menu.scrollTop = current.offsetTop - menu.clientHeight / 2;

const form = document.getElementById('try-form');
if (form !== null) {
  loadWhenVisible(form, '0px');
  // After the first interaction, the form is loaded one screen ahead, so that it is ready before it is visible or
  // focused.
  const firstInteraction = new AbortController();
  for (const eventType of ['keydown', 'pointermove', 'wheel', 'touchstart', 'scroll']) {
    addEventListener(
      eventType,
      () => {
        firstInteraction.abort();
        loadWhenVisible(form, '100%');
      },
      { signal: firstInteraction.signal, passive: true },
    );
  }
}

/** Loads the form when its section is within `margin` of the viewport. */
function loadWhenVisible(container: HTMLElement, margin: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      if (container.dataset['loaded'] !== undefined) return;
      container.dataset['loaded'] = '';
      loadScript('request-form', container);
    },
    { rootMargin: margin },
  );
  // The section has a size even while the form is empty.
  observer.observe(container.closest('section') ?? container);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
