// Identifiers of a document: path segments, parameters, fields, scope categories, and enum values.

import { isNode, asArray, entriesOf, type Node } from './immutable-tree.ts';

/** Identifiers of a document, by kind. */
export interface Identifiers {
  readonly segments: readonly string[];
  readonly parameters: readonly string[];
  readonly fields: readonly string[];
  readonly categories: readonly string[];
  readonly values: readonly string[];
}

/** Keywords whose values do not define the structure of the API. */
const ignoredKeywords = new Set(['example', 'examples', 'description', 'x-ashlar']);

/** Returns the identifiers of a document, sorted, without duplicates. */
export function collectIdentifiers(document: Node): Identifiers {
  const paths = entriesOf(document['paths']).map(([path]) => path);
  const segments = new Set(paths.flatMap((path) => path.split('/')).filter((segment) => /^[^{]/.test(segment)));
  const parameters = new Set(paths.flatMap((path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')));
  const fields = new Set<string>();
  const categories = new Set<string>();
  const values = new Set<string>();
  const seen = new Set<unknown>();

  const visit = (value: unknown, isNameMap = false): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (!isNode(value)) {
      for (const item of asArray(value)) visit(item);
      return;
    }
    if (!isNameMap) collect(value);
    for (const [name, child] of Object.entries(value)) {
      if (isNameMap || !ignoredKeywords.has(name)) visit(child, !isNameMap && name === 'properties');
    }
  };
  const collect = (node: Node): void => {
    if (typeof node['in'] === 'string' && typeof node['name'] === 'string') parameters.add(node['name']);
    for (const [name] of entriesOf(node['properties'])) fields.add(name);
    for (const value of [...asArray(node['enum']), node['const']]) if (typeof value === 'string') values.add(value);
    for (const [scope] of entriesOf(node['scopes'])) categories.add(scope.split(':')[0] ?? '');
  };
  visit(document['paths']);
  visit(document['components']);
  const toSorted = (identifiers: ReadonlySet<string>): string[] => [...identifiers].sort();
  return {
    segments: toSorted(segments),
    parameters: toSorted(parameters),
    fields: toSorted(fields),
    categories: toSorted(categories),
    values: toSorted(values),
  };
}
