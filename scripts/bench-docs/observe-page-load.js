// Page script that runs before the page's own scripts: checks each frame for a visible operation, and records long
// tasks.
/* global document, PerformanceObserver, requestAnimationFrame */

const { operation } = globalThis.ashlarWatchOptions;
const metrics = { readable: undefined, blockingTime: 0, lastTaskEnd: 0 };

new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    metrics.blockingTime += Math.max(0, duration - 50);
    metrics.lastTaskEnd = Math.max(metrics.lastTaskEnd, startTime + duration);
  }
}).observe({ type: 'longtask', buffered: true });

const isVisible = (element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.textContent.trim() !== '';
};

const checkFrame = () => {
  if (![...document.querySelectorAll(operation)].some(isVisible)) requestAnimationFrame(checkFrame);
  // The element is painted in this frame and visible in the next one.
  else requestAnimationFrame(() => (metrics.readable = performance.now()));
};
requestAnimationFrame(checkFrame);

globalThis.ashlarWatchResult = () => ({
  paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  readable: metrics.readable,
  blockingTime: metrics.blockingTime,
  quiet: performance.now() - Math.max(metrics.lastTaskEnd, metrics.readable ?? 0),
});
