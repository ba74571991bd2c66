// Checks of the names in `x-pagination`: a query parameter, and properties of the response.

import type { Document, MediaType, Operation, PathItem, Response, SchemaLocation } from '../types.ts';
import type { Node } from '../../source/node.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { reportAt, type ReadContext } from '../read-context.ts';
import { checkFieldPath } from './check-extensions.ts';
import { stringPropertyNode } from './value-parsers.ts';

/** Fields whose values are paths of properties of a page. */
const pathFields = ['items', 'pages', 'total', 'more', 'next'] as const;

/** Reports names in the `x-pagination` of an operation that its parameters and its success do not have. */
export function checkPagination(item: PathItem, operation: Operation, document: Document, context: ReadContext): void {
  const node = operation.node.entries.get('x-pagination')?.value;
  if (node?.kind !== 'map') return;
  const parameter = stringPropertyNode(node, 'parameter');
  const names = [...item.parameters, ...operation.parameters]
    .filter((each) => each.in === 'query')
    .map(({ name }) => name);
  if (parameter && !names.includes(parameter.text)) {
    const help = didYouMean(parameter.text, names);
    reportAt(
      context,
      'document/unresolved-name',
      parameter.node,
      `unknown query parameter \`${parameter.text}\``,
      help === undefined ? {} : { help },
    );
  }
  const page = successSchema(operation.responses);
  if (!page) return;
  for (const name of pathFields) {
    const field = stringPropertyNode(node, name);
    if (field) checkFieldPath(document, page, field, context);
  }
  const items = stringPropertyNode(node, 'items');
  const id = stringPropertyNode(node, 'id');
  if (id) checkFieldPath(document, page, { ...id, text: items ? `${items.text}.${id.text}` : id.text }, context);
  const style = stringPropertyNode(node, 'style')?.text ?? '';
  if (!items && ['page', 'offset', 'item'].includes(style) && !isArray(document, page))
    reportAt(context, 'document/invalid-extension-value', node, 'missing `items`: the response is not an array');
}

/** Returns the schema of the first success with JSON. */
function successSchema(responses: readonly Response[]): SchemaLocation | undefined {
  const successes = responses.filter(({ status }) => status.startsWith('2'));
  const isJson = ({ mediaType }: MediaType): boolean => /json\b|^(?:\*|application)\/\*/i.test(mediaType);
  return (successes.length > 0 ? successes : responses.filter(({ status }) => status === 'default'))
    .flatMap(({ content }) => content)
    .find(isJson)?.schema;
}

/** Returns whether a schema, or the one that it refers to, is that of an array. */
function isArray(document: Document, root: SchemaLocation): boolean {
  const seen = new Set<Node>();
  for (let location: SchemaLocation | undefined = root; location && !seen.has(location.node);) {
    const { node } = location;
    seen.add(node);
    if (node.kind !== 'map') return false;
    if (node.entries.has('items') || stringPropertyNode(node, 'type')?.text === 'array') return true;
    const ref = stringPropertyNode(node, '$ref');
    location = ref && document.resolveSchema(location, ref.text);
  }
  return false;
}
