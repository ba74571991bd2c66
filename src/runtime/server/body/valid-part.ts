// Copies of values without their invalid parts.

import { segmentsOf } from '../../validation/json-pointer.ts';
import type { Problem } from '../../validation/problem.ts';
import { isRecord, recordOf } from '../value-shape.ts';

/** Returns a copy without invalid properties; invalid array items become `undefined`. */
export function validPart(value: unknown, problems: readonly Problem[]): unknown {
  const steps = problems
    .filter(({ keyword, pointer }) => keyword !== 'rule' || pointer !== '')
    .map(({ pointer }) => segmentsOf(pointer));
  return without(value, steps);
}

function without(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.some((path) => path.length === 0)) return undefined;
  if (paths.length === 0 || typeof value !== 'object') return value;
  const inside = new Map<string, (readonly string[])[]>();
  for (const [name = '', ...rest] of paths) {
    const known = inside.get(name);
    if (known) known.push(rest);
    else inside.set(name, [rest]);
  }
  if (Array.isArray(value)) return value.map((item: unknown, index) => without(item, inside.get(String(index)) ?? []));
  if (!isRecord(value)) return value;
  return recordOf(
    Object.entries(value)
      .map(([name, member]) => [name, without(member, inside.get(name) ?? [])] as const)
      .filter(([, member]) => member !== undefined),
  );
}
