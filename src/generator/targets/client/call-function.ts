// The function of the runtime that calls an operation.

import { isHeaderNamed, type OperationFilter } from '../../model/collection-filters.ts';
import { mediaTypeEssence } from '../../model/media-types.ts';
import type { Api, MediaType, Operation } from '../../model/types/api.ts';
import type { JsonType } from '../../model/types/schema.ts';
import { listAllowedTypes } from '../../model/value-forms/allowed-types.ts';
import { hasDefaultStyle } from './operation-descriptor.ts';

/** A function of the client runtime, and the file that exports it. */
export interface CallFunction {
  readonly file: string;
  readonly function: string;
}

/** Returns the function, which bundles contain without what the operation does not need. */
export function selectCallFunction(operation: Operation, filter: OperationFilter | undefined, api: Api): CallFunction {
  return hasOnlyJson(operation, api) && hasSingleValues(operation, filter, api)
    ? { file: 'call-json-operation', function: 'callJson' }
    : { file: 'call-operation', function: 'call' };
}

/** Returns whether all bodies are JSON. A request body that allows every type can be a stream of JSON. */
function hasOnlyJson({ requestBody, responses }: Operation, api: Api): boolean {
  const isJson = ({ mediaType }: MediaType): boolean => mediaTypeEssence(mediaType) === 'application/json';
  const contents = requestBody?.content ?? [];
  return (
    contents.length < 2 &&
    contents.every((content) => isJson(content) && listTypes(content, api).length < listTypes({}, api).length) &&
    responses.every((response) => response.content.every(isJson))
  );
}

/** Returns whether the values of all parameters are neither arrays nor objects, and have the default style. */
function hasSingleValues({ parameters }: Operation, filter: OperationFilter | undefined, api: Api): boolean {
  return parameters
    .filter((parameter) => !filter || !isHeaderNamed(parameter, filter.header))
    .every((parameter) => hasDefaultStyle(parameter) && !listTypes(parameter, api).some(isComposite));
}

function listTypes({ schema }: Pick<MediaType, 'schema'>, api: Api): readonly JsonType[] {
  return listAllowedTypes(schema?.jsonSchema ?? true, api);
}

function isComposite(type: JsonType): boolean {
  return type === 'array' || type === 'object';
}
