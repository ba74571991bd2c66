// Convention helpers of the client: pagination, rate limits, scopes, versions, warnings, problems, and OAuth endpoints.

import type { Code } from '../../code/branded-text.ts';
import { lineComment } from '../../code/typescript/comment.ts';
import { propertyKey } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import type { Api } from '../../model/types/api.ts';
import { answer } from '../../model/dependencies/kept.ts';
import { filterableFields, filteredItems } from '../../model/filterable-fields.ts';
import { kindOfContent } from '../../model/media-type-kind.ts';
import type { ClientMaking } from './target-context.ts';
import { modulesFrom } from './module-paths.ts';
import type { ConventionsView } from './templates.ts';

/** Exports of a runtime module, in addition to clients and calls. The module `conventions` is generated, not copied. */
export interface Comforts {
  readonly module: string;
  readonly values: readonly string[];
  readonly types: readonly string[];
}

/** Returns the helpers that apply to the API. */
export function comfortsOf(api: Api): readonly Comforts[] {
  return answer(api, 'what clients have a use for', () => findComforts(api));
}

function findComforts(api: Api): readonly Comforts[] {
  const { conventions } = api;
  const own = [
    ...(conventions.pagination ? ['paged'] : []),
    ...(conventions.errors ? ['problemsOf'] : []),
    ...(conventions.rateLimit ? ['rateLimitOf'] : []),
    ...(conventions.scopes ? ['scopesOf'] : []),
    ...(conventions.version ? ['specVersionOf'] : []),
    ...(conventions.deprecation ? ['warningsOf'] : []),
    ...(endpointsOf(api) ? ['oauthEndpoints'] : []),
  ];
  const types = [...(conventions.pagination ? ['ItemOf'] : []), ...(conventions.errors ? ['AnswerProblem'] : [])];
  return [
    ...(own.length > 0 ? [{ module: 'conventions', values: own, types }] : []),
    ...(isFiltered(api) ? [{ module: 'filter-builder', values: ['allOf', 'anyOf', 'where'], types: [] }] : []),
    ...(isStreaming(api)
      ? [{ module: 'event-streams', values: ['eventsIn', 'recordsIn'], types: ['ServerEvent'] }]
      : []),
    ...(endpointsOf(api)
      ? [
          {
            module: 'oauth',
            values: ['answerIn', 'authorizationUrl', 'exchangeCode', 'isOAuthError', 'oauthToken', 'refreshTokens'],
            types: ['OAuthClient', 'OAuthError', 'OAuthSource', 'Tokens'],
          },
        ]
      : []),
  ];
}

/** Returns the runtime modules that the module `conventions` imports, as file names in the client runtime. */
export function conventionsNeed({ conventions }: Api): readonly string[] {
  return [
    ...(conventions.pagination ? ['pagination'] : []),
    ...(conventions.rateLimit || conventions.scopes || conventions.deprecation ? ['rate-limit-headers'] : []),
    ...(conventions.errors ? ['read-member'] : []),
  ];
}

export function conventionsView({ api, options }: ClientMaking): ConventionsView {
  const modules = modulesFrom(0, options);
  const { pagination, errors, rateLimit, scopes, version, deprecation } = api.conventions;
  const told = [
    ...(rateLimit ? [ts`rateLimitIn`, ts`type RateLimit`] : []),
    ...(scopes ? [ts`scopesIn`] : []),
    ...(deprecation ? [ts`warningsIn`] : []),
  ];
  const endpoints = endpointsOf(api);
  return {
    about: lineComment('What all calls of the interface have in common.'),
    imports: [
      ...(pagination
        ? [
            ts`import type { DataOf } from ${string(modules.runtime('unwrap'))};`,
            ts`import { pagedBy, type Asking, type Listed, type Paged } from ${string(modules.runtime('pagination'))};`,
          ]
        : []),
      ...(errors ? [ts`import { membersIn } from ${string(modules.runtime('read-member'))};`] : []),
      ...(told.length > 0
        ? [ts`import { ${join(told, ts`, `)} } from ${string(modules.runtime('rate-limit-headers'))};`]
        : []),
    ],
    ...(pagination && {
      paging: {
        items: propertyKey(pagination.items),
        names: record({ page: pagination.page, items: pagination.items, pages: pagination.pages }),
      },
    }),
    ...(errors && {
      problems: { items: string(errors.items), message: propertyKey(errors.message), field: propertyKey(errors.field) },
    }),
    ...(rateLimit && { rateLimit: record(rateLimit) }),
    ...(scopes && { scopes: { granted: string(scopes.granted), accepted: string(scopes.accepted) } }),
    ...(version && { version: string(version.header) }),
    ...(deprecation && {
      deprecation: ts`{ status: ${propertyKey(String(deprecation.status))}, warnings: ${string(deprecation.warnings)} }`,
    }),
    ...(endpoints && { oauth: record(endpoints) }),
  };
}

function record(members: Readonly<Record<string, string>>): Code<'ts'> {
  return ts`{ ${join(
    Object.entries(members).map(([name, value]) => ts`${propertyKey(name)}: ${string(value)}`),
    ts`, `,
  )} }`;
}

/** Returns the endpoints of the first OAuth scheme; `undefined` if it lacks an authorization URL or a code flow. */
function endpointsOf({ securitySchemes }: Api): Readonly<Record<string, string>> | undefined {
  const flows = securitySchemes.flatMap(({ scheme }) => (scheme.type === 'oauth2' ? [scheme.flows] : []))[0];
  const authorizationUrl = flows?.find((flow) => flow.authorizationUrl !== undefined)?.authorizationUrl;
  const given = flows?.find(({ grant, tokenUrl }) => tokenUrl !== undefined && grant === 'authorizationCode');
  if (authorizationUrl === undefined || given?.tokenUrl === undefined) return undefined;
  return {
    authorizationUrl,
    tokenUrl: given.tokenUrl,
    ...(given.refreshUrl !== undefined && { refreshUrl: given.refreshUrl }),
  };
}

function isFiltered(api: Api): boolean {
  return api.operations.some((operation) =>
    filteredItems(operation, api).some((item) => filterableFields(item, api).length > 0),
  );
}

function isStreaming({ operations }: Api): boolean {
  return operations.some(({ responses }) =>
    responses.some(({ contents }) => contents.some((content) => kindOfContent(content) === 'stream')),
  );
}
