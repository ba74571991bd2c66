// Random objects and arrays.

import { isObject } from '../validation/type-and-size-checks.ts';
import { type CreatePart, type Creation, isMinimal } from './creation.ts';
import { randomWord } from './random-strings.ts';
import type { ArraySample, ObjectSample } from './sample-schema.ts';

/** Returns an object. An override that is undefined removes an optional property. */
export function createObject(
  sample: ObjectSample,
  overrides: unknown,
  creation: Creation,
  createPart: CreatePart,
): Readonly<Record<string, unknown>> {
  const { properties = {}, additionalProperties, minProperties = 0, maxProperties = Infinity } = sample;
  const own: Readonly<Record<string, unknown>> = isObject(overrides) ? overrides : {};
  const names = chooseNames(sample, own, creation);
  const entries = Object.keys(properties)
    .filter((name) => names.has(name))
    .map((name) => [name, properties[name]] as const);
  const object: Record<string, unknown> = {};
  /** Nothing satisfies the schema of an undefined value. */
  const set = (name: string, value: unknown): void => {
    if (value !== undefined) Object.defineProperty(object, name, { ...enumerable, value });
  };
  for (const [name, property] of entries)
    if (property) set(name, createPart(property, Object.hasOwn(own, name) ? own[name] : undefined, creation));
  for (const [name, value] of Object.entries(own)) if (!Object.hasOwn(object, name)) set(name, value);
  if (additionalProperties) {
    const isMap = entries.length === 0 && !isMinimal(creation);
    const size = Math.min(maxProperties, Math.max(minProperties, isMap ? 1 + creation.random(2) : 0));
    for (let number = 0; Object.keys(object).length < size && number < minProperties + maxTries; number++) {
      const name = randomWord(creation.random) + (number < maxTries ? '' : String(number));
      if (!Object.hasOwn(object, name) && !Object.hasOwn(properties, name))
        set(name, createPart(additionalProperties, undefined, creation));
    }
  }
  return object;
}

const enumerable = { enumerable: true, configurable: true, writable: true };

/** Returns the names of the declared properties that the object has. */
function chooseNames(
  { properties = {}, required = [], dependentRequired = {}, minProperties = 0, maxProperties = Infinity }: ObjectSample,
  overrides: Readonly<Record<string, unknown>>,
  creation: Creation,
): ReadonlySet<string> {
  const isRemoved = (name: string): boolean => Object.hasOwn(overrides, name) && overrides[name] === undefined;
  const names = new Set([...required, ...Object.keys(overrides)].filter((name) => !isRemoved(name)));
  const optional = Object.keys(properties).filter((name) => !names.has(name) && !isRemoved(name));
  const chance = isMinimal(creation) ? 0 : 4 - creation.depth;
  const add = (name: string): void => {
    names.add(name);
    for (const each of Object.hasOwn(dependentRequired, name) ? (dependentRequired[name] ?? []) : [])
      if (!names.has(each)) add(each);
  };
  for (const name of names) add(name);
  for (const name of optional) if (names.size < maxProperties && creation.random(5) < chance) add(name);
  for (const name of optional) if (names.size < minProperties) add(name);
  return names;
}

/** Returns an array. Examples of the document are not repeated. */
export function createArray(sample: ArraySample, creation: Creation, createPart: CreatePart): readonly unknown[] {
  const { prefixItems = [], items, minItems = 0, maxItems = Infinity, uniqueItems } = sample;
  const { random, isDocumented } = creation;
  const least = isMinimal(creation) ? minItems : Math.min(maxItems, Math.max(minItems, prefixItems.length, 1));
  const most = isMinimal(creation) || isDocumented ? least : Math.min(maxItems, least + 2);
  const length = least + random(most - least + 1);
  const array: unknown[] = [];
  const keys = new Set<string>();
  for (let tries = 0; array.length < length && tries < length + maxTries; tries++) {
    const item = prefixItems[array.length] ?? items;
    if (!item) break;
    const value = createPart(item, undefined, { ...creation, isDocumented: isDocumented && tries === 0 });
    const key = uniqueItems ? JSON.stringify(value) : '';
    if (value === undefined || (uniqueItems && keys.has(key))) continue;
    keys.add(key);
    array.push(value);
  }
  return array;
}

/** Number of values that are not used because they are in the object or array already. */
const maxTries = 50;
