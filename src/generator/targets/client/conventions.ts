// Helpers for API conventions: pagination, rate limits, scopes, versions, warnings, problems, and OAuth endpoints.

import type { SafeText } from '../../code/branded-text.ts';
import { lineComment } from '../../code/typescript/comment.ts';
import { propertyKey, joinCode, ts, stringLiteral } from '../../code/typescript/typescript.ts';
import type { Api } from '../../model/types/api.ts';
import { filterableFields, filteredItems } from '../../model/collection-filters.ts';
import { contentKind } from '../../model/media-types.ts';
import { type TargetContext, createModulePaths } from './target-context.ts';
import type { ConventionsView } from './templates.ts';

/** Additional exports of a runtime module. The module `conventions` is generated, not copied. */
export interface ConventionHelpers {
  readonly module: string;
  readonly values: readonly string[];
  readonly types: readonly string[];
}

/** Returns the helpers that apply to the API. */
export function listConventionHelpers(api: Api): readonly ConventionHelpers[] {
  const { conventions } = api;
  const values = [
    ...(conventions.pagination ? ['paged'] : []),
    ...(conventions.errors ? ['problemsOf'] : []),
    ...(conventions.rateLimit ? ['rateLimitOf'] : []),
    ...(conventions.scopes ? ['scopesOf'] : []),
    ...(conventions.version ? ['specVersionOf'] : []),
    ...(conventions.deprecation ? ['warningsOf'] : []),
    ...(findOauthEndpoints(api) ? ['oauthEndpoints'] : []),
  ];
  const types = [...(conventions.pagination ? ['ItemOf'] : []), ...(conventions.errors ? ['ResponseProblem'] : [])];
  return [
    ...(values.length > 0 ? [{ module: 'conventions', values, types }] : []),
    ...(hasFilters(api) ? [{ module: 'filter-builder', values: ['allOf', 'anyOf', 'where'], types: [] }] : []),
    ...(hasStreams(api)
      ? [{ module: 'event-streams', values: ['readEvents', 'readRecords'], types: ['ServerSentEvent'] }]
      : []),
    ...(findOauthEndpoints(api)
      ? [
          {
            module: 'oauth',
            values: [
              'parseRedirect',
              'buildAuthorizationUrl',
              'exchangeCode',
              'isOAuthError',
              'createOAuthTokenSource',
              'refreshTokens',
            ],
            types: ['OAuthClient', 'OAuthError', 'OAuthTokenSource', 'OAuthTokens'],
          },
        ]
      : []),
  ];
}

/** Returns the runtime modules that the module `conventions` imports, as file names in the client runtime. */
export function listConventionModules({ conventions }: Api): readonly string[] {
  return [
    ...(conventions.pagination ? ['pagination'] : []),
    ...(conventions.rateLimit || conventions.scopes || conventions.deprecation ? ['rate-limit-headers'] : []),
    ...(conventions.errors ? ['read-member'] : []),
  ];
}

export function conventionsView({ api, options }: TargetContext): ConventionsView {
  const modules = createModulePaths(0, options);
  const { pagination, errors, rateLimit, scopes, version, deprecation } = api.conventions;
  const headerImports = [
    ...(rateLimit ? [ts`parseRateLimit`, ts`type RateLimit`] : []),
    ...(scopes ? [ts`parseScopes`] : []),
    ...(deprecation ? [ts`readWarnings`] : []),
  ];
  const endpoints = findOauthEndpoints(api);
  return {
    about: lineComment('What all calls of the interface have in common.'),
    imports: [
      ...(pagination
        ? [
            ts`import type { UnwrappedData } from ${stringLiteral(modules.runtime('unwrap'))};`,
            ts`import { paginate, type PageRequest, type ListResult, type PagedList } from ${stringLiteral(modules.runtime('pagination'))};`,
          ]
        : []),
      ...(errors ? [ts`import { readArray } from ${stringLiteral(modules.runtime('read-member'))};`] : []),
      ...(headerImports.length > 0
        ? [
            ts`import { ${joinCode(headerImports, ts`, `)} } from ${stringLiteral(modules.runtime('rate-limit-headers'))};`,
          ]
        : []),
    ],
    ...(pagination && {
      paging: {
        items: propertyKey(pagination.items),
        names: printStringObject({ page: pagination.page, items: pagination.items, pages: pagination.pages }),
      },
    }),
    ...(errors && {
      problems: {
        items: stringLiteral(errors.items),
        message: propertyKey(errors.message),
        field: propertyKey(errors.field),
      },
    }),
    ...(rateLimit && { rateLimit: printStringObject(rateLimit) }),
    ...(scopes && { scopes: { granted: stringLiteral(scopes.granted), accepted: stringLiteral(scopes.accepted) } }),
    ...(version && { version: stringLiteral(version.header) }),
    ...(deprecation && {
      deprecation: ts`{ status: ${propertyKey(String(deprecation.status))}, warnings: ${stringLiteral(deprecation.warnings)} }`,
    }),
    ...(endpoints && { oauth: printStringObject(endpoints) }),
  };
}

function printStringObject(members: Readonly<Record<string, string>>): SafeText<'ts'> {
  return ts`{ ${joinCode(
    Object.entries(members).map(([name, value]) => ts`${propertyKey(name)}: ${stringLiteral(value)}`),
    ts`, `,
  )} }`;
}

/** Returns the endpoints of the first OAuth scheme; `undefined` if it lacks an authorization URL or a code flow. */
function findOauthEndpoints({ securitySchemes }: Api): Readonly<Record<string, string>> | undefined {
  const flows = securitySchemes.flatMap(({ scheme }) => (scheme.type === 'oauth2' ? [scheme.flows] : []))[0];
  const authorizationUrl = flows?.find((flow) => flow.authorizationUrl !== undefined)?.authorizationUrl;
  const codeFlow = flows?.find(({ grant, tokenUrl }) => tokenUrl !== undefined && grant === 'authorizationCode');
  if (authorizationUrl === undefined || codeFlow?.tokenUrl === undefined) return undefined;
  return {
    authorizationUrl,
    tokenUrl: codeFlow.tokenUrl,
    ...(codeFlow.refreshUrl !== undefined && { refreshUrl: codeFlow.refreshUrl }),
  };
}

function hasFilters(api: Api): boolean {
  return api.operations.some((operation) =>
    filteredItems(operation, api).some((item) => filterableFields(item, api).length > 0),
  );
}

function hasStreams({ operations }: Api): boolean {
  return operations.some(({ responses }) =>
    responses.some(({ content: contents }) => contents.some((content) => contentKind(content) === 'stream')),
  );
}
