// Comparison of security schemes, independent of their names.

import type { SecurityScheme } from '../../../model/types/api.ts';
import type { Origin } from '../../../model/types/origin.ts';
import { originAlong } from '../../../model/locate-origin.ts';
import type { ChangeId, WordsOf } from '../catalogue.ts';
import { matchBy } from './pair-operations.ts';
import type { Scope } from './comparison-scope.ts';
import type { Renamed } from './security.ts';

/** Returns the schemes that were only renamed. */
export function renamedSchemes(base: readonly SecurityScheme[], head: readonly SecurityScheme[]): Renamed {
  const { removed, added } = matchBy(base, head, ({ name }) => name);
  const free = [...added];
  return new Map(
    removed.flatMap(({ name, scheme }) => {
      const at = free.findIndex((other) => essence(other.scheme) === essence(scheme));
      const [found] = at < 0 ? [] : free.splice(at, 1);
      return found ? [[name, found.name] as const] : [];
    }),
  );
}

export function compareSchemes(
  outer: Scope,
  base: readonly SecurityScheme[],
  head: readonly SecurityScheme[],
  renamed: Renamed,
): void {
  const names = new Set(renamed.values());
  const { both, removed, added } = matchBy(base, head, ({ name }) => name);
  for (const pair of both)
    compareScheme(
      outer.within(`security scheme ${pair.head.name}`, { base: pair.base.origin, head: pair.head.origin }),
      pair.base,
      pair.head,
    );
  for (const { name, origin } of added)
    if (!names.has(name))
      outer.within(`security scheme ${name}`, { head: origin }).tell('security-scheme-added', {}, 'request');
  for (const { name, origin } of removed)
    if (!renamed.has(name))
      outer.within(`security scheme ${name}`, { base: origin }).tell('security-scheme-removed', {}, 'request');
}

function compareScheme(scope: Scope, { scheme: base }: SecurityScheme, { scheme: head }: SecurityScheme): void {
  const { tell } = scope;
  if (base.type === 'oauth2' && head.type === 'oauth2') compareFlows(scope, base.flows, head.flows);
  else if (base.type === 'openIdConnect' && head.type === 'openIdConnect') {
    if (base.openIdConnectUrl !== head.openIdConnectUrl)
      tell(
        'security-address-changed',
        { name: 'address of the provider', from: base.openIdConnectUrl, to: head.openIdConnectUrl },
        'request',
      );
  } else {
    const words = { from: textOf(base), to: textOf(head) };
    if (essence(base) !== essence(head)) tell('security-scheme-changed', words, 'request');
  }
}

type Flows = Extract<SecurityScheme['scheme'], { readonly type: 'oauth2' }>['flows'];

function compareFlows({ tell: tellAt, places }: Scope, base: Flows, head: Flows): void {
  const tell = <I extends ChangeId>(id: I, words: WordsOf<I>, path: readonly string[]): void => {
    const at = (origin: Origin | undefined): Origin | undefined => origin && originAlong(origin, ['flows', ...path]);
    tellAt(id, words, 'request', { base: at(places.base), head: at(places.head) });
  };
  const { both, removed, added } = matchBy(base, head, ({ grant }) => grant);
  for (const { grant } of added) tell('security-flow-added', { name: grant }, [grant]);
  for (const { grant } of removed) tell('security-flow-removed', { name: grant }, [grant]);
  for (const pair of both) {
    for (const [key, name] of addresses) {
      const [from, to] = [pair.base[key] ?? 'none', pair.head[key] ?? 'none'];
      if (from !== to) tell('security-address-changed', { name, from, to }, [pair.head.grant, key]);
    }
    const [before, after] = [pair.base.scopes.map(({ scope }) => scope), pair.head.scopes.map(({ scope }) => scope)];
    for (const name of after)
      if (!before.includes(name)) tell('scope-offered', { name }, [pair.head.grant, 'scopes', name]);
    for (const name of before)
      if (!after.includes(name)) tell('scope-withdrawn', { name }, [pair.head.grant, 'scopes', name]);
  }
}

const addresses = [
  ['authorizationUrl', 'address where callers grant access'],
  ['tokenUrl', 'address of tokens'],
  ['refreshUrl', 'address where tokens are renewed'],
] as const;

/**
 * Returns a key for the effective content of a scheme. Descriptions do not matter, and header names are
 * case-insensitive.
 */
function essence(scheme: SecurityScheme['scheme']): string {
  if (scheme.type === 'oauth2') {
    const flows = scheme.flows.map((flow) => [
      flow.grant,
      ...addresses.map(([key]) => flow[key] ?? ''),
      ...flow.scopes.map(({ scope }) => scope).sort(),
    ]);
    return JSON.stringify(flows.map((flow) => JSON.stringify(flow)).sort());
  }
  if (scheme.type === 'openIdConnect') return JSON.stringify(scheme.openIdConnectUrl);
  return scheme.type === 'apiKey' && scheme.in === 'header' ? textOf(scheme).toLowerCase() : textOf(scheme);
}

/** Describes the required credentials. The bearer format is opaque to clients. */
function textOf(scheme: SecurityScheme['scheme']): string {
  switch (scheme.type) {
    case 'apiKey':
      return `a key in the ${scheme.in} as "${scheme.name}"`;
    case 'http':
      return `HTTP ${scheme.scheme.toLowerCase()}`;
    case 'oauth2':
      return 'OAuth 2';
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'mutualTLS':
      return 'a certificate';
    default:
      return scheme satisfies never;
  }
}
