// Security schemes and requirements.

import type * as doc from '../../openapi/types.ts';
import type * as model from '../types/api.ts';
import { byCodePoint } from '../naming/code-point-order.ts';
import type { FactReader } from '../read-extensions.ts';
import { originOf } from '../locate-origin.ts';
import { present } from '../omit-undefined.ts';

/** Converts Security Requirement Objects. */
export function alternativesOf(requirements: readonly doc.SecurityRequirement[]): readonly model.SecurityAlternative[] {
  return requirements.map((requirement) => ({
    schemes: [...requirement].map(([scheme, scopes]) => ({ scheme, scopes })),
  }));
}

/** Converts the security schemes, in code point order of name. */
export function securitySchemes(
  schemes: ReadonlyMap<string, doc.SecurityScheme>,
  facts: FactReader,
): readonly model.SecurityScheme[] {
  return [...schemes]
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([name, { node, description, scheme }]) =>
      present<model.SecurityScheme>({
        name,
        description,
        origin: originOf(node),
        scheme:
          scheme.type === 'oauth2' ? { type: 'oauth2', flows: scheme.flows.map((each) => flow(each, facts)) } : scheme,
        unspecified: facts.unspecified(node, 'flows'),
      }),
    );
}

type Flow = Extract<model.SecurityScheme['scheme'], { readonly type: 'oauth2' }>['flows'][number];

function flow(
  { node, grant, authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl, scopes }: doc.OAuthFlow,
  facts: FactReader,
): Flow {
  return present<Flow>({
    grant,
    authorizationUrl,
    deviceAuthorizationUrl,
    tokenUrl,
    refreshUrl,
    scopes: [...scopes].map(([scope, description]) => ({ scope, description })),
    unspecified: facts.unspecified(node),
  });
}
