// Handlers of all operations: resources in memory, and generated values for everything else.

import { isJsonObject } from '../../model/sample-values/documented-values.ts';
import type { Api, MediaType, Operation } from '../../model/types/api.ts';
import type { Json } from '../../source/node.ts';
import { findListProperty, unwrapItem } from './envelopes.ts';
import { applyFilterHeader } from './filter-header.ts';
import { filterItems, selectPage } from './list-pages.ts';
import { createEnvelope, pageHeader } from './page-metadata.ts';
import { instantiatePath, jsonBody, keyOf, readPreferences, requestMediaType } from './requests.ts';
import { findResponse, createResponse, statusOf } from './responses.ts';
import { successResponse, type Collection, type Resources, type Role } from './resources.ts';
import { arrayItems, schemaId } from './schema-parts.ts';
import type { Handler, HandlerRequest, HandlerResponse, Handlers, ServerModules } from './server-modules.ts';
import type { Item, Store } from './store.ts';
import { UnsatisfiedSchemaError, type Values } from './values.ts';
import { createItem, itemBodies, replaceItem, updateItem } from './write-items.ts';

export interface HandlerContext {
  readonly api: Api;
  readonly resources: Resources;
  readonly store: Store;
  readonly values: Values;
  readonly httpError: ServerModules['httpError'];
}

/** A request in progress. */
interface Call {
  readonly operation: Operation;
  readonly request: HandlerRequest;
  /** Name of generated values: method and path. */
  readonly name: string;
}

/** A collection, and where a request addresses it. */
interface Target {
  readonly collection: Collection;
  readonly path: string;
  readonly key: string;
}

/** Creates the handlers, by the names of their tag group and operation. */
export function createHandlers(context: HandlerContext): Handlers {
  const { api } = context;
  return Object.fromEntries(
    api.tagGroups.map((tagGroup) => [
      tagGroup.name.value,
      Object.fromEntries(
        api.operations
          .filter((operation) => operation.tagGroup === tagGroup.id)
          .map((operation) => [operation.name.value, createHandler(operation, context)]),
      ),
    ]),
  );
}

function createHandler(operation: Operation, context: HandlerContext): Handler {
  const role = context.resources.roleOf(operation);
  const parents = context.resources.parentsOf(operation.path);
  return (request) => {
    const call: Call = { operation, request, name: `${operation.method} ${pathOf(request)}` };
    try {
      const { code } = readPreferences(request.request.headers);
      if (code !== undefined) return respondWith(code, call, context);
      for (const parent of parents)
        if (!findItem(toTarget(parent, request), request, context)) return notFound(call, context);
      return respond(role, call, context);
    } catch (error) {
      if (!(error instanceof UnsatisfiedSchemaError)) throw error;
      throw context.httpError(501, { message: error.message });
    }
  };
}

function toTarget(collection: Collection, { path }: HandlerRequest): Target {
  const { parameter } = collection;
  return {
    collection,
    path: instantiatePath(collection.path, path),
    key: parameter === undefined ? '' : keyOf(path[parameter]),
  };
}

function findItem(
  { collection, path, key }: Target,
  { tx }: HandlerRequest,
  { store }: HandlerContext,
): Item | undefined {
  return store.get(tx, collection, path, key);
}

/** Responds with a status: as documented or, if the document does not declare it, with an error of the service. */
function respondWith(
  status: number,
  { operation, request, name }: Call,
  context: HandlerContext,
  message?: string,
): HandlerResponse {
  const response = findResponse(operation, status);
  if (!response) throw context.httpError(status, { message: `The document declares no response ${status}` });
  const { example } = readPreferences(request.request.headers);
  const input = { request, status, response, name: `${name} ${status}`, example };
  return createResponse({ ...input, ...(message !== undefined && { message }) }, context);
}

function notFound(call: Call, context: HandlerContext): HandlerResponse {
  return fail(404, 'Not found', call, context);
}

/** Responds with an error: as documented, or with one of the service. */
function fail(status: number, message: string, call: Call, context: HandlerContext): HandlerResponse {
  if (findResponse(call.operation, status)) return respondWith(status, call, context, message);
  throw context.httpError(status, { message });
}

function respond(role: Role, call: Call, context: HandlerContext): HandlerResponse {
  const { request } = call;
  const { store } = context;
  if (role.kind === 'other') return succeed(call, context);
  const target = toTarget(role.collection, request);
  const { collection, path, key } = target;
  switch (role.kind) {
    case 'list':
      return respondWithList(call, target, context);
    case 'create':
      return create(call, target, context);
    case 'read': {
      const item = findItem(target, request, context);
      return item ? succeed(call, context, { item: item.value }) : notFound(call, context);
    }
    case 'update':
    case 'replace': {
      const item = findItem(target, request, context);
      if (!item)
        return role.kind === 'replace' && canCreateByPut(call.operation, collection)
          ? createAtPath(call, target, context)
          : notFound(call, context);
      if (requestMediaType(request) === 'application/json-patch+json' && request.merged === undefined)
        throw context.httpError(501, { message: 'The mock server cannot apply a JSON Patch' });
      const change = role.kind === 'update' ? updateItem : replaceItem;
      const changed = store.withKey(change({ ...call, collection, value: item.value }, context), collection, key);
      store.put(request.tx, collection, path, changed);
      return succeed(call, context, { item: changed.value });
    }
    case 'delete': {
      const item = findItem(target, request, context);
      if (!item) return notFound(call, context);
      store.remove(request.tx, collection, path, key);
      const deleted = isJsonObject(item.value) ? { ...item.value, deleted: true } : item.value;
      return succeed(call, context, { item: deleted });
    }
    default:
      return role satisfies never;
  }
}

/** Creates an item, or one for each element of an array. */
function create(call: Call, { collection, path }: Target, context: HandlerContext): HandlerResponse {
  const { request } = call;
  const { api, store } = context;
  const { tx } = request;
  const usedKeys = new Set(store.usedKeys(tx, collection, path));
  const created = new Map<string, Item>();
  const bodies = itemBodies(request, collection, api);
  for (const body of bodies) {
    const item = createItem({ ...call, collection, body, usedKeys }, context);
    if (created.has(item.key) || store.get(tx, collection, path, item.key))
      return fail(409, `An item with the ID ${item.key} already exists`, call, context);
    usedKeys.add(item.key);
    created.set(item.key, item);
  }
  for (const item of created.values()) store.put(tx, collection, path, item);
  const [item, ...others] = created.values();
  return item && others.length === 0 && !Array.isArray(request.body)
    ? succeed(call, context, { item: item.value, location: `${pathOf(request)}/${encodeURIComponent(item.key)}` })
    : succeed(call, context, { item: [...created.values()].map(({ value }) => value), isCreation: true });
}

/** Returns whether PUT creates an item that does not exist. */
function canCreateByPut({ responses }: Operation, { isSingleton, hasCreate }: Collection): boolean {
  return isSingleton || !hasCreate || responses.some(({ status }) => status === '201');
}

/** Creates the item that the path identifies. */
function createAtPath(call: Call, { collection, path, key }: Target, context: HandlerContext): HandlerResponse {
  const { request } = call;
  const { store } = context;
  const usedKeys = store.usedKeys(request.tx, collection, path);
  const body = jsonBody(request.body);
  const { value } = createItem({ ...call, collection, body, usedKeys }, context);
  const item = store.withKey(value, collection, key);
  store.put(request.tx, collection, path, item);
  return succeed(call, context, { item: item.value, location: pathOf(request) });
}

function pathOf({ request }: HandlerRequest): string {
  return request.target.replace(/\?[^]*/, '');
}

/** The item that a response represents, or several created ones, and the path of a created one. */
interface Success {
  readonly item: Json;
  readonly isCreation?: boolean;
  readonly location?: string;
}

/** Responds with success: with an item as its schema describes it, or with a documented or generated value. */
function succeed(call: Call, context: HandlerContext, success?: Success): HandlerResponse {
  const { operation, request, name } = call;
  const { values, api } = context;
  const response =
    successResponse(operation, success?.isCreation ?? success?.location !== undefined) ?? operation.responses[0];
  if (!response) throw context.httpError(501, { message: 'The document declares no response' });
  const { example } = readPreferences(request.request.headers);
  const input = { request, status: statusOf(response), response, name, example };
  const parent = context.resources.parentsOf(operation.path).at(-1);
  const item = success?.item ?? (parent && itemOfAction(call, parent, context));
  if (item === undefined || example !== undefined) return createResponse(input, context);
  const toBody = ({ schema }: MediaType): Json => {
    const { jsonSchema } = schema ?? { jsonSchema: true };
    const listed = arrayItems(jsonSchema, api);
    if (listed !== undefined && Array.isArray(item))
      return values.conform(
        jsonSchema,
        (item as readonly Json[]).map((each) => values.conform(listed, each, name)),
        name,
      );
    const { property, item: itemSchema } = unwrapItem(jsonSchema, api);
    if (property === undefined) return values.conform(jsonSchema, item, name);
    return values.conform(jsonSchema, { [property]: values.conform(itemSchema, item, name) }, name);
  };
  return createResponse(
    { ...input, ...(success?.location !== undefined && { location: success.location }) },
    context,
    toBody,
  );
}

/** Returns the item that an action concerns if the action responds with it: `POST /pets/{petId}/feed`. */
function itemOfAction({ operation, request }: Call, parent: Collection, context: HandlerContext): Json | undefined {
  const schema = successResponse(operation)?.content[0]?.schema?.jsonSchema;
  const id = schema === undefined ? undefined : schemaId(unwrapItem(schema, context.api).item, context.api);
  if (id === undefined || id !== schemaId(parent.item, context.api)) return undefined;
  return findItem(toTarget(parent, request), request, context)?.value;
}

function respondWithList(call: Call, { collection, path }: Target, context: HandlerContext): HandlerResponse {
  const { operation, request, name } = call;
  const { api, store, values } = context;
  const response = successResponse(operation);
  const { example } = readPreferences(request.request.headers);
  if (!response) return notFound(call, context);
  const input = { request, status: statusOf(response), response, name, example };
  if (example !== undefined) return createResponse(input, context);
  const filtered = filterItems(store.list(request.tx, collection, path), operation, collection, request, api);
  const items = applyFilterHeader(filtered, operation, request, api);
  const page = selectPage(items, operation, request, api);
  const headerOf = (header: string): string | undefined => pageHeader(header, page, api);
  return createResponse({ ...input, headerOf }, context, ({ schema }) => {
    const { jsonSchema } = schema ?? { jsonSchema: true };
    const represent = (itemSchema: NonNullable<ReturnType<typeof arrayItems>>): readonly Json[] =>
      page.items.map(({ key, value }) => values.conform(itemSchema, value, `${path}/${key}`));
    const itemSchema = arrayItems(jsonSchema, api);
    if (itemSchema !== undefined) return values.conform(jsonSchema, represent(itemSchema), name);
    const property = findListProperty(jsonSchema, operation.path, api, true);
    if (!property) return values.generate(jsonSchema, name);
    const list = represent(arrayItems(property.schema, api) ?? true);
    return createEnvelope(jsonSchema, { [property.name]: list }, { page, api, values, name });
  });
}
