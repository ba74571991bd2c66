// Repairs servers, security schemes, and security requirements.

import type { Entry, MapNode, Node } from '../../source/node.ts';
import { createArray, createMap, createScalar, findEntry, stringProperty, type PropertyInit } from '../create-node.ts';
import { describeNode } from '../parser-combinators.ts';
import { getRef } from '../resolve-reference.ts';
import { mapEntries, withProperties, type EntryRepair, type RepairContext } from './repair-context.ts';

/** Repairs the paths, servers, and security of a document, and declares the security schemes that are undeclared. */
export function repairRoot(root: MapNode, context: RepairContext): MapNode {
  const repaired = mapEntries(root, (entry) => {
    if (entry.key === 'security') return repairRequirements(entry, context);
    if (entry.key === 'servers') return repairServers(entry, context);
    return entry.key === 'paths' ? repairPaths(entry, context) : entry;
  });
  return declareSecuritySchemes(repaired, context);
}

function repairPaths(entry: Entry, { warn }: RepairContext): ReturnType<EntryRepair> {
  const { key, value } = entry;
  if (value.kind !== 'map') return entry;
  const paths = mapEntries(value, (path) => {
    if (path.key.startsWith('/') || path.key.startsWith('x-')) return path;
    warn('document/invalid-path', path, `path \`${path.key}\` does not start with \`/\`; using \`/${path.key}\``);
    return [[`/${path.key}`, path.value, path]];
  });
  return paths === value ? entry : [[key, paths, entry]];
}

function repairServers(entry: Entry, { warn }: RepairContext): ReturnType<EntryRepair> {
  const { key, value } = entry;
  if (value.kind !== 'list') return entry;
  const servers = value.items.filter((server) => {
    const hasUrl = server.kind === 'map' && server.entries.has('url');
    if (!hasUrl) warn('document/missing-field', server, 'missing `url`; the server is ignored');
    return hasUrl;
  });
  return servers.length === value.items.length ? entry : [[key, createArray(value, servers), entry]];
}

/** Gives each variable without `default` its first value, or else the empty string. */
export function repairServer(node: MapNode, context: RepairContext): MapNode {
  return mapEntries(node, (entry) => {
    const { key, value } = entry;
    if (key !== 'variables' || value.kind !== 'map') return entry;
    const variables = mapEntries(value, (variable) => repairVariable(variable, context));
    return variables === value ? entry : [[key, variables, entry]];
  });
}

function repairVariable(entry: Entry, { warn }: RepairContext): ReturnType<EntryRepair> {
  const { key, value } = entry;
  if (value.kind !== 'map' || value.entries.has('default')) return entry;
  const values = findEntry(value, 'enum')?.value;
  const first = values?.kind === 'list' ? values.items[0] : undefined;
  const fallback = first?.kind === 'scalar' ? String(first.value) : '';
  warn('document/missing-field', value, `missing \`default\`; using \`${JSON.stringify(fallback)}\``);
  return [[key, withProperties(value, [['default', createScalar(value, fallback)]]), entry]];
}

/** Repairs `security` of the document or of an operation: an object is an array of one item. */
export function repairRequirements(entry: Entry, { warn }: RepairContext): ReturnType<EntryRepair> {
  const { key, value } = entry;
  if (value.kind !== 'map') return entry;
  warn('document/wrong-type', value, `expected an array, found ${describeNode(value)}; using an array of one item`);
  return [[key, createArray(value, [value]), entry]];
}

/** Authentication that the generated code knows nothing about: the client has no credentials for it. */
const unknownAuthentication = 'unknown';
const consequence = 'the client has no credentials for it';

/** Declares the schemes that requirements name, but `components.securitySchemes` does not. */
function declareSecuritySchemes(root: MapNode, { warn }: RepairContext): MapNode {
  const components = findEntry(root, 'components');
  const schemes = findEntry(components?.value, 'securitySchemes');
  const undeclared = new Map<string, Entry>();
  for (const owner of [root, ...operationsOf(root)]) {
    const security = findEntry(owner, 'security')?.value;
    const alternatives = security?.kind === 'list' ? security.items : security ? [security] : [];
    for (const alternative of alternatives) {
      if (alternative.kind !== 'map') continue;
      for (const entry of alternative.entries.values()) {
        if (findEntry(schemes?.value, entry.key) ?? undeclared.get(entry.key)) continue;
        undeclared.set(entry.key, entry);
        warn(
          'document/unknown-security-scheme',
          entry,
          `security scheme \`${entry.key}\` is undeclared; ${consequence}`,
        );
      }
    }
  }
  if (undeclared.size === 0) return root;
  const declared: readonly PropertyInit[] = [...undeclared].map(([name, entry]) => [
    name,
    unknownScheme(entry.value),
    entry,
  ]);
  const [origin] = undeclared.values();
  const owner = components?.value.kind === 'map' ? components.value : createMap(origin ?? root, []);
  const existing = schemes?.value.kind === 'map' ? schemes.value : createMap(origin ?? root, []);
  return withProperties(root, [
    [
      'components',
      withProperties(owner, [['securitySchemes', withProperties(existing, declared), schemes ?? origin]]),
      components ?? origin,
    ],
  ]);
}

/** Returns the operations of all paths and webhooks, without references. */
function operationsOf(root: MapNode): readonly Node[] {
  return ['paths', 'webhooks'].flatMap((key) => {
    const items = findEntry(root, key)?.value;
    return items?.kind !== 'map'
      ? []
      : [...items.entries.values()].flatMap(({ value }) =>
          value.kind === 'map' ? [...value.entries.values()].map((entry) => entry.value) : [],
        );
  });
}

function unknownScheme(origin: Node): MapNode {
  return createMap(origin, [
    ['type', createScalar(origin, 'http')],
    ['scheme', createScalar(origin, unknownAuthentication)],
  ]);
}

/** Types that mean HTTP authentication. */
const httpTypes: ReadonlyMap<string, string> = new Map([
  ['bearer', 'bearer'],
  ['jwt', 'bearer'],
  ['token', 'bearer'],
  ['basic', 'basic'],
  ['httpbasic', 'basic'],
]);

const schemeTypes = ['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS'] as const;

/** Completes a security scheme, or replaces it with one for which the client has no credentials. */
export function repairSecurityScheme(node: MapNode, context: RepairContext): MapNode {
  const reference = getRef(node);
  if (reference) {
    if (context.isResolvable(reference.ref)) return node;
    context.warn(
      'document/unresolved-reference',
      reference.node,
      `cannot resolve \`${reference.ref}\`; ${consequence}`,
    );
    return unknownScheme(node);
  }
  const declaredType = stringProperty(node, 'type') ?? '';
  const type = schemeTypes.find((each) => each.toLowerCase() === declaredType.toLowerCase());
  const position = findEntry(node, 'type')?.value ?? node;
  if (type === undefined) {
    const scheme = httpTypes.get(declaredType.toLowerCase().replace(/[^a-z]/g, ''));
    context.warn(
      'document/invalid-value',
      position,
      scheme === undefined
        ? `unknown type \`${declaredType}\` of a security scheme; ${consequence}`
        : `unknown type \`${declaredType}\`; using \`type: http\` with \`scheme: ${scheme}\``,
    );
    return scheme === undefined ? unknownScheme(node) : httpScheme(node, scheme);
  }
  if (type !== declaredType)
    context.warn('document/invalid-value', position, `unknown type \`${declaredType}\`; using \`${type}\``);
  const typed = type === declaredType ? node : withProperties(node, [['type', createScalar(position, type)]]);
  if (type === 'oauth2') return repairFlows(typed, context);
  const missing = requiredFields[type].filter((field) => !isFilled(typed, field));
  const isLocationValid =
    type !== 'apiKey' || ['query', 'header', 'cookie'].includes(stringProperty(typed, 'in') ?? '');
  if (missing.length === 0 && isLocationValid) return typed;
  context.warn(
    missing.length > 0 ? 'document/missing-field' : 'document/invalid-value',
    node,
    missing.length > 0
      ? `missing ${missing.map((field) => `\`${field}\``).join(' and ')}; ${consequence}`
      : `unknown \`in: ${stringProperty(typed, 'in') ?? ''}\` of an API key; ${consequence}`,
  );
  // OpenID Connect requirements list scopes, which the server checks.
  return type === 'openIdConnect' ? withFlows(typed, []) : unknownScheme(node);
}

const requiredFields = {
  apiKey: ['name', 'in'],
  http: ['scheme'],
  openIdConnect: ['openIdConnectUrl'],
  mutualTLS: [],
} as const;

function isFilled(node: MapNode, field: string): boolean {
  return stringProperty(node, field) !== undefined;
}

function httpScheme(node: MapNode, scheme: string): MapNode {
  return withProperties(node, [
    ['type', createScalar(node, 'http'), findEntry(node, 'type')],
    ['scheme', createScalar(node, scheme)],
    ['name', undefined],
    ['in', undefined],
  ]);
}

/** URLs that a flow must have. */
const flowUrls: Readonly<Record<string, readonly string[]>> = {
  implicit: ['authorizationUrl'],
  password: ['tokenUrl'],
  clientCredentials: ['tokenUrl'],
  authorizationCode: ['authorizationUrl', 'tokenUrl'],
  deviceAuthorization: ['deviceAuthorizationUrl', 'tokenUrl'],
};

/** Removes OAuth flows without their URLs, and descriptions of scopes that are not strings. */
function repairFlows(node: MapNode, context: RepairContext): MapNode {
  const flows = findEntry(node, 'flows')?.value;
  if (flows?.kind !== 'map') {
    context.warn('document/missing-field', node, `missing \`flows\`; ${consequence}`);
    return withFlows(node, []);
  }
  const repaired = mapEntries(flows, (entry) => repairFlow(entry, context));
  return repaired === flows ? node : withProperties(node, [['flows', repaired, findEntry(node, 'flows')]]);
}

function repairFlow(entry: Entry, context: RepairContext): ReturnType<EntryRepair> {
  const { key, value } = entry;
  if (value.kind !== 'map') return entry;
  const missing = (flowUrls[key] ?? []).filter((field) => !isFilled(value, field));
  if (missing.length > 0) {
    context.removed.push(value);
    const fields = missing.map((field) => `\`${field}\``).join(' and ');
    context.warn('document/missing-field', value, `missing ${fields}; the flow \`${key}\` is ignored`);
    return [];
  }
  const flow = mapEntries(value, (field) => {
    if (field.key !== 'scopes' || field.value.kind !== 'map') return field;
    const scopes = mapEntries(field.value, (scope) => repairScope(scope, context));
    return scopes === field.value ? field : [[field.key, scopes, field]];
  });
  return flow === value ? entry : [[key, flow, entry]];
}

function repairScope(entry: Entry, { warn, removed }: RepairContext): ReturnType<EntryRepair> {
  const { key, value } = entry;
  if (value.kind === 'scalar' && value.value !== null) return entry;
  removed.push(value);
  warn(
    'document/wrong-type',
    value,
    `expected a description of \`${key}\`, found ${describeNode(value)}; it is ignored`,
  );
  return [[key, createScalar(value, ''), entry]];
}

function withFlows(node: MapNode, flows: readonly PropertyInit[]): MapNode {
  const description = findEntry(node, 'description');
  return createMap(node, [
    ['type', createScalar(node, 'oauth2')],
    ['description', description?.value, description],
    ['flows', createMap(node, flows)],
  ]);
}
