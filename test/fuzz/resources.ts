// Random operations on resources, with vocabulary keywords for effects, preconditions, and limits.

import { createCondition, type Field, type ValueType, type Variable } from './cel-conditions.ts';
import { createObject, createRules, ruleSchemaNames, type RuleContext, type RuleSchemas } from './rule-schemas.ts';
import type { JsonObject } from './schemas.ts';

/** Schema of the caller, and the fields that rules read. */
export const caller = {
  schema: {
    type: 'object',
    required: ['level', 'roles'],
    properties: {
      level: { type: 'integer', minimum: 0, maximum: 9 },
      roles: { type: 'array', items: { type: 'string' } },
      team: { type: 'string' },
    },
  },
  fields: [
    { name: 'roles', type: { kind: 'list', items: { kind: 'string' } }, isRequired: true, isNullable: false },
    { name: 'team', type: { kind: 'string' }, isRequired: false, isNullable: false },
  ],
} as const satisfies { readonly schema: JsonObject; readonly fields: readonly Field[] };

const errorBody = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['reason'],
        properties: { reason: { type: 'string' }, field: { type: 'string' } },
      },
    },
  },
};

/** Schemas that the vocabulary at the root of the document refers to. */
export const vocabularySchemas = { Caller: caller.schema, ErrorBody: errorBody } as const;

/** Fields that the preconditions of an operation can read. */
interface ReadableFields {
  readonly resource?: readonly Field[];
  readonly body?: readonly Field[];
  readonly path: readonly Field[];
  readonly query: readonly Field[];
}

/** Returns the paths of the resources: the collection of an owner, the single resource, and an action. */
export function createResourcePaths(
  context: RuleContext,
  ruleSchemas: RuleSchemas,
): Readonly<Record<string, JsonObject>> {
  const { random } = context;
  const owner = { schema: 'Owner', parameter: 'ownerId' };
  const ids = { ownerId: createIdParameter(context, 'ownerId'), entryId: createIdParameter(context, 'entryId') };
  const [collectionPath, singlePath] = [[ids.ownerId], [ids.ownerId, ids.entryId]];
  const readable = (schema: string, path: readonly IdParameter[]): ReadableFields => ({
    resource: ruleSchemas.fields.get(schema) ?? [],
    path: path.map(({ field }) => field),
    query: [],
  });
  const parameters = (path: readonly IdParameter[]): readonly JsonObject[] => path.map(({ parameter }) => parameter);
  const collection = {
    'x-resource': owner,
    parameters: parameters(collectionPath),
    get: createListOperation(context, readable('Owner', collectionPath)),
    post: createWriteOperation(
      context,
      ruleSchemas,
      'createEntry',
      random.oneIn(4) ? 'create' : { kind: 'create', also: [context.createMessage()] },
      readable('Owner', collectionPath),
    ),
  };
  const single = {
    'x-resource': { schema: 'Entry', parameter: 'entryId', ...(random.oneIn(2) && { within: owner }) },
    parameters: parameters(singlePath),
    get: {
      operationId: 'getEntry',
      ...createRestrictions(context, readable('Entry', singlePath)),
      responses: createResponses({ $ref: '#/components/schemas/Entry' }),
    },
    put: createWriteOperation(
      context,
      ruleSchemas,
      'putEntry',
      random.pick(['replace', 'update']),
      readable('Entry', singlePath),
    ),
    patch: createWriteOperation(
      context,
      ruleSchemas,
      'patchEntry',
      { kind: 'update', ...(random.oneIn(2) && { merge: random.pick(['deep', 'shallow']) }) },
      readable('Entry', singlePath),
    ),
    delete: {
      operationId: 'deleteEntry',
      'x-effect': random.pick<unknown>(['delete', { kind: 'delete', also: [context.createMessage()] }]),
      ...createRestrictions(context, readable('Entry', singlePath)),
      responses: { 204: { description: 'Deleted' }, default: errorResponse },
    },
  };
  const action = {
    post: createWriteOperation(context, ruleSchemas, 'actOnEntry', 'action', {
      path: singlePath.map(({ field }) => field),
      query: [],
    }),
    parameters: parameters(singlePath),
  };
  return {
    '/owners/{ownerId}/entries': collection,
    '/owners/{ownerId}/entries/{entryId}': single,
    ...(random.oneIn(2) && { '/owners/{ownerId}/entries/{entryId}/act': action }),
  };
}

/** An ID in a path: its parameter, and its field in conditions. */
interface IdParameter {
  readonly parameter: JsonObject;
  readonly field: Field;
}

function createIdParameter({ random }: RuleContext, name: string): IdParameter {
  const isString = random.oneIn(3);
  const schema = isString ? { type: 'string' } : { type: 'integer', minimum: -1000, maximum: 1000 };
  return {
    parameter: { name, in: 'path', required: true, schema },
    field: { name, type: { kind: isString ? 'string' : 'integer' }, isRequired: true, isNullable: false },
  };
}

const errorResponse = {
  description: 'Error',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
};

function createResponses(schema: JsonObject): JsonObject {
  return { 200: { description: 'OK', content: { 'application/json': { schema } } }, default: errorResponse };
}

function createListOperation(context: RuleContext, readable: ReadableFields): JsonObject {
  const { random } = context;
  const page = { type: 'integer', minimum: -1000, maximum: 1000 };
  const query = ['page', 'page_size'].map((name): Field => ({
    name,
    type: { kind: 'integer' },
    isRequired: false,
    isNullable: false,
  }));
  const envelope = {
    type: 'object',
    required: ['data', 'page', 'pages', 'results'],
    properties: {
      data: { type: 'array', items: { $ref: `#/components/schemas/${random.pick(ruleSchemaNames)}` } },
      page,
      pages: page,
      results: { type: 'integer' },
    },
  };
  const parameters = [
    ...query.map(({ name }) => ({ name, in: 'query', schema: page })),
    ...(random.oneIn(2) ? [{ name: 'X-Filter', in: 'header', schema: { type: 'string' } }] : []),
  ];
  return {
    operationId: 'listEntry',
    parameters,
    ...(random.oneIn(4) && { deprecated: true }),
    ...createRestrictions(context, { ...readable, query }),
    responses: createResponses(envelope),
  };
}

/** Returns an operation with a body, whose schema is named or inline. */
function createWriteOperation(
  context: RuleContext,
  ruleSchemas: RuleSchemas,
  operationId: string,
  effect: unknown,
  readable: ReadableFields,
): JsonObject {
  const { random } = context;
  const inline = random.oneIn(3) ? createObject(context, ruleSchemas.fields) : undefined;
  const name = random.oneIn(3) ? random.pick(ruleSchemaNames) : 'Entry';
  const fields = inline?.fields ?? ruleSchemas.fields.get(name) ?? [];
  const isRequired = !random.oneIn(4);
  const kind = typeof effect === 'string' ? effect : (effect as JsonObject)['kind'];
  const merge =
    kind !== 'update'
      ? 'none'
      : typeof effect === 'object' && effect !== null && 'merge' in effect && effect.merge === 'shallow'
        ? 'shallow'
        : 'deep';
  const body = bodyFields(fields, merge).map((field) => (isRequired ? field : { ...field, isRequired: false }));
  const schema = inline
    ? { ...inline.schema, ...(random.oneIn(2) && { 'x-rules': createRules(context, inline.fields) }) }
    : { $ref: `#/components/schemas/${name}` };
  const defaults =
    kind === 'update' && random.oneIn(2)
      ? fields
          .filter(({ name: fieldName }) => !fieldName.includes('.') && fieldName.trim() !== '')
          .slice(0, 2)
          .map(({ name: fieldName }) => fieldName)
      : [];
  const effectWithDefaults =
    defaults.length > 0
      ? { ...(typeof effect === 'string' ? { kind: effect } : (effect as JsonObject)), defaults }
      : effect;
  return {
    operationId,
    'x-effect': effectWithDefaults,
    ...createRestrictions(context, { ...readable, body }),
    requestBody: {
      required: isRequired,
      content: { [random.pick(['application/json', 'application/json', 'application/merge-patch+json'])]: { schema } },
    },
    responses: createResponses({ $ref: '#/components/schemas/Entry' }),
  };
}

/** Returns the writable fields of a request body. In a merge, fields are required only inside lists. */
function bodyFields(fields: readonly Field[], merge: 'none' | 'shallow' | 'deep'): readonly Field[] {
  const innerMerge = merge === 'deep' ? 'deep' : 'none';
  const bodyType = (type: ValueType, mode: typeof merge): ValueType => {
    if (type.kind === 'object') return { kind: 'object', fields: bodyFields(type.fields, mode) };
    if (type.kind === 'map') return { kind: 'map', values: bodyType(type.values, mode) };
    return type.kind === 'list' ? { kind: 'list', items: bodyType(type.items, 'none') } : type;
  };
  return fields
    .filter(({ directionKeyword }) => directionKeyword !== 'readOnly')
    .map((field) => ({
      ...field,
      type: bodyType(field.type, innerMerge),
      isRequired: merge === 'none' && field.isRequired,
    }));
}

/** Returns the preconditions and limits of an operation. */
function createRestrictions(context: RuleContext, { resource, body, path, query }: ReadableFields): JsonObject {
  const { random, createMessage, createId } = context;
  const fieldsByVariable: Readonly<Record<string, readonly Field[] | undefined>> = {
    resource,
    body,
    path,
    query,
    caller: caller.fields,
  };
  const variables = Object.entries(fieldsByVariable).flatMap(([name, fields]): readonly Variable[] =>
    fields && fields.length > 0 ? [{ name, fields }] : [],
  );
  const createRule = (): string => {
    const [first = 'now', ...more] = variables.filter(() => random.oneIn(2));
    return createCondition(random, [first, ...more, ...(random.oneIn(4) ? ['now' as const] : [])]);
  };
  const preconditions = Array.from({ length: random.below(3) }, () => ({
    id: createId(),
    rule: createRule(),
    message: createMessage(),
    ...(random.oneIn(3) && { status: random.pick([403, 404, 409, 500]) }),
    ...createReportedField(context, body),
  }));
  return {
    ...(preconditions.length > 0 && { 'x-preconditions': preconditions }),
    ...(random.oneIn(3) && { 'x-limits': createLimits(context, resource) }),
  };
}

/** Returns the `field` that a violated precondition reports, or nothing. */
function createReportedField({ random }: RuleContext, body: readonly Field[] | undefined): JsonObject {
  const field = body?.find(({ name }) => !name.includes('.') && name.trim() !== '');
  return field && random.oneIn(3) ? { field: field.name } : {};
}

/** Returns count limits, whose schema may differ from the resource of the operation, and a rate limit. */
function createLimits(
  { random, createMessage, createId }: RuleContext,
  resource: readonly Field[] | undefined,
): readonly JsonObject[] {
  const conditionalCount = {
    id: createId(),
    of: 'Caller',
    per: random.pick(['account', 'class', 'a b']),
    max: random.below(3),
    where: createCondition(random, [{ name: 'self', fields: caller.fields }]),
  };
  const count = {
    id: createId(),
    of: random.pick(ruleSchemaNames),
    per: 'owner',
    max: 10,
    ...(resource && random.oneIn(2) && { within: 'day' }),
    ...(random.oneIn(2) && { message: createMessage() }),
  };
  return [
    ...(random.oneIn(2) ? [conditionalCount] : []),
    count,
    ...(random.oneIn(2) ? [{ id: createId(), requests: 5, seconds: 60 }] : []),
  ];
}
