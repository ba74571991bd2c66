// Sentences about security requirements, access, and security schemes.

import { summarizeDescription, descriptionToMarkdown } from '../../code/markdown/commonmark-descriptions.ts';
import {
  escapeTableCell,
  codeSpan,
  joinEnumeration,
  joinMarkdown,
  md,
  emptyMarkdown,
  toSentence,
  escapeMarkdown,
  webLink,
  type Markdown,
} from '../../code/markdown/markdown.ts';
import type { Access } from '../../openapi/extensions/types.ts';
import type { Api, SecurityRequirement, SecurityScheme } from '../../model/types/api.ts';
import { labeledUnspecifiedSentences } from './schema-sentences.ts';
import type { Links } from './page-links.ts';

/** Returns one sentence for each security alternative. */
export function describeSecurity(alternatives: readonly SecurityRequirement[], links: Links): readonly Markdown[] {
  if (alternatives.length === 0)
    return [
      links.api.securitySchemes.length === 0
        ? md`Authentication is not documented.`
        : md`No authentication is required.`,
    ];
  return alternatives.map(({ schemes }) => {
    if (schemes.length === 0) return md`No authentication.`;
    return toSentence(
      joinMarkdown(
        schemes.map(({ scheme, scopes }) => md`${links.authentication(codeSpan(scheme))}${describeScopes(scopes)}`),
        ' together with ',
      ),
    );
  });
}

function describeScopes(scopes: readonly string[]): Markdown {
  if (scopes.length === 0) return emptyMarkdown;
  return md` with ${scopes.length === 1 ? md`the scope` : md`the scopes`} ${joinEnumeration(scopes.map(codeSpan), 'and')}`;
}

/** Describes `x-access`. */
export function describeAccess(access: Access): Markdown {
  switch (access.kind) {
    case 'public':
      return md`Any caller can call this operation without authentication.`;
    case 'own':
      return md`Any user can call this operation on their own data. No grant is required.`;
    case 'unrestricted':
      return md`Only unrestricted users can call this operation.`;
    case 'grant': {
      const level =
        access.level === 'read_only'
          ? md`${codeSpan('read_only')} or ${codeSpan('read_write')}`
          : codeSpan('read_write');
      return md`Unrestricted users can call this operation. Restricted users need the grant ${codeSpan(access.grant)} with level ${level}.`;
    }
    default:
      return access satisfies never;
  }
}

/** A security scheme on the index page. */
export interface SecuritySchemeView {
  readonly name: Markdown;
  readonly description: Markdown;
  readonly facts: readonly Markdown[];
  readonly flows: readonly {
    readonly grant: Markdown;
    readonly facts: readonly Markdown[];
    readonly scopes: readonly { readonly scope: Markdown; readonly description: Markdown }[];
  }[];
}

/** Returns the security schemes in document order. */
export function securitySchemeViews(api: Api): readonly SecuritySchemeView[] {
  return api.securitySchemes.map((securityScheme) => ({
    name: codeSpan(securityScheme.name),
    description:
      securityScheme.description === undefined ? emptyMarkdown : descriptionToMarkdown(securityScheme.description, 3),
    facts: [describeScheme(securityScheme.scheme), ...labeledUnspecifiedSentences(securityScheme.unspecified)],
    flows: securityScheme.scheme.type === 'oauth2' ? securityScheme.scheme.flows.map(flowView) : [],
  }));
}

function describeScheme(scheme: SecurityScheme['scheme']): Markdown {
  switch (scheme.type) {
    case 'apiKey':
      return md`An API key in the ${escapeMarkdown(scheme.in === 'query' ? 'query parameter' : scheme.in)} ${codeSpan(scheme.name)}.`;
    case 'http':
      return md`HTTP authentication: ${codeSpan(scheme.scheme)}${scheme.bearerFormat === undefined ? emptyMarkdown : md`, in the format ${codeSpan(scheme.bearerFormat)}`}.`;
    case 'oauth2':
      return md`OAuth 2.0.`;
    case 'openIdConnect':
      return md`OpenID Connect, with the discovery document ${webLink(codeSpan(scheme.openIdConnectUrl), scheme.openIdConnectUrl)}.`;
    case 'mutualTLS':
      return md`Mutual TLS: the client presents a certificate.`;
    default:
      return scheme satisfies never;
  }
}

type Flow = Extract<SecurityScheme['scheme'], { type: 'oauth2' }>['flows'][number];

const grantNames = {
  implicit: md`Implicit grant`,
  password: md`Password grant`,
  clientCredentials: md`Client credentials grant`,
  authorizationCode: md`Authorization code grant`,
  deviceAuthorization: md`Device authorization grant`,
} as const;

function flowView({
  grant,
  authorizationUrl,
  deviceAuthorizationUrl,
  tokenUrl,
  refreshUrl,
  scopes,
  unspecified,
}: Flow): SecuritySchemeView['flows'][number] {
  const linkFact = (label: Markdown, url: string | undefined): Markdown =>
    url === undefined ? emptyMarkdown : md`${label}: ${webLink(codeSpan(url), url)}`;
  const facts = [
    linkFact(md`Authorization URL`, authorizationUrl),
    linkFact(md`Device authorization URL`, deviceAuthorizationUrl),
    linkFact(md`Token URL`, tokenUrl),
    linkFact(md`Refresh URL`, refreshUrl),
  ];
  return {
    grant: grantNames[grant],
    facts: [...facts.filter((fact) => fact !== emptyMarkdown), ...labeledUnspecifiedSentences(unspecified)],
    scopes: scopes.map(({ scope, description }) => ({
      scope: escapeTableCell(codeSpan(scope)),
      description: escapeTableCell(summarizeDescription(description).line),
    })),
  };
}
