// Properties of error bodies: the status and the messages, by the names that are usual for them.

import { STATUS_CODES } from 'node:http';
import type { Api } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import type { Json } from '../../source/node.ts';
import { isJsonObject } from '../../model/sample-values/documented-values.ts';
import { arrayItems, declaredProperties, selectBranches } from './schema-parts.ts';
import type { ErrorDetail, ServiceError } from './server-modules.ts';
import type { Values } from './values.ts';

export interface ValueContext {
  readonly api: Api;
  readonly values: Values;
}

type JsonProperties = Readonly<Record<string, Json>>;

type ErrorContent = Pick<ServiceError, 'status' | 'details'>;

/** Properties that contain a message, in order of precedence. */
const messageProperties = ['message', 'detail', 'error_description', 'error', 'msg', 'title'];

const statusProperties = ['status', 'statusCode', 'code'];

/** Properties that contain an error, or a list of errors. */
const nestedProperties = ['error', 'errors', 'detail'];

/** Properties of the items of a list that contain the field. In other objects, `path` can be that of the request. */
const itemFieldProperties = ['field', 'path', 'loc'];

/** Returns a valid error body with its status and messages, as far as the schema allows them. */
export function describeError(
  jsonSchema: JsonSchema,
  value: Json,
  error: ErrorContent,
  name: string,
  context: ValueContext,
): Json {
  const { values } = context;
  const selected = selectValidBranches(jsonSchema, value, context);
  if (isJsonObject(value)) return values.extend(selected, value, errorProperties(selected, error, name, context));
  if (error.details.length === 0) return value;
  const described = Array.isArray(value)
    ? nestedErrors(selected, error, name, context)
    : joinMessages(error.details, false);
  return described !== undefined && values.isValid(jsonSchema, described) ? described : value;
}

function selectValidBranches(jsonSchema: JsonSchema, value: Json, { api, values }: ValueContext): JsonSchema {
  return selectBranches(jsonSchema, (branch) => values.isValid(branch, value), api);
}

/**
 * Returns those properties of an error body that its schema declares, and that its status and details determine. Their
 * values can be invalid together.
 */
function errorProperties(
  jsonSchema: JsonSchema,
  error: ErrorContent,
  name: string,
  context: ValueContext,
): JsonProperties {
  const { errors } = context.api.conventions;
  const declared = declaredProperties(jsonSchema, context.api);
  const nested = [...nestedProperties, ...(errors ? [errors.items] : [])];
  return {
    ...ownProperties(declared, error, [errors?.field ?? 'field'], context),
    ...Object.fromEntries(
      nested.flatMap((property) => {
        const value = nestedErrors(declared.get(property) ?? false, error, `${name} ${property}`, context);
        return value === undefined ? [] : [[property, value]];
      }),
    ),
  };
}

/** Returns the properties that are not nested. Those of a problem (RFC 9457) require `title`. */
function ownProperties(
  declared: ReadonlyMap<string, JsonSchema>,
  { status, details }: ErrorContent,
  fieldProperties: readonly string[],
  { api, values }: ValueContext,
): JsonProperties {
  const { errors } = api.conventions;
  const title = STATUS_CODES[status];
  const candidates: [property: string, value: Json][] = statusProperties.map((property) => [property, status]);
  if (title !== undefined && declared.has('title')) candidates.push(['type', 'about:blank'], ['title', title]);
  const [{ field } = {}] = details;
  if (field !== undefined)
    candidates.push(...fieldProperties.map((property): [string, Json] => [property, fieldValue(property, field)]));
  const isAllowed = (property: string, value: Json): boolean => values.isValid(declared.get(property) ?? false, value);
  const hasField =
    details.length === 1 &&
    field !== undefined &&
    fieldProperties.some((property) => isAllowed(property, fieldValue(property, field)));
  const message = joinMessages(details, hasField);
  const messageProperty = [...(errors ? [errors.message] : []), ...messageProperties].find((property) =>
    isAllowed(property, message),
  );
  if (messageProperty !== undefined && message !== '') candidates.push([messageProperty, message]);
  return Object.fromEntries(candidates.filter(([property, value]) => isAllowed(property, value)));
}

/** Returns the value of a property that contains the field; empty if the error concerns none. */
function fieldValue(property: string, field: string): Json {
  if (property !== 'loc') return field;
  return field === '' ? [] : field.split('.');
}

/** Joins the messages, with their fields unless a property contains the field. */
function joinMessages(details: readonly ErrorDetail[], hasField: boolean): string {
  return details
    .map(({ message, field }) => (field === undefined || hasField ? message : `${field}: ${message}`))
    .join('; ');
}

/** Returns the value of a property that contains an error, a list of errors, or a list of messages. */
function nestedErrors(
  jsonSchema: JsonSchema,
  { status, details }: ErrorContent,
  name: string,
  context: ValueContext,
): Json | undefined {
  const { api, values } = context;
  const { errors } = api.conventions;
  const createError = (
    schema: JsonSchema,
    own: readonly ErrorDetail[],
    fieldProperties: readonly string[],
  ): Json | undefined => {
    if (schema === false) return undefined;
    const value = values.generate(schema, name);
    const selected = selectValidBranches(schema, value, context);
    const declared = declaredProperties(selected, api);
    if (declared.size === 0) return undefined;
    return values.extend(selected, value, ownProperties(declared, { status, details: own }, fieldProperties, context));
  };
  const items = arrayItems(jsonSchema, api);
  if (items === undefined) return createError(jsonSchema, details, [errors?.field ?? 'field']);
  if (details.length === 0) return undefined;
  const fieldProperties = errors ? [errors.field, ...itemFieldProperties] : itemFieldProperties;
  return details.flatMap((detail) => {
    const item = createError(items, [detail], fieldProperties);
    if (item === undefined) return [joinMessages([detail], false)];
    const result = detail.field === undefined ? withoutInventedField(items, item, fieldProperties, context) : item;
    return result === undefined ? [] : [result];
  });
}

/**
 * Returns an item whose error concerns no field, with no generated field: without the property or, if it is required,
 * with an empty value. Returns `undefined` if neither is valid.
 */
function withoutInventedField(
  jsonSchema: JsonSchema,
  item: Json,
  fieldProperties: readonly string[],
  { values }: ValueContext,
): Json | undefined {
  if (!isJsonObject(item)) return item;
  let result: JsonProperties = item;
  for (const property of fieldProperties.filter((each) => Object.hasOwn(item, each))) {
    const { [property]: _, ...others } = result;
    const next = [others, { ...result, [property]: fieldValue(property, '') }].find((candidate) =>
      values.isValid(jsonSchema, candidate),
    );
    if (next === undefined) return undefined;
    result = next;
  }
  return result;
}
