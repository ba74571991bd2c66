// Helpers for API conventions: pagination, rate limits, scopes, versions, warnings, problems, and OAuth endpoints.

import { numberLiteral, propertyKey, specifierEnd, stringLiteral } from '../../code/typescript/typescript.ts';
import type { Api } from '../../model/types/api.ts';
import { filterableFields, filteredItems } from '../../model/collection-filters.ts';
import { contentKind } from '../../model/media-types.ts';
import type { TargetContext } from './target-context.ts';
import type { ConventionsView } from './template-views.ts';

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
      ? [{ module: 'response-streams', values: ['readEvents', 'readRecords'], types: ['ServerSentEvent'] }]
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
    ...(conventions.rateLimit || conventions.scopes || conventions.deprecation ? ['response-metadata'] : []),
    ...(conventions.errors ? ['read-member'] : []),
  ];
}

export function conventionsView({ api, options }: TargetContext): ConventionsView {
  const { pagination, errors, rateLimit, scopes, version, deprecation } = api.conventions;
  const endpoints = findOauthEndpoints(api);
  return {
    extension: specifierEnd(options.importExtension),
    ...(pagination && {
      paging: {
        property: propertyKey(pagination.items),
        page: stringLiteral(pagination.page),
        items: stringLiteral(pagination.items),
        pages: stringLiteral(pagination.pages),
      },
    }),
    ...(errors && {
      problems: {
        items: stringLiteral(errors.items),
        message: propertyKey(errors.message),
        field: propertyKey(errors.field),
      },
    }),
    usesRuntime: listConventionModules(api).length > 0,
    ...(rateLimit && {
      rateLimit: {
        limit: stringLiteral(rateLimit.limit),
        remaining: stringLiteral(rateLimit.remaining),
        reset: stringLiteral(rateLimit.reset),
      },
    }),
    ...(scopes && { scopes: { granted: stringLiteral(scopes.granted), accepted: stringLiteral(scopes.accepted) } }),
    ...(version && { version: stringLiteral(version.header) }),
    ...(deprecation && {
      deprecation: { status: numberLiteral(deprecation.status), warnings: stringLiteral(deprecation.warnings) },
    }),
    ...(endpoints && {
      oauth: {
        authorizationUrl: stringLiteral(endpoints.authorizationUrl),
        tokenUrl: stringLiteral(endpoints.tokenUrl),
        ...(endpoints.refreshUrl !== undefined && { refreshUrl: stringLiteral(endpoints.refreshUrl) }),
      },
    }),
  };
}

interface OauthEndpoints {
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly refreshUrl?: string;
}

/** Returns the endpoints of the first authorization code flow; `undefined` if there is none. */
function findOauthEndpoints({ securitySchemes }: Api): OauthEndpoints | undefined {
  const flows = securitySchemes.flatMap(({ scheme }) => (scheme.type === 'oauth2' ? scheme.flows : []));
  const codeFlow = flows.find(({ grant }) => grant === 'authorizationCode');
  if (codeFlow?.authorizationUrl === undefined || codeFlow.tokenUrl === undefined) return undefined;
  const { authorizationUrl, tokenUrl, refreshUrl } = codeFlow;
  return { authorizationUrl, tokenUrl, ...(refreshUrl !== undefined && { refreshUrl }) };
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
