// Conversion of Swagger 2.0 path items and operations.

import type { MapNode, Node } from '../../source/node.ts';
import type { Conversion } from './context.ts';
import { convertBody, type BodyParameter } from './body.ts';
import { entryOf, list, map, members, scalar, textAt, textsAt, type Member } from './create-node.ts';
import { convertParameter } from './parameter.ts';
import { convertResponses } from './response.ts';

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch']);
const gone = new Set(['parameters', 'consumes', 'produces', 'schemes', 'responses']);

/** Parameters by kind. `plain` are the original nodes, which may be references. */
interface Sorted {
  readonly plain: readonly Node[];
  readonly body: readonly BodyParameter[];
}

/** Converts a path item. A `$ref` is kept, next to the other fields. */
export function convertPathItem(node: Node, conversion: Conversion): Node {
  if (node.kind !== 'map') return node;
  const shared = sharedBy(node, conversion);
  return map(
    node,
    members(node).map(([key, value, from]): Member => {
      if (value && methods.has(key)) return [key, convertOperation(value, shared, conversion), from];
      if (value && key === 'parameters') return [key, converted(value, shared, conversion), from];
      return [key, value, from];
    }),
  );
}

/** Returns the parameters of a path item. Those of the body also come from the targets of its `$ref`. */
function sharedBy(node: MapNode, conversion: Conversion): Sorted {
  const own = sort(entryOf(node, 'parameters')?.value, conversion);
  const met = new Set<Node>([node]);
  let { body } = own;
  for (let at = conversion.step(node); at && !met.has(at); at = conversion.step(at)) {
    met.add(at);
    body = together(sort(entryOf(at, 'parameters')?.value, conversion).body, body);
  }
  const parameters = entryOf(node, 'parameters');
  if (parameters && own.body.length > 0 && met.size > 1) {
    conversion.say(
      'document/swagger-lost',
      parameters,
      'a body beside $ref is no part of the operations that the reference leads to',
      'Describe it there, or with each operation.',
    );
  }
  return { plain: own.plain, body };
}

/** Returns whether a node looks like a path item, in a file without a declared type. */
export function isPathItem(node: Node): boolean {
  if (node.kind !== 'map') return false;
  const parameters = entryOf(node, 'parameters')?.value;
  if (parameters?.kind === 'list' && !node.entries.has('responses')) return true;
  return [...node.entries.values()].some(
    ({ key, value }) => methods.has(key) && value.kind === 'map' && value.entries.has('responses'),
  );
}

function convertOperation(node: Node, shared: Sorted, conversion: Conversion): Node {
  if (node.kind !== 'map') return node;
  const parameters = entryOf(node, 'parameters');
  const own = sort(parameters?.value, conversion);
  const consumes = stated(node, 'consumes') ?? conversion.consumes;
  const produces = stated(node, 'produces');
  const responses = entryOf(node, 'responses');
  const schemes = entryOf(node, 'schemes');
  const servers = conversion.serversBy(textsAt(node, 'schemes') ?? []);
  return map(node, [
    ...members(node, gone),
    [
      'parameters',
      parameters && own.plain.length > 0 ? converted(parameters.value, own, conversion) : undefined,
      parameters,
    ],
    ['requestBody', convertBody(together(shared.body, own.body), consumes, conversion)],
    ['responses', responses && convertResponses(responses.value, produces, conversion), responses],
    [
      'servers',
      schemes && servers.length > 0
        ? list(
            schemes,
            servers.map((url) => map(schemes, [['url', scalar(schemes, url)]])),
          )
        : undefined,
      schemes,
    ],
  ]);
}

function converted(at: Node, { plain }: Sorted, conversion: Conversion): Node {
  return list(
    at,
    plain.map((parameter) => convertParameter(parameter, conversion)),
  );
}

function sort(parameters: Node | undefined, conversion: Conversion): Sorted {
  const items = parameters?.kind === 'list' ? parameters.items : [];
  const plain: Node[] = [];
  const body: BodyParameter[] = [];
  for (const item of items) {
    const parameter = conversion.behind(item);
    const place = textAt(parameter, 'in');
    if (parameter && (place === 'body' || place === 'formData')) body.push({ parameter, use: item });
    else plain.push(item);
  }
  return { plain, body };
}

/** Merges the body parameters of a path item with those of an operation, which take precedence. */
function together(shared: readonly BodyParameter[], own: readonly BodyParameter[]): readonly BodyParameter[] {
  const named = new Set(own.map(({ parameter }) => textAt(parameter, 'name')));
  const kinds = new Set(own.map(({ parameter }) => textAt(parameter, 'in')));
  const kept = shared.filter(({ parameter }) =>
    textAt(parameter, 'in') === 'body' ? kinds.size === 0 : !kinds.has('body') && !named.has(textAt(parameter, 'name')),
  );
  return [...kept, ...own];
}

function stated(node: MapNode, key: string): readonly string[] | undefined {
  const types = textsAt(node, key);
  return types === undefined || types.length === 0 ? undefined : types;
}
