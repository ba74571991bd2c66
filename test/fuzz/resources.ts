// Operations on the resources of a document: what they load, do, need and keep count of, by the vocabulary.

import { conditionOver, type Field, type Root } from './conditions.ts';
import { ruledNames, ruledObject, rulesOver, type Ruled, type Writing } from './ruled.ts';
import type { Written } from './schemas.ts';

/** Who calls, as rules see them. */
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
    { name: 'roles', of: { kind: 'list', items: { kind: 'text' } }, required: true, nullable: false },
    { name: 'team', of: { kind: 'text' }, required: false, nullable: false },
  ],
} as const satisfies { readonly schema: Written; readonly fields: readonly Field[] };

const errors = {
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

/** The schemas that the root of the document names. */
export const namedByRoot = { Caller: caller.schema, ErrorBody: errors } as const;

/** What an operation is about, as its preconditions see it. */
interface About {
  readonly resource?: readonly Field[];
  readonly body?: readonly Field[];
  readonly path: readonly Field[];
  readonly query: readonly Field[];
}

/** Paths to the resources: within their owners, and by themselves. */
export function resourcePaths(making: Writing, ruled: Ruled): Readonly<Record<string, Written>> {
  const { random } = making;
  const owner = { schema: 'Owner', parameter: 'ownerId' };
  const ids = { ownerId: idOf(making, 'ownerId'), ruledId: idOf(making, 'ruledId') };
  const [owned, one] = [[ids.ownerId], [ids.ownerId, ids.ruledId]];
  const found = (of: string, path: readonly Id[]): About => ({
    resource: ruled.fields.get(of) ?? [],
    path: path.map(({ field }) => field),
    query: [],
  });
  const parameters = (of: readonly Id[]): readonly Written[] => of.map(({ parameter }) => parameter);
  const several = {
    'x-resource': owner,
    parameters: parameters(owned),
    get: listing(making, found('Owner', owned)),
    post: changing(
      making,
      ruled,
      'createRuled',
      random.once(4) ? 'create' : { kind: 'create', also: [making.said()] },
      found('Owner', owned),
    ),
  };
  const single = {
    'x-resource': { schema: 'Ruled', parameter: 'ruledId', ...(random.once(2) && { within: owner }) },
    parameters: parameters(one),
    get: {
      operationId: 'getRuled',
      ...around(making, found('Ruled', one)),
      responses: answers({ $ref: '#/components/schemas/Ruled' }),
    },
    put: changing(making, ruled, 'putRuled', random.pick(['replace', 'update']), found('Ruled', one)),
    patch: changing(
      making,
      ruled,
      'patchRuled',
      { kind: 'update', ...(random.once(2) && { merge: random.pick(['deep', 'shallow']) }) },
      found('Ruled', one),
    ),
    delete: {
      operationId: 'deleteRuled',
      'x-effect': random.pick<unknown>(['delete', { kind: 'delete', also: [making.said()] }]),
      ...around(making, found('Ruled', one)),
      responses: { 204: { description: 'Gone' }, default: failed },
    },
  };
  const act = {
    post: changing(making, ruled, 'actOnRuled', 'action', { path: one.map(({ field }) => field), query: [] }),
    parameters: parameters(one),
  };
  return {
    '/owners/{ownerId}/ruled': several,
    '/owners/{ownerId}/ruled/{ruledId}': single,
    ...(random.once(2) && { '/owners/{ownerId}/ruled/{ruledId}/act': act }),
  };
}

interface Id {
  readonly parameter: Written;
  readonly field: Field;
}

function idOf({ random }: Writing, name: string): Id {
  const isText = random.once(3);
  const schema = isText ? { type: 'string' } : { type: 'integer', minimum: -1000, maximum: 1000 };
  return {
    parameter: { name, in: 'path', required: true, schema },
    field: { name, of: { kind: isText ? 'text' : 'whole' }, required: true, nullable: false },
  };
}

const failed = {
  description: 'Not so',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
};

function answers(schema: Written): Written {
  return { 200: { description: 'So', content: { 'application/json': { schema } } }, default: failed };
}

function listing(making: Writing, about: About): Written {
  const { random } = making;
  const page = { type: 'integer', minimum: -1000, maximum: 1000 };
  const query = ['page', 'page_size'].map((name): Field => ({
    name,
    of: { kind: 'whole' },
    required: false,
    nullable: false,
  }));
  const envelope = {
    type: 'object',
    required: ['data', 'page', 'pages', 'results'],
    properties: {
      data: { type: 'array', items: { $ref: `#/components/schemas/${random.pick(ruledNames)}` } },
      page,
      pages: page,
      results: { type: 'integer' },
    },
  };
  const parameters = [
    ...query.map(({ name }) => ({ name, in: 'query', schema: page })),
    ...(random.once(2) ? [{ name: 'X-Filter', in: 'header', schema: { type: 'string' } }] : []),
  ];
  return {
    operationId: 'listRuled',
    parameters,
    ...(random.once(4) && { deprecated: true }),
    ...around(making, { ...about, query }),
    responses: answers(envelope),
  };
}

/** An operation with a body: of a resource, or of its own. */
function changing(making: Writing, ruled: Ruled, operationId: string, effect: unknown, about: About): Written {
  const { random } = making;
  const own = random.once(3) ? ruledObject(making, ruled.fields) : undefined;
  const name = random.once(3) ? random.pick(ruledNames) : 'Ruled';
  const fields = own?.fields ?? ruled.fields.get(name) ?? [];
  const required = !random.once(4);
  const kind = typeof effect === 'string' ? effect : (effect as Written)['kind'];
  const merge =
    kind !== 'update'
      ? 'none'
      : typeof effect === 'object' && effect !== null && 'merge' in effect && effect.merge === 'shallow'
        ? 'shallow'
        : 'deep';
  const body = carried(fields, merge).map((field) => (required ? field : { ...field, required: false }));
  const schema = own
    ? { ...own.schema, ...(random.once(2) && { 'x-rules': rulesOver(making, own.fields) }) }
    : { $ref: `#/components/schemas/${name}` };
  const defaults =
    kind === 'update' && random.once(2)
      ? fields
          .filter(({ name: each }) => !each.includes('.') && each.trim() !== '')
          .slice(0, 2)
          .map(({ name: each }) => each)
      : [];
  const told =
    defaults.length > 0
      ? { ...(typeof effect === 'string' ? { kind: effect } : (effect as Written)), defaults }
      : effect;
  return {
    operationId,
    'x-effect': told,
    ...around(making, { ...about, body }),
    requestBody: {
      required,
      content: { [random.pick(['application/json', 'application/json', 'application/merge-patch+json'])]: { schema } },
    },
    responses: answers({ $ref: '#/components/schemas/Ruled' }),
  };
}

/** The fields of a body: none that is read alone, and in an update none that is sure to be there, but in lists. */
function carried(fields: readonly Field[], merge: 'none' | 'shallow' | 'deep'): readonly Field[] {
  const inner = merge === 'deep' ? 'deep' : 'none';
  const kept = (kind: Field['of'], at: typeof merge): Field['of'] => {
    if (kind.kind === 'object') return { kind: 'object', fields: carried(kind.fields, at) };
    if (kind.kind === 'map') return { kind: 'map', values: kept(kind.values, at) };
    return kind.kind === 'list' ? { kind: 'list', items: kept(kind.items, 'none') } : kind;
  };
  return fields
    .filter(({ only }) => only !== 'readOnly')
    .map((field) => ({ ...field, of: kept(field.of, inner), required: merge === 'none' && field.required }));
}

/** What an operation says of itself beside its parts: who may, how often, and when. */
function around(making: Writing, { resource, body, path, query }: About): Written {
  const { random, said, id } = making;
  const fieldsOf: Readonly<Record<string, readonly Field[] | undefined>> = {
    resource,
    body,
    path,
    query,
    caller: caller.fields,
  };
  const roots = Object.entries(fieldsOf).flatMap(([name, fields]): readonly Root[] =>
    fields && fields.length > 0 ? [{ name, fields }] : [],
  );
  const condition = (): string => {
    const [first = 'now', ...more] = roots.filter(() => random.once(2));
    return conditionOver(random, [first, ...more, ...(random.once(4) ? ['now' as const] : [])]);
  };
  const preconditions = Array.from({ length: random.below(3) }, () => ({
    id: id(),
    rule: condition(),
    message: said(),
    ...(random.once(3) && { status: random.pick([403, 404, 409, 500]) }),
    ...fieldTold(making, body),
  }));
  return {
    ...(preconditions.length > 0 && { 'x-preconditions': preconditions }),
    ...(random.once(3) && { 'x-limits': limits(making, resource) }),
  };
}

function fieldTold({ random }: Writing, body: readonly Field[] | undefined): Written {
  const about = body?.find(({ name }) => !name.includes('.') && name.trim() !== '');
  return about && random.once(3) ? { field: about.name } : {};
}

/** How many there may be, and how often something may be done. The resource of the operation need not be what is counted. */
function limits({ random, said, id }: Writing, resource: readonly Field[] | undefined): readonly Written[] {
  const counted = {
    id: id(),
    of: 'Caller',
    per: random.pick(['account', 'class', 'a b']),
    max: random.below(3),
    where: conditionOver(random, [{ name: 'self', fields: caller.fields }]),
  };
  const whole = {
    id: id(),
    of: random.pick(ruledNames),
    per: 'owner',
    max: 10,
    ...(resource && random.once(2) && { within: 'day' }),
    ...(random.once(2) && { message: said() }),
  };
  return [
    ...(random.once(2) ? [counted] : []),
    whole,
    ...(random.once(2) ? [{ id: id(), requests: 5, seconds: 60 }] : []),
  ];
}
