// Copies values without their invalid properties.

import { parseJsonPointer } from '../../validation/json-pointer.js';
import type { Problem } from '../../validation/problem.js';
import { isRecord, createRecord } from '../value-shape.js';

/** Returns a copy without invalid properties; invalid array items become `undefined`. */
export function omitInvalid(value: unknown, problems: readonly Problem[]): unknown {
  const paths = problems
    .filter(({ keyword, pointer }) => keyword !== 'rule' || pointer !== '')
    .map(({ pointer }) => parseJsonPointer(pointer));
  return omitPaths(value, paths);
}

function omitPaths(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.some((path) => path.length === 0)) return undefined;
  if (paths.length === 0 || typeof value !== 'object') return value;
  const pathsByName = new Map<string, (readonly string[])[]>();
  for (const [name = '', ...rest] of paths) {
    const existing = pathsByName.get(name);
    if (existing) existing.push(rest);
    else pathsByName.set(name, [rest]);
  }
  if (Array.isArray(value))
    return value.map((item: unknown, index) => omitPaths(item, pathsByName.get(String(index)) ?? []));
  if (!isRecord(value)) return value;
  return createRecord(
    Object.entries(value)
      .map(([name, property]) => [name, omitPaths(property, pathsByName.get(name) ?? [])] as const)
      .filter(([, property]) => property !== undefined),
  );
}
