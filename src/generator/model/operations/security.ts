// Security schemes and requirements.

import type * as doc from '../../openapi/types.ts';
import type * as model from '../types/api.ts';
import { byCodePoint } from '../naming/code-point-order.ts';
import type { ExtensionReader } from '../read-extensions.ts';
import { sourceLocationOf } from '../source-location.ts';
import { omitUndefined } from '../omit.ts';

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
