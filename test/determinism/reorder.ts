// A document whose maps are turned round, wherever their order means nothing.

import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';

/** What a map's keys are: words of the specification, names of the document in no order, or names in the order that people wrote. */
type Role = 'keywords' | 'names' | 'ordered names';

/** Maps of names that are shown in the order written. */
const ordered = new Set([
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
const sorted = new Set(['paths', 'components', 'responses', '$defs', 'webhooks']);

/** What is data rather than specification. */
const data = /^(example|default|const|enum|value|info|security|x-.*)$/;

/** The text with its maps turned round; `entry` says that it is the root of the document rather than a map of parts. */
export function reorder(text: string, entry: boolean): string {
  const document = parseDocument(text);
  if (isMap(document.contents)) turn(document.contents, entry ? 'keywords' : 'names', '');
  return document.toString({ lineWidth: 0 });
}

function turn(map: YAMLMap, role: Role, under: string): void {
  for (const { key, value } of map.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (role === 'keywords' && data.test(name)) continue;
    const next = role === 'keywords' ? roleOf(name) : under === 'components' ? 'names' : 'keywords';
    if (isMap(value)) turn(value, next, name);
    else if (isSeq(value) && name !== 'examples')
      for (const item of value.items) if (isMap(item)) turn(item, 'keywords', name);
  }
  if (role !== 'ordered names') map.items.reverse();
}

function roleOf(keyword: string): Role {
  if (sorted.has(keyword)) return 'names';
  return ordered.has(keyword) ? 'ordered names' : 'keywords';
}
