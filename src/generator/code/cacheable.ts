// Trees that outlive their printing: each keeps the texts that it was printed as.

const texts = new WeakMap<object, Map<string, string>>();

/** The same tree, which keeps its texts from now on. It never changes. */
export function lasting<T>(tree: T): T {
  if (typeof tree === 'object' && tree !== null && !texts.has(tree)) texts.set(tree, new Map());
  return tree;
}

/** The text of a tree, which is printed where it keeps none of this form. */
export function lastingText(tree: object, form: string, print: () => string): string {
  const known = texts.get(tree);
  if (known === undefined) return print();
  const text = known.get(form) ?? print();
  known.set(form, text);
  return text;
}
