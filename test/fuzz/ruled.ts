// Named schemas whose fields have types that rules can read, and rules over them.

import type { Random } from '../differential/random.ts';
import { conditionOver, type Field, type Kind, type Root } from './conditions.ts';
import { different, memberName, text } from './names.ts';
import type { Written } from './schemas.ts';

/** The names that such schemas have; any other may refer to them. */
export const ruledNames = ['Ruled', 'Owner', 'rule-bound'] as const;

export interface Ruled {
  readonly schemas: Readonly<Record<string, Written>>;
  /** What rules can read of each of them. */
  readonly fields: ReadonlyMap<string, readonly Field[]>;
}

/** A schema as it is written, and what rules know of it. */
interface Made {
  readonly schema: Written;
  readonly of: Kind;
}

export interface Writing {
  readonly random: Random;
  readonly isOlder: boolean;
  /** A sentence or word, never blank. */
  readonly said: () => string;
  /** An id that no other rule has. */
  readonly id: () => string;
}

export function writing(random: Random, isOlder: boolean): Writing {
  let ids = 0;
  return { random, isOlder, said: () => text(random).trim() || 'It must hold.', id: () => `rule-${++ids}` };
}

/** The schemas of `ruledNames`, each with what is made before it among its parts. */
export function ruledSchemas(making: Writing): Ruled {
  const { random } = making;
  const fields = new Map<string, readonly Field[]>();
  const schemas: Record<string, Written> = {};
  for (const name of [...ruledNames].reverse()) {
    const made = ruledObject(making, fields);
    const [base] = [...fields.keys()];
    const isOpen = base !== undefined && schemas[base]?.['additionalProperties'] !== false;
    const extended = isOpen && random.once(3) ? (fields.get(base) ?? []) : [];
    const own = made.fields.filter((field) => !extended.some((each) => each.name === field.name));
    // Where a part has a field of the same name, both speak of it: that of the part is none of its own.
    const isExtended = extended.length > 0 && own.length === made.fields.length;
    const all = isExtended ? [...made.fields, ...extended] : made.fields;
    const { additionalProperties, ...open } = made.schema;
    schemas[name] = {
      ...(isExtended
        ? { allOf: [{ $ref: `#/components/schemas/${base}` }], ...open }
        : { ...open, ...(additionalProperties !== undefined && { additionalProperties }) }),
      'x-rules': rulesOver(making, all),
    };
    fields.set(name, all);
  }
  return { schemas, fields };
}

/** Rules over the value, and some over what it was before or over the time. */
export function rulesOver({ random, said, id }: Writing, fields: readonly Field[]): readonly Written[] {
  const rules = Array.from({ length: 1 + random.below(3) }, (): Written => {
    const roots = random.pick<readonly [Root, ...Root[]]>([
      [{ name: 'self', fields }],
      [{ name: 'self', fields }],
      [{ name: 'self', fields }, 'now'],
      [
        { name: 'self', fields },
        { name: 'old', fields },
      ],
    ]);
    const about = fields.find(({ name }) => !name.includes('.') && name.trim() !== '');
    return {
      id: id(),
      rule: conditionOver(random, roots),
      message: said(),
      ...(about && random.once(2) && { field: about.name }),
    };
  });
  return rules;
}

/** An object of fields, the first of them there in each direction and of no others. */
export function ruledObject(
  making: Writing,
  known: ReadonlyMap<string, readonly Field[]>,
  depth = 0,
): { readonly schema: Written; readonly fields: readonly Field[] } {
  const { random, isOlder } = making;
  const names = different(2 + random.below(depth > 0 ? 2 : 5), () => fieldName(random)).filter(
    (name) => name !== '__proto__' || !isOlder,
  );
  const made = (names.length > 0 ? names : ['id']).map((name, at) => ({
    name,
    ...field(making, known, at === 0 ? 3 : depth),
  }));
  const written = made.map(({ name, of, schema }, at) => {
    const nullable = at > 0 && !('$ref' in schema) && random.once(5);
    const only =
      at > 0 && !('$ref' in schema) && random.once(8) ? random.pick(['readOnly', 'writeOnly'] as const) : undefined;
    // Beside a reference, a document of 3.0 says nothing.
    const facts = isOlder && '$ref' in schema ? {} : factsOf(making, of, nullable);
    return {
      name,
      schema: { ...(nullable ? orNull(schema, isOlder) : schema), ...(only && { [only]: true }), ...facts },
      field: { name, of, nullable, required: random.once(2), ...(only && { only }) },
    };
  });
  const required = written.filter(({ field: each }) => each.required).map(({ name }) => name);
  const closed = random.once(3) ? { additionalProperties: random.once(2) } : {};
  const schema = {
    type: 'object',
    properties: Object.fromEntries(written.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
    ...closed,
  };
  const fields = written.map((each) => each.field);
  return {
    schema: { ...schema, ...(depth > 0 && random.once(4) && { 'x-rules': rulesOver(making, fields) }) },
    fields,
  };
}

function fieldName(random: Random): string {
  return random.once(2)
    ? memberName(random)
    : random.pick([
        'id',
        'name',
        'count',
        'tags',
        'labels',
        'owner',
        'parts',
        'state',
        'created',
        'self',
        'old',
        'now',
        'size',
        'has',
        'all',
        'new',
        'kebab-case',
      ]);
}

/** Deeper than two objects there are single values alone. */
function field(making: Writing, known: ReadonlyMap<string, readonly Field[]>, depth: number): Made {
  const { random } = making;
  const [first, ...more] = depth < 3 ? known.keys() : [];
  if (first !== undefined && random.once(6)) {
    const name = random.pick([first, ...more]);
    return { schema: { $ref: `#/components/schemas/${name}` }, of: { kind: 'object', fields: known.get(name) ?? [] } };
  }
  switch (random.below(depth > 1 ? 7 : 11)) {
    case 0:
    case 1:
      return { schema: { type: 'string', ...(random.once(3) && { maxLength: 8 }) }, of: { kind: 'text' } };
    case 2:
    case 3:
      return { schema: { type: 'integer', minimum: -1000, maximum: 1000 }, of: { kind: 'whole' } };
    case 4:
      return { schema: { type: 'number', minimum: -1000, maximum: 1000 }, of: { kind: 'number' } };
    case 5:
      return { schema: { type: 'boolean' }, of: { kind: 'flag' } };
    case 6:
      return random.once(3)
        ? { schema: { type: 'string', format: 'date-time' }, of: { kind: 'moment' } }
        : choice(random);
    case 7:
    case 8: {
      const { schema: items, of } = field(making, known, depth + 1);
      return {
        schema: { type: 'array', items, ...(random.once(3) && { minItems: 1 }) },
        of: { kind: 'list', items: of },
      };
    }
    case 9: {
      const { schema: additionalProperties, of } = field(making, known, depth + 1);
      return { schema: { type: 'object', additionalProperties }, of: { kind: 'map', values: of } };
    }
    default: {
      const { schema, fields } = ruledObject(making, known, depth + 1);
      return { schema, of: { kind: 'object', fields } };
    }
  }
}

function choice(random: Random): Made {
  const values = random.pick<[string, ...string[]]>([
    ['new', 'ready', 'done'],
    ['a', 'A', '', 'class'],
    ['up', 'down', 'any', "it's", '名前'],
  ]);
  return { schema: { type: 'string', enum: values }, of: { kind: 'choice', values } };
}

function orNull({ type, enum: values, ...schema }: Written, isOlder: boolean): Written {
  const listed = Array.isArray(values) && { enum: [...(values as readonly unknown[]), null] };
  return isOlder ? { type, ...schema, ...listed, nullable: true } : { type: [type, 'null'], ...schema, ...listed };
}

/** What a field says beyond its type. */
function factsOf({ random, said }: Writing, of: Kind, nullable: boolean): Written {
  const found: Written = {};
  if (random.once(3)) found['x-filterable'] = true;
  if (of.kind === 'text' && random.once(4))
    found['x-redacted'] = {
      as: random.pick(['***', '', '"']),
      ...(random.once(2) && {
        unless: random.pick([
          'caller.level > 3',
          'caller.level == 2 || "admin" in caller.roles',
          'operation != "getRuled"',
        ]),
      }),
    };
  if (of.kind === 'whole' && random.once(4))
    found['x-round'] = { to: [1, 5, 60], mode: random.pick(['up', 'nearest']) };
  if (of.kind === 'choice' && !random.once(4)) found['x-lifecycle'] = lifecycle(random, of.values, said);
  if (!nullable && random.once(5)) Object.assign(found, defaultOf(of));
  return found;
}

function lifecycle(random: Random, values: readonly [string, ...string[]], said: () => string): Written {
  const named = values.filter((value) => value.trim() !== '' && value !== 'any');
  const end = (): unknown =>
    random.pick<unknown>([
      'any',
      random.pick(values.filter((value) => value.trim() !== '') as [string, ...string[]]),
      named.slice(0, 2),
    ]);
  const move = (): Written => ({
    from: end(),
    to: end(),
    trigger: random.pick(['getRuled', said()]),
    ...(random.once(2) && { when: said() }),
  });
  return {
    states: Object.fromEntries(values.map((value) => [value, random.once(2) ? null : said()])),
    ...(random.once(2) && { moves: Array.from({ length: 1 + random.below(2) }, move) }),
    ...(random.once(2) && { open: random.once(2) }),
  };
}

function defaultOf(of: Kind): Written {
  const values: Written = { text: 'a', whole: 1, number: 0.5, flag: false };
  return of.kind === 'choice' ? { default: of.values[0] } : of.kind in values ? { default: values[of.kind] } : {};
}
