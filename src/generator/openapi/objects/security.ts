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
} from '../object-parsers.ts';
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
    ({ name, in: location, ...rest }) => createScheme(rest, { type: 'apiKey', name, in: location }),
  ),
  http: transform(
    object('security scheme', {
      type,
      description,
      deprecated,
      scheme: required(string),
      bearerFormat: optional(string),
    }),
    ({ scheme: name, bearerFormat, ...rest }) =>
      createScheme(rest, { type: 'http', scheme: name, ...(bearerFormat !== undefined && { bearerFormat }) }),
  ),
  oauth2: transform(
    object('security scheme', {
      type,
      description,
      deprecated,
      flows: required(readFlows),
      oauth2MetadataUrl: since32(optional(string)),
    }),
    ({ flows, ...rest }) => {
      const { implicit, password, clientCredentials, authorizationCode, deviceAuthorization } = flows;
      const oauthFlows: OAuthFlow[] = [];
      if (implicit) oauthFlows.push({ grant: 'implicit', ...implicit });
      if (password) oauthFlows.push({ grant: 'password', ...password });
      if (clientCredentials) oauthFlows.push({ grant: 'clientCredentials', ...clientCredentials });
      if (authorizationCode) oauthFlows.push({ grant: 'authorizationCode', ...authorizationCode });
      if (deviceAuthorization) oauthFlows.push({ grant: 'deviceAuthorization', ...deviceAuthorization });
      return createScheme(rest, { type: 'oauth2', flows: oauthFlows });
    },
  ),
  openIdConnect: transform(
    object('security scheme', { type, description, deprecated, openIdConnectUrl: required(string) }),
    ({ openIdConnectUrl, ...rest }) => createScheme(rest, { type: 'openIdConnect', openIdConnectUrl }),
  ),
  mutualTLS: transform(object('security scheme', { type, description, deprecated }), (rest, at, context) => {
    if (context.version === '3.0')
      reportAt(context, 'document/newer-field', at.node, '"mutualTLS" belongs to OpenAPI 3.1');
    return createScheme(rest, { type: 'mutualTLS' });
  }),
};
const readSchemeType = stringEnum(['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS']);

function createScheme(
  rest: { readonly node: SchemeFields['node']; readonly description?: string },
  definition: SecurityScheme['scheme'],
): SchemeFields {
  return {
    node: rest.node,
    scheme: definition,
    ...(rest.description !== undefined && { description: rest.description }),
  };
}

/** Parses a security scheme; `type` determines its fields. */
export const readSecurityScheme: Parser<SchemeFields & { readonly component?: string }> = orReference(
  'securitySchemes',
  (at, context) => {
    const entry = at.node.kind === 'map' ? at.node.entries.get('type') : undefined;
    if (!entry) {
      reportAt(context, 'document/missing-field', at.node, '"type" is missing');
      return undefined;
    }
    const kind = readSchemeType({ node: entry.value, resource: at.resource }, context);
    return kind && schemeReaders[kind](at, context);
  },
);
