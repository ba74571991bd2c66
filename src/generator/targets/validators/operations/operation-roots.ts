// Inline schemas of operations, and the modules that validate them.

import { toCaseStyles } from '../../../model/naming/case-styles.ts';
import type { Api, MediaType, Operation, Parameter, Response } from '../../../model/types/api.ts';
import type { SchemaRoot } from '../deduplicate-schemas.ts';
import { parameterFunction } from './component-parameter-reference.ts';
import { mayBeValidated } from './validated-media-types.ts';

/** Returns the module path of an operation. */
export function operationModulePath({ name }: Operation): string {
  return `operations/${name.file}`;
}

/** Returns the module path of a response component. */
export function responseModulePath(component: string): string {
  return `responses/${toCaseStyles(component, 'response').file}`;
}

/**
 * Returns the inline schemas of operations and webhooks; those of a component once. Only request readers validate
 * parameters.
 */
export function operationRoots({ operations, webhooks }: Api, requestReaders = true): readonly SchemaRoot[] {
  const components = new Set<string>();
  return [...operations, ...webhooks].flatMap((operation) => {
    const { parameters, requestBody, responses } = operation;
    const isNew = (path: string): boolean => components.size < components.add(path).size;
    return [
      ...(requestReaders ? parameters : []).flatMap((parameter) => parameterRoots(parameter, operation, isNew)),
      ...contentRoots(requestBody?.content ?? [], operationModulePath(operation), operation.name.type, 'body'),
      ...responses.flatMap((response) => responseRoots(response, operation, isNew)),
    ];
  });
}

function parameterRoots(
  parameter: Parameter,
  operation: Operation,
  isNew: (path: string) => boolean,
): readonly SchemaRoot[] {
  const { schema, name, component } = parameter;
  if (!schema) return [];
  const path = parameterFunction(parameter)?.path;
  if (component === undefined || path === undefined)
    return [
      {
        jsonSchema: schema.jsonSchema,
        path: operationModulePath(operation),
        type: operation.name.type,
        hint: name,
        isInline: true,
      },
    ];
  const { type } = toCaseStyles(component, 'parameter');
  return isNew(path) ? [{ jsonSchema: schema.jsonSchema, path, type, hint: name, isInline: false }] : [];
}

function responseRoots(
  { content, component }: Response,
  operation: Operation,
  isNew: (path: string) => boolean,
): readonly SchemaRoot[] {
  const validated = content.filter(({ mediaType }) => mayBeValidated(mediaType));
  if (component === undefined)
    return contentRoots(validated, operationModulePath(operation), operation.name.type, 'response');
  const path = responseModulePath(component);
  return isNew(path) ? contentRoots(validated, path, toCaseStyles(component, 'response').type, 'response') : [];
}

function contentRoots(contents: readonly MediaType[], path: string, type: string, hint: string): readonly SchemaRoot[] {
  return contents.flatMap(({ schema }) =>
    schema ? [{ jsonSchema: schema.jsonSchema, path, type, hint, isInline: true }] : [],
  );
}
