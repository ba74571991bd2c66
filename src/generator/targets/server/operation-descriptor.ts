// Operation descriptor for the server's request pipeline.

import { importedType, literal, imported } from '../../code/typescript/build-tree.ts';
import type { ModulePrinter } from '../../code/typescript/module-printer.ts';
import { identifier, literalKey, numberLiteral, stringLiteral } from '../../code/typescript/typescript.ts';
import type { SafeText } from '../../code/branded-text.ts';
import type { Json } from '../../source/node.ts';
import type { Resource } from '../../openapi/extensions/types.ts';
import type { Operation, Api, MediaType } from '../../model/types/api.ts';
import { requestMethod, basePath, serverUrl } from '../../model/http-request.ts';
import { requestTypeName } from './tag-handlers-module.ts';
import { propertiesTakingDefaults } from '../../model/operations/update-semantics.ts';
import { limitViews, preconditionViews } from './preconditions-and-limits.ts';
import type { TargetContext } from './target-context.ts';
import { valueShapeObject } from './value-shape-object.ts';
import type { OperationValidatorsView, ContentView, OperationDescriptorView, ResourceView } from './template-views.ts';

/** Returns an operation's entry in the operation table. The module at `handlersPath` declares its request type. */
export function operationDescriptorView(
  operation: Operation,
  handlersPath: string,
  context: TargetContext,
  printer: ModulePrinter,
): OperationDescriptorView {
  const { extensions, id, method, deprecated } = operation;
  const contentView = (content: MediaType): ContentView => createContentView(content, context, printer);
  return {
    id: stringLiteral(id),
    method: stringLiteral(requestMethod(method)),
    path: stringLiteral(fullPath(operation, context.api)),
    deprecated,
    security: operation.security.map(({ schemes }) => ({
      schemes: schemes.map(({ scheme, scopes }) => ({
        scheme: stringLiteral(scheme),
        scopes: scopes.map(stringLiteral),
      })),
    })),
    ...accessView(operation),
    rateLimits: rateLimitViews(operation),
    ...(operation.resource && { resource: resourceView(operation.resource) }),
    mode: stringLiteral(extensions.effect || !['get', 'head', 'options'].includes(method) ? 'write' : 'read'),
    ...bodyView(operation, contentView, printer),
    ...updateView(operation, context, printer),
    preconditions: preconditionViews(operation, context, printer),
    limits: limitViews(operation, context, printer),
    ...(extensions.emits.length > 0 && { emits: printer.expression(literal(extensions.emits)) }),
    responses: operation.responses.map(({ status, content }) => ({
      status: literalKey(status),
      contents: content.map(contentView),
    })),
    checks: checksView(operation, context, printer),
    request: printer.type(importedType(requestTypeName(operation), handlersPath)),
    name: identifier(operation.name.value),
  };
}

function accessView({ extensions: { access } }: Operation): Pick<OperationDescriptorView, 'access'> {
  if (!access) return {};
  const kind = stringLiteral(access.kind);
  if (access.kind !== 'grant') return { access: { kind } };
  return { access: { kind, grant: { name: stringLiteral(access.grant), level: stringLiteral(access.level) } } };
}

function resourceView({ schema, parameter, within }: Resource): ResourceView {
  return {
    schema: stringLiteral(schema),
    parameter: stringLiteral(parameter),
    ...(within && { within: resourceView(within) }),
  };
}

function createContentView(
  { mediaType, schema }: MediaType,
  context: TargetContext,
  printer: ModulePrinter,
): ContentView {
  const shape = valueShapeObject(context.shapes.ofSchema(schema, context.api), context);
  const [only, ...others] = shape.kind === 'object' ? shape.properties : [];
  return {
    mediaType: literalKey(mediaType),
    ...(only?.name === 'ref' && others.length === 0 && { ref: printer.expression(only.value) }),
    shape: printer.expression(shape),
  };
}

function bodyView(
  operation: Operation,
  contentView: (content: MediaType) => ContentView,
  printer: ModulePrinter,
): Pick<OperationDescriptorView, 'body'> {
  const { requestBody } = operation;
  if (!requestBody || requestBody.content.length === 0) return {};
  const defaults = propertiesTakingDefaults(operation);
  const print = (value: Json): SafeText<'ts'> => printer.expression(literal(value));
  return {
    body: {
      required: print(requestBody.required),
      contents: requestBody.content.map(contentView),
      ...(defaults !== undefined && (defaults === true || defaults.length > 0) && { defaults: print(defaults) }),
    },
  };
}

function updateView(
  { extensions: { effect }, resource }: Operation,
  context: TargetContext,
  printer: ModulePrinter,
): Pick<OperationDescriptorView, 'update'> {
  if (effect?.kind !== 'update' || !resource) return {};
  const shape = valueShapeObject(context.shapes.referenceTo(resource.schema), context);
  return { update: { merge: stringLiteral(effect.merge ?? 'deep'), shape: printer.expression(shape) } };
}

function rateLimitViews({ extensions }: Operation): OperationDescriptorView['rateLimits'] {
  return extensions.limits.flatMap((limit) =>
    limit.kind === 'rate'
      ? [
          {
            id: stringLiteral(limit.id),
            requests: numberLiteral(limit.requests),
            seconds: numberLiteral(limit.seconds),
            ...(limit.message !== undefined && { message: stringLiteral(limit.message) }),
          },
        ]
      : [],
  );
}

/** Returns the path template that requests match. The host is ignored, because full paths are unique. */
export function fullPath({ path, servers }: Operation, api: Api): string {
  const [server] = servers ?? api.servers;
  return (server ? basePath(serverUrl(server)) : '') + path;
}

function checksView(
  operation: Operation,
  { validators }: TargetContext,
  printer: ModulePrinter,
): OperationValidatorsView {
  const names = validators.operation(operation);
  const print = (name: string): SafeText<'ts'> => printer.expression(imported(name, 'validators'));
  return {
    parameters: print(names.parameters.read),
    ...(names.body !== undefined && { body: print(names.body) }),
    ...(names.form !== undefined && { form: print(names.form) }),
    ...(names.rules !== undefined && { rules: print(names.rules) }),
    ...(names.merged !== undefined && { merged: print(names.merged) }),
    ...(names.response !== undefined && { response: print(names.response) }),
  };
}
