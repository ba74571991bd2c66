// Index module of the server: service factory, handler types, and runtime types.

import type { SafeText } from '../../code/branded-text.ts';
import { stringLiteral } from '../../code/typescript/string-literal.ts';
import { ts } from '../../code/typescript/template-literals.ts';
import { listTagOperations } from './handlers-module.ts';
import { createModulePaths, type TargetContext } from './target-context.ts';

export function printIndexExports(context: TargetContext): readonly SafeText<'ts'>[] {
  const { api, headers, options } = context;
  const modules = createModulePaths(0, options);
  const runtime = (file: string): SafeText<'ts'> => stringLiteral(modules.runtime(`server/${file}`));
  const common = headers.length > 0 ? ts`type CommonHeaders, ` : ts``;
  return [
    ts`export { createService, tableOf, ${common}type Handlers, type ServiceOptions } from ${stringLiteral(modules.own('service'))};`,
    ts`export { limitErrorDetails, httpError, type ErrorDetail, type ErrorResponse, type HttpError } from ${runtime('http-error')};`,
    ts`export { steps, type Step } from ${runtime('pipeline')};`,
    ts`export type { ConflictQuery, Credential, CountQuery, EmittedEvent, GrantLevel, Host, Identity, LoadedResource, RateLimit, RateLimitQuery, RateLimitResult, ResourceKey, CallerContext } from ${runtime('host')};`,
    ts`export type { RequestHeaders, ServiceRequest, ServiceResponse } from ${runtime('http')};`,
    ts`export type { ResponseContext, CorsOptions } from ${runtime('service-options')};`,
    ts`export type { Service } from ${runtime('service')};`,
    ...api.tagGroups
      .filter((tagGroup) => listTagOperations(tagGroup, context).length > 0)
      .map(({ name }) => ts`export type * from ${stringLiteral(modules.own(`areas/${name.file}`))};`),
  ];
}

/** The additional entry points. Separate modules ensure that unused adapters are not loaded. */
export type EntryPoint = 'node' | 'fetch' | 'express' | 'fastify' | 'memory';

/** Returns the exports of an entry point. */
export function printEntryPointExports(entryPoint: EntryPoint, { options }: TargetContext): readonly SafeText<'ts'>[] {
  const modules = createModulePaths(0, options);
  const from = (file: string): SafeText<'ts'> => stringLiteral(modules.runtime(`server/${file}`));
  switch (entryPoint) {
    case 'node':
      return [ts`export { createNodeListener } from ${from('adapters/node')};`];
    case 'fetch':
      return [ts`export { createFetchHandler, type FetchContext } from ${from('adapters/fetch')};`];
    case 'express':
      return [ts`export { createExpressHandler } from ${from('adapters/express')};`];
    case 'fastify':
      return [ts`export { createFastifyPlugin } from ${from('adapters/fastify')};`];
    case 'memory':
      return [
        ts`export { createMemoryHost, type MemoryHost, type MemoryHostOptions } from ${from('memory/in-memory-host')};`,
        ts`export type { ScopeIncludes, MemoryIdentity, MemoryUser } from ${from('memory/in-memory-identities')};`,
        ts`export type { MemoryRecord, MemoryTx, StoredRecord } from ${from('memory/in-memory-records')};`,
      ];
  }
}
