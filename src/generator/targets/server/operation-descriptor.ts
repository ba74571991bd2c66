// Operation descriptor for the server's request pipeline, with compiled preconditions.

import type { SafeText } from '../../code/branded-text.ts';
import {
  identifier,
  numberLiteral,
  ts,
  stringLiteral,
  printArray,
  printObject,
  printOptionalString,
  printStringArray,
  type ObjectEntry,
} from '../../code/typescript/typescript.ts';
import type { Access, Resource } from '../../openapi/extensions/types.ts';
import type { Operation, Api } from '../../model/types/api.ts';
import { requestMethod, basePath, serverUrl } from '../../model/http-request.ts';
import { requestTypeName } from './handlers-module.ts';
import { defaultedProperties } from '../../model/operations/update-semantics.ts';
import {
  printSelfCondition,
  variableTypeBeyondSchema,
  type ConditionContext,
  printConditionFunction,
  variableTypeAsRead,
} from './condition-functions.ts';
import { printValueShape } from './print-value-shape.ts';
import type { OperationDescriptorView } from './templates.ts';
import type { Condition } from '../../model/expressions/check-condition.ts';
import { isFormMediaType } from '../../model/media-types.ts';
import { bodyType } from './handler-types.ts';

/** Returns the properties of an operation's entry in the operation table. */
export function buildOperationDescriptor(operation: Operation, context: ConditionContext): OperationDescriptorView {
  const { extensions, id, method, deprecated } = operation;
  const mode = extensions.effect || !['get', 'head', 'options'].includes(method) ? ts`'write'` : ts`'read'`;
  const members: readonly ObjectEntry[] = [
    ['id', stringLiteral(id)],
    ['method', stringLiteral(requestMethod(method))],
    ['path', stringLiteral(fullPath(operation, context.target.api))],
    ['deprecated', deprecated ? ts`true` : undefined],
    [
      'security',
      printArray(
        operation.security.map(({ schemes }) =>
          printArray(
            schemes.map(({ scheme, scopes }) =>
              printObject([
                ['scheme', stringLiteral(scheme)],
                ['scopes', printStringArray(scopes) ?? ts`[]`],
              ]),
            ),
          ),
        ),
      ),
    ],
    ['access', extensions.access && printAccess(extensions.access)],
    ['rateLimits', printRates(operation)],
    ['resource', operation.resource && printResource(operation.resource)],
    ['mode', mode],
    ['body', printBody(operation, context)],
    ['update', printUpdate(operation, context)],
    ['preconditions', printPreconditions(operation, context)],
    ['limits', printLimits(operation, context)],
    ['emits', printStringArray(extensions.emits)],
    ['responses', printResponses(operation, context)],
    ['checks', printValidatorReferences(operation, context)],
    ['handle', printHandler(operation, context)],
  ];
  return { members: members.flatMap(([key, value]) => (value === undefined ? [] : [{ key: identifier(key), value }])) };
}

function printAccess(access: Access): SafeText<'ts'> {
  return printObject([
    ['kind', stringLiteral(access.kind)],
    ...(access.kind === 'grant'
      ? [['grant', stringLiteral(access.grant)] as const, ['level', stringLiteral(access.level)] as const]
      : []),
  ]);
}

function printResource({ schema, parameter, within }: Resource): SafeText<'ts'> {
  return printObject([
    ['schema', stringLiteral(schema)],
    ['parameter', stringLiteral(parameter)],
    ['within', within && printResource(within)],
  ]);
}

function printBody(operation: Operation, { target, ...rest }: ConditionContext): SafeText<'ts'> | undefined {
  const { requestBody } = operation;
  if (!requestBody || requestBody.content.length === 0) return undefined;
  const defaults = defaultedProperties(operation);
  return printObject([
    ['required', requestBody.required ? ts`true` : ts`false`],
    [
      'contents',
      printObject(
        requestBody.content.map(({ mediaType, schema }) => [
          mediaType,
          printValueShape(target.shapes.ofSchema(schema), { target, ...rest }),
        ]),
      ),
    ],
    ['defaults', defaults === true ? ts`true` : defaults && printStringArray(defaults)],
  ]);
}

function printUpdate(
  { extensions: { effect }, resource }: Operation,
  context: ConditionContext,
): SafeText<'ts'> | undefined {
  if (effect?.kind !== 'update' || !resource) return undefined;
  return printObject([
    ['merge', stringLiteral(effect.merge ?? 'deep')],
    ['shape', printValueShape(context.target.shapes.referenceTo(resource.schema), context)],
  ]);
}

function printRates({ extensions }: Operation): SafeText<'ts'> | undefined {
  const rates = extensions.limits.flatMap((limit) =>
    limit.kind === 'rate'
      ? [
          printObject([
            ['id', stringLiteral(limit.id)],
            ['requests', numberLiteral(limit.requests)],
            ['seconds', numberLiteral(limit.seconds)],
            ['message', printOptionalString(limit.message)],
          ]),
        ]
      : [],
  );
  return rates.length === 0 ? undefined : printArray(rates);
}

function printLimits({ extensions }: Operation, context: ConditionContext): SafeText<'ts'> | undefined {
  const { target, imports, modules } = context;
  const limits = extensions.limits.flatMap((limit) => {
    if (limit.kind !== 'count') return [];
    const condition = target.rules.ofLimit(limit);
    const schema = target.api.schema(limit.of);
    const self = (): SafeText<'ts'> =>
      schema ? imports.type(target.types.schema(schema), modules.sibling('types')) : ts`unknown`;
    const fallback = `At most ${limit.max} of ${limit.of} are allowed per ${limit.per}${limit.within === 'day' ? ' and day' : ''}.`;
    return [
      printObject([
        ['id', stringLiteral(limit.id)],
        ['of', stringLiteral(limit.of)],
        ['per', stringLiteral(limit.per)],
        ['max', numberLiteral(limit.max)],
        ['within', printOptionalString(limit.within)],
        ['message', stringLiteral(limit.message ?? fallback)],
        [
          'where',
          condition && printSelfCondition(condition, variableTypeBeyondSchema(condition, 'self') ?? self(), context),
        ],
      ]),
    ];
  });
  return limits.length === 0 ? undefined : printArray(limits);
}

function printResponses({ responses }: Operation, context: ConditionContext): SafeText<'ts'> {
  return printObject(
    responses.map(({ status, content }) => [
      status,
      printObject(
        content.map(({ mediaType, schema }) => [
          mediaType,
          printValueShape(context.target.shapes.ofSchema(schema), context),
        ]),
      ),
    ]),
  );
}

function printHandler(operation: Operation, { imports, modules, target }: ConditionContext): SafeText<'ts'> {
  const tagGroup = target.api.tagGroups.find(({ id }) => id === operation.tagGroup);
  const request = imports.type(requestTypeName(operation), modules.own(`tags/${tagGroup?.name.file ?? ''}`));
  return ts`(request: ${request}<Tx>) => handlers.${identifier(operation.name.value)}(request)`;
}

/** Returns the path template that requests match. The host is ignored, because full paths are unique. */
export function fullPath({ path, servers }: Operation, api: Api): string {
  const [server] = servers ?? api.servers;
  return (server ? basePath(serverUrl(server)) : '') + path;
}

export function printValidatorReferences(
  operation: Operation,
  { target, imports, modules }: ConditionContext,
): SafeText<'ts'> {
  const names = target.validators.operation(operation);
  const validatorsPath = modules.sibling('validators');
  const importValidator = (name: string | undefined): SafeText<'ts'> | undefined =>
    name === undefined ? undefined : imports.value(name, validatorsPath);
  const createReader = imports.value('createParameterReader', modules.runtime('server/parameters'));
  const read = imports.value(names.parameters.read, validatorsPath);
  return printObject([
    ['parameters', ts`${createReader}(${read})`],
    ['body', importValidator(names.body)],
    ['form', importValidator(names.form)],
    ['rules', importValidator(names.rules)],
    ['merged', importValidator(names.merged)],
    ['response', importValidator(names.response)],
  ]);
}

/** Prints the preconditions; `undefined` if there are none. */
function printPreconditions(operation: Operation, context: ConditionContext): SafeText<'ts'> | undefined {
  const conditions = context.target.rules.ofOperation(operation);
  if (conditions.length === 0) return undefined;
  const bigintNames = bigintVariables(operation);
  const scope = (): SafeText<'ts'> =>
    context.imports.type('PreconditionScope', context.modules.runtime('server/operation-table'));
  return printArray(
    conditions.map((condition) => {
      const { id, message, status, field } = condition.rule;
      return printObject([
        ['id', stringLiteral(id)],
        ['message', stringLiteral(message)],
        ['status', numberLiteral(status)],
        ['field', printOptionalString(field)],
        [
          'holds',
          printConditionFunction(
            condition,
            scope,
            variableTypes(operation, condition, bigintNames, context),
            context,
            bigintNames,
          ),
        ],
      ]);
    }),
  );
}

/** Returns the variables that are parsed from strings, so their numbers can be bigints. */
function bigintVariables({ requestBody }: Operation): ReadonlySet<string> {
  const hasForm = requestBody?.content.some(({ mediaType }) => isFormMediaType(mediaType)) ?? false;
  return new Set(['path', 'query', ...(hasForm ? ['body'] : [])]);
}

/** Returns the types of the variables that a condition reads: the type of the schema if it suffices. */
function variableTypes(
  operation: Operation,
  condition: Condition,
  bigintNames: ReadonlySet<string>,
  context: ConditionContext,
): ReadonlyMap<string, SafeText<'ts'>> {
  const { target, imports, modules } = context;
  const resource = operation.resource && target.api.schema(operation.resource.schema);
  const schemaTypes: Readonly<Record<string, () => SafeText<'ts'>>> = {
    resource: () => (resource ? imports.type(target.types.schema(resource), modules.sibling('types')) : ts`unknown`),
    body: () =>
      operation.requestBody?.required ? bodyType(operation, context) : ts`Partial<${bodyType(operation, context)}>`,
    caller: () => context.callerType(),
  };
  // The union of several content types lacks the properties of its individual types.
  const isOneOfSeveral = (name: string): boolean => name === 'body' && (operation.requestBody?.content.length ?? 0) > 1;
  const typeOf = (name: string): SafeText<'ts'> =>
    bigintNames.has(name) || isOneOfSeveral(name)
      ? variableTypeAsRead(condition, name, bigintNames.has(name))
      : (variableTypeBeyondSchema(condition, name) ?? schemaTypes[name]?.() ?? ts`unknown`);
  return new Map(
    ['resource', 'body', 'path', 'query', 'caller']
      .filter((name) => condition.variablesRead.has(name))
      .map((name) => [name, typeOf(name)]),
  );
}
