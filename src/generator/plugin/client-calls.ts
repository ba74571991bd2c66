// The functions that the client exports for operations: names of their types, whether they need a request, and comments.

import type { SafeText } from '../code/branded-text.ts';
import { docComment, requiredDocComment } from '../code/typescript/comment.ts';
import { isHeaderNamed, operationFilter } from '../model/collection-filters.ts';
import { requestMethod } from '../model/http-request.ts';
import { acceptableMediaTypes } from '../model/operations/response-media-types.ts';
import type { Api, Operation } from '../model/types/api.ts';

/** Returns the name of an operation's request type. */
export function requestTypeName({ name }: Operation): string {
  return `${name.type}Request`;
}

export function resultTypeName({ name }: Operation): string {
  return `${name.type}Result`;
}

/** Returns whether a body can be sent: `fetch` rejects bodies of GET and HEAD requests. */
export function hasBody({ method, requestBody }: Operation): boolean {
  return requestBody !== undefined && requestBody.content.length > 0 && method !== 'get' && method !== 'head';
}

/** Returns whether the client has a request type for an operation; otherwise, calls accept only `CallOptions`. */
export function hasRequestType(operation: Operation): boolean {
  return operation.parameters.length > 0 || hasBody(operation) || acceptableMediaTypes(operation).length > 0;
}

/** Returns whether the request has a required property. */
export function isRequestRequired(operation: Operation, api: Api): boolean {
  const filter = operationFilter(operation, api);
  const parameters = operation.parameters.filter((each) => !filter || !isHeaderNamed(each, filter.header));
  const isBodyRequired = hasBody(operation) && operation.requestBody?.required === true;
  return isBodyRequired || parameters.some((parameter) => parameter.required || parameter.in === 'path');
}

/** Returns the comment of an operation's function. */
export function operationDoc({ summary, description, method, path, deprecated }: Operation): SafeText<'ts'> {
  const text = [summary, description].filter((part) => part !== undefined && part.trim() !== '').join('\n\n');
  const comment = text === '' ? undefined : docComment(text, { deprecated });
  return comment ?? requiredDocComment(`\`${requestMethod(method)} ${path}\``, { deprecated });
}
