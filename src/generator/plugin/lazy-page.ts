// Page with a lazy view: the views of thousands of pages would not fit in memory.

/** A page of the template `K` with a view of type `V`. */
export interface LazyPage<K extends string, V> {
  readonly path: string;
  readonly template: K;
  /** Created on each access. */
  readonly view: V;
}

export function lazyPage<K extends string, V>(path: string, template: K, make: () => V): LazyPage<K, V> {
  return {
    path,
    template,
    get view() {
      return make();
    },
  };
}
