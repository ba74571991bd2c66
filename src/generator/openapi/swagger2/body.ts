// Conversion of body and form parameters (Swagger 2.0) to a request body.

import type { MapNode, Node } from '../../source/node.ts';
import type { Conversion } from './context.ts';
import { entryOf, list, map, scalar, textAt, type Member } from './create-node.ts';
import { listStyle } from './parameter.ts';
import { convertSchema, isList, valueSchema } from './schema.ts';

const multipart = 'multipart/form-data';
const forms: readonly string[] = ['application/x-www-form-urlencoded', multipart];

/** A body or form parameter, and the node that uses it: itself, or a reference to it. */
export interface BodyParameter {
  readonly parameter: MapNode;
  readonly use: Node;
}

/** Returns the request body; `undefined` if there are no such parameters. */
export function convertBody(
  all: readonly BodyParameter[],
  consumes: readonly string[],
  conversion: Conversion,
): Node | undefined {
  const parameters = all.map(({ parameter }) => parameter);
  const [first] = parameters;
  if (!first) return undefined;
  const whole = parameters.find((parameter) => textAt(parameter, 'in') === 'body');
  if (!whole) return formBody(first, parameters, consumes, conversion);
  const [other] = all.filter(({ parameter }) => parameter !== whole);
  if (other)
    conversion.say(
      'document/swagger-lost',
      other.use,
      'an operation has one body: this parameter stands beside another that is the body',
    );
  const schema = entryOf(whole, 'schema');
  const media = map(whole, [['schema', schema && convertSchema(schema.value, conversion), schema]]);
  return map(whole, [
    ...about(whole),
    [
      'content',
      map(
        whole,
        consumes.map((type) => [type, media]),
      ),
    ],
  ]);
}

function about(parameter: MapNode): readonly Member[] {
  return ['description', 'required'].map((key) => [key, entryOf(parameter, key)?.value, entryOf(parameter, key)]);
}

function formBody(
  at: MapNode,
  parameters: readonly MapNode[],
  consumes: readonly string[],
  conversion: Conversion,
): Node {
  const stated = consumes.filter((type) => forms.includes(type.toLowerCase()));
  const hasFile = parameters.some((parameter) => textAt(parameter, 'type') === 'file');
  const types = stated.length > 0 ? stated : [hasFile ? multipart : 'application/x-www-form-urlencoded'];
  const needed = parameters.filter(isRequired);
  const fields = parameters.map((parameter) => ({
    name: textAt(parameter, 'name') ?? '',
    parameter,
    node: field(parameter, conversion),
  }));
  const schema = map(at, [
    ['type', scalar(at, 'object')],
    [
      'properties',
      map(
        at,
        fields.map(({ name, node }) => [name, node]),
      ),
    ],
    [
      'required',
      needed.length > 0
        ? list(
            at,
            needed.map((parameter) => entryOf(parameter, 'name')?.value ?? parameter),
          )
        : undefined,
    ],
  ]);
  const styles = fields
    .map(({ name, parameter }) => [name, listStyle(parameter, true, conversion)] as const)
    .filter(([, style]) => style.length > 0);
  const encoding =
    styles.length > 0
      ? map(
          at,
          styles.map(([name, style]) => [name, map(at, style)]),
        )
      : undefined;
  if (types.some(isMultipart)) for (const parameter of parameters) tellParts(parameter, conversion);
  const media = (type: string): Node =>
    map(at, [
      ['schema', schema],
      ['encoding', isMultipart(type) ? undefined : encoding],
    ]);
  return map(at, [
    ['required', needed.length > 0 ? scalar(at, true) : undefined],
    [
      'content',
      map(
        at,
        types.map((type) => [type, media(type)]),
      ),
    ],
  ]);
}

function isMultipart(type: string): boolean {
  return type.toLowerCase() === multipart;
}

/** Parts of a multipart body have no style: each item of an array is a part. */
function tellParts(parameter: MapNode, conversion: Conversion): void {
  const written = textAt(parameter, 'collectionFormat') ?? 'csv';
  if (!isList(parameter) || !['csv', 'ssv', 'pipes'].includes(written)) return;
  const at = entryOf(parameter, 'collectionFormat')?.value ?? parameter;
  conversion.say(
    'document/swagger-assumed',
    at,
    `each item of the list is a part of its own in ${multipart}, as OpenAPI 3 writes lists there, and not "${written}"`,
    'Say "collectionFormat: multi", or describe the field as a text.',
  );
}

/** Returns the schema of a form field, with the description and extensions of its parameter. */
function field(parameter: MapNode, conversion: Conversion): Node {
  const { schema, rest } = valueSchema(parameter, conversion);
  const said = rest.filter(([key]) => key === 'description' || key.startsWith('x-'));
  return schema.kind === 'map'
    ? map(parameter, [...[...schema.entries.values()].map((entry): Member => [entry.key, entry.value, entry]), ...said])
    : schema;
}

function isRequired(parameter: MapNode): boolean {
  const required = entryOf(parameter, 'required')?.value;
  return required?.kind === 'scalar' && required.value === true;
}
