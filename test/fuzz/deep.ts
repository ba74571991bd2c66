// References to what stands inside other schemas and has no name of its own; and the same document with names for them.

import type { Random } from '../differential/random.ts';
import type { Written } from './schemas.ts';

const single = ['items', 'additionalProperties', 'not', 'contains', 'unevaluatedItems', 'unevaluatedProperties'];
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];

interface Place {
  readonly schema: Written;
  readonly pointer: string;
  /** Whether it judges a member or an item, so that it may lead back to any schema. */
  readonly within: boolean;
}

/** The document with a few references of members and items led elsewhere: inside a named schema. */
export function deepened(random: Random, document: Written): Written {
  const copy = structuredClone(document);
  const places = Object.entries(schemasOf(copy)).flatMap(([name, schema]) =>
    isPlain(schema) ? placesIn(schema, `#/components/schemas/${segment(name)}`) : [],
  );
  const references = places.filter(
    ({ schema, within }) => within && typeof schema['$ref'] === 'string' && random.once(3),
  );
  const [first, ...more] = places.filter(({ schema }) => !references.some((each) => each.schema === schema));
  if (first === undefined) return document;
  for (const { schema } of references) schema['$ref'] = random.pick([first, ...more]).pointer;
  return copy;
}

/** The document with a name for each schema that is referred to inside another: Ajv reads schemas changed, which are found by name alone. */
export function lifted(document: Written): Written {
  const names = new Map<string, string>();
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as Written;
    if (typeof $ref === 'string' && isInside($ref)) {
      if (!names.has($ref)) names.set($ref, `inside ${names.size}`);
      return { ...value, $ref: `#/components/schemas/inside%20${[...names.keys()].indexOf($ref)}` };
    }
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)]));
  };
  const made = change(document) as Written;
  if (names.size === 0) return document;
  // The list grows while what it names refers to more.
  const added: Written = {};
  for (const [pointer, name] of names) added[name] = change(at(document, pointer));
  const components = made['components'] as Written;
  return { ...made, components: { ...components, schemas: { ...(components['schemas'] as Written), ...added } } };
}

/** Whether a reference leads inside a named schema; what is defined there has a name. */
export function isInside(ref: string): boolean {
  return /^#\/components\/schemas\/[^/]+\/(?!\$defs\/)/.test(ref);
}

function at(document: Written, ref: string): unknown {
  const steps = ref
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce<unknown>((value, step) => (value as Readonly<Record<string, unknown>>)[step], document);
}

/** The schemas inside a schema, by place. */
function placesIn(schema: Written, pointer: string): readonly Place[] {
  // What stands beside a reference is not always read.
  if (Object.hasOwn(schema, '$ref')) return [];
  const found = (value: unknown, path: string, within: boolean): readonly Place[] =>
    isPlain(value) ? [{ schema: value, pointer: path, within }, ...placesIn(value, path)] : [];
  return [
    ...single.flatMap((key) => found(schema[key], `${pointer}/${key}`, key !== 'not')),
    ...lists.flatMap((key) =>
      Array.isArray(schema[key])
        ? schema[key].flatMap((each: unknown, index) =>
            found(each, `${pointer}/${key}/${index}`, key === 'prefixItems'),
          )
        : [],
    ),
    ...Object.entries((schema['properties'] ?? {}) as Written).flatMap(([name, each]) =>
      found(each, `${pointer}/properties/${segment(name)}`, true),
    ),
  ];
}

/** An object that is no resource of its own: a reference inside one is relative to it. */
function isPlain(schema: unknown): schema is Written {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema) && !Object.hasOwn(schema, '$id');
}

function schemasOf({ components }: Written): Written {
  return ((components as Written | undefined)?.['schemas'] ?? {}) as Written;
}

function segment(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
