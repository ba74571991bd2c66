// Runs in a page before its own scripts: checks each frame for a visible operation, and records long tasks.
/* global document, PerformanceObserver, requestAnimationFrame */

const { operation } = globalThis.ashlarAsked;
const watched = { readable: undefined, blocked: 0, last: 0 };

new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    watched.blocked += Math.max(0, duration - 50);
    watched.last = Math.max(watched.last, startTime + duration);
  }
}).observe({ type: 'longtask', buffered: true });

const isShown = (element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.textContent.trim() !== '';
};

const look = () => {
  if (![...document.querySelectorAll(operation)].some(isShown)) requestAnimationFrame(look);
  // The element is painted with this frame, and visible in the next.
  else requestAnimationFrame(() => (watched.readable = performance.now()));
};
requestAnimationFrame(look);

globalThis.ashlarTold = () => ({
  paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  readable: watched.readable,
  blocked: watched.blocked,
  quiet: performance.now() - Math.max(watched.last, watched.readable ?? 0),
});
