// Which parts of a composed schema add something to its type.

import { jsonLine, type JsonObject, type JsonTree } from '../../../emit/code/json.ts';
import type { JsonType } from '../../../model/declarations/assertions.ts';
import { isOf } from './values.ts';

/** The parts, each once. */
export function distinct(parts: readonly JsonObject[]): readonly JsonObject[] {
  return [...new Map(parts.map((part) => [jsonLine(part), part])).values()];
}

/**
 * True where `other` makes `part`, a bare `type`, superfluous. A bare `type: object` is so beside everything: the
 * other part has the members.
 */
export function implies(other: JsonObject, part: JsonObject): boolean {
  const types = bareTypes(part);
  if (types === undefined) return false;
  if (types.length === 1 && types[0] === 'object') return bareTypes(other) === undefined;
  return isWithin(other, types);
}

/** The types of a part that says nothing else. */
function bareTypes(part: JsonObject): readonly JsonTree[] | undefined {
  const said = Object.entries(part).filter(([, value]) => value !== undefined);
  if (said.length !== 1 || part['type'] === undefined) return undefined;
  return Array.isArray(part['type']) ? (part['type'] as readonly JsonTree[]) : [part['type']];
}

/** Whether all values that a part allows are of these types. */
function isWithin({ type, enum: values, anyOf }: JsonObject, types: readonly JsonTree[]): boolean {
  if (Array.isArray(values)) return values.every((value: JsonTree) => types.some((each) => isOf(each as JsonType, value)));
  if (Array.isArray(anyOf)) return anyOf.every((branch: JsonObject) => isWithin(branch, types));
  const own = Array.isArray(type) ? (type as readonly JsonTree[]) : [type];
  return own.every((each) => each !== undefined && types.includes(each));
}
