// Names of components, including unlisted ones in other files.

import type { Node } from '../../source/node.ts';
import type { Component } from '../types/api.ts';
import { byCodePoint } from '../naming/code-point-order.ts';

/** A part of a document that may be referenced. */
export interface Referenceable {
  readonly node: Node;
  readonly component?: string;
  readonly description?: string;
}

/** The components of one kind. */
export interface ComponentRegistry<D extends Referenceable, M> {
  /**
   * Returns the component that a use references; `undefined` for an inline part, or if the use overrides the
   * description.
   */
  readonly nameOf: (use: D) => string | undefined;
  /** Returns all components in code point order of name. No component can be registered afterwards. */
  all(): readonly Component<M>[];
}

/**
 * Creates a registry of the `listed` components. `nameOf` registers further ones: a referenced part in another file is
 * a component too.
 */
export function createComponentRegistry<D extends Referenceable, M>(
  listed: ReadonlyMap<string, D>,
  convert: (value: D, component: string) => M,
): ComponentRegistry<D, M> {
  const byNode = new Map<Node, { readonly name: string; readonly value: D }>();
  const registered: { readonly name: string; readonly value: D }[] = [];
  const taken = new Set(listed.keys());
  for (const [name, value] of [...listed].sort(([a], [b]) => byCodePoint(a, b))) {
    registered.push({ name, value });
    if (!byNode.has(value.node)) byNode.set(value.node, { name, value });
  }
  const learn = (use: D, wanted: string): { readonly name: string; readonly value: D } => {
    let name = wanted;
    for (let number = 2; taken.has(name); number++) name = `${wanted}_${number}`;
    taken.add(name);
    const entry = { name, value: use };
    byNode.set(use.node, entry);
    registered.push(entry);
    return entry;
  };
  return {
    nameOf(use) {
      if (use.component === undefined) return undefined;
      const { name, value } = byNode.get(use.node) ?? learn(use, use.component);
      // OpenAPI 3.1: a Reference Object may override the description.
      return value.description === use.description ? name : undefined;
    },
    all() {
      const components: Component<M>[] = [];
      // Converting a component may register another at the end of the array.
      for (let at = 0; at < registered.length; at++) {
        const entry = registered[at];
        if (entry) components.push({ name: entry.name, value: convert(entry.value, entry.name) });
      }
      return components.sort((a, b) => byCodePoint(a.name, b.name));
    },
  };
}
