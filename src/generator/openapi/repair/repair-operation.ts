// Repairs path items, operations, and responses.

import type { Entry, MapNode, Node } from '../../source/node.ts';
import { copyProperties, createArray, createMap, createScalar, findEntry, stringProperty } from '../create-node.ts';
import { describeNode, isNull } from '../parser-combinators.ts';
import { normalizeStatus, validStatus } from '../objects/request-body-and-response.ts';
import { createConversionContext } from '../swagger2/context.ts';
import { convertBody, isSingleParameter, type BodyParameter } from '../swagger2/parameter.ts';
import { createReport } from '../../diagnostics/report.ts';
import { mapEntries, withProperties, type EntryRepair, type RepairContext } from './repair-context.ts';
import { parameterLocation } from './repair-parameter.ts';
import { repairServers } from './repair-root-and-servers.ts';
import { repairRequirements } from './repair-security.ts';
import { repairExamplesAndHeaders, replaceReferenceToBody } from './repair-references.ts';
import { pathItemMethods } from '../types.ts';

/** Repairs the servers and parameters of a path item, and moves its body parameters to its operations. */
export function repairPathItem(original: MapNode, context: RepairContext): MapNode {
  const node = mapEntries(withParameterArray(original, context), (entry) =>
    entry.key === 'servers' ? repairServers(entry, context) : entry,
  );
  const shared = bodyParameters(node, context);
  if (shared.length === 0) return node;
  return mapEntries(withoutBodyParameters(node, shared), (entry) => {
    if (!pathItemMethods.some((method) => method === entry.key) || entry.value.kind !== 'map') return entry;
    return [[entry.key, addRequestBody(entry.value, shared, context), entry]];
  });
}

/** Repairs the parameters, body, tags, and security of an operation. */
export function repairOperation(original: MapNode, context: RepairContext): MapNode {
  const node = withParameterArray(original, context);
  const body = bodyParameters(node, context);
  const operation = body.length === 0 ? node : addRequestBody(withoutBodyParameters(node, body), body, context);
  return repairExamplesAndHeaders(
    mapEntries(operation, (entry) => operationFields[entry.key]?.(entry, context) ?? entry),
    context,
  );
}

const operationFields: Readonly<Record<string, (entry: Entry, context: RepairContext) => ReturnType<EntryRepair>>> = {
  security: repairRequirements,
  servers: repairServers,
  tags: (entry, context) =>
    entry.value.kind === 'scalar' && typeof entry.value.value === 'string' ? arrayOfOne(entry, context) : entry,
  requestBody(entry, context) {
    const { key, value } = entry;
    const { warn, removed } = context;
    const replaced = replaceReferenceToBody(value, 'requestBodies', context);
    if (replaced) return [[key, replaced, entry]];
    if (value.kind !== 'map' || value.entries.has('content') || value.entries.has('$ref')) return entry;
    warn('document/missing-field', value, 'missing `content`; the request body is ignored');
    removed.push(value);
    return [];
  },
};

function arrayOfOne(entry: Entry, { warn }: RepairContext): ReturnType<EntryRepair> {
  const { key, value } = entry;
  warn('document/wrong-type', value, `expected an array, found ${describeNode(value)}; using an array of one item`);
  return [[key, createArray(value, [value]), entry]];
}

/** Uses an array for a single parameter. */
function withParameterArray(node: MapNode, context: RepairContext): MapNode {
  return mapEntries(node, (entry) =>
    entry.key === 'parameters' && isSingleParameter(entry.value) ? arrayOfOne(entry, context) : entry,
  );
}

/** Returns whether a parameter has the location `body` or `formData` of Swagger 2.0. */
export function isBodyParameter(parameter: Node): boolean {
  const location = parameterLocation(stringProperty(parameter, 'in'));
  return location === 'body' || location === 'formData';
}

/** Returns the Swagger 2.0 parameters `in: body` and `in: formData`. */
function bodyParameters(node: MapNode, context: RepairContext): readonly BodyParameter[] {
  const parameters = findEntry(node, 'parameters')?.value;
  return (parameters?.kind === 'list' ? parameters.items : []).flatMap((item) => {
    const parameter = context.resolve(item);
    return parameter?.kind === 'map' && isBodyParameter(parameter) ? [{ parameter, item }] : [];
  });
}

function withoutBodyParameters(node: MapNode, body: readonly BodyParameter[]): MapNode {
  const items = new Set<Node>(body.map(({ item }) => item));
  return mapEntries(node, (entry) => {
    const { key, value } = entry;
    if (key !== 'parameters' || value.kind !== 'list') return entry;
    return [
      [
        key,
        createArray(
          value,
          value.items.filter((item) => !items.has(item)),
        ),
        entry,
      ],
    ];
  });
}

/** Adds the request body that the parameters describe, unless the operation has one. */
function addRequestBody(operation: MapNode, body: readonly BodyParameter[], context: RepairContext): MapNode {
  const hasBody = operation.entries.has('requestBody');
  for (const { parameter, item } of body)
    context.warn(
      'document/invalid-value',
      findEntry(parameter, 'in')?.value ?? item,
      `\`in: ${stringProperty(parameter, 'in') ?? ''}\` is Swagger 2.0; ${hasBody ? 'the parameter is ignored, because the operation has a `requestBody`' : 'using a `requestBody`'}`,
    );
  const root = context.sources.roots.get(context.sources.entry);
  if (hasBody || root?.kind !== 'map') return operation;
  const conversionReport = createReport();
  const requestBody = convertBody(
    body.map(({ parameter, item }) => ({ parameter: asSwaggerParameter(parameter), item })),
    ['application/json'],
    createConversionContext(root, context.sources, conversionReport),
  );
  context.forward(conversionReport.diagnostics);
  return withProperties(operation, [['requestBody', requestBody, findEntry(operation, 'parameters')]]);
}

/** Returns a body parameter, or a form parameter with the keywords of its `schema`, which Swagger 2.0 does not have. */
function asSwaggerParameter(parameter: MapNode): MapNode {
  const location = findEntry(parameter, 'in')?.value ?? parameter;
  const isBody = parameterLocation(stringProperty(parameter, 'in')) === 'body';
  const schema = findEntry(parameter, 'schema')?.value;
  return withProperties(createMap(parameter, copyProperties(parameter, isBody ? undefined : new Set(['schema']))), [
    ['in', createScalar(location, isBody ? 'body' : 'formData')],
    ...(!isBody && schema?.kind === 'map' ? copyProperties(schema) : []),
  ]);
}

/** Repairs the statuses of responses, and responses that are null. */
export function repairResponses(node: MapNode, context: RepairContext): MapNode {
  const used = new Set(node.entries.keys());
  return mapEntries(node, (entry) => {
    const { key, value } = entry;
    if (key.startsWith('x-') || key === '$ref') return entry;
    const status = repairedStatus(key);
    if (status === undefined || (status !== key && used.has(status))) {
      const reason = status === undefined ? '' : `\`${status}\` is declared too, and `;
      context.removed.push(value);
      context.warn('document/invalid-status', entry, `invalid status \`${key}\`; ${reason}the response is ignored`);
      return [];
    }
    used.add(status);
    if (!validStatus.test(key))
      context.warn('document/invalid-status', entry, `invalid status \`${key}\`; using \`${status}\``);
    const replaced = replaceReferenceToBody(value, 'responses', context);
    if (replaced) return [[status, replaced, entry]];
    if (!isNull(value)) return status === key ? entry : [[status, value, entry]];
    context.warn('document/null-field', value, `\`${key}\` is null; using a response without a description`);
    return [[status, createMap(value, [['description', createScalar(value, '')]]), entry]];
  });
}

/** Returns the status that a key means: `200` for `200 OK`, `default` for `0`; `undefined` if it is unclear. */
function repairedStatus(key: string): string | undefined {
  if (validStatus.test(key)) return normalizeStatus(key);
  if (/^(?:0|default)$/i.test(key)) return 'default';
  return /^\s*([1-5](?:[0-9]{2}|xx))(?:\s.*)?$/i.exec(key)?.[1]?.toUpperCase();
}
