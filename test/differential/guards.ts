// Whether type guards, check functions and Standard Schemas agree: on many values of each schema of a model, in both forms.

import type { Api, Schema } from '../../src/generator/model/types/api.ts';
import { createDerivedNames } from '../../src/generator/model/naming/derived-names.ts';
import { visitSchemas } from '../../src/generator/model/visit-schemas.ts';
import type { Json } from '../../src/generator/source/node.ts';
import type { ValidatorOptions } from '../../src/generator/targets/validators/schema-analysis.ts';
import { loadValidators, type Loaded } from '../unit/validators/load.ts';
import { frozen } from '../unit/validators/values.ts';
import { mutated } from './mutate.ts';
import { createRandom, seedOf, type Random } from './random.ts';
import { examplesOf, inlineSubjects } from './subjects.ts';
import { valueOf } from './values.ts';

export interface Agreement {
  /** Forms of schemas: those that a request and a response have in common count once. */
  readonly forms: number;
  readonly values: number;
  readonly accepted: number;
  /** Values on which the functions disagree, and what threw: a sentence each. */
  readonly different: readonly string[];
}

export interface Values {
  /** Values for each form. */
  readonly each: number;
  readonly seed: number;
  /** Values for every form, besides those. */
  readonly also?: readonly unknown[];
  readonly formats?: ValidatorOptions['formats'];
}

/** Compares all of them. */
export async function agreement(model: Api, { each, seed, also = [], formats = 'assert' }: Values): Promise<Agreement> {
  const api = withInline(model);
  const loaded = await loadValidators(api, { formats });
  const names = createDerivedNames(api.schemas);
  const tags = tagsOf(api);
  const different: string[] = [];
  let [forms, values, accepted] = [0, 0, 0];
  for (const schema of api.schemas) {
    for (const type of [
      schema.name.type,
      ...(schema.hasRequestVariant ? [names.derivedName(schema, 'Request').name] : []),
    ]) {
      const verdict = verdictOf(loaded, type, names.standardSchemaName(type));
      const random = createRandom(seed ^ seedOf(type));
      forms += 1;
      const compare = (value: unknown): void => {
        const found = verdict(value);
        values += 1;
        if (found === true) accepted += 1;
        if (typeof found === 'string') different.push(`${type}: ${described(value)}: ${found}`);
      };
      also.forEach(compare);
      for (let made = 0; made < each; made++) compare(changed(schema, api, tags, random));
    }
  }
  return { forms, values, accepted, different };
}

/** The model with the schemas of its operations as named ones: their forms may differ, too. Conditions of the vocabulary name operations, which then stay. */
function withInline(api: Api): Api {
  const schemas = [
    ...api.schemas,
    ...inlineSubjects(api).map(({ schema }) => ({ ...schema, hasRequestVariant: true })),
  ];
  const byId = new Map(schemas.map((schema) => [schema.id, schema]));
  const components = {
    parameters: [],
    headers: [],
    requestBodies: [],
    responses: [],
    examples: [],
    links: [],
    callbacks: [],
  };
  return {
    ...api,
    ...(api.hasVocabulary ? {} : { operations: [], webhooks: [], components }),
    schemas,
    schema: (id) => byId.get(id),
  };
}

/** What all functions of a type say of a value; a sentence where they disagree. */
function verdictOf({ exports }: Loaded, type: string, standard: string): (value: unknown) => boolean | string {
  const called = (name: string): ((value: unknown) => unknown) => {
    const found = exports[name];
    if (typeof found !== 'function') throw new Error(`nothing is exported as ${name}`);
    return (value) => Reflect.apply(found, undefined, [value]) as unknown;
  };
  const [guard, check] = [called(`is${type}`), called(`check${type}`)];
  const { validate } = (
    exports[standard] as { readonly '~standard': { readonly validate: (value: unknown) => object } }
  )['~standard'];
  return (value) => {
    try {
      const answers = [
        guard(value),
        (check(value) as readonly unknown[]).length === 0,
        !('issues' in validate(value)),
      ] as const;
      const [first] = answers;
      return answers.every((answer) => answer === first)
        ? first === true
        : `guard ${String(answers[0])}, check ${String(answers[1])}, Standard Schema ${String(answers[2])}`;
    } catch (error) {
      return `throws ${String(error)}`;
    }
  };
}

/** Values of discriminators, by the property that has them. */
type Tags = readonly (readonly [property: string, values: readonly string[]])[];

function tagsOf({ schemas }: Api): Tags {
  const found = new Map<string, Set<string>>();
  for (const { jsonSchema } of schemas) {
    visitSchemas(jsonSchema, (each) => {
      if (typeof each === 'boolean' || !each.discriminator) return;
      const { property, mapping } = each.discriminator;
      found.set(property, new Set([...(found.get(property) ?? []), ...mapping.keys()]));
    });
  }
  return [...found].map(([property, values]) => [property, [...values]]);
}

/** An example or a value made from the schema, changed up to three times; some values are ones that no JSON text has. */
function changed({ jsonSchema }: Schema, api: Api, tags: Tags, random: Random): unknown {
  const [first, ...more] = examplesOf(jsonSchema);
  let value =
    first !== undefined && random.once(3) ? random.pick([first, ...more]) : valueOf([jsonSchema], api, random);
  const times = random.pick([0, 1, 1, 2, 3]);
  for (let time = 0; time < times; time++) value = mutated(value, random);
  if (tags.length > 0 && random.once(2)) value = tagged(value, tags, random);
  return random.once(8) ? beyondJson(value, random) : frozen(value);
}

/** The value with another discriminator value, or none, in one of its objects. */
function tagged(value: Json, tags: Tags, random: Random): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) {
    const at = random.below(value.length);
    return value.map((item, index) => (index === at ? tagged(item, tags, random) : item));
  }
  const members = Object.entries(value);
  const own = tags.filter(([property]) => Object.hasOwn(value, property));
  const nested = members.filter(([, member]) => typeof member === 'object' && member !== null);
  const [inner] = nested.slice(random.below(nested.length));
  if (inner && (own.length === 0 || random.once(2))) return { ...value, [inner[0]]: tagged(inner[1], tags, random) };
  const [property, values] = random.pick([own[random.below(own.length)] ?? ['kind', []], ...tags]);
  if (random.once(4)) return Object.fromEntries(members.filter(([name]) => name !== property));
  return { ...value, [property]: random.pick(['fish', '', ...values]) };
}

/** A value of JavaScript that JSON cannot write, at the top or as a member. */
function beyondJson(value: Json, random: Random): unknown {
  const [first, ...more] = others;
  if (typeof value !== 'object' || value === null || random.once(4)) return random.pick([first, ...more]);
  if (isList(value))
    return random.once(2)
      ? Object.assign([...value], { length: value.length + 1 })
      : [...value, random.pick([first, ...more])];
  const names = Object.keys(value);
  const name = names[random.below(names.length)] ?? 'kind';
  switch (random.below(4)) {
    case 0:
      return Object.create(value) as object;
    case 1:
      return Object.assign(Object.create(null) as object, value);
    case 2:
      return { ...value, [name]: undefined };
    default:
      return { ...value, [name]: random.pick([first, ...more]) };
  }
}

const others: readonly [unknown, ...unknown[]] = [
  undefined,
  NaN,
  Infinity,
  -Infinity,
  1n,
  2n ** 70n,
  Symbol('s'),
  () => 1,
  new Date(0),
  new Map(),
  /a/,
  Object.create({ kind: 'cat' }),
  Object('text'),
  new Uint8Array(2),
];

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function described(value: unknown): string {
  try {
    return (JSON.stringify(value) as string | undefined)?.slice(0, 300) ?? String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
