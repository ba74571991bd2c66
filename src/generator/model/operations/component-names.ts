// Which name each component has, also those that a document keeps in files of their own without listing them.

import type { Node } from '../../source/node.ts';
import type { Component } from '../types/api.ts';
import { byCodePoint } from '../naming/code-point-order.ts';

/** A part of a document that may have been reached by reference. */
export interface Referred {
  readonly node: Node;
  readonly component?: string;
  readonly description?: string;
}

/** The components of one sort. */
export interface Registry<D extends Referred, M> {
  /** The name that a use refers to; undefined for a part that stands where it is used, or differs there. */
  readonly nameOf: (use: D) => string | undefined;
  /** All components, in code point order of name. Asking ends the collecting. */
  all(): readonly Component<M>[];
}

/**
 * A registry of the `listed` components, which learns of the others when it is asked for the name of a use: a part
 * in another file is a component too, under the name the document reads it by.
 */
export function createRegistry<D extends Referred, M>(
  listed: ReadonlyMap<string, D>,
  convert: (value: D, component: string) => M,
): Registry<D, M> {
  const known = new Map<Node, { readonly name: string; readonly value: D }>();
  const found: { readonly name: string; readonly value: D }[] = [];
  const taken = new Set(listed.keys());
  for (const [name, value] of [...listed].sort(([a], [b]) => byCodePoint(a, b))) {
    found.push({ name, value });
    if (!known.has(value.node)) known.set(value.node, { name, value });
  }
  const learn = (use: D, wanted: string): { readonly name: string; readonly value: D } => {
    let name = wanted;
    for (let number = 2; taken.has(name); number++) name = `${wanted}_${number}`;
    taken.add(name);
    const entry = { name, value: use };
    known.set(use.node, entry);
    found.push(entry);
    return entry;
  };
  return {
    nameOf(use) {
      if (use.component === undefined) return undefined;
      const { name, value } = known.get(use.node) ?? learn(use, use.component);
      // OpenAPI 3.1 lets a reference bring a description of its own; then it is no longer the component's.
      return value.description === use.description ? name : undefined;
    },
    all() {
      const components: Component<M>[] = [];
      // Converting one component may reach another, which then stands at the end of the list.
      for (let at = 0; at < found.length; at++) {
        const entry = found[at];
        if (entry) components.push({ name: entry.name, value: convert(entry.value, entry.name) });
      }
      return components.sort((a, b) => byCodePoint(a.name, b.name));
    },
  };
}
