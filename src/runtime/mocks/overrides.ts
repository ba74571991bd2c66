// Overrides of values, and the branches of unions that they select.

import { isObject } from '../validation/type-and-size-checks.ts';
import type { SampleSchema } from './sample-schema.ts';

/** Parts of a value to use instead of random ones. Arrays are replaced as a whole; undefined removes a property. */
export type Overrides<Value> = Value extends readonly unknown[] | { readonly toJSON: (...parameters: never) => unknown }
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: Overrides<Value[Name]> | undefined }
    : Value;

/** Returns the value with the overrides. */
export function mergeOverrides(value: unknown, overrides: unknown): unknown {
  if (overrides === undefined) return value;
  if (!isObject(overrides) || !isObject(value)) return overrides;
  const entries = new Map<string, unknown>(Object.entries(value));
  for (const [name, override] of Object.entries(overrides))
    if (override === undefined) entries.delete(name);
    else entries.set(name, mergeOverrides(value[name], override));
  return Object.fromEntries(entries);
}

/** Returns the branches that declare all overridden properties, with such values; all branches if there is none. */
export function findCompatibleBranches(branches: readonly SampleSchema[], overrides: unknown): readonly SampleSchema[] {
  if (!isObject(overrides)) return branches;
  const compatible = branches.filter((branch) => isCompatible(branch, overrides, 0));
  return compatible.length > 0 ? compatible : branches;
}

function isCompatible(sample: SampleSchema, override: unknown, depth: number): boolean {
  if (override === undefined || depth > maxLevels) return true;
  if (typeof sample === 'function') return isCompatible(sample(), override, depth + 1);
  if (override === null && sample.nullable) return true;
  if ('anyOf' in sample) return sample.anyOf.some((branch) => isCompatible(branch, override, depth + 1));
  if ('enum' in sample) return isObject(override) ? sample.enum.some(isObject) : sample.enum.includes(override);
  if (sample.type !== 'object') return overrideType(override) === (sample.type === 'integer' ? 'number' : sample.type);
  const { properties = {}, additionalProperties } = sample;
  return (
    isObject(override) &&
    Object.entries(override).every(([name, value]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
      return value === undefined || (property !== undefined && isCompatible(property, value, depth + 1));
    })
  );
}

/** Maximum number of levels that are compared. */
const maxLevels = 8;

function overrideType(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'bigint' ? 'number' : typeof value;
}
