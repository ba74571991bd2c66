// Enum values that contradict `type`.

import { toJson } from '../../source/node-to-json.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { MapNode } from '../../source/node.ts';
import type { JsonType } from '../types/schema.ts';
import { placeOfNode } from '../locate-origin.ts';
import { setOf, typeOf } from '../shape/type-set.ts';
import { flagOf, listOf, valueOf } from './node-values.ts';

/** Reports each value of `const` and `enum` that has none of the `types`. */
export function reportImpossible(
  node: MapNode,
  types: readonly JsonType[] | undefined,
  report: Pick<Report, 'add'>,
): void {
  if (!types) return;
  const constant = valueOf(node, 'const');
  const listed = constant ? [constant] : (listOf(node, 'enum')?.items ?? []);
  if (listed.length === 0) return;
  const allowed = setOf(types) | (flagOf(node, 'nullable') ? setOf(['null']) : 0);
  for (const item of listed) {
    const value = toJson(item);
    if ((typeOf(value) & allowed) !== 0) continue;
    report.add('model/impossible-value', {
      message: `no value can be ${shown(typeof value === 'number' && item.kind === 'scalar' ? item.raw : JSON.stringify(value))} here: the type is ${types.join(' or ')}`,
      place: placeOfNode(item),
    });
  }
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
