// Enum values that contradict `type`.

import { toJson } from '../../source/node-to-json.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { MapNode } from '../../source/node.ts';
import type { JsonType } from '../types/schema.ts';
import { locationOfNode } from '../locate-origin.ts';
import { toTypeSet, typeOfValue } from '../shape/type-set.ts';
import { booleanValue, listNode, childNode } from './node-values.ts';

/** Reports each value of `const` and `enum` that has none of the `types`. */
export function reportImpossibleValues(
  node: MapNode,
  types: readonly JsonType[] | undefined,
  report: Pick<Report, 'add'>,
): void {
  if (!types) return;
  const constant = childNode(node, 'const');
  const listed = constant ? [constant] : (listNode(node, 'enum')?.items ?? []);
  if (listed.length === 0) return;
  const allowed = toTypeSet(types) | (booleanValue(node, 'nullable') ? toTypeSet(['null']) : 0);
  for (const item of listed) {
    const value = toJson(item);
    if ((typeOfValue(value) & allowed) !== 0) continue;
    report.add('model/impossible-value', {
      message: `no value can be ${abbreviate(typeof value === 'number' && item.kind === 'scalar' ? item.raw : JSON.stringify(value))} here: the type is ${types.join(' or ')}`,
      location: locationOfNode(item),
    });
  }
}

function abbreviate(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
