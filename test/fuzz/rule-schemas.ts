// Random named schemas with typed fields, `x-rules`, and other vocabulary keywords.

import type { Random } from '../differential/random.ts';
import { createCondition, type Field, type ValueType, type Variable } from './cel-conditions.ts';
import { pickDistinct, pickPropertyName, pickText } from './names.ts';
import type { JsonObject } from './schemas.ts';

/** Names of these schemas. Other schemas may refer to them. */
export const ruleSchemaNames = ['Entry', 'Owner', 'rule-bound'] as const;

export interface RuleSchemas {
  readonly schemas: Readonly<Record<string, JsonObject>>;
  /** Fields that rules can read, by schema name. */
  readonly fields: ReadonlyMap<string, readonly Field[]>;
}

/** A schema and its type in conditions. */
interface TypedSchema {
  readonly schema: JsonObject;
  readonly type: ValueType;
}

export interface RuleContext {
  readonly random: Random;
  /** Whether the document is OpenAPI 3.0. */
  readonly isVersion30: boolean;
  /** Returns a message, which is never blank. */
  readonly createMessage: () => string;
  /** Returns a unique rule ID. */
  readonly createId: () => string;
}

export function createRuleContext(random: Random, isVersion30: boolean): RuleContext {
  let ids = 0;
  return {
    random,
    isVersion30,
    createMessage: () => pickText(random).trim() || 'The rule is violated.',
    createId: () => `rule-${++ids}`,
  };
}

/** Returns the schemas of `ruleSchemaNames`. Each may refer to and extend those created before it. */
export function createRuleSchemas(context: RuleContext): RuleSchemas {
  const { random } = context;
  const fields = new Map<string, readonly Field[]>();
  const schemas: Record<string, JsonObject> = {};
  for (const name of [...ruleSchemaNames].reverse()) {
    const object = createObject(context, fields);
    const [base] = [...fields.keys()];
    const isOpen = base !== undefined && schemas[base]?.['additionalProperties'] !== false;
    const inherited = isOpen && random.oneIn(3) ? (fields.get(base) ?? []) : [];
    const ownFields = object.fields.filter(
      ({ name: fieldName }) => !inherited.some((field) => field.name === fieldName),
    );
    // If the base has a field of the same name, both schemas constrain it, so the base is not extended.
    const isExtended = inherited.length > 0 && ownFields.length === object.fields.length;
    const all = isExtended ? [...object.fields, ...inherited] : object.fields;
    const { additionalProperties, ...open } = object.schema;
    schemas[name] = {
      ...(isExtended
        ? { allOf: [{ $ref: `#/components/schemas/${base}` }], ...open }
        : { ...open, ...(additionalProperties !== undefined && { additionalProperties }) }),
      'x-rules': createRules(context, all),
    };
    fields.set(name, all);
  }
  return { schemas, fields };
}

/** Returns rules over the value, and sometimes over its previous state or the time. */
export function createRules(
  { random, createMessage, createId }: RuleContext,
  fields: readonly Field[],
): readonly JsonObject[] {
  const rules = Array.from({ length: 1 + random.below(3) }, (): JsonObject => {
    const variables = random.pick<readonly [Variable, ...Variable[]]>([
      [{ name: 'self', fields }],
      [{ name: 'self', fields }],
      [{ name: 'self', fields }, 'now'],
      [
        { name: 'self', fields },
        { name: 'old', fields },
      ],
    ]);
    const reportedField = fields.find(({ name }) => !name.includes('.') && name.trim() !== '');
    return {
      id: createId(),
      rule: createCondition(random, variables),
      message: createMessage(),
      ...(reportedField && random.oneIn(2) && { field: reportedField.name }),
    };
  });
  return rules;
}

/** Returns an object schema. Its first field is not nullable, and is present in both directions. */
export function createObject(
  context: RuleContext,
  fieldsBySchema: ReadonlyMap<string, readonly Field[]>,
  depth = 0,
): { readonly schema: JsonObject; readonly fields: readonly Field[] } {
  const { random, isVersion30 } = context;
  const names = pickDistinct(2 + random.below(depth > 0 ? 2 : 5), () => pickFieldName(random)).filter(
    (name) => name !== '__proto__' || !isVersion30,
  );
  const typed = (names.length > 0 ? names : ['id']).map((name, index) => ({
    name,
    ...createField(context, fieldsBySchema, index === 0 ? 3 : depth),
  }));
  const properties = typed.map(({ name, type, schema }, index) => {
    const isNullable = index > 0 && !('$ref' in schema) && random.oneIn(5);
    const directionKeyword =
      index > 0 && !('$ref' in schema) && random.oneIn(8) ? random.pick(['readOnly', 'writeOnly'] as const) : undefined;
    // OpenAPI 3.0 ignores keywords next to `$ref`.
    const keywords = isVersion30 && '$ref' in schema ? {} : createKeywords(context, type, isNullable);
    return {
      name,
      schema: {
        ...(isNullable ? withNull(schema, isVersion30) : schema),
        ...(directionKeyword && { [directionKeyword]: true }),
        ...keywords,
      },
      field: { name, type, isNullable, isRequired: random.oneIn(2), ...(directionKeyword && { directionKeyword }) },
    };
  });
  const required = properties.filter(({ field }) => field.isRequired).map(({ name }) => name);
  const closing = random.oneIn(3) ? { additionalProperties: random.oneIn(2) } : {};
  const schema = {
    type: 'object',
    properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
    ...closing,
  };
  const fields = properties.map(({ field }) => field);
  return {
    schema: { ...schema, ...(depth > 0 && random.oneIn(4) && { 'x-rules': createRules(context, fields) }) },
    fields,
  };
}

function pickFieldName(random: Random): string {
  return random.oneIn(2)
    ? pickPropertyName(random)
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

/** Returns the schema of a field: a scalar or a reference at depth 2, and a scalar at depth 3. */
function createField(
  context: RuleContext,
  fieldsBySchema: ReadonlyMap<string, readonly Field[]>,
  depth: number,
): TypedSchema {
  const { random } = context;
  const [first, ...more] = depth < 3 ? fieldsBySchema.keys() : [];
  if (first !== undefined && random.oneIn(6)) {
    const name = random.pick([first, ...more]);
    return {
      schema: { $ref: `#/components/schemas/${name}` },
      type: { kind: 'object', fields: fieldsBySchema.get(name) ?? [] },
    };
  }
  switch (random.below(depth > 1 ? 7 : 11)) {
    case 0:
    case 1:
      return { schema: { type: 'string', ...(random.oneIn(3) && { maxLength: 8 }) }, type: { kind: 'string' } };
    case 2:
    case 3:
      return { schema: { type: 'integer', minimum: -1000, maximum: 1000 }, type: { kind: 'integer' } };
    case 4:
      return { schema: { type: 'number', minimum: -1000, maximum: 1000 }, type: { kind: 'number' } };
    case 5:
      return { schema: { type: 'boolean' }, type: { kind: 'boolean' } };
    case 6:
      return random.oneIn(3)
        ? { schema: { type: 'string', format: 'date-time' }, type: { kind: 'timestamp' } }
        : createEnum(random);
    case 7:
    case 8: {
      const { schema: items, type } = createField(context, fieldsBySchema, depth + 1);
      return {
        schema: { type: 'array', items, ...(random.oneIn(3) && { minItems: 1 }) },
        type: { kind: 'list', items: type },
      };
    }
    case 9: {
      const { schema: additionalProperties, type } = createField(context, fieldsBySchema, depth + 1);
      return { schema: { type: 'object', additionalProperties }, type: { kind: 'map', values: type } };
    }
    default: {
      const { schema, fields } = createObject(context, fieldsBySchema, depth + 1);
      return { schema, type: { kind: 'object', fields } };
    }
  }
}

function createEnum(random: Random): TypedSchema {
  const values = random.pick<[string, ...string[]]>([
    ['new', 'ready', 'done'],
    ['a', 'A', '', 'class'],
    ['up', 'down', 'any', "it's", '名前'],
  ]);
  return { schema: { type: 'string', enum: values }, type: { kind: 'enum', values } };
}

function withNull({ type, enum: values, ...schema }: JsonObject, isVersion30: boolean): JsonObject {
  const enumWithNull = Array.isArray(values) && { enum: [...(values as readonly unknown[]), null] };
  return isVersion30
    ? { type, ...schema, ...enumWithNull, nullable: true }
    : { type: [type, 'null'], ...schema, ...enumWithNull };
}

/** Returns the keywords of a field other than its type. */
function createKeywords({ random, createMessage }: RuleContext, type: ValueType, isNullable: boolean): JsonObject {
  const result: JsonObject = {};
  if (random.oneIn(3)) result['x-filterable'] = true;
  if (type.kind === 'string' && random.oneIn(4))
    result['x-redacted'] = {
      as: random.pick(['***', '', '"']),
      ...(random.oneIn(2) && {
        unless: random.pick([
          'caller.level > 3',
          'caller.level == 2 || "admin" in caller.roles',
          'operation != "getEntry"',
        ]),
      }),
    };
  if (type.kind === 'integer' && random.oneIn(4))
    result['x-round'] = { to: [1, 5, 60], mode: random.pick(['up', 'nearest']) };
  if (type.kind === 'enum' && !random.oneIn(4))
    result['x-lifecycle'] = createLifecycle(random, type.values, createMessage);
  if (!isNullable && random.oneIn(5)) Object.assign(result, defaultFor(type));
  return result;
}

function createLifecycle(
  random: Random,
  values: readonly [string, ...string[]],
  createMessage: () => string,
): JsonObject {
  const unambiguous = values.filter((value) => value.trim() !== '' && value !== 'any');
  const createEndpoint = (): unknown =>
    random.pick<unknown>([
      'any',
      random.pick(values.filter((value) => value.trim() !== '') as [string, ...string[]]),
      unambiguous.slice(0, 2),
    ]);
  const createMove = (): JsonObject => ({
    from: createEndpoint(),
    to: createEndpoint(),
    trigger: random.pick(['getEntry', createMessage()]),
    ...(random.oneIn(2) && { when: createMessage() }),
  });
  return {
    states: Object.fromEntries(values.map((value) => [value, random.oneIn(2) ? null : createMessage()])),
    ...(random.oneIn(2) && { moves: Array.from({ length: 1 + random.below(2) }, createMove) }),
    ...(random.oneIn(2) && { open: random.oneIn(2) }),
  };
}

function defaultFor(type: ValueType): JsonObject {
  const values: JsonObject = { string: 'a', integer: 1, number: 0.5, boolean: false };
  return type.kind === 'enum' ? { default: type.values[0] } : type.kind in values ? { default: values[type.kind] } : {};
}
