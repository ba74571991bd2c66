// Comparison of security schemes, independent of their names.

import type { SecurityScheme } from '../../../model/types/api.ts';
import { type SourceLocation, locatePath } from '../../../model/source-location.ts';
import type { ChangeId, MessageParams } from '../catalog.ts';
import { pairByKey } from './pair-operations.ts';
import type { ComparisonScope } from './comparison-scope.ts';
import type { RenamedSchemes } from './security.ts';

/** Returns the schemes that were renamed but are otherwise unchanged. */
export function findRenamedSchemes(base: readonly SecurityScheme[], head: readonly SecurityScheme[]): RenamedSchemes {
  const { removed, added } = pairByKey(base, head, ({ name }) => name);
  const unmatched = [...added];
  return new Map(
    removed.flatMap(({ name, scheme }) => {
      const index = unmatched.findIndex((candidate) => schemeKey(candidate.scheme) === schemeKey(scheme));
      const [match] = index < 0 ? [] : unmatched.splice(index, 1);
      return match ? [[name, match.name] as const] : [];
    }),
  );
}

export function compareSchemes(
  outer: ComparisonScope,
  base: readonly SecurityScheme[],
  head: readonly SecurityScheme[],
  renamed: RenamedSchemes,
): void {
  const newNames = new Set(renamed.values());
  const { both, removed, added } = pairByKey(base, head, ({ name }) => name);
  for (const pair of both)
    compareScheme(
      outer.nested(`security scheme ${pair.head.name}`, {
        base: pair.base.sourceLocation,
        head: pair.head.sourceLocation,
      }),
      pair.base,
      pair.head,
    );
  for (const { name, sourceLocation } of added)
    if (!newNames.has(name))
      outer.nested(`security scheme ${name}`, { head: sourceLocation }).report('security-scheme-added', {}, 'request');
  for (const { name, sourceLocation } of removed)
    if (!renamed.has(name))
      outer
        .nested(`security scheme ${name}`, { base: sourceLocation })
        .report('security-scheme-removed', {}, 'request');
}

function compareScheme(
  scope: ComparisonScope,
  { scheme: base }: SecurityScheme,
  { scheme: head }: SecurityScheme,
): void {
  const { report } = scope;
  if (base.type === 'oauth2' && head.type === 'oauth2') compareFlows(scope, base.flows, head.flows);
  else if (base.type === 'openIdConnect' && head.type === 'openIdConnect') {
    if (base.openIdConnectUrl !== head.openIdConnectUrl)
      report(
        'security-address-changed',
        { name: 'OpenID Connect URL', from: base.openIdConnectUrl, to: head.openIdConnectUrl },
        'request',
      );
  } else {
    const params = { from: describeScheme(base), to: describeScheme(head) };
    if (schemeKey(base) !== schemeKey(head)) report('security-scheme-changed', params, 'request');
  }
}

type Flows = Extract<SecurityScheme['scheme'], { readonly type: 'oauth2' }>['flows'];

function compareFlows({ report: reportChange, origins }: ComparisonScope, base: Flows, head: Flows): void {
  const report = <I extends ChangeId>(id: I, params: MessageParams<I>, path: readonly string[]): void => {
    const locateFlow = (origin: SourceLocation | undefined): SourceLocation | undefined =>
      origin && locatePath(origin, ['flows', ...path]);
    reportChange(id, params, 'request', { base: locateFlow(origins.base), head: locateFlow(origins.head) });
  };
  const { both, removed, added } = pairByKey(base, head, ({ grant }) => grant);
  for (const { grant } of added) report('security-flow-added', { name: grant }, [grant]);
  for (const { grant } of removed) report('security-flow-removed', { name: grant }, [grant]);
  for (const pair of both) {
    for (const [key, name] of urlFields) {
      const [from, to] = [pair.base[key] ?? 'none', pair.head[key] ?? 'none'];
      if (from !== to) report('security-address-changed', { name, from, to }, [pair.head.grant, key]);
    }
    const [before, after] = [pair.base.scopes.map(({ scope }) => scope), pair.head.scopes.map(({ scope }) => scope)];
    for (const name of after)
      if (!before.includes(name)) report('scope-offered', { name }, [pair.head.grant, 'scopes', name]);
    for (const name of before)
      if (!after.includes(name)) report('scope-withdrawn', { name }, [pair.head.grant, 'scopes', name]);
  }
}

const urlFields = [
  ['authorizationUrl', 'authorization URL'],
  ['tokenUrl', 'token URL'],
  ['refreshUrl', 'refresh URL'],
] as const;

/** Returns a key for the effective content of a scheme. Ignores descriptions and the case of header names. */
function schemeKey(scheme: SecurityScheme['scheme']): string {
  if (scheme.type === 'oauth2') {
    const flows = scheme.flows.map((flow) => [
      flow.grant,
      ...urlFields.map(([key]) => flow[key] ?? ''),
      ...flow.scopes.map(({ scope }) => scope).sort(),
    ]);
    return JSON.stringify(flows.map((flow) => JSON.stringify(flow)).sort());
  }
  if (scheme.type === 'openIdConnect') return JSON.stringify(scheme.openIdConnectUrl);
  return scheme.type === 'apiKey' && scheme.in === 'header'
    ? describeScheme(scheme).toLowerCase()
    : describeScheme(scheme);
}

/** Describes the required credentials. Ignores the bearer format, which is opaque to clients. */
function describeScheme(scheme: SecurityScheme['scheme']): string {
  switch (scheme.type) {
    case 'apiKey':
      return `an API key in the ${scheme.in} "${scheme.name}"`;
    case 'http':
      return `HTTP ${scheme.scheme.toLowerCase()} authentication`;
    case 'oauth2':
      return 'OAuth 2';
    case 'openIdConnect':
      return 'OpenID Connect';
    case 'mutualTLS':
      return 'a client certificate';
    default:
      return scheme satisfies never;
  }
}
