// The generated server as the command uses it: types of its modules, and how they are generated and loaded.

import type { Json } from '../../source/node.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Api } from '../../model/types/api.ts';
import { generate, type GenerateInput } from '../../pipeline/pipeline.ts';
import type { FileReader } from '../../source/load-sources.ts';
import type { SourceTexts } from '../../diagnostics/format-text.ts';
import { createModuleLoader } from './module-loader.ts';

/** A stored record of the in-memory host. */
export interface StoredRecord {
  readonly schema: string;
  readonly key: string | number | bigint;
  readonly value: object;
}

/** A unit of work of the in-memory host. */
export interface MemoryTx {
  get(schema: string, key: string): StoredRecord | undefined;
  list(schema: string): readonly StoredRecord[];
  put(record: StoredRecord): void;
  remove(schema: string, key: string): void;
}

/** Key of a resource that the document declares with `x-resource`. */
export interface ResourceKey {
  readonly schema: string;
  readonly value: string | number | bigint;
  readonly within?: ResourceKey;
}

/** The in-memory host, with the methods that the command calls or replaces. */
export interface MemoryHost {
  transact<T>(mode: 'read' | 'write', work: (tx: MemoryTx) => Promise<T> | T): Promise<T> | T;
  write<T>(work: (tx: MemoryTx) => T): Promise<T>;
}

/** Request headers by lower-case name. */
export type RequestHeaders = Readonly<Record<string, string | undefined>>;

/** A request of the HTTP server, as adapters create it. */
export interface ServiceRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
}

/** A valid request of an operation. */
export interface HandlerRequest {
  readonly tx: MemoryTx;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** With `x-effect`: the resource with the body merged into it. */
  readonly merged: unknown;
  readonly request: ServiceRequest;
}

export interface HandlerResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentType?: string;
  readonly body?: Json | Uint8Array;
}

export type Handler = (request: HandlerRequest) => HandlerResponse;

/** Handlers by the names of their tag group and operation. */
export type Handlers = Readonly<Record<string, Readonly<Record<string, Handler>>>>;

export interface ServiceResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string | Uint8Array;
}

export interface Service {
  handle(request: ServiceRequest): Promise<ServiceResponse>;
}

/** Detail of an error: the message, and the dotted path of the invalid field. */
export interface ErrorDetail {
  readonly message: string;
  readonly field?: string;
}

/** Error with which the service rejects a request. */
export interface ServiceError {
  readonly status: number;
  readonly details: readonly ErrorDetail[];
  /** ID of the operation; `undefined` if none matched. */
  readonly operation: string | undefined;
}

export interface ServiceOptions {
  readonly validateResponses: true;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cors?: { readonly origins: '*'; readonly allow: readonly string[]; readonly expose: readonly string[] };
  readonly errorBody: (error: ServiceError) => Json | undefined;
  readonly onError: (error: unknown, context: { readonly operation: string | undefined }) => void;
}

/** An operation as the router uses it. */
export interface Route {
  readonly method: string;
  /** Path template, with the base path. */
  readonly path: string;
}

/** The operations of a service, which the command passes to the router. */
export interface OperationTable {
  readonly operations: readonly Route[];
}

/** Router of the service: finds the operations of a path by method. */
export interface Router {
  find(path: string): { readonly operations: ReadonlyMap<string, Route> } | undefined;
}

/** Exports of the generated server. */
export interface ServerModules {
  readonly tableOf: (handlers: Handlers) => OperationTable;
  readonly createRouter: (operations: OperationTable['operations']) => Router;
  readonly allowedMethods: (methods: Iterable<string>) => readonly string[];
  readonly createService: (host: object, handlers: Handlers, options: ServiceOptions) => Service;
  readonly httpError: (status: number, detail: { readonly message: string }) => Error;
  readonly createMemoryHost: () => MemoryHost;
  readonly createNodeListener: (service: Service) => (request: object, response: object) => void;
}

/** The model of a document, and its server. */
export interface GeneratedServer {
  readonly api: Api;
  readonly modules: ServerModules;
  /** The model with the operations that the filter excludes. */
  readonly unfilteredApi?: Api;
}

/** A cache that returns each text unformatted, because the modules are only run. */
const unformatted = { previous: { get: (text: string) => text }, current: new Map<string, string>() };

/**
 * Generates the server of a document in memory. Returns no server after reporting errors, or a document without
 * operations.
 */
export async function generateServer(
  input: Omit<GenerateInput, 'targets' | 'options'> & { readonly formats?: 'assert' | 'annotate' },
  files: FileReader,
  report: Report,
): Promise<{ readonly texts: SourceTexts; readonly server?: GeneratedServer }> {
  const { formats = 'assert' } = input;
  const result = await generate(
    {
      ...input,
      targets: ['validators', 'server'],
      options: { packages: false, importExtension: '.js', formats },
      formatCache: unformatted,
    },
    files,
    report,
  );
  const { texts } = result.sources;
  if (result.api === undefined || result.files.length === 0) return { texts };
  if (result.api.operations.length === 0) {
    report.add('mock/no-operations', {
      message: `${input.document} has no operations to serve`,
      location: result.api.sourceLocation,
    });
    return { texts };
  }
  const load = createModuleLoader(new Map(result.files.map(({ path, text }) => [path, text])));
  const paths = ['server/index.ts', 'server/memory.ts', 'server/node.ts', 'server/runtime/server/router.ts'];
  const modules: unknown = Object.assign({}, ...paths.map(load));
  // The exports of generated modules have these types.
  return { texts, server: { api: result.api, modules: modules as ServerModules } };
}
