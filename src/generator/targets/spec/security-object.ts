// Security Scheme Objects of the canonical document.

import type { JsonObject, JsonTree } from '../../code/json/json.ts';
import type { SecurityScheme } from '../../model/types/api.ts';
import { printUnspecified } from './extensions.ts';

export function printSecurityScheme({ description, scheme, unspecified }: SecurityScheme): JsonTree {
  return { ...printScheme(scheme, description), ...printUnspecified(unspecified) };
}

function printScheme(scheme: SecurityScheme['scheme'], description: string | undefined): JsonObject {
  switch (scheme.type) {
    case 'apiKey':
      return { type: scheme.type, description, name: scheme.name, in: scheme.in };
    case 'http':
      return { type: scheme.type, description, scheme: scheme.scheme, bearerFormat: scheme.bearerFormat };
    case 'oauth2':
      return {
        type: scheme.type,
        description,
        flows: new Map(scheme.flows.map((flow) => [flow.grant, printFlow(flow)])),
      };
    case 'openIdConnect':
      return { type: scheme.type, description, openIdConnectUrl: scheme.openIdConnectUrl };
    case 'mutualTLS':
      return { type: scheme.type, description };
  }
}

type Flow = Extract<SecurityScheme['scheme'], { type: 'oauth2' }>['flows'][number];

function printFlow({
  authorizationUrl,
  deviceAuthorizationUrl,
  tokenUrl,
  refreshUrl,
  scopes,
  unspecified,
}: Flow): JsonTree {
  return {
    authorizationUrl,
    deviceAuthorizationUrl,
    tokenUrl,
    refreshUrl,
    scopes: new Map(scopes.map(({ scope, description }) => [scope, description])),
    ...printUnspecified(unspecified),
  };
}
