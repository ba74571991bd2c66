// Security scheme and security requirement objects.

import {
  dictionary,
  expected,
  flag,
  list,
  mapped,
  object,
  optional,
  required,
  since32,
  text,
  word,
} from '../object-parsers.ts';
import type { OAuthFlow, SecurityRequirement, SecurityScheme } from '../types.ts';
import { say, type Read } from '../read-context.ts';
import { referable } from '../read-reference.ts';

/** Parses `security`: alternatives that map schemes to scopes. Scheme names are checked after all schemes are read. */
export const readRequirements: Read<readonly SecurityRequirement[]> = list(dictionary(list(text)));

const flow = { refreshUrl: optional(text), scopes: expected(dictionary(text), new Map<string, string>()) };
const authorizationUrl = required(text);
const tokenUrl = required(text);

const readFlows = object('OAuth flows', {
  implicit: optional(object('OAuth flow', { ...flow, authorizationUrl })),
  password: optional(object('OAuth flow', { ...flow, tokenUrl })),
  clientCredentials: optional(object('OAuth flow', { ...flow, tokenUrl })),
  authorizationCode: optional(object('OAuth flow', { ...flow, authorizationUrl, tokenUrl })),
  deviceAuthorization: since32(
    optional(object('OAuth flow', { ...flow, deviceAuthorizationUrl: required(text), tokenUrl })),
  ),
});

const description = optional(text);
const deprecated = since32(optional(flag));
const type = required(text);
type Scheme = Omit<SecurityScheme, 'name' | 'component'>;

const readers: Readonly<Record<SecurityScheme['scheme']['type'], Read<Scheme>>> = {
  apiKey: mapped(
    object('security scheme', {
      type,
      description,
      deprecated,
      name: required(text),
      in: required(word(['query', 'header', 'cookie'])),
    }),
    ({ name, in: location, ...rest }) => scheme(rest, { type: 'apiKey', name, in: location }),
  ),
  http: mapped(
    object('security scheme', { type, description, deprecated, scheme: required(text), bearerFormat: optional(text) }),
    ({ scheme: name, bearerFormat, ...rest }) =>
      scheme(rest, { type: 'http', scheme: name, ...(bearerFormat !== undefined && { bearerFormat }) }),
  ),
  oauth2: mapped(
    object('security scheme', {
      type,
      description,
      deprecated,
      flows: required(readFlows),
      oauth2MetadataUrl: since32(optional(text)),
    }),
    ({ flows, ...rest }) => {
      const { implicit, password, clientCredentials, authorizationCode, deviceAuthorization } = flows;
      const stated: OAuthFlow[] = [];
      if (implicit) stated.push({ grant: 'implicit', ...implicit });
      if (password) stated.push({ grant: 'password', ...password });
      if (clientCredentials) stated.push({ grant: 'clientCredentials', ...clientCredentials });
      if (authorizationCode) stated.push({ grant: 'authorizationCode', ...authorizationCode });
      if (deviceAuthorization) stated.push({ grant: 'deviceAuthorization', ...deviceAuthorization });
      return scheme(rest, { type: 'oauth2', flows: stated });
    },
  ),
  openIdConnect: mapped(
    object('security scheme', { type, description, deprecated, openIdConnectUrl: required(text) }),
    ({ openIdConnectUrl, ...rest }) => scheme(rest, { type: 'openIdConnect', openIdConnectUrl }),
  ),
  mutualTLS: mapped(object('security scheme', { type, description, deprecated }), (rest, at, reading) => {
    if (reading.version === '3.0') say(reading, 'document/newer-field', at.node, '"mutualTLS" belongs to OpenAPI 3.1');
    return scheme(rest, { type: 'mutualTLS' });
  }),
};
const readType = word(['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS']);

function scheme(
  rest: { readonly node: Scheme['node']; readonly description?: string },
  of: SecurityScheme['scheme'],
): Scheme {
  return { node: rest.node, scheme: of, ...(rest.description !== undefined && { description: rest.description }) };
}

/** Parses a security scheme; `type` determines its fields. */
export const readSecurityScheme: Read<Scheme & { readonly component?: string }> = referable(
  'securitySchemes',
  (at, reading) => {
    const entry = at.node.kind === 'map' ? at.node.entries.get('type') : undefined;
    if (!entry) {
      say(reading, 'document/missing-field', at.node, '"type" is missing');
      return undefined;
    }
    const kind = readType({ node: entry.value, resource: at.resource }, reading);
    return kind && readers[kind](at, reading);
  },
);
