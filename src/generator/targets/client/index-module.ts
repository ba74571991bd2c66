// Index module of the client: client factories, the function of each operation, and runtime types.

import type { SafeText } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { stringLiteral } from '../../code/typescript/string-literal.ts';
import { joinCode, ts } from '../../code/typescript/template-literals.ts';
import type { Api } from '../../model/types/api.ts';
import { renameOperationHelp } from '../../model/naming/name-clash-help.ts';
import type { Report } from '../../diagnostics/report.ts';
import { listConventionHelpers } from './conventions.ts';
import { listClientSchemes } from './credentials.ts';
import { type TargetContext, createModulePaths } from './target-context.ts';

/** Returns the export names that operation functions cannot use. */
export function reservedExportNames(api: Api): ReadonlySet<string> {
  return new Set([
    'createBaseClient',
    'createClient',
    'unwrap',
    'isApiError',
    'isConnectionError',
    'isInvalidRequestError',
    'createMessageValidator',
    ...listConventionHelpers(api).flatMap(({ values }) => values),
  ]);
}

export function printIndexExports({ api, options }: TargetContext, report: Report): readonly SafeText<'ts'>[] {
  const modules = createModulePaths(0, options);
  const tagModules = new Map(
    api.tagGroups.map(({ id, name }) => [id, stringLiteral(modules.own(`tags/${name.file}`))]),
  );
  const reserved = reservedExportNames(api);
  const taken = new Set([...reserved, ...api.operations.map(({ name }) => name.value)]);
  return [
    ts`export { createBaseClient, type ClientOptions } from ${stringLiteral(modules.own('base'))};`,
    ts`export { createClient, type ApiClient } from ${stringLiteral(modules.own('client'))};`,
    ts`export type { BinaryBody } from ${stringLiteral(modules.runtime('body'))};`,
    ts`export type { TokenSource } from ${stringLiteral(modules.runtime('bearer-token'))};`,
    ts`export type { CallOptions } from ${stringLiteral(modules.runtime('send-request'))};`,
    ts`export { isInvalidRequestError, createMessageValidator, type ValidationProblem, type OperationChecksById, type InvalidRequestError, type OperationChecks, type MessageValidatorOptions } from ${stringLiteral(modules.runtime('validate-messages'))};`,
    ts`export type { Client, CommonOptions, Fetch, Send, OutgoingRequest } from ${stringLiteral(modules.runtime('client'))};`,
    ...(listClientSchemes(api).length > 0
      ? [ts`export type { Credential, BasicCredentials } from ${stringLiteral(modules.runtime('credentials'))};`]
      : []),
    ts`export { unwrap, isApiError, type ApiError, type UnwrappedData } from ${stringLiteral(modules.runtime('unwrap'))};`,
    ts`export { isConnectionError, type ConnectionError } from ${stringLiteral(modules.runtime('network-error'))};`,
    ts`export type { Attempt, Hooks } from ${stringLiteral(modules.runtime('fetch-with-timeout'))};`,
    ts`export type { OperationDescriptor } from ${stringLiteral(modules.runtime('operation-descriptor'))};`,
    ts`export type { ErrorResult, Result, SuccessResult, UnexpectedResult } from ${stringLiteral(modules.runtime('result'))};`,
    ts`export type { RetryOptions } from ${stringLiteral(modules.runtime('retry'))};`,
    ...listConventionHelpers(api).map(({ module, values, types }) => {
      const names = [...values.map((name) => identifier(name)), ...types.map((name) => ts`type ${identifier(name)}`)];
      return ts`export { ${joinCode(names, ts`, `)} } from ${stringLiteral(module === 'conventions' ? modules.own(module) : modules.runtime(module))};`;
    }),
    ...[...tagModules.values()].map((module) => ts`export * from ${module};`),
    // Explicit exports take precedence over `export *`: functions of the same name are exported under another.
    ...api.operations.flatMap(({ name, tagGroup: tagId, sourceLocation }) => {
      const module = tagModules.get(tagId);
      if (!reserved.has(name.value) || module === undefined) return [];
      let exportName = `${name.value}Call`;
      while (taken.has(exportName)) exportName = `${exportName}_`;
      taken.add(exportName);
      report.add('output/name-collision', {
        message: `${name.value} is the name of something that every client exports, so the function of this operation is exported as ${exportName}`,
        location: { file: sourceLocation.file, line: sourceLocation.line, column: sourceLocation.column },
        help: renameOperationHelp(api.hasVocabulary),
      });
      return [ts`export { ${identifier(name.value)} as ${identifier(exportName)} } from ${module};`];
    }),
  ];
}
