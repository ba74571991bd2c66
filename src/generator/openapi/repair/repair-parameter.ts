// Repairs parameters.

import type { MapNode } from '../../source/node.ts';
import { stringProperty } from '../create-node.ts';
import { stylesByLocation } from '../objects/parameter.ts';
import { mapEntries, type RepairContext } from './repair-context.ts';
import { repairExamplesAndHeaders } from './repair-references.ts';

/** Ignores a style that the location of the parameter does not allow, and examples that refer to nothing. */
export function repairParameter(node: MapNode, context: RepairContext): MapNode {
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
