// Checks schema, parameter, and field names in the extension keywords of the root, path items, and operations.

import type { Document, Operation, PathItem } from '../types.ts';
import type { MapNode, Node } from '../../source/node.ts';
import { reportAt, type ReadContext } from '../read-context.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { checkFieldPath } from './check-extensions.ts';
import { checkPagination } from './check-pagination.ts';
import { stringPropertyNode } from './value-parsers.ts';

/** Reports unknown names in the values of all keywords outside schemas. */
export function checkNamesInExtensions(
  document: Document,
  operations: readonly Omit<Operation, 'method'>[],
  schemaNames: ReadonlySet<string>,
  context: ReadContext,
): void {
  checkRoot(document, schemaNames, context);
  for (const item of [...document.paths, ...document.webhooks]) {
    checkResource(item, item.node.entries.get('x-resource')?.value, schemaNames, context);
  }
  const operationIds = new Set(operations.flatMap(({ operationId }) => operationId ?? []));
  const queryIds = new Set(
    document.paths
      .flatMap((item) => item.operations)
      .flatMap(({ operationId, method }) => (method === 'get' || method === 'query' ? (operationId ?? []) : [])),
  );
  for (const item of document.paths)
    for (const operation of item.operations) checkPagination(item, operation, document, context);
  for (const operation of operations) {
    checkOperation(operation, document, schemaNames, context);
    checkAffectedOperations(operation, operationIds, queryIds, context);
  }
}

function checkRoot(document: Document, schemaNames: ReadonlySet<string>, context: ReadContext): void {
  const xAshlar = propertyValue(document.node, 'x-ashlar');
  const errors = xAshlar && propertyValue(propertyValue(xAshlar, 'conventions'), 'errors');
  checkSchemaName(xAshlar && stringPropertyNode(xAshlar, 'caller'), schemaNames, context);
  checkSchemaName(errors && stringPropertyNode(errors, 'schema'), schemaNames, context);
}

function checkResource(
  item: PathItem,
  resource: Node | undefined,
  schemaNames: ReadonlySet<string>,
  context: ReadContext,
): void {
  if (resource?.kind !== 'map') return;
  checkSchemaName(stringPropertyNode(resource, 'schema'), schemaNames, context);
  const parameter = stringPropertyNode(resource, 'parameter');
  const parameterNames = [...item.path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? '');
  if (parameter && !parameterNames.includes(parameter.text)) {
    reportUnknownName(
      parameter.node,
      `unknown path parameter \`${parameter.text}\``,
      parameter.text,
      parameterNames,
      context,
    );
  }
  checkResource(item, resource.entries.get('within')?.value, schemaNames, context);
}

function checkOperation(
  operation: Omit<Operation, 'method'>,
  document: Document,
  schemaNames: ReadonlySet<string>,
  context: ReadContext,
): void {
  const { entries } = operation.node;
  for (const limit of arrayItems(entries.get('x-limits')?.value))
    checkSchemaName(stringPropertyNode(limit, 'of'), schemaNames, context);
  const body = operation.requestBody?.content.find((content) => content.schema)?.schema;
  if (!body) return;
  for (const field of arrayItems(propertyValue(entries.get('x-effect')?.value, 'defaults'))) {
    if (field.kind === 'scalar' && typeof field.value === 'string')
      checkFieldPath(document, body, { text: field.value, node: field }, context);
  }
  for (const precondition of arrayItems(entries.get('x-preconditions')?.value)) {
    const field = stringPropertyNode(precondition, 'field');
    if (field) checkFieldPath(document, body, field, context);
  }
}

function checkAffectedOperations(
  { node }: Omit<Operation, 'method'>,
  operationIds: ReadonlySet<string>,
  queryIds: ReadonlySet<string>,
  context: ReadContext,
): void {
  for (const item of arrayItems(node.entries.get('x-affects')?.value)) {
    if (item.kind !== 'scalar' || typeof item.value !== 'string' || queryIds.has(item.value)) continue;
    const isKnown = operationIds.has(item.value);
    const help = isKnown ? undefined : didYouMean(item.value, queryIds);
    const message = isKnown
      ? `\`${item.value}\` has no effect: its method is not GET or QUERY`
      : `unknown operation \`${item.value}\``;
    reportAt(context, 'document/unknown-operation', item, message, help === undefined ? {} : { help });
  }
}

function checkSchemaName(
  name: { readonly text: string; readonly node: Node } | undefined,
  schemaNames: ReadonlySet<string>,
  context: ReadContext,
): void {
  if (!name || schemaNames.has(name.text)) return;
  reportUnknownName(name.node, `unknown schema \`${name.text}\``, name.text, schemaNames, context);
}

function reportUnknownName(
  node: Node,
  message: string,
  name: string,
  known: Iterable<string>,
  context: ReadContext,
): void {
  const help = didYouMean(name, known);
  reportAt(context, 'document/unresolved-name', node, message, help === undefined ? {} : { help });
}

function propertyValue(node: Node | undefined, key: string): MapNode | Node | undefined {
  return node?.kind === 'map' ? node.entries.get(key)?.value : undefined;
}

function arrayItems(node: Node | undefined): readonly Node[] {
  return node?.kind === 'list' ? node.items : [];
}
