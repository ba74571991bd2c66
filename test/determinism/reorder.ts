// Reverses those maps of a document whose key order is not significant.

import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';

/** The kind of keys in a map: OpenAPI keywords, names in any order, or names whose order is significant. */
type KeyKind = 'keywords' | 'names' | 'ordered names';

/** Maps of names whose order the output preserves. */
const orderedMaps = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependentRequired',
  'headers',
  'examples',
  'content',
  'callbacks',
  'links',
  'variables',
  'scopes',
  'mapping',
  'encoding',
  'flows',
]);

/** Maps of names that the model sorts. */
const sortedMaps = new Set(['paths', 'components', 'responses', '$defs', 'webhooks']);

/** Keywords whose values are data. */
const data = /^(example|default|const|enum|value|info|security|x-.*)$/;

/** Reverses the maps in YAML. `isEntry` is true for the root document and false for a file with a map of parts. */
export function reorder(text: string, isEntry: boolean): string {
  const document = parseDocument(text);
  if (isMap(document.contents)) reverseMaps(document.contents, isEntry ? 'keywords' : 'names', '');
  return document.toString({ lineWidth: 0 });
}

function reverseMaps(map: YAMLMap, kind: KeyKind, parentKey: string): void {
  for (const { key, value } of map.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (kind === 'keywords' && data.test(name)) continue;
    const nextKind = kind === 'keywords' ? kindOfKeys(name) : parentKey === 'components' ? 'names' : 'keywords';
    if (isMap(value)) reverseMaps(value, nextKind, name);
    else if (isSeq(value) && name !== 'examples')
      for (const item of value.items) if (isMap(item)) reverseMaps(item, 'keywords', name);
  }
  if (kind !== 'ordered names') map.items.reverse();
}

function kindOfKeys(keyword: string): KeyKind {
  if (sortedMaps.has(keyword)) return 'names';
  return orderedMaps.has(keyword) ? 'ordered names' : 'keywords';
}
