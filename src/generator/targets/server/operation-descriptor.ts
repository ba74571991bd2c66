// Operation descriptor for the server's request pipeline.

import type { Code } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { number, ts } from '../../code/typescript/template-literals.ts';
import type { Access, Resource } from '../../openapi/extensions/types.ts';
import type { Operation } from '../../model/types/api.ts';
import { sentMethod } from '../../model/http-method.ts';
import { requestName } from './handlers-module.ts';
import { defaultsOf } from '../../model/operations/update-semantics.ts';
import { checksCode } from './validator-references.ts';
import { conditionOnSelf, typeAsRead, type Conditions } from './condition-functions.ts';
import { list, object, text, texts, type Member } from './object-literals.ts';
import { preconditionsCode } from './preconditions.ts';
import { shapeCode } from './print-value-shape.ts';
import { fullPath } from './base-paths.ts';
import type { EntryView } from './templates.ts';

/** Returns the properties of an operation's entry in the operation table. */
export function entryView(operation: Operation, conditions: Conditions): EntryView {
  const { facts, id, method, deprecated } = operation;
  const mode = facts.effect || !['get', 'head', 'options'].includes(method) ? ts`'write'` : ts`'read'`;
  const members: readonly Member[] = [
    ['id', string(id)],
    ['method', string(sentMethod(method))],
    ['path', string(fullPath(operation, conditions.making.api))],
    ['deprecated', deprecated ? ts`true` : undefined],
    [
      'security',
      list(
        operation.security.map(({ schemes }) =>
          list(
            schemes.map(({ scheme, scopes }) =>
              object([
                ['scheme', string(scheme)],
                ['scopes', texts(scopes) ?? ts`[]`],
              ]),
            ),
          ),
        ),
      ),
    ],
    ['access', facts.access && accessCode(facts.access)],
    ['rates', ratesOf(operation)],
    ['resource', operation.resource && resourceCode(operation.resource)],
    ['mode', mode],
    ['body', bodyCode(operation, conditions)],
    ['update', updateCode(operation, conditions)],
    ['preconditions', preconditionsCode(operation, conditions)],
    ['limits', limitsOf(operation, conditions)],
    ['emits', texts(facts.emits)],
    ['responses', responsesCode(operation, conditions)],
    ['checks', checksCode(operation, conditions)],
    ['handle', handleCode(operation, conditions)],
  ];
  return { members: members.flatMap(([key, value]) => (value === undefined ? [] : [{ key: identifier(key), value }])) };
}

function accessCode(access: Access): Code<'ts'> {
  return object([
    ['kind', string(access.kind)],
    ...(access.kind === 'grant'
      ? [['grant', string(access.grant)] as const, ['level', string(access.level)] as const]
      : []),
  ]);
}

function resourceCode({ schema, parameter, within }: Resource): Code<'ts'> {
  return object([
    ['schema', string(schema)],
    ['parameter', string(parameter)],
    ['within', within && resourceCode(within)],
  ]);
}

function bodyCode(operation: Operation, { making, ...rest }: Conditions): Code<'ts'> | undefined {
  const { body } = operation;
  if (!body || body.contents.length === 0) return undefined;
  const defaults = defaultsOf(operation);
  return object([
    ['required', body.required ? ts`true` : ts`false`],
    [
      'contents',
      object(
        body.contents.map(({ mediaType, schema }) => [
          mediaType,
          shapeCode(making.shapes.of(schema), { making, ...rest }),
        ]),
      ),
    ],
    ['defaults', defaults === true ? ts`true` : defaults && texts(defaults)],
  ]);
}

function updateCode({ facts: { effect }, resource }: Operation, conditions: Conditions): Code<'ts'> | undefined {
  if (effect?.kind !== 'update' || !resource) return undefined;
  return object([
    ['merge', string(effect.merge ?? 'deep')],
    ['shape', shapeCode(conditions.making.shapes.named(resource.schema), conditions)],
  ]);
}

function ratesOf({ facts }: Operation): Code<'ts'> | undefined {
  const rates = facts.limits.flatMap((limit) =>
    limit.kind === 'rate'
      ? [
          object([
            ['id', string(limit.id)],
            ['requests', number(limit.requests)],
            ['seconds', number(limit.seconds)],
            ['message', text(limit.message)],
          ]),
        ]
      : [],
  );
  return rates.length === 0 ? undefined : list(rates);
}

function limitsOf({ facts }: Operation, conditions: Conditions): Code<'ts'> | undefined {
  const { making, imports, modules } = conditions;
  const limits = facts.limits.flatMap((limit) => {
    if (limit.kind !== 'count') return [];
    const condition = making.rules.ofLimit(limit);
    const schema = making.api.schema(limit.of);
    const self = (): Code<'ts'> =>
      schema ? imports.type(making.types.schema(schema), modules.sibling('types')) : ts`unknown`;
    const fallback = `At most ${limit.max} of ${limit.of} are allowed per ${limit.per}${limit.within === 'day' ? ' and day' : ''}.`;
    return [
      object([
        ['id', string(limit.id)],
        ['of', string(limit.of)],
        ['per', string(limit.per)],
        ['max', number(limit.max)],
        ['within', text(limit.within)],
        ['message', string(limit.message ?? fallback)],
        ['where', condition && conditionOnSelf(condition, typeAsRead(condition, 'self') ?? self(), conditions)],
      ]),
    ];
  });
  return limits.length === 0 ? undefined : list(limits);
}

function responsesCode({ responses }: Operation, conditions: Conditions): Code<'ts'> {
  return object(
    responses.map(({ status, contents }) => [
      status,
      object(
        contents.map(({ mediaType, schema }) => [
          mediaType,
          shapeCode(conditions.making.shapes.of(schema), conditions),
        ]),
      ),
    ]),
  );
}

function handleCode(operation: Operation, { imports, modules, making }: Conditions): Code<'ts'> {
  const area = making.api.areas.find(({ id }) => id === operation.area);
  const request = imports.type(requestName(operation), modules.own(`areas/${area?.name.file ?? ''}`));
  return ts`(request: ${request}<Tx>) => handlers.${identifier(operation.name.value)}(request)`;
}
