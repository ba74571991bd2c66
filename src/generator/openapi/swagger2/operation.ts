// What a path item and an operation of Swagger 2.0 are in OpenAPI 3.0: bodies and forms are no parameters there.

import type { MapNode, Node } from '../../source/node.ts';
import type { Conversion } from './context.ts';
import { convertBody, type BodyParameter } from './body.ts';
import { entryOf, list, map, members, scalar, textAt, textsAt, type Member } from './create-node.ts';
import { convertParameter } from './parameter.ts';
import { convertResponses } from './response.ts';

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch']);
const gone = new Set(['parameters', 'consumes', 'produces', 'schemes', 'responses']);

/** Parameters as they are used, with what they are: one that is a reference keeps to it where it can. */
interface Sorted {
  readonly plain: readonly Node[];
  readonly body: readonly BodyParameter[];
}

/** A path item; one that is written elsewhere stays a reference, beside whatever it says itself. */
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

/** What a path item says for its operations. The body is what the operations here have, also where a `$ref` leads to it. */
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

/** Whether a node is a path item, in a file of which nothing else says what it holds. */
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

/** What a path item says of the body of all its operations, and what an operation says instead. */
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
