// Calls an operation whose values have another form in programs than in JSON.

import { acceptedMediaTypes, declaredBodyKind } from './accepted-media-types.ts';
import { call } from './call-operation.ts';
import type { CallRequest } from './send-call.ts';
import { classifyMediaType, mediaTypeEssence } from './classify-media-type.ts';
import type { Client } from './client.ts';
import { convertValue, type Conversion, type ValueConversion } from './convert-values.ts';
import type { OperationDescriptor } from './operation-descriptor.ts';
import type { CallResult } from './read-response.ts';
import type { InvalidRequestError } from './validate-messages.ts';
import type { ValidationProblem } from './validation-problem.ts';

/** The conversions of an operation. */
export interface OperationConversions {
  /** The parameters by location. */
  readonly parameters?: ValueConversion;
  /** The request body by media type. */
  readonly body?: ConversionsByMediaType;
  /** The response bodies by status (`200`, `4XX`, `default`). */
  readonly responses?: { readonly [status: string]: ConversionsByMediaType };
}

/** Conversions by media type or range, in lower case and without parameters. */
interface ConversionsByMediaType {
  readonly [mediaType: string]: Conversion | undefined;
}

/** An operation with conversions. */
export interface ConvertingOperation<Result> extends OperationDescriptor<Result> {
  readonly conversions: OperationConversions;
}

/** The result of a call in JSON. `exact` is its body with a `bigint` for each integer that a number rounds. */
export interface JsonResult {
  readonly result: CallResult;
  readonly exact?: unknown;
}

/** Calls an operation with a request in JSON. */
type CallWithJson = (
  client: Client,
  request: CallRequest | undefined,
  operation: ConvertingOperation<unknown>,
) => Promise<JsonResult>;

// The generated types describe what a call returns; with `unknown`, they are not used.
const callWithNumbers: CallWithJson = async (client, request, operation) => ({
  result: (await call<unknown>(client, request, operation)) as CallResult,
});

/**
 * Calls an operation like `call`, which validates and sends the converted request. A response that cannot be converted
 * is `unexpected`.
 *
 * @throws InvalidRequestError if the request cannot be converted
 */
export async function callWithConversions<T>(
  client: Client,
  request: CallRequest | undefined,
  operation: ConvertingOperation<T>,
  callWithJson: CallWithJson = callWithNumbers,
): Promise<T> {
  const result = await callWithJson(client, request && encodeRequest(request, operation), operation);
  // The generated types describe the converted result.
  return decodeResult(result, request?.accept, operation) as T;
}

function encodeRequest(request: CallRequest, operation: ConvertingOperation<unknown>): CallRequest {
  const { parameters, body } = operation.conversions;
  const mediaType = request.contentType ?? operation.contentType;
  const encodedBody = convertValue(request.body, body && selectConversion(body, mediaType), 'encode');
  const { body: _, ...others } = request;
  const encodedParameters = convertValue(others, parameters, 'encode');
  const problems = [...encodedParameters.problems, ...encodedBody.problems];
  if (problems.length > 0) throw createInvalidRequestError(operation.id, problems);
  return {
    ...(encodedParameters.value as CallRequest),
    ...(request.body !== undefined && { body: encodedBody.value }),
  };
}

function createInvalidRequestError(operation: string, problems: readonly ValidationProblem[]): InvalidRequestError {
  const message = `${operation}: ${problems.map(({ field, message: text }) => `${field || 'the body'} ${text}`).join('; ')}`;
  return Object.assign(new TypeError(message), { name: 'InvalidRequestError', operation, problems } as const);
}

function decodeResult(
  { result, exact }: JsonResult,
  accept: string | undefined,
  operation: ConvertingOperation<unknown>,
): CallResult {
  const { headers, response } = result;
  if (result.status === 'unexpected' || !isJsonResponse({ status: result.status, headers }, accept, operation))
    return result;
  const conversion = responseConversion(result.status, headers, operation);
  if (conversion === undefined) return result;
  const body = result.ok ? result.data : result.error;
  const { value, problems } = convertValue(body, conversion, 'decode', exact, '/body');
  if (problems.length > 0)
    return { operation: operation.id, ok: false, status: 'unexpected', error: body, problems, headers, response };
  return result.ok ? { ...result, data: value } : { ...result, error: value };
}

/** Returns whether a body is read as JSON: by its media type, or without one if the document has JSON. */
export function isJsonResponse(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  accept: string | undefined,
  { responses, mediaType: defaultMediaType = 'application/json' }: OperationDescriptor,
): boolean {
  const mediaType = mediaTypeEssence(headers.get('content-type'));
  return mediaType === ''
    ? acceptedMediaTypes(responses, status, accept ?? defaultMediaType).some((key) => declaredBodyKind(key) === 'json')
    : classifyMediaType(mediaType) === 'json';
}

function responseConversion(
  status: number,
  headers: Headers,
  { responses, conversions }: ConvertingOperation<unknown>,
): Conversion | undefined {
  const documented = Object.values(responses).flat();
  const key = [status, `${Math.floor(status / 100)}XX`, 'default'].find((each) => documented.includes(each));
  const byMediaType = key === undefined ? undefined : conversions.responses?.[key];
  return byMediaType && selectConversion(byMediaType, headers.get('content-type'));
}

/** Selects the conversion of the narrowest range that contains a media type; the first one without a media type. */
function selectConversion(
  conversions: ConversionsByMediaType,
  mediaType: string | null | undefined,
): Conversion | undefined {
  const essence = mediaTypeEssence(mediaType);
  if (essence === '') return Object.values(conversions)[0];
  const ranges = [essence, essence.replace(/\/[^/]*(?=\+)/, '/*'), essence.replace(/\/.*/, '/*'), '*/*'];
  const range = ranges.find((each) => Object.hasOwn(conversions, each));
  return range === undefined ? undefined : conversions[range];
}
