// A page whose view is made when it is laid out, since the views of thousands of pages at once would fill the memory.

/** A page of the template `K`, which prints `V`. */
export interface LazyPage<K extends string, V> {
  readonly path: string;
  readonly template: K;
  /** Made anew each time that it is asked for. */
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
