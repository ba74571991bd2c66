// Inline schemas of operations, and the modules that validate them.

import { toCaseStyles } from '../../../model/naming/case-styles.ts';
import type { Api, MediaType, Operation, Parameter, Response } from '../../../model/types/api.ts';
import type { SchemaRoot } from '../deduplicate-schemas.ts';
import { parameterFunction } from './component-parameter-reference.ts';
import { isShareable, responsesKey, usesResponseComponents } from './shared-responses.ts';
import { mayBeValidated } from './validated-media-types.ts';

/** Returns the module path of an operation. */
export type OperationModulePath = (operation: Operation) => string;

/** Returns a function for the module paths of operations: those of a tag share a module, and a webhook has its own. */
export function createOperationModulePath({ tagGroups, webhooks }: Api): OperationModulePath {
  const files = new Map(tagGroups.map(({ id, name }) => [id, name.file]));
  const ownModules = new Set(webhooks);
  return (operation) =>
    ownModules.has(operation)
      ? `webhooks/${operation.name.file}`
      : `operations/${files.get(operation.tagGroup) ?? operation.name.file}`;
}

/** Returns the module path for each response component: that of its only user, or its own. */
export function findResponseModulePaths(
  { operations, webhooks }: Api,
  operationModulePath: OperationModulePath,
  sharedResponses: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const operation of [...operations, ...webhooks]) {
    const sharedPath = sharedResponses.get(responsesKey(operation) ?? '');
    for (const response of usesResponseComponents(operation) ? operation.responses : []) {
      const { component } = response;
      if (component === undefined) continue;
      const user = sharedPath !== undefined && isShareable(response) ? sharedPath : operationModulePath(operation);
      const isOnlyUser = [undefined, user].includes(paths.get(component));
      paths.set(component, isOnlyUser ? user : `responses/${toCaseStyles(component, 'response').file}`);
    }
  }
  return paths;
}

/**
 * Returns the inline schemas of operations and webhooks; those of a component once. Only request readers validate
 * parameters.
 */
export function operationRoots(
  { operations, webhooks }: Api,
  operationModulePath: OperationModulePath,
  responseModulePaths: ReadonlyMap<string, string>,
  requestReaders = true,
): readonly SchemaRoot[] {
  const components = new Set<string>();
  return [...operations, ...webhooks].flatMap((operation) => {
    const { parameters, requestBody, responses, name } = operation;
    const module = { path: operationModulePath(operation), type: name.type };
    const isNew = (component: string): boolean => components.size < components.add(component).size;
    return [
      ...(requestReaders ? parameters : []).flatMap((parameter) => parameterRoots(parameter, module, isNew)),
      ...contentRoots(requestBody?.content ?? [], module, 'body'),
      ...responses.flatMap((response) => {
        const path = usesResponseComponents(operation) ? responseModulePaths.get(response.component ?? '') : undefined;
        if (response.component === undefined || path === undefined) return responseRoots(response, module);
        const { type } = toCaseStyles(response.component, 'response');
        return isNew(`response ${response.component}`) ? responseRoots(response, { path, type }) : [];
      }),
    ];
  });
}

/** The module that validates a schema, and the type name of its operation or component. */
type Module = Pick<SchemaRoot, 'path' | 'type'>;

function parameterRoots(parameter: Parameter, module: Module, isNew: (path: string) => boolean): readonly SchemaRoot[] {
  const { schema, name, component } = parameter;
  if (!schema) return [];
  const path = parameterFunction(parameter)?.path;
  if (component === undefined || path === undefined)
    return [
      {
        jsonSchema: schema.jsonSchema,
        ...module,
        hint: name,
        isInline: true,
      },
    ];
  const { type } = toCaseStyles(component, 'parameter');
  return isNew(path) ? [{ jsonSchema: schema.jsonSchema, path, type, hint: name, isInline: false }] : [];
}

function responseRoots({ content }: Response, module: Module): readonly SchemaRoot[] {
  return contentRoots(
    content.filter(({ mediaType }) => mayBeValidated(mediaType)),
    module,
    'response',
  );
}

function contentRoots(contents: readonly MediaType[], module: Module, hint: string): readonly SchemaRoot[] {
  return contents.flatMap(({ schema }) =>
    schema ? [{ jsonSchema: schema.jsonSchema, ...module, hint, isInline: true }] : [],
  );
}
