// Credentials of the client beyond bearer tokens: known security schemes, and the requirements of each operation.

import { string } from '../../code/typescript/string-literal.ts';
import type { Api, Operation, SecurityScheme } from '../../model/types/api.ts';
import { answering } from '../../model/dependencies/kept.ts';

type Sent = { readonly in: 'header' | 'query' | 'cookie'; readonly name: string } | { readonly in: 'basic' | 'bearer' };

export interface ClientScheme {
  readonly scheme: SecurityScheme;
  readonly sent: Sent;
}

/** Cache, since every operation looks up the schemes. */
const known = new WeakMap<Api, (about: string) => readonly ClientScheme[]>();

/** Returns the schemes that operations require; none if all are bearer tokens: the option `token` then suffices. */
export function schemesOf(api: Api): readonly ClientScheme[] {
  const ask =
    known.get(api) ??
    answering(api, 'security schemes that the client presents', () => {
      const found = findSchemes(api);
      return () => found;
    });
  known.set(api, ask);
  return ask('');
}

function findSchemes({ operations, securitySchemes }: Api): readonly ClientScheme[] {
  const asked = new Set(
    operations.flatMap(({ security }) => security.flatMap(({ schemes }) => schemes.map(({ scheme }) => scheme))),
  );
  const schemes = securitySchemes
    .filter(({ name }) => asked.has(name))
    .flatMap((scheme) => {
      const sent = sentOf(scheme);
      return sent === undefined ? [] : [{ scheme, sent }];
    });
  return schemes.some(({ sent }) => sent.in !== 'bearer') ? schemes : [];
}

/** Returns how a credential is sent; `undefined` if it is not in a request or the scheme is not supported. */
function sentOf({ scheme }: SecurityScheme): Sent | undefined {
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
export function alternativesOf({ security }: Operation, api: Api): readonly (readonly ClientScheme[])[] {
  const presented = new Map(schemesOf(api).map((each) => [each.scheme.name, each]));
  const connections = new Set(
    api.securitySchemes.flatMap(({ name, scheme }) => (scheme.type === 'mutualTLS' ? [name] : [])),
  );
  return security.flatMap(({ schemes }) => {
    const names = schemes.map(({ scheme }) => scheme).filter((name) => !connections.has(name));
    const found = names.flatMap((name) => presented.get(name) ?? []);
    return found.length > 0 && found.length === names.length ? [found] : [];
  });
}

/** Returns sample client options that satisfy the first security alternative of an operation. */
export function presentedText(operation: Operation | undefined, api: Api): readonly string[] {
  const [first] = operation ? alternativesOf(operation, api) : [];
  if (!first) return ["token: 'my-token'"];
  const others = first
    .filter(({ sent }) => sent.in !== 'bearer')
    .map(
      ({ scheme, sent }) =>
        `${/^[a-z_$][\w$]*$/i.test(scheme.name) ? scheme.name : string(scheme.name)}: ${sent.in === 'basic' ? "{ username: 'me', password: 'my-password' }" : "'my-key'"}`,
    );
  return [
    ...(others.length < first.length ? ["token: 'my-token'"] : []),
    ...(others.length === 0 ? [] : [`credentials: { ${others.join(', ')} }`]),
  ];
}
