// Documented responses: statuses, media types, examples, and headers.

import { contentKind, mediaTypeEssence } from '../../model/media-types.ts';
import type { MediaType, Operation, Response } from '../../model/types/api.ts';
import type { Json } from '../../source/node.ts';
import { sampleMediaType } from '../../targets/docs/samples/sample-request.ts';
import { describeError, type ValueContext } from './error-properties.ts';
import { documentedValues } from './examples.ts';
import { keyOf } from './requests.ts';
import type { HandlerRequest, HandlerResponse, ServiceError } from './server-modules.ts';
import { createStream, frameItem } from './streams.ts';
import { UnsatisfiedSchemaError, type Values } from './values.ts';

/** Returns the response that a document declares for a status, or for its range, or by default. */
export function findResponse({ responses }: Operation, status: number): Response | undefined {
  const byStatus = new Map(responses.map((response) => [response.status.toUpperCase(), response]));
  return byStatus.get(String(status)) ?? byStatus.get(`${Math.floor(status / 100)}XX`) ?? byStatus.get('DEFAULT');
}

/** Returns a status that a response applies to. */
export function statusOf({ status }: Response): number {
  if (status === 'default') return 200;
  return Number(status.replaceAll(/x/gi, '0'));
}

/** Input of a documented response. */
export interface ResponseInput {
  readonly request: HandlerRequest;
  readonly status: number;
  readonly response: Response;
  /** Name of generated values. */
  readonly name: string;
  /** Name of the example to use. */
  readonly example?: string | undefined;
  /** Message of an error. */
  readonly message?: string;
  /** Path of the created resource. */
  readonly location?: string;
  /** Returns the value of a header that the items determine. */
  readonly headerOf?: (name: string) => string | undefined;
}

/** Creates a documented response with an example or a generated value, or with a given JSON body. */
export function createResponse(
  input: ResponseInput,
  context: ValueContext,
  body?: (content: MediaType) => Json,
): HandlerResponse {
  const { request, status, response } = input;
  const content = selectContent(response, request);
  const headers = createHeaders(input, context.values);
  if (!content || status === 204 || status === 304) return { status, headers };
  return {
    status,
    headers,
    contentType: sampleMediaType(content),
    body: body && contentKind(content) === 'json' ? body(content) : createBody(content, input, context),
  };
}

/** Returns the media type that the request accepts by name; otherwise JSON, or the first one. */
function selectContent({ content }: Response, { request }: HandlerRequest): MediaType | undefined {
  const accepted = (request.headers['accept'] ?? '').split(',').map((range) => range.replace(/;.*/, '').trim());
  return (
    content.find(({ mediaType }) => accepted.includes(mediaType)) ??
    content.find((each) => contentKind(each) === 'json') ??
    content[0]
  );
}

/**
 * Returns the body that the operation declares for an error of the service. Returns `undefined` if it declares no JSON
 * schema for the status, or if the document has a convention for errors, which the service follows.
 */
export function createErrorBody(error: ServiceError, context: ValueContext): Json | undefined {
  const { conventions, operations } = context.api;
  const operation = operations.find(({ id }) => id === error.operation);
  const response = conventions.errors || !operation ? undefined : findResponse(operation, error.status);
  const contents = (response?.content ?? []).filter((content) => contentKind(content) === 'json');
  const content = contents.find(({ mediaType }) => mediaTypeEssence(mediaType) === 'application/json') ?? contents[0];
  if (!content?.schema) return undefined;
  try {
    return createValue(content, error, { name: `${operation?.id} ${error.status}` }, context);
  } catch (exception) {
    if (exception instanceof UnsatisfiedSchemaError) return undefined;
    throw exception;
  }
}

/** Returns an example or a generated value. That of an error contains its messages. */
function createValue(
  content: MediaType,
  error: Pick<ServiceError, 'status' | 'details'>,
  { name, example }: Pick<ResponseInput, 'name' | 'example'>,
  context: ValueContext,
): Json {
  const { values } = context;
  const [documented] = documentedValues(content, example, values);
  if (documented !== undefined && error.details.length === 0) return documented;
  const jsonSchema = content.schema?.jsonSchema ?? true;
  const value = documented ?? values.generate(jsonSchema, name);
  return error.status < 400 ? value : describeError(jsonSchema, value, error, name, context);
}

function createBody(content: MediaType, input: ResponseInput, context: ValueContext): Json | Uint8Array {
  const { name, status, example, message } = input;
  const kind = contentKind(content);
  if (kind === 'stream' && status < 400) return createStream(content, name, example, context);
  const error = { status, details: message === undefined ? [] : [{ message }] };
  const value = createValue(content, error, { name, example }, context);
  if (kind === 'json') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (kind === 'stream') return frameItem(content, value, context.api);
  return kind === 'text' ? text : new TextEncoder().encode(text);
}

/** Returns the required headers, and the location of a created resource. */
function createHeaders(
  { response, name, location, headerOf }: ResponseInput,
  values: Values,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    response.headers.flatMap((header) => {
      if (/^location$/i.test(header.name) && location !== undefined) return [[header.name, location]];
      const determined = headerOf?.(header.name);
      if (determined !== undefined) return [[header.name, determined]];
      if (!header.required || /^content-type$/i.test(header.name)) return [];
      const { schema, content } = header;
      const value = values.generate(
        (schema ?? content?.schema)?.jsonSchema ?? true,
        `${name} ${header.name}`,
        (candidate) => content !== undefined || typeof candidate !== 'object',
      );
      return [[header.name, content ? JSON.stringify(value) : keyOf(value)]];
    }),
  );
}
