// Check of schema, parameter, and field names in the extension keywords of the root, paths, and operations.

import type { Document, Operation, PathItem } from '../types.ts';
import type { MapNode, Node } from '../../source/node.ts';
import { say, type Reading } from '../read-context.ts';
import { didYouMean } from '../did-you-mean.ts';
import { checkField } from './check-schema-extensions.ts';
import { textMember } from './value-parsers.ts';

/** Reports unknown names in the values of all keywords outside schemas. */
export function checkNames(
  document: Document,
  operations: readonly Omit<Operation, 'method'>[],
  schemas: ReadonlySet<string>,
  reading: Reading,
): void {
  checkRoot(document, schemas, reading);
  for (const item of [...document.paths, ...document.webhooks]) {
    checkResource(item, item.node.entries.get('x-resource')?.value, schemas, reading);
  }
  for (const operation of operations) checkOperation(operation, document, schemas, reading);
}

function checkRoot(document: Document, schemas: ReadonlySet<string>, reading: Reading): void {
  const switched = memberOf(document.node, 'x-ashlar');
  const errors = switched && memberOf(memberOf(switched, 'conventions'), 'errors');
  checkSchema(switched && textMember(switched, 'caller'), schemas, reading);
  checkSchema(errors && textMember(errors, 'schema'), schemas, reading);
}

function checkResource(
  item: PathItem,
  resource: Node | undefined,
  schemas: ReadonlySet<string>,
  reading: Reading,
): void {
  if (resource?.kind !== 'map') return;
  checkSchema(textMember(resource, 'schema'), schemas, reading);
  const parameter = textMember(resource, 'parameter');
  const known = [...item.path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? '');
  if (parameter && !known.includes(parameter.text)) {
    unknown(parameter.node, `the path has no parameter "${parameter.text}"`, parameter.text, known, reading);
  }
  checkResource(item, resource.entries.get('within')?.value, schemas, reading);
}

function checkOperation(
  operation: Omit<Operation, 'method'>,
  document: Document,
  schemas: ReadonlySet<string>,
  reading: Reading,
): void {
  const { entries } = operation.node;
  for (const limit of itemsOf(entries.get('x-limits')?.value)) checkSchema(textMember(limit, 'of'), schemas, reading);
  const body = operation.requestBody?.content.find((content) => content.schema)?.schema;
  if (!body) return;
  for (const field of itemsOf(memberOf(entries.get('x-effect')?.value, 'defaults'))) {
    if (field.kind === 'scalar' && typeof field.value === 'string')
      checkField(document, body, { text: field.value, node: field }, reading);
  }
  for (const precondition of itemsOf(entries.get('x-preconditions')?.value)) {
    const field = textMember(precondition, 'field');
    if (field) checkField(document, body, field, reading);
  }
}

function checkSchema(
  name: { readonly text: string; readonly node: Node } | undefined,
  schemas: ReadonlySet<string>,
  reading: Reading,
): void {
  if (!name || schemas.has(name.text)) return;
  unknown(name.node, `no schema is called "${name.text}"`, name.text, schemas, reading);
}

function unknown(node: Node, message: string, written: string, known: Iterable<string>, reading: Reading): void {
  const help = didYouMean(written, known);
  say(reading, 'document/unknown-name', node, message, help === undefined ? {} : { help });
}

function memberOf(node: Node | undefined, key: string): MapNode | Node | undefined {
  return node?.kind === 'map' ? node.entries.get(key)?.value : undefined;
}

function itemsOf(node: Node | undefined): readonly Node[] {
  return node?.kind === 'list' ? node.items : [];
}
