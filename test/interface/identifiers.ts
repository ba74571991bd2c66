// Every identifier of a document: path segments, parameters, fields, scope categories and enumerated values.

import { isNode, listOf, membersOf, type Node } from './tree.ts';

/** The sorts of identifiers that a document has. */
export interface Identifiers {
  readonly segments: readonly string[];
  readonly parameters: readonly string[];
  readonly fields: readonly string[];
  readonly categories: readonly string[];
  readonly values: readonly string[];
}

/** Keywords whose values are no part of the interface's structure. */
const aside = new Set(['example', 'examples', 'description', 'x-ashlar']);

/** The identifiers of a document, sorted, each once. */
export function identifiersOf(document: Node): Identifiers {
  const paths = membersOf(document['paths']).map(([path]) => path);
  const segments = new Set(paths.flatMap((path) => path.split('/')).filter((segment) => /^[^{]/.test(segment)));
  const parameters = new Set(paths.flatMap((path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')));
  const fields = new Set<string>();
  const categories = new Set<string>();
  const values = new Set<string>();
  const seen = new Set<unknown>();

  const visit = (value: unknown, names = false): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (!isNode(value)) {
      for (const item of listOf(value)) visit(item);
      return;
    }
    if (!names) collect(value);
    for (const [name, member] of Object.entries(value)) {
      if (names || !aside.has(name)) visit(member, !names && name === 'properties');
    }
  };
  const collect = (node: Node): void => {
    if (typeof node['in'] === 'string' && typeof node['name'] === 'string') parameters.add(node['name']);
    for (const [name] of membersOf(node['properties'])) fields.add(name);
    for (const value of [...listOf(node['enum']), node['const']]) if (typeof value === 'string') values.add(value);
    for (const [scope] of membersOf(node['scopes'])) categories.add(scope.split(':')[0] ?? '');
  };
  visit(document['paths']);
  visit(document['components']);
  const sorted = (set: ReadonlySet<string>): string[] => [...set].sort();
  return {
    segments: sorted(segments),
    parameters: sorted(parameters),
    fields: sorted(fields),
    categories: sorted(categories),
    values: sorted(values),
  };
}
