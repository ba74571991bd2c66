// Object candidates: examples with the required properties, optional properties, and variations of one or two properties.

import type { Random } from '../../../runtime/mocks/random.ts';
import type { JsonSchema } from '../types/schema.ts';
import type { Json } from '../../source/node.ts';
import { allOfSchemas } from './schema-conjunctions.ts';
import { type FoundValue, type Search, take } from './search-interface.ts';
import { stringsFromPattern } from './strings-from-pattern.ts';
import { type Requirements, schemasOfProperty } from './value-requirements.ts';

type JsonObject = Readonly<Record<string, Json>>;

/** Yields objects. `examples` are the properties of documented examples. */
export function* objectCandidates(requirements: Requirements, examples: JsonObject, search: Search): Generator<Json> {
  const context = { requirements, values: propertyValues(requirements, search), search };
  const documented = Object.keys(examples).length > 0 ? buildObject(examples, context) : undefined;
  const bases = [documented, buildObject({}, context)].filter((base) => base !== undefined);
  const variable = bases.filter((base) => !lacksValidProperty(base, context));
  if (search.random && !documented && variable.length > 0) yield* fullObjects(context, search.random);
  yield* bases;
  for (const base of variable) yield* growObject(base, context);
  // For `not`, `oneOf`, conditions, and rules.
  for (const base of variable) yield* varyObject(base, context);
}

interface Context {
  readonly requirements: Requirements;
  readonly values: PropertyValues;
  readonly search: Search;
}

/** Values of properties, computed on demand. */
interface PropertyValues {
  /** Returns the value of a property, valid if possible; `undefined` if there is none. */
  first(name: string): FoundValue | undefined;
  /** Returns several valid values. */
  several(name: string): readonly Json[];
}

const maxValues = 8;

function propertyValues(requirements: Requirements, search: Search): PropertyValues {
  const schemaOf = (name: string): JsonSchema => allOfSchemas(schemasOfProperty(requirements, name));
  const firstValues = new Map<string, FoundValue | undefined>();
  const severalValues = new Map<string, readonly Json[]>();
  return {
    first(name) {
      if (!firstValues.has(name)) firstValues.set(name, search.find(schemaOf(name)));
      return firstValues.get(name);
    },
    several(name) {
      const values = severalValues.get(name) ?? take(search.findAll(schemaOf(name)), maxValues);
      severalValues.set(name, values);
      return values;
    },
  };
}

/** Returns the object with its missing required properties, in document order; `undefined` if one has no value. */
function buildObject(initial: JsonObject, context: Context): JsonObject | undefined {
  const { requirements, values } = context;
  const names = new Set([...requirements.required, ...Object.keys(initial)]);
  for (const name of names)
    for (const [owner, requiredNames] of requirements.dependentRequired)
      if (owner === name) for (const requiredName of requiredNames) names.add(requiredName);
  const declared = declaredNames(requirements);
  const entries: (readonly [string, Json])[] = [];
  for (const name of new Set([...declared.filter((each) => names.has(each)), ...names])) {
    const isInitial = Object.hasOwn(initial, name);
    if (!isInitial && isExcluded(name, context)) continue;
    const value = isInitial ? initial[name] : values.first(name)?.value;
    if (value === undefined) return undefined;
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

/** Returns whether a required property of the object has no valid value, so that no change of others makes it valid. */
function lacksValidProperty(object: JsonObject, { requirements, values }: Context): boolean {
  return [...requirements.required].some((name) => {
    const found = Object.hasOwn(object, name) ? values.first(name) : undefined;
    return found !== undefined && !found.isValid && found.value === object[name];
  });
}

/** Maximum depth of objects with optional properties, and the maximum number of those. */
const [maxFullDepth, maxOptional] = [2, 30];

/** Yields objects with most of their optional properties. */
function* fullObjects(context: Context, random: Random): Generator<Json> {
  const { requirements, values, search } = context;
  if (search.depth > maxFullDepth) return;
  const optional = declaredNames(requirements).filter((name) => !requirements.required.has(name));
  const chosen = optional.slice(0, maxOptional).filter((name) => random(4) > 0 && !isExcluded(name, context));
  const entries = chosen.flatMap((name) => {
    const found = values.first(name);
    return found?.isValid ? [[name, found.value] as const] : [];
  });
  yield* completeObject(Object.fromEntries(entries), context);
}

/** Yields the object with additional properties, to reach `minProperties`. */
function* growObject(base: JsonObject, context: Context): Generator<Json> {
  const { requirements, search } = context;
  let grown = base;
  for (const name of additionalNames(context)) {
    if (Object.keys(grown).length >= requirements.minProperties) break;
    if (Object.hasOwn(grown, name) || isExcluded(name, context)) continue;
    const isAllowed = requirements.propertyNames.every((schema) => search.isValid(schema, name));
    const found = isAllowed ? context.values.first(name) : undefined;
    const next = found?.isValid ? buildObject({ ...grown, [name]: found.value }, context) : undefined;
    if (next) grown = next;
  }
  if (grown !== base) yield grown;
}

const maxAdditionalNames = 100;

/** Yields names that the object can have: declared ones, then names that its patterns and `propertyNames` allow. */
function* additionalNames({ requirements, search }: Context): Generator<string> {
  yield* declaredNames(requirements);
  if (requirements.propertyNames.length > 0)
    for (const name of take(search.findAll(allOfSchemas(requirements.propertyNames)), maxAdditionalNames))
      if (typeof name === 'string') yield name;
  for (const { patternProperties } of requirements.properties)
    for (const pattern of patternProperties?.keys() ?? []) yield* stringsFromPattern(pattern, 0, Infinity);
  for (let number = 1; number <= maxAdditionalNames; number++) yield number === 1 ? 'key' : `key${number}`;
}

/** Yields objects that differ in one property, then in two. */
function* varyObject(base: JsonObject, context: Context): Generator<Json> {
  const names = [...new Set([...declaredNames(context.requirements), ...Object.keys(base)])].filter(
    (name) => !isExcluded(name, context),
  );
  const changes = names.map((name) => [...changesOf(name, base, context)]);
  for (const change of changes.flat()) yield* completeObject(change(base), context);
  for (const [index, first] of changes.entries())
    for (const second of changes.slice(index + 1))
      for (const [a, b] of second.flatMap((b) => first.map((a) => [a, b] as const)))
        yield* completeObject(b(a(base)), context);
}

type Change = (object: JsonObject) => JsonObject;

/** Yields changes of one property: its removal, other values, and numbers next to those of other properties. */
function* changesOf(name: string, base: JsonObject, { values, requirements }: Context): Generator<Change> {
  const set =
    (value: Json): Change =>
    (object) => ({ ...object, [name]: value });
  if (Object.hasOwn(base, name) && !requirements.required.has(name))
    yield (object) => Object.fromEntries(Object.entries(object).filter(([other]) => other !== name));
  const own = values.several(name);
  yield* own.map(set);
  if (!own.some((value) => typeof value === 'number')) return;
  for (const [other, value] of Object.entries(base))
    if (other !== name && typeof value === 'number') yield* [value, value + 1, value - 1].map(set);
}

/** Yields the object with its missing required properties, if all of them have values. */
function* completeObject(object: JsonObject, context: Context): Generator<Json> {
  const complete = buildObject(object, context);
  if (complete) yield complete;
}

function declaredNames({ properties }: Requirements): readonly string[] {
  return [
    ...new Set(
      properties.flatMap((object) =>
        [...(object.properties ?? [])].flatMap(([name, schema]) => (schema === false ? [] : [name])),
      ),
    ),
  ];
}

function isExcluded(name: string, { requirements, search }: Context): boolean {
  return requirements.properties.some(({ properties }) => {
    const schema = properties?.get(name);
    return schema !== undefined && search.isExcluded(schema);
  });
}
