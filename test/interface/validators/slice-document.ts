// Minimal slice of a document for some operations, so that validators are generated quickly.

import { getAt, isNode, asArray, entriesOf, getNode, type Node } from '../immutable-tree.ts';
import type { OperationPart } from './validators-interface.ts';

/** Keywords that don't affect validators, or that refer to operations outside the slice. */
const omittedKeywords = new Set(['x-redacted', 'x-preconditions', 'x-limits', 'x-lifecycle', 'x-emits', 'examples']);

const sections = ['schemas', 'parameters', 'responses', 'headers', 'requestBodies'] as const;

/**
 * Returns the document with only the given operation parts and the components that they reference. Responses have no
 * headers, because no claim about the validators covers them.
 */
export function sliceDocument(document: Node, parts: readonly OperationPart[]): Node {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of new Set(parts.map((part) => part.call))) {
    const [method = '', path = ''] = call.split(' ');
    const { get, put, post, delete: deleteOperation, ...shared } = getNode(document, ['paths', path]);
    const operation = { get, put, post, delete: deleteOperation }[method.toLowerCase()];
    const callParts = parts.filter((part) => part.call === call);
    paths[path] = { ...shared, ...paths[path], [method.toLowerCase()]: sliceOperation(document, operation, callParts) };
  }
  const { openapi, info, 'x-ashlar': conventions } = document;
  const base: Node = { openapi, info, 'x-ashlar': conventions, paths };
  const slicedDocument = {
    ...base,
    components: {
      securitySchemes: getAt(document, ['components', 'securitySchemes']),
      ...collectComponents(document, base),
    },
  };
  const cleaned: unknown = JSON.parse(
    JSON.stringify(slicedDocument, (key, value: unknown) => (omittedKeywords.has(key) ? undefined : value)),
  );
  if (!isNode(cleaned)) throw new Error('a slice of a document must be an object');
  return cleaned;
}

function sliceOperation(document: Node, operation: unknown, parts: readonly OperationPart[]): Node {
  if (!isNode(operation)) throw new Error('the operation does not exist');
  const { requestBody, responses, ...rest } = operation;
  const kinds = new Set(parts.map(({ kind }) => kind));
  const statuses = new Set(parts.flatMap((part) => (part.kind === 'response' ? [String(part.status)] : [])));
  // The response determines which fields are filterable.
  const hasFilter = /filter/i.test(JSON.stringify(rest['parameters'] ?? ''));
  if (kinds.has('parameters') && hasFilter) statuses.add('200');
  const slicedResponses = entriesOf(responses).flatMap(([status, response]) => {
    if (!statuses.has(status)) return [];
    const reference = isNode(response) ? response['$ref'] : undefined;
    const resolvedResponse = typeof reference === 'string' ? getReferencedNode(document, reference) : response;
    return [[status, Object.fromEntries(entriesOf(resolvedResponse).filter(([name]) => name !== 'headers'))] as const];
  });
  return {
    ...rest,
    ...((kinds.has('body') || kinds.has('merged')) && { requestBody }),
    responses:
      slicedResponses.length > 0 ? Object.fromEntries(slicedResponses) : { '204': { description: 'Not validated.' } },
  };
}

function getReferencedNode(document: Node, reference: string): Node {
  return getNode(document, parsePointer(reference));
}

/** Returns the unescaped segments of a local reference. */
export function parsePointer(reference: string): readonly string[] {
  return reference
    .split('/')
    .slice(1)
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the components that a tree references, by `$ref` or by schema name. */
function collectComponents(document: Node, root: unknown): Record<string, Record<string, unknown>> {
  const collected: Record<string, Record<string, unknown>> = {};
  const schemas = getAt(document, ['components', 'schemas']);
  const collect = (section: string, name: string): void => {
    const components = (collected[section] ??= {});
    const component = getAt(document, ['components', section, name]);
    if (Object.hasOwn(components, name) || component === undefined) return;
    components[name] = component;
    visit(component);
  };
  const visit = (value: unknown): void => {
    for (const item of asArray(value)) visit(item);
    for (const [key, child] of entriesOf(value)) {
      // Extension keywords refer to schemas by name: the caller, the error body, resources, and counted schemas.
      const isSchemaName =
        ['caller', 'schema', 'of'].includes(key) && typeof child === 'string' && isNode(schemas) && child in schemas;
      if (isSchemaName) collect('schemas', child);
      else if (key === '$ref' && typeof child === 'string') {
        const [, section = '', name = ''] = parsePointer(child);
        collect(section, name);
      } else visit(child);
    }
  };
  visit(root);
  return Object.fromEntries(sections.map((section) => [section, collected[section] ?? {}]));
}
