// Security scheme and security requirement objects.

import {
  mapOf,
  expected,
  boolean,
  array,
  transform,
  object,
  optional,
  required,
  since32,
  string,
  stringEnum,
} from '../parser-combinators.ts';
import type { OAuthFlow, SecurityRequirement, SecurityScheme } from '../types.ts';
import { reportAt, type Parser } from '../read-context.ts';
import { orReference } from '../read-reference.ts';

/** Parses `security`: alternatives that map schemes to scopes. Scheme names are checked after all schemes are read. */
export const readRequirements: Parser<readonly SecurityRequirement[]> = array(mapOf(array(string)));

const commonFlowFields = { refreshUrl: optional(string), scopes: expected(mapOf(string), new Map<string, string>()) };
const authorizationUrl = required(string);
const tokenUrl = required(string);

const readFlows = object('OAuth flows', {
  implicit: optional(object('OAuth flow', { ...commonFlowFields, authorizationUrl })),
  password: optional(object('OAuth flow', { ...commonFlowFields, tokenUrl })),
  clientCredentials: optional(object('OAuth flow', { ...commonFlowFields, tokenUrl })),
  authorizationCode: optional(object('OAuth flow', { ...commonFlowFields, authorizationUrl, tokenUrl })),
  deviceAuthorization: since32(
    optional(object('OAuth flow', { ...commonFlowFields, deviceAuthorizationUrl: required(string), tokenUrl })),
  ),
});

const description = optional(string);
const deprecated = since32(optional(boolean));
const type = required(string);
type SchemeFields = Omit<SecurityScheme, 'name' | 'component'>;

const schemeReaders: Readonly<Record<SecurityScheme['scheme']['type'], Parser<SchemeFields>>> = {
  apiKey: transform(
    object('security scheme', {
      type,
      description,
      deprecated,
      name: required(string),
      in: required(stringEnum(['query', 'header', 'cookie'])),
    }),
    ({ name, in: location, ...common }) => createScheme(common, { type: 'apiKey', name, in: location }),
  ),
  http: transform(
    object('security scheme', {
      type,
      description,
      deprecated,
      scheme: required(string),
      bearerFormat: optional(string),
    }),
    ({ scheme: name, bearerFormat, ...common }) =>
      createScheme(common, { type: 'http', scheme: name, ...(bearerFormat !== undefined && { bearerFormat }) }),
  ),
  oauth2: transform(
    object('security scheme', {
      type,
      description,
      deprecated,
      flows: required(readFlows),
      oauth2MetadataUrl: since32(optional(string)),
    }),
    ({ flows, ...common }) => {
      const { implicit, password, clientCredentials, authorizationCode, deviceAuthorization } = flows;
      const oauthFlows: OAuthFlow[] = [];
      if (implicit) oauthFlows.push({ grant: 'implicit', ...implicit });
      if (password) oauthFlows.push({ grant: 'password', ...password });
      if (clientCredentials) oauthFlows.push({ grant: 'clientCredentials', ...clientCredentials });
      if (authorizationCode) oauthFlows.push({ grant: 'authorizationCode', ...authorizationCode });
      if (deviceAuthorization) oauthFlows.push({ grant: 'deviceAuthorization', ...deviceAuthorization });
      return createScheme(common, { type: 'oauth2', flows: oauthFlows });
    },
  ),
  openIdConnect: transform(
    object('security scheme', { type, description, deprecated, openIdConnectUrl: required(string) }),
    ({ openIdConnectUrl, ...common }) => createScheme(common, { type: 'openIdConnect', openIdConnectUrl }),
  ),
  mutualTLS: transform(object('security scheme', { type, description, deprecated }), (common, location, context) => {
    if (context.version === '3.0')
      reportAt(context, 'document/newer-field', location.node, '`mutualTLS` requires OpenAPI 3.1; it is accepted', {
        help: 'declare `openapi: 3.1.0`',
      });
    return createScheme(common, { type: 'mutualTLS' });
  }),
};
const readSchemeType = stringEnum(['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS']);

function createScheme(
  common: { readonly node: SchemeFields['node']; readonly description?: string },
  definition: SecurityScheme['scheme'],
): SchemeFields {
  return {
    node: common.node,
    scheme: definition,
    ...(common.description !== undefined && { description: common.description }),
  };
}

/** Parses a security scheme; `type` determines its fields. */
export const readSecurityScheme: Parser<SchemeFields & { readonly component?: string }> = orReference(
  'securitySchemes',
  (location, context) => {
    const entry = location.node.kind === 'map' ? location.node.entries.get('type') : undefined;
    if (!entry) {
      reportAt(context, 'document/missing-field', location.node, 'missing `type`');
      return undefined;
    }
    const kind = readSchemeType({ node: entry.value, resource: location.resource }, context);
    return kind && schemeReaders[kind](location, context);
  },
);
