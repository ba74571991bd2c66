// Values of an iterator that several loops share, so that each value is computed once.

export function shareValues<T>(values: Iterable<T>): Iterable<T> {
  const source = values[Symbol.iterator]();
  const known: T[] = [];
  let isComplete = false;
  return {
    *[Symbol.iterator]() {
      for (let index = 0; ; index++) {
        if (index === known.length) {
          if (isComplete) return;
          const next = source.next();
          isComplete = next.done === true;
          if (next.done) return;
          known.push(next.value);
        }
        yield known[index] as T;
      }
    },
  };
}
