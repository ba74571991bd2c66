// Schemas with discriminators: unions, and base schemas that others extend.

import type { GenerationContext, JsonObject } from './schemas.ts';

type Schemas = Readonly<Record<string, JsonObject>>;

const discriminatorNames = ['kind', 'type', 'class', '@type', 'a-b'] as const;

/** Returns the branches and either their union or their base schema. */
export function createDiscriminatedSchemas(
  context: GenerationContext,
  branches: readonly string[],
  union: string,
): Schemas {
  return context.random.oneIn(3)
    ? createBaseAndDerived(context, branches, union)
    : createUnion(context, branches, union);
}

function createUnion({ random, version }: GenerationContext, branches: readonly string[], union: string): Schemas {
  const propertyName = random.pick(discriminatorNames);
  const hasMapping = random.oneIn(2);
  const createValue = (name: string, index: number): string =>
    hasMapping ? random.pick([`v${index}`, name.toLowerCase() + String(index)]) : name;
  const values = branches.map(createValue);
  const branchSchemas = branches.map((name, index): readonly [string, JsonObject] => {
    const discriminatorSchema =
      hasMapping && random.oneIn(2)
        ? version === '3.1'
          ? { const: values[index] }
          : { type: 'string', enum: [values[index]] }
        : { type: 'string' };
    const ownSchema = {
      type: 'object',
      required: [propertyName],
      properties: { [propertyName]: discriminatorSchema, [`own${index}`]: { type: 'integer' } },
    };
    return [
      name,
      random.oneIn(4)
        ? { allOf: [ownSchema, { type: 'object', properties: { more: { type: 'boolean' } } }] }
        : ownSchema,
    ];
  });
  const references = branches.map(referenceTo);
  const mapping = Object.fromEntries(
    branches.map((name, index) => [values[index] ?? name, random.oneIn(3) ? name : `#/components/schemas/${name}`]),
  );
  return Object.fromEntries([
    ...branchSchemas,
    [
      union,
      {
        [random.pick(['oneOf', 'oneOf', 'anyOf'])]: references,
        discriminator: { propertyName, ...(hasMapping && { mapping }) },
      },
    ],
  ]);
}

/** The base schema names its derived schemas only in the mapping. A reference to it accepts any of them. */
function createBaseAndDerived({ random }: GenerationContext, branches: readonly string[], base: string): Schemas {
  const propertyName = random.pick(discriminatorNames);
  const hasMapping = random.oneIn(2);
  const mapping = Object.fromEntries(branches.map((name, index) => [`v${index}`, `#/components/schemas/${name}`]));
  const baseSchema = {
    type: 'object',
    properties: { [propertyName]: { type: 'string' }, relatives: { type: 'array', items: referenceTo(base) } },
    ...(random.oneIn(4) ? {} : { required: [propertyName] }),
  };
  const derivedSchemas = branches.map((name, index): readonly [string, JsonObject] => [
    name,
    {
      allOf: [
        referenceTo(base),
        {
          type: 'object',
          properties: { [`own${index}`]: { type: 'integer' } },
          ...(random.oneIn(3) && { required: [`own${index}`] }),
        },
      ],
    },
  ]);
  return Object.fromEntries([
    ...derivedSchemas,
    [base, { ...baseSchema, discriminator: { propertyName, ...(hasMapping && { mapping }) } }],
  ]);
}

function referenceTo(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}
