// Sentences on security requirements, access, and security schemes.

import { brief, prose } from '../../code/markdown/commonmark.ts';
import {
  cell,
  code,
  enumerate,
  join,
  md,
  nothing,
  sentence,
  text,
  webLink,
  type Md,
} from '../../code/markdown/markdown.ts';
import type { Access } from '../../openapi/extensions/types.ts';
import type { Api, SecurityAlternative, SecurityScheme } from '../../model/types/api.ts';
import { leftOpen } from './schema-sentences.ts';
import type { Links } from './page-links.ts';

/** Returns one sentence for each security alternative. */
export function securityWords(alternatives: readonly SecurityAlternative[], links: Links): readonly Md[] {
  if (alternatives.length === 0)
    return [
      links.api.securitySchemes.length === 0
        ? md`The document says nothing of authentication.`
        : md`No authentication is needed.`,
    ];
  return alternatives.map(({ schemes }) => {
    if (schemes.length === 0) return md`No authentication at all.`;
    return sentence(
      join(
        schemes.map(({ scheme, scopes }) => md`${links.authentication(code(scheme))}${scopesWords(scopes)}`),
        ' together with ',
      ),
    );
  });
}

function scopesWords(scopes: readonly string[]): Md {
  if (scopes.length === 0) return nothing;
  return md` with ${scopes.length === 1 ? md`the scope` : md`the scopes`} ${enumerate(scopes.map(code), 'and')}`;
}

/** Describes `x-access`. */
export function accessWords(access: Access): Md {
  switch (access.kind) {
    case 'public':
      return md`Public: anybody may call it.`;
    case 'own':
      return md`Every user may call it: it concerns the caller’s own data and needs no grant.`;
    case 'unrestricted':
      return md`Only unrestricted users may call it.`;
    case 'grant': {
      const level =
        access.level === 'read_only' ? md`${code('read_only')} or ${code('read_write')}` : code('read_write');
      return md`Unrestricted users may call it; a restricted user needs the grant ${code(access.grant)} at the level ${level}.`;
    }
    default:
      return access satisfies never;
  }
}

/** A security scheme on the index page. */
export interface SchemeView {
  readonly name: Md;
  readonly description: Md;
  readonly facts: readonly Md[];
  readonly flows: readonly {
    readonly grant: Md;
    readonly facts: readonly Md[];
    readonly scopes: readonly { readonly scope: Md; readonly description: Md }[];
  }[];
}

/** Returns the security schemes in document order. */
export function schemeViews(api: Api): readonly SchemeView[] {
  return api.securitySchemes.map((given) => ({
    name: code(given.name),
    description: given.description === undefined ? nothing : prose(given.description, 3),
    facts: [schemeWords(given.scheme), ...leftOpen(given.unspecified)],
    flows: given.scheme.type === 'oauth2' ? given.scheme.flows.map(flowView) : [],
  }));
}

function schemeWords(scheme: SecurityScheme['scheme']): Md {
  switch (scheme.type) {
    case 'apiKey':
      return md`An API key in the ${text(scheme.in === 'query' ? 'query parameter' : scheme.in)} ${code(scheme.name)}.`;
    case 'http':
      return md`HTTP authentication: ${code(scheme.scheme)}${scheme.bearerFormat === undefined ? nothing : md`, in the format ${code(scheme.bearerFormat)}`}.`;
    case 'oauth2':
      return md`OAuth 2.0.`;
    case 'openIdConnect':
      return md`OpenID Connect, discovered at ${webLink(code(scheme.openIdConnectUrl), scheme.openIdConnectUrl)}.`;
    case 'mutualTLS':
      return md`Mutual TLS: the client presents a certificate.`;
    default:
      return scheme satisfies never;
  }
}

type Flow = Extract<SecurityScheme['scheme'], { type: 'oauth2' }>['flows'][number];

const grants = {
  implicit: md`Implicit grant`,
  password: md`Password grant`,
  clientCredentials: md`Client credentials grant`,
  authorizationCode: md`Authorisation code grant`,
  deviceAuthorization: md`Device authorisation grant`,
} as const;

function flowView({
  grant,
  authorizationUrl,
  deviceAuthorizationUrl,
  tokenUrl,
  refreshUrl,
  scopes,
  unspecified,
}: Flow): SchemeView['flows'][number] {
  const address = (words: Md, url: string | undefined): Md =>
    url === undefined ? nothing : md`${words}: ${webLink(code(url), url)}`;
  const facts = [
    address(md`Authorisation`, authorizationUrl),
    address(md`Device authorisation`, deviceAuthorizationUrl),
    address(md`Token`, tokenUrl),
    address(md`Refresh`, refreshUrl),
  ];
  return {
    grant: grants[grant],
    facts: [...facts.filter((fact) => fact !== nothing), ...leftOpen(unspecified)],
    scopes: scopes.map(({ scope, description }) => ({
      scope: cell(code(scope)),
      description: cell(brief(description).line),
    })),
  };
}
