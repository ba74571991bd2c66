// Client credentials beyond bearer tokens: supported security schemes, and the requirements of each operation.

import { stringLiteral } from '../../code/typescript/typescript.ts';
import type { Api, Operation, SecurityScheme } from '../../model/types/api.ts';

type CredentialLocation =
  | { readonly in: 'header' | 'query' | 'cookie'; readonly name: string }
  | { readonly in: 'basic' | 'bearer' };

export interface ClientScheme {
  readonly scheme: SecurityScheme;
  readonly location: CredentialLocation;
}

/** Cached by the operations of a model, because every operation looks up the schemes. */
const schemesByOperations = new WeakMap<Api['operations'], readonly ClientScheme[]>();

/** Returns the schemes that operations require; empty if all are bearer tokens, for which `token` suffices. */
export function listClientSchemes(api: Api): readonly ClientScheme[] {
  const schemes = schemesByOperations.get(api.operations) ?? findClientSchemes(api);
  schemesByOperations.set(api.operations, schemes);
  return schemes;
}

function findClientSchemes({ operations, securitySchemes }: Api): readonly ClientScheme[] {
  const requiredNames = new Set(
    operations.flatMap(({ security }) => security.flatMap(({ schemes }) => schemes.map(({ scheme }) => scheme))),
  );
  const schemes = securitySchemes
    .filter(({ name }) => requiredNames.has(name))
    .flatMap((scheme) => {
      const location = credentialLocation(scheme);
      return location === undefined ? [] : [{ scheme, location }];
    });
  return schemes.some(({ location }) => location.in !== 'bearer') ? schemes : [];
}

/** Returns how a credential is sent; `undefined` if it is not part of a request, or if the scheme is unsupported. */
function credentialLocation({ scheme }: SecurityScheme): CredentialLocation | undefined {
  switch (scheme.type) {
    case 'apiKey':
      return { in: scheme.in, name: scheme.name };
    case 'http':
      return /^basic$/i.test(scheme.scheme)
        ? { in: 'basic' }
        : /^bearer$/i.test(scheme.scheme)
          ? { in: 'bearer' }
          : undefined;
    case 'oauth2':
    case 'openIdConnect':
      return { in: 'bearer' };
    case 'mutualTLS':
      return undefined;
    default:
      return scheme satisfies never;
  }
}

/**
 * Returns the security alternatives of an operation that the client can satisfy. It ignores mutual TLS, which the
 * connection provides, and alternatives without credentials.
 */
export function listSecurityAlternatives({ security }: Operation, api: Api): readonly (readonly ClientScheme[])[] {
  const schemesByName = new Map(listClientSchemes(api).map((clientScheme) => [clientScheme.scheme.name, clientScheme]));
  const mutualTlsNames = new Set(
    api.securitySchemes.flatMap(({ name, scheme }) => (scheme.type === 'mutualTLS' ? [name] : [])),
  );
  return security.flatMap(({ schemes }) => {
    const names = schemes.map(({ scheme }) => scheme).filter((name) => !mutualTlsNames.has(name));
    const clientSchemes = names.flatMap((name) => schemesByName.get(name) ?? []);
    return clientSchemes.length > 0 && clientSchemes.length === names.length ? [clientSchemes] : [];
  });
}

/** Returns sample client options that satisfy the first security alternative of an operation. */
export function exampleClientOptions(operation: Operation | undefined, api: Api): readonly string[] {
  const [first] = operation ? listSecurityAlternatives(operation, api) : [];
  if (!first) return ["token: 'my-token'"];
  const nonBearer = first
    .filter(({ location }) => location.in !== 'bearer')
    .map(
      ({ scheme, location }) =>
        `${/^[a-z_$][\w$]*$/i.test(scheme.name) ? scheme.name : stringLiteral(scheme.name)}: ${location.in === 'basic' ? "{ username: 'me', password: 'my-password' }" : "'my-key'"}`,
    );
  return [
    ...(nonBearer.length < first.length ? ["token: 'my-token'"] : []),
    ...(nonBearer.length === 0 ? [] : [`credentials: { ${nonBearer.join(', ')} }`]),
  ];
}
