// Index module of the client: client factories, the function of each operation, and runtime types.

import type { Code } from '../../code/branded-text.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import type { Api } from '../../model/types/api.ts';
import { renameOperation } from '../../model/naming/name-clash-help.ts';
import type { Report } from '../../diagnostics/report.ts';
import { comfortsOf } from './conventions.ts';
import { schemesOf } from './credentials.ts';
import type { ClientMaking } from './target-context.ts';
import { modulesFrom } from './module-paths.ts';

/** Returns the export names that operation functions cannot use. */
export function ownExports(api: Api): ReadonlySet<string> {
  return new Set([
    'createBareClient',
    'createClient',
    'dataOf',
    'isAnswerError',
    'isConnectionError',
    'isInvalidRequestError',
    'validating',
    ...comfortsOf(api).flatMap(({ values }) => values),
  ]);
}

export function indexExports({ api, options }: ClientMaking, report: Report): readonly Code<'ts'>[] {
  const modules = modulesFrom(0, options);
  const areas = new Map(api.areas.map(({ id, name }) => [id, string(modules.own(`areas/${name.file}`))]));
  const own = ownExports(api);
  const taken = new Set([...own, ...api.operations.map(({ name }) => name.value)]);
  return [
    ts`export { createBareClient, type ClientOptions } from ${string(modules.own('bare'))};`,
    ts`export { createClient, type ApiClient } from ${string(modules.own('client'))};`,
    ts`export type { Binary } from ${string(modules.runtime('body'))};`,
    ts`export type { TokenSource } from ${string(modules.runtime('bearer-token'))};`,
    ts`export type { CallOptions } from ${string(modules.runtime('send-request'))};`,
    ts`export { isInvalidRequestError, validating, type CheckProblem, type Checks, type InvalidRequestError, type OperationChecks, type ValidatingOptions } from ${string(modules.runtime('validate-messages'))};`,
    ts`export type { Client, CommonOptions, Fetch, Send, Sending } from ${string(modules.runtime('client'))};`,
    ...(schemesOf(api).length > 0
      ? [ts`export type { Credential, Login } from ${string(modules.runtime('credentials'))};`]
      : []),
    ts`export { dataOf, isAnswerError, type AnswerError, type DataOf } from ${string(modules.runtime('unwrap'))};`,
    ts`export { isConnectionError, type ConnectionError } from ${string(modules.runtime('network-error'))};`,
    ts`export type { Attempt, Hooks } from ${string(modules.runtime('fetch-with-timeout'))};`,
    ts`export type { Operation } from ${string(modules.runtime('operation-descriptor'))};`,
    ts`export type { Failed, Result, Succeeded, Unexpected } from ${string(modules.runtime('result'))};`,
    ts`export type { RetryOptions } from ${string(modules.runtime('retry'))};`,
    ...comfortsOf(api).map(({ module, values, types }) => {
      const names = [...values.map((name) => identifier(name)), ...types.map((name) => ts`type ${identifier(name)}`)];
      return ts`export { ${join(names, ts`, `)} } from ${string(module === 'conventions' ? modules.own(module) : modules.runtime(module))};`;
    }),
    ...[...areas.values()].map((module) => ts`export * from ${module};`),
    // Explicit exports take precedence over `export *`: functions of the same name are exported under another.
    ...api.operations.flatMap(({ name, area, origin }) => {
      const module = areas.get(area);
      if (!own.has(name.value) || module === undefined) return [];
      let free = `${name.value}Call`;
      while (taken.has(free)) free = `${free}_`;
      taken.add(free);
      report.add('emit/name-taken', {
        message: `${name.value} is the name of something that every client exports, so the function of this operation is exported as ${free}`,
        place: { file: origin.file, line: origin.line, column: origin.column },
        help: renameOperation(api.vocabulary),
      });
      return [ts`export { ${identifier(name.value)} as ${identifier(free)} } from ${module};`];
    }),
  ];
}
