// Repairs parameters.

import type { MapNode } from '../../source/node.ts';
import { createScalar, stringProperty } from '../create-node.ts';
import { stylesByLocation } from '../objects/parameter.ts';
import { mapEntries, type RepairContext } from './repair-context.ts';
import { repairExamplesAndHeaders } from './repair-references.ts';

const locations = ['path', 'query', 'header', 'cookie', 'body', 'formData'] as const;

/** Returns the location that a value of `in` means, regardless of its case; `undefined` if it is unknown. */
export function parameterLocation(value: string | undefined): (typeof locations)[number] | undefined {
  const name = value?.toLowerCase();
  return name === 'form' ? 'formData' : locations.find((each) => each.toLowerCase() === name);
}

/**
 * Repairs a location in another case. Ignores a style that the location does not allow, and examples that refer to
 * nothing.
 */
export function repairParameter(original: MapNode, context: RepairContext): MapNode {
  const node = repairLocation(original, context);
  const location = stringProperty(node, 'in') ?? '';
  const styles: readonly string[] = Object.hasOwn(stylesByLocation, location)
    ? stylesByLocation[location as keyof typeof stylesByLocation]
    : [];
  const repaired = mapEntries(node, (entry) => {
    const { key, value } = entry;
    if (key !== 'style' || styles.length === 0) return entry;
    const style = value.kind === 'scalar' ? String(value.value) : '';
    if (styles.includes(style)) return entry;
    context.warn(
      'document/invalid-style',
      value,
      `style \`${style}\` is not allowed in \`${location}\`; using \`${styles[0] ?? ''}\``,
    );
    return [];
  });
  return repairExamplesAndHeaders(repaired, context);
}

function repairLocation(node: MapNode, { warn }: RepairContext): MapNode {
  return mapEntries(node, (entry) => {
    const { key, value } = entry;
    if (key !== 'in' || value.kind !== 'scalar' || typeof value.value !== 'string') return entry;
    const location = parameterLocation(value.value);
    if (location === undefined || location === value.value) return entry;
    warn('document/invalid-value', value, `unknown \`in\` \`${value.value}\`; using \`${location}\``);
    return [[key, createScalar(value, location), entry]];
  });
}
