// Objects that a member tells apart: as a union that lists them, or as a parent that each of them extends.

import type { Making, Written } from './schemas.ts';

type Schemas = Readonly<Record<string, Written>>;

const members = ['kind', 'type', 'class', '@type', 'a-b'] as const;

/** The branches, and the union or the parent of them. */
export function discriminated(making: Making, branches: readonly string[], union: string): Schemas {
  return making.random.once(3) ? inherited(making, branches, union) : listed(making, branches, union);
}

function listed({ random, version }: Making, branches: readonly string[], union: string): Schemas {
  const member = random.pick(members);
  const mapped = random.once(2);
  const value = (name: string, at: number): string =>
    mapped ? random.pick([`v${at}`, name.toLowerCase() + String(at)]) : name;
  const values = branches.map(value);
  const made = branches.map((name, at): readonly [string, Written] => {
    const told =
      mapped && random.once(2)
        ? version === '3.1'
          ? { const: values[at] }
          : { type: 'string', enum: [values[at]] }
        : { type: 'string' };
    const own = {
      type: 'object',
      required: [member],
      properties: { [member]: told, [`own${at}`]: { type: 'integer' } },
    };
    return [
      name,
      random.once(4) ? { allOf: [own, { type: 'object', properties: { more: { type: 'boolean' } } }] } : own,
    ];
  });
  const refs = branches.map(refTo);
  const mapping = Object.fromEntries(
    branches.map((name, at) => [values[at] ?? name, random.once(3) ? name : `#/components/schemas/${name}`]),
  );
  return Object.fromEntries([
    ...made,
    [
      union,
      {
        [random.pick(['oneOf', 'oneOf', 'anyOf'])]: refs,
        discriminator: { propertyName: member, ...(mapped && { mapping }) },
      },
    ],
  ]);
}

/** The parent knows none of its children but by the mapping; where one refers to it, any of them may stand. */
function inherited({ random }: Making, branches: readonly string[], parent: string): Schemas {
  const member = random.pick(members);
  const mapped = random.once(2);
  const mapping = Object.fromEntries(branches.map((name, at) => [`v${at}`, `#/components/schemas/${name}`]));
  const open = {
    type: 'object',
    properties: { [member]: { type: 'string' }, relatives: { type: 'array', items: refTo(parent) } },
    ...(random.once(4) ? {} : { required: [member] }),
  };
  const children = branches.map((name, at): readonly [string, Written] => [
    name,
    {
      allOf: [
        refTo(parent),
        {
          type: 'object',
          properties: { [`own${at}`]: { type: 'integer' } },
          ...(random.once(3) && { required: [`own${at}`] }),
        },
      ],
    },
  ]);
  return Object.fromEntries([
    ...children,
    [parent, { ...open, discriminator: { propertyName: member, ...(mapped && { mapping }) } }],
  ]);
}

function refTo(name: string): Written {
  return { $ref: `#/components/schemas/${name}` };
}
