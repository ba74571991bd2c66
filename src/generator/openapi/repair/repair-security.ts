// Repairs security schemes and requirements. A repaired operation never requires less than the document states.

import type { Entry, MapNode, Node, ScalarNode } from '../../source/node.ts';
import { createArray, createMap, createScalar, findEntry, stringProperty, type PropertyInit } from '../create-node.ts';
import { describeNode, isNull } from '../parser-combinators.ts';
import { getRef } from '../resolve-reference.ts';
import { findBrokenReference, ignoreReference } from './repair-references.ts';
import { mapEntries, withProperties, type EntryRepair, type RepairContext } from './repair-context.ts';

/** Authentication that the generated code knows nothing about: the client has no credentials for it. */
const unknownAuthentication = 'unknown';
const consequence = 'the client has no credentials for it';

/** Returns the entries of the security requirements of an object, whose keys are scheme names. */
export function requirementEntries(owner: Node): readonly Entry[] {
  const security = findEntry(owner, 'security')?.value;
  return (security?.kind === 'list' ? security.items : []).flatMap((alternative) =>
    alternative.kind === 'map' ? [...alternative.entries.values()] : [],
  );
}

/** Declares the schemes that requirements name, but `components.securitySchemes` does not. */
export function declareSecuritySchemes(
  root: MapNode,
  requirements: readonly Entry[],
  { warn }: Pick<RepairContext, 'warn'>,
): MapNode {
  const components = findEntry(root, 'components');
  const schemes = findEntry(components?.value, 'securitySchemes');
  const undeclared = new Map<string, Entry>();
  for (const entry of requirements) {
    if (findEntry(schemes?.value, entry.key) ?? undeclared.get(entry.key)) continue;
    undeclared.set(entry.key, entry);
    warn('document/unknown-security-scheme', entry, `security scheme \`${entry.key}\` is undeclared; ${consequence}`);
  }
  const [origin] = undeclared.values();
  if (!origin) return root;
  const declared = [...undeclared].map(([name, entry]): PropertyInit => [name, unknownScheme(entry.value), entry]);
  const owner = components?.value.kind === 'map' ? components.value : createMap(origin, []);
  const existing = schemes?.value.kind === 'map' ? schemes.value : createMap(origin, []);
  const allSchemes = withProperties(existing, declared);
  return withProperties(root, [
    ['components', withProperties(owner, [['securitySchemes', allSchemes, schemes ?? origin]]), components ?? origin],
  ]);
}

/** Repairs `security` of the document or of an operation: a name or an object is an array of one item. */
export function repairRequirements(entry: Entry, { warn }: RepairContext): ReturnType<EntryRepair> {
  const { key, value } = entry;
  // An empty object would allow anonymous requests.
  const isOne = isName(value) || (value.kind === 'map' && value.entries.size > 0);
  if (isOne)
    warn('document/wrong-type', value, `expected an array, found ${describeNode(value)}; using an array of one item`);
  const alternatives = isOne ? [value] : value.kind === 'list' ? value.items : undefined;
  if (!alternatives) return entry;
  const repaired = alternatives.map((alternative) => repairAlternative(alternative, warn));
  const isChanged = isOne || repaired.some((alternative, index) => alternative !== alternatives[index]);
  return isChanged ? [[key, createArray(value, repaired), entry]] : entry;
}

/** Repairs an alternative: a name requires this scheme, and scopes that are null are an empty array. */
function repairAlternative(alternative: Node, warn: RepairContext['warn']): Node {
  if (isName(alternative)) {
    const name = String(alternative.value);
    warn('document/wrong-type', alternative, `expected an object, found \`${name}\`; using \`{ ${name}: [] }\``);
    return createMap(alternative, [[name, createArray(alternative, [])]]);
  }
  if (alternative.kind !== 'map') return alternative;
  return mapEntries(alternative, (scheme) => {
    if (!isNull(scheme.value)) return scheme;
    warn('document/null-field', scheme.value, `the scopes of \`${scheme.key}\` are null; using an empty array`);
    return [[scheme.key, createArray(scheme.value, []), scheme]];
  });
}

function isName(node: Node): node is ScalarNode {
  return node.kind === 'scalar' && typeof node.value === 'string' && node.value !== '';
}

/** Replaces security schemes that are not objects. */
export function repairSecuritySchemes(node: MapNode, { warn }: RepairContext): MapNode {
  return mapEntries(node, (entry) => {
    if (entry.value.kind === 'map') return entry;
    warn(
      'document/wrong-type',
      entry.value,
      `expected a security scheme, found ${describeNode(entry.value)}; ${consequence}`,
    );
    return [[entry.key, unknownScheme(entry.value), entry]];
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
  ['httpbearer', 'bearer'],
]);

const schemeTypes = ['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS'] as const;

/** Completes a security scheme, or replaces it with one for which the client has no credentials. */
export function repairSecurityScheme(node: MapNode, context: RepairContext): MapNode {
  if (getRef(node)) {
    const reference = findBrokenReference(node, context);
    if (!reference) return node;
    ignoreReference(reference, consequence, context);
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
