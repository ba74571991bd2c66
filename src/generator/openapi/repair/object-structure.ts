// Objects that an object of each kind contains.

import type { MapNode, Node } from '../../source/node.ts';
import type { ObjectKind } from '../read-context.ts';
import { schemaKeywords } from '../schema/keyword-table.ts';
import { pathItemMethods } from '../types.ts';

/** Field whose value is one object, an array of objects, or an object of named objects. */
type Field = readonly [form: 'one' | 'list' | 'named', kind: ObjectKind];

const one = (kind: ObjectKind): Field => ['one', kind];
const list = (kind: ObjectKind): Field => ['list', kind];
const named = (kind: ObjectKind): Field => ['named', kind];

const valueFields = { schema: one('schema'), content: named('media type'), examples: named('example') };

const fieldsByKind: Partial<Record<ObjectKind, Readonly<Record<string, Field>>>> = {
  root: {
    servers: list('server'),
    paths: named('path item'),
    webhooks: named('path item'),
    components: one('components'),
  },
  components: {
    schemas: named('schema'),
    responses: named('response'),
    parameters: named('parameter'),
    examples: named('example'),
    requestBodies: named('request body'),
    headers: named('header'),
    securitySchemes: named('security scheme'),
    links: named('link'),
    callbacks: named('callback'),
    pathItems: named('path item'),
    mediaTypes: named('media type'),
  },
  'path item': {
    ...Object.fromEntries(pathItemMethods.map((method) => [method, one('operation')])),
    additionalOperations: named('operation'),
    parameters: list('parameter'),
    servers: list('server'),
  },
  operation: {
    parameters: list('parameter'),
    requestBody: one('request body'),
    responses: one('responses'),
    callbacks: named('callback'),
    servers: list('server'),
  },
  parameter: valueFields,
  header: valueFields,
  'request body': { content: named('media type') },
  'media type': {
    schema: one('schema'),
    itemSchema: one('schema'),
    examples: named('example'),
    encoding: named('encoding'),
  },
  encoding: { headers: named('header') },
  response: { headers: named('header'), content: named('media type'), links: named('link') },
};

/** Objects all of whose fields have the same kind. */
const memberKinds: Partial<Record<ObjectKind, ObjectKind>> = { responses: 'response', callback: 'path item' };

const forms = { schema: 'one', schemas: 'list', 'named schemas': 'named' } as const;

function fieldOf(key: string, kind: ObjectKind): Field | undefined {
  if (kind === 'schema') {
    const form = schemaKeywords.get(key)?.subschemas;
    return form && [forms[form], 'schema'];
  }
  const member = memberKinds[kind];
  return member && !key.startsWith('x-') && key !== '$ref' ? ['one', member] : fieldsByKind[kind]?.[key];
}

/** Returns the objects that an object contains directly, with their kinds. */
export function childObjects(
  node: MapNode,
  kind: ObjectKind,
): readonly { readonly node: Node; readonly kind: ObjectKind }[] {
  return [...node.entries.values()].flatMap(({ key, value }) => {
    const field = fieldOf(key, kind);
    if (!field) return [];
    const [form, childKind] = field;
    const nodes =
      form === 'one'
        ? [value]
        : form === 'list' && value.kind === 'list'
          ? value.items
          : form === 'named' && value.kind === 'map'
            ? [...value.entries.values()].flatMap((named) =>
                key === 'paths' && named.key.startsWith('x-') ? [] : [named.value],
              )
            : [];
    return nodes.map((each) => ({ node: each, kind: childKind }));
  });
}
