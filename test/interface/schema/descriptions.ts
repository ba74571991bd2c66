// Reads and removes descriptions of schemas, headers, and parameters.

import { isNode, asArray, entriesOf, type Node } from '../immutable-tree.ts';

const proseKeywords = ['title', 'summary', 'description', 'x-message'] as const;

/** Returns the titles and descriptions of an element, its branches, and its states, one per line. */
export function getDescription(element: unknown): string {
  const lines: string[] = [];
  mapProse(element, (prose) => {
    lines.push(prose);
    return prose;
  });
  return lines.join('\n');
}

/** Returns the element with all matches of a pattern removed from its titles and descriptions. */
export function removeFromDescription(element: unknown, pattern: RegExp): unknown {
  const globalPattern = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  return mapProse(element, (prose) => prose.replace(globalPattern, '…'));
}

function mapProse(element: unknown, transform: (prose: string) => string, depth = 4): unknown {
  if (!isNode(element) || depth === 0) return element;
  const result: Record<string, unknown> = { ...element };
  for (const key of proseKeywords) {
    const prose = result[key];
    if (typeof prose === 'string') result[key] = transform(prose);
  }
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const branches = result[key];
    if (Array.isArray(branches))
      result[key] = asArray(branches).map((branch) => mapProse(branch, transform, depth - 1));
  }
  const lifecycle = result['x-lifecycle'];
  if (isNode(lifecycle)) {
    const states = entriesOf(lifecycle['states']).map(
      ([state, prose]) => [state, typeof prose === 'string' ? transform(prose) : prose] as const,
    );
    result['x-lifecycle'] = { ...lifecycle, states: Object.fromEntries(states) };
  }
  return result;
}

const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the description of an enum value (from its branch) or a state, or `undefined` if it has none. */
export function getValueDescription(schema: unknown, value: string): string | undefined {
  if (!isNode(schema)) return undefined;
  for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
    for (const branch of asArray(schema[keyword])) {
      if (isNode(branch) && branch['const'] === value) return stringOrEmpty(branch['description']);
      const nested = getValueDescription(branch, value);
      if (nested !== undefined) return nested;
    }
  }
  const lifecycle = schema['x-lifecycle'];
  const states = isNode(lifecycle) ? lifecycle['states'] : undefined;
  const state = isNode(states) ? states[value] : undefined;
  return typeof state === 'string' ? state : undefined;
}

/** Returns the schema without the description of one enum value or state. */
export function removeValueDescription(schema: unknown, value: string): unknown {
  if (!isNode(schema)) return schema;
  const result: Record<string, unknown> = { ...schema };
  for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
    if (!Array.isArray(result[keyword])) continue;
    result[keyword] = asArray(result[keyword]).map((branch): unknown => {
      if (!isNode(branch) || branch['const'] !== value) return removeValueDescription(branch, value);
      return { const: value } satisfies Node;
    });
  }
  const lifecycle = result['x-lifecycle'];
  if (isNode(lifecycle) && isNode(lifecycle['states'])) {
    result['x-lifecycle'] = { ...lifecycle, states: { ...lifecycle['states'], [value]: null } };
  }
  return result;
}
