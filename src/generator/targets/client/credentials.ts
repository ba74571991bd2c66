// What proves who calls, where that is more than a bearer token: which security schemes the client knows, and what each operation asks for.

import { string } from '../../code/typescript/string-literal.ts';
import type { Api, Operation, SecurityScheme } from '../../model/types/api.ts';
import { answering } from '../../model/dependencies/kept.ts';

type Sent = { readonly in: 'header' | 'query' | 'cookie'; readonly name: string } | { readonly in: 'basic' | 'bearer' };

export interface ClientScheme {
  readonly scheme: SecurityScheme;
  readonly sent: Sent;
}

/** Each operation asks. */
const known = new WeakMap<Api, (about: string) => readonly ClientScheme[]>();

/** The schemes that operations ask for; none where all are bearer tokens, for which the option `token` is enough. */
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

/** Undefined for what no header, query or cookie says, or nobody knows how. */
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

/** What an operation asks for, as far as the client can present it: a certificate is the connection's. An alternative that asks for nothing is none. */
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

/** The options of a client that presents what an operation asks for first, as an example. */
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
