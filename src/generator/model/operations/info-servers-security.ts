// Info, external documentation, servers, and security.

import type * as doc from '../../openapi/types.ts';
import type * as model from '../types/api.ts';
import type { ExtensionReader } from '../read-extensions.ts';
import { sourceLocationOf } from '../source-location.ts';
import { omitUndefined } from '../omit.ts';
import { byCodePoint } from '../naming/code-point-order.ts';

/**
 * Converts the Info Object. Its `unspecified` includes the entries of the root, and of objects without a counterpart in
 * the model.
 */
export function buildInfo(
  { info: value, externalDocs, node }: doc.Document,
  extensionReader: ExtensionReader,
): model.Info {
  return omitUndefined<model.Info>({
    title: value.title,
    version: value.version,
    summary: value.summary,
    description: value.description,
    termsOfService: value.termsOfService,
    contact: value.contact && buildContact(value.contact),
    license: value.license && buildLicense(value.license),
    externalDocs: externalDocs && buildExternalDocs(externalDocs),
    sourceLocation: sourceLocationOf(value.node),
    unspecified: [
      ...extensionReader.unspecified(value.node, 'contact', 'license'),
      ...extensionReader.unspecified(node, 'paths', 'components', 'externalDocs'),
    ],
  });
}

function buildContact({ name, url, email }: NonNullable<doc.Info['contact']>): NonNullable<model.Info['contact']> {
  return omitUndefined<NonNullable<model.Info['contact']>>({ name, url, email });
}

function buildLicense({ name, identifier, url }: NonNullable<doc.Info['license']>): NonNullable<model.Info['license']> {
  return omitUndefined<NonNullable<model.Info['license']>>({ name, identifier, url });
}

export function buildExternalDocs({ url, description }: doc.ExternalDocs): model.ExternalDocs {
  return omitUndefined<model.ExternalDocs>({ url, description });
}

export function buildServer(
  { node, url, description, variables }: doc.Server,
  extensionReader: ExtensionReader,
): model.Server {
  return omitUndefined<model.Server>({
    url,
    sourceLocation: sourceLocationOf(node),
    description,
    variables: [...variables].map(([name, variable]) =>
      omitUndefined<model.ServerVariable>({
        name,
        default: variable.default,
        enum: variable.enum,
        description: variable.description,
        unspecified: extensionReader.unspecified(variable.node),
      }),
    ),
    unspecified: extensionReader.unspecified(node),
  });
}

/** Converts Security Requirement Objects. */
export function buildSecurityRequirements(
  requirements: readonly doc.SecurityRequirement[],
): readonly model.SecurityRequirement[] {
  return requirements.map((requirement) => ({
    schemes: [...requirement].map(([scheme, scopes]) => ({ scheme, scopes })),
  }));
}

/** Converts the security schemes, in code point order of name. */
export function buildSecuritySchemes(
  schemes: ReadonlyMap<string, doc.SecurityScheme>,
  extensionReader: ExtensionReader,
): readonly model.SecurityScheme[] {
  return [...schemes]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([name, { node, description, scheme }]) =>
      omitUndefined<model.SecurityScheme>({
        name,
        description,
        sourceLocation: sourceLocationOf(node),
        scheme:
          scheme.type === 'oauth2'
            ? { type: 'oauth2', flows: scheme.flows.map((flow) => buildFlow(flow, extensionReader)) }
            : scheme,
        unspecified: extensionReader.unspecified(node, 'flows'),
      }),
    );
}

type OAuthFlow = Extract<model.SecurityScheme['scheme'], { readonly type: 'oauth2' }>['flows'][number];

function buildFlow(
  { node, grant, authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl, scopes }: doc.OAuthFlow,
  extensionReader: ExtensionReader,
): OAuthFlow {
  return omitUndefined<OAuthFlow>({
    grant,
    authorizationUrl,
    deviceAuthorizationUrl,
    tokenUrl,
    refreshUrl,
    scopes: [...scopes].map(([scope, description]) => ({ scope, description })),
    unspecified: extensionReader.unspecified(node),
  });
}
