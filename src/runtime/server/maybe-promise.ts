// Whether an answer is there at once, or comes later.

/** By what it can do, since a promise may come from another realm than this one's. */
export function isLater<T>(value: Promise<T> | T): value is Promise<T> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
