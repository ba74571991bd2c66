// The objects of a document by what they are, so that a claim can be judged on the one object that it is about.

import { withSchemas } from '../differential/adjust.ts';
import { isMap } from '../diff/rewrites/sites.ts';
import type { Written } from './schemas.ts';

export type Kind =
  | 'pathItem'
  | 'operation'
  | 'callback'
  | 'parameter'
  | 'body'
  | 'response'
  | 'media'
  | 'encoding'
  | 'header'
  | 'link'
  | 'schema';
export type Parts = Readonly<Record<Kind, readonly Written[]>>;

/** What stands at a member: one object, a list of them, or several by name. */
type Member = readonly ['one' | 'list' | 'named', Exclude<Kind, 'schema'>];

const ofContent: Readonly<Record<string, Member>> = { content: ['named', 'media'] };
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];
const paths: Readonly<Record<string, Member>> = { paths: ['named', 'pathItem'], webhooks: ['named', 'pathItem'] };

const ofComponents: Readonly<Record<string, Member>> = {
  parameters: ['named', 'parameter'],
  headers: ['named', 'header'],
  requestBodies: ['named', 'body'],
  responses: ['named', 'response'],
  links: ['named', 'link'],
  callbacks: ['named', 'callback'],
  pathItems: ['named', 'pathItem'],
  mediaTypes: ['named', 'media'],
};

const members: Readonly<Record<Exclude<Kind, 'schema' | 'callback'>, Readonly<Record<string, Member>>>> = {
  pathItem: {
    parameters: ['list', 'parameter'],
    additionalOperations: ['named', 'operation'],
    ...Object.fromEntries(methods.map((method): readonly [string, Member] => [method, ['one', 'operation']])),
  },
  operation: {
    parameters: ['list', 'parameter'],
    requestBody: ['one', 'body'],
    responses: ['named', 'response'],
    callbacks: ['named', 'callback'],
  },
  parameter: ofContent,
  body: ofContent,
  response: { ...ofContent, headers: ['named', 'header'], links: ['named', 'link'] },
  media: { encoding: ['named', 'encoding'] },
  encoding: { headers: ['named', 'header'] },
  header: ofContent,
  link: {},
};

/** The objects of a document, those that are shared among them; a reference stands for itself. */
export function partsOf(document: Written): Parts {
  const found: Record<Kind, Written[]> = {
    pathItem: [],
    operation: [],
    callback: [],
    parameter: [],
    body: [],
    response: [],
    media: [],
    encoding: [],
    header: [],
    link: [],
    schema: [],
  };
  const part = (kind: Exclude<Kind, 'schema'>, value: unknown): void => {
    if (!isMap(value)) return;
    found[kind].push(value);
    if (kind !== 'callback') inside(value, members[kind]);
    else for (const called of Object.values(value)) part('pathItem', called);
  };
  const inside = (value: Written, known: Readonly<Record<string, Member>>): void => {
    for (const [key, [shape, kind]] of Object.entries(known))
      for (const each of eachOf(shape, value[key])) part(kind, each);
  };
  inside(document, paths);
  if (isMap(document['components'])) inside(document['components'], ofComponents);
  withSchemas(document, (schema) => {
    found.schema.push(schema);
    return schema;
  });
  return found;
}

function eachOf(shape: Member[0], value: unknown): readonly unknown[] {
  if (shape === 'one') return [value];
  if (shape === 'list') return listOf(value);
  return isMap(value) ? Object.values(value) : [];
}

/** A list, or an empty one where there is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
