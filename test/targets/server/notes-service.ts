// Handwritten operation table for a notes API, for tests of the request pipeline.

import type { Problem } from '../../../src/runtime/validation/problem.ts';
import type { HandlerRequest, HandlerResponse } from '../../../src/runtime/server/handler-types.ts';
import type { ServiceRequest } from '../../../src/runtime/server/http.ts';
import { createMemoryHost, type MemoryHost } from '../../../src/runtime/server/memory/in-memory-host.ts';
import type { MemoryTx } from '../../../src/runtime/server/memory/in-memory-records.ts';
import type { ServiceOptions } from '../../../src/runtime/server/service-options.ts';
import { createServiceFromTable, type Service } from '../../../src/runtime/server/service.ts';
import type { OperationDescriptor, OperationTable } from '../../../src/runtime/server/operation-table.ts';

export type NotesTx = MemoryTx;
export type NotesOperation = OperationDescriptor<NotesTx>;

type ParameterProblem = Problem & { readonly in: 'path' | 'query' };

const note = { ref: 'Note' };
const security = [[{ scheme: 'token', scopes: ['notes'] }]];
const problem = (field: string, message: string, keyword = 'type'): Problem => ({
  pointer: `/${field}`,
  field,
  keyword,
  schema: '',
  message,
});

function checkNote(_mediaType: string, value: unknown): readonly Problem[] {
  if (typeof value !== 'object' || value === null)
    return [{ pointer: '', field: '', keyword: 'type', schema: '', message: 'must be an object' }];
  const problems: Problem[] = [];
  for (const name of ['title', 'secret'] as const) {
    const property: unknown = Reflect.get(value, name);
    if (property !== undefined && property !== null && typeof property !== 'string')
      problems.push(problem(name, 'must be a string'));
  }
  const weight: unknown = Reflect.get(value, 'weight');
  if (weight !== undefined && !Number.isInteger(weight)) problems.push(problem('weight', 'must be an integer'));
  // A rule, which applies to the rounded value, not to the value as sent.
  if (typeof weight === 'number' && ![0, 10, 100].includes(weight))
    problems.push(problem('weight', 'must be 0, 10, or 100', 'rule'));
  return problems;
}

/** Checks the rules of the merged value, including one that compares it with the stored value. */
function checkMergedNote(value: unknown, _now: unknown, old: unknown): readonly Problem[] {
  const { title, secret } = value as { readonly title: unknown; readonly secret: unknown };
  const { title: oldTitle } = old as { readonly title: unknown };
  const problems: Problem[] = [];
  if (typeof title === 'string' && title === secret)
    problems.push(problem('title', 'The title must not be the secret.', 'rule'));
  if (oldTitle === 'one' && title === 'two')
    problems.push(problem('title', 'The title must not change from one to two.', 'rule'));
  return problems;
}

const parameters: NonNullable<NotesOperation['checks']['parameters']> = ({ path, query }) => {
  const id = Number(path['noteId']);
  const page = new URLSearchParams(query).get('page') ?? '1';
  const problems: ParameterProblem[] = [];
  if (path['noteId'] !== undefined && !Number.isInteger(id))
    problems.push({ ...problem('noteId', 'must be an integer'), in: 'path' });
  if (!/^\d+$/.test(page)) problems.push({ ...problem('page', 'must be an integer'), in: 'query' });
  return { path: { noteId: id }, query: { page: Number(page) }, headers: {}, cookies: {}, problems };
};

const handler: { handle: (request: HandlerRequest<NotesTx>) => HandlerResponse | Promise<HandlerResponse> } = {
  handle: () => ({ status: 200, body: {} }),
};

/** Sets the handler of all operations. */
export function setHandler(
  handle: (request: HandlerRequest<NotesTx>) => HandlerResponse | Promise<HandlerResponse>,
): void {
  handler.handle = handle;
}

const resource = { schema: 'Note', parameter: 'noteId' };
const handle = (request: HandlerRequest<NotesTx>): HandlerResponse | Promise<HandlerResponse> =>
  handler.handle(request);
const jsonNote = { 200: { 'application/json': note } };

export const list: NotesOperation = {
  id: 'listNotes',
  method: 'GET',
  path: '/v1/notes',
  security,
  access: { kind: 'own' },
  mode: 'read',
  responses: { 200: { 'application/json': { items: note } } },
  checks: { parameters },
  handle,
};
export const create: NotesOperation = {
  id: 'createNote',
  method: 'POST',
  path: '/v1/notes',
  security,
  access: { kind: 'grant', grant: 'add_note', level: 'read_write' },
  mode: 'write',
  body: {
    required: true,
    contents: { 'application/json': note, 'application/x-www-form-urlencoded': note },
    defaults: true,
  },
  limits: [{ id: 'notes-per-account', of: 'Note', per: 'account', max: 3, message: 'At most 3 notes.' }],
  emits: ['note_added'],
  responses: { 201: { 'application/json': note } },
  checks: { parameters, body: checkNote },
  handle,
};
export const get: NotesOperation = {
  id: 'getNote',
  method: 'GET',
  path: '/v1/notes/{noteId}',
  security,
  access: { kind: 'grant', grant: 'note', level: 'read_only' },
  resource,
  mode: 'read',
  responses: jsonNote,
  checks: { parameters },
  handle,
};
export const update: NotesOperation = {
  id: 'updateNote',
  method: 'PUT',
  path: '/v1/notes/{noteId}',
  security,
  access: { kind: 'grant', grant: 'note', level: 'read_write' },
  resource,
  mode: 'write',
  body: { required: true, contents: { 'application/json': note }, defaults: ['color'] },
  update: { merge: 'deep', shape: note },
  preconditions: [
    {
      id: 'not-archived',
      message: 'The note is archived.',
      status: 409,
      holds: ({ resource }) => !(resource as { archived?: boolean }).archived,
    },
    {
      id: 'unrestricted-title',
      message: 'Only an unrestricted user may do this.',
      status: 403,
      field: 'title',
      holds: ({ caller, body }) => !(caller as { restricted: boolean }).restricted || !('title' in (body as object)),
    },
  ],
  responses: jsonNote,
  checks: {
    parameters,
    body: checkNote,
    merged: checkMergedNote,
  },
  handle,
};
export const remove: NotesOperation = {
  id: 'deleteNote',
  method: 'DELETE',
  path: '/v1/notes/{noteId}',
  security,
  access: { kind: 'unrestricted' },
  resource,
  mode: 'write',
  responses: { 204: {} },
  checks: { parameters },
  deprecated: true,
  handle,
};
export const open: NotesOperation = {
  id: 'readNote',
  method: 'GET',
  path: '/v1/open/{noteId}',
  security: [...security, []],
  access: { kind: 'public' },
  resource,
  mode: 'read',
  responses: jsonNote,
  checks: { parameters },
  handle,
};

export const table: OperationTable<NotesTx> = {
  version: '1.2.3',
  conventions: {
    errors: { items: 'errors', message: 'reason', field: 'field' },
    rateLimit: { limit: 'X-Limit', remaining: 'X-Remaining', reset: 'X-Reset' },
    deprecation: { status: 299, warnings: 'warnings' },
    scopes: { granted: 'X-Scopes', accepted: 'X-Accepted-Scopes' },
    version: { header: 'X-Version' },
  },
  schemes: { token: { kind: 'bearer' } },
  shapes: {
    Note: {
      propertyNames: ['id', 'title', 'archived', 'color', 'secret', 'weight', 'parts', 'pin'],
      properties: {
        id: { readOnly: true },
        color: { default: { value: 'gray' } },
        secret: { redaction: { as: '<REDACTED>', unless: ({ operation }) => operation === 'createNote' } },
        weight: { round: { to: [0, 10, 100], mode: 'up' } },
        parts: { items: { propertyNames: ['name'] } },
        pin: { writeOnly: true },
      },
    },
  },
  operations: [list, create, get, update, remove, open],
};

export const time = new Date('2030-01-15T10:20:30Z');

/** Creates a host with two notes of one account and one note of another. */
export function notesHost(rate = { requests: 100, seconds: 60 }): MemoryHost<unknown> {
  return createMemoryHost({
    now: () => time,
    rate,
    caller: ({ identity }) => ({ restricted: identity?.restricted ?? true }),
    users: {
      owner: { username: 'owner', account: 'a' },
      reader: { username: 'reader', account: 'a', restricted: true, grants: { 'Note/1': 'read_only' } },
      writer: {
        username: 'writer',
        account: 'a',
        restricted: true,
        grants: { 'Note/1': 'read_write', add_note: 'read_write' },
      },
      narrow: { username: 'narrow', account: 'a', scopes: ['other'] },
    },
    records: [
      {
        schema: 'Note',
        key: 1,
        account: 'a',
        value: {
          id: 1,
          title: 'one',
          archived: false,
          color: 'red',
          secret: 's3cret',
          weight: 10,
          parts: [{ name: 'a' }],
        },
      },
      {
        schema: 'Note',
        key: 2,
        account: 'a',
        public: true,
        value: { id: 2, title: 'two', archived: true, color: 'red', secret: null, weight: 10, parts: [] },
      },
      {
        schema: 'Note',
        key: 3,
        account: 'b',
        value: { id: 3, title: 'three', archived: false, color: 'red', secret: 'x', weight: 10, parts: [] },
      },
    ],
  });
}

/** Creates a service for the notes API; `errors` collects its exceptions. */
export function notesService(
  options: ServiceOptions = {},
  host: MemoryHost<unknown> = notesHost(),
): { readonly service: Service; readonly host: MemoryHost<unknown>; readonly errors: unknown[] } {
  const errors: unknown[] = [];
  return {
    service: createServiceFromTable(table, host, { onError: (error) => errors.push(error), ...options }),
    host,
    errors,
  };
}

/** Returns the body of an error response with these messages. A pair consists of a field and its message. */
export const errorBody = (...details: readonly (string | readonly [string, string])[]): unknown => ({
  errors: details.map((detail) =>
    typeof detail === 'string' ? { reason: detail } : { reason: detail[1], field: detail[0] },
  ),
});

/** A response with lowercase header names and a parsed JSON body. */
export interface TestResponse {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: unknown;
}

/** Sends a request. `line` is its method and target, as in `PUT /v1/notes/1`. A string body is sent unchanged. */
export async function send(
  service: Service,
  line: string,
  {
    token,
    body,
    headers = {},
  }: { readonly token?: string; readonly body?: unknown; readonly headers?: ServiceRequest['headers'] } = {},
): Promise<TestResponse> {
  const [method = '', target = ''] = line.split(' ');
  const bytes =
    body === undefined ? undefined : new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
  const response = await service.handle({
    method,
    target,
    address: '192.0.2.1',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(bytes && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(bytes && { body: (limit: number) => Promise.resolve(bytes.length > limit ? ('too large' as const) : bytes) }),
  });
  const text = typeof response.body === 'string' ? response.body : undefined;
  const responseHeaders = Object.fromEntries(response.headers.map(([name, value]) => [name.toLowerCase(), value]));
  const isJson = responseHeaders['content-type']?.includes('json') === true;
  return {
    status: response.status,
    headers: responseHeaders,
    body: text !== undefined && isJson ? (JSON.parse(text) as unknown) : text,
  };
}
