// Cache of printed text by syntax tree.

const texts = new WeakMap<object, Map<string, string>>();

/** Enables caching of the printed text of a tree, which must be immutable. */
export function cacheable<T>(tree: T): T {
  if (typeof tree === 'object' && tree !== null && !texts.has(tree)) texts.set(tree, new Map());
  return tree;
}

/** Returns the cached text of a tree in a form, or prints it. Trees that are not cacheable are printed each time. */
export function cachedText(tree: object, form: string, print: () => string): string {
  const textsByForm = texts.get(tree);
  if (textsByForm === undefined) return print();
  const text = textsByForm.get(form) ?? print();
  textsByForm.set(form, text);
  return text;
}
