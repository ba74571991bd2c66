// Promise detection, so that synchronous results skip a microtask turn.

/** Whether a value has a `then` method, because `instanceof` fails for promises from other realms. */
export function isPromise<T>(value: Promise<T> | T): value is Promise<T> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
