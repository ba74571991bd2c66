// Data of the request form, of type `TryOperation` of the page scripts.

import type { JsonObject } from '../../../../code/json/json.ts';
import type { Api, Operation, Parameter, SecurityScheme } from '../../../../model/types/api.ts';
import type { ObjectSchema } from '../../../../model/types/schema.ts';
import { sentMethod } from '../../../../model/http-method.ts';
import { isHeader } from '../../../../model/operation-filter.ts';
import { bare, isJsonParameter, kindOf } from '../../../../model/media-type-kind.ts';
import { serverUrl } from '../../../../model/server-urls.ts';
import { listedValues } from '../../enum-values.ts';
import { partsOf } from '../../allof-members.ts';
import { sentMediaType } from '../../samples/media-type.ts';
import { exampleText } from './body-example.ts';

/** Headers that scripts cannot set, or that the form sets itself. */
const forbidden =
  /^(?:accept-encoding|connection|content-length|content-type|cookie|date|dnt|expect|host|keep-alive|origin|referer|te|trailer|transfer-encoding|upgrade|via|authorization|(?:proxy|sec)-.*)$/i;

export function tryData(operation: Operation, api: Api): JsonObject {
  const { method, path, parameters, body, servers } = operation;
  const contents =
    body?.contents.filter(
      ({ mediaType }) => bare(mediaType) !== 'multipart/form-data' && kindOf(mediaType) !== 'binary',
    ) ?? [];
  return {
    method: sentMethod(method),
    path,
    servers: (servers ?? api.servers).map(serverUrl),
    ask: askWords(operation),
    parameters: parameters
      .filter(
        (parameter) => parameter.in !== 'cookie' && !(parameter.in === 'header' && forbidden.test(parameter.name)),
      )
      .map((parameter) => parameterData(parameter, api)),
    ...(body &&
      contents.length > 0 && {
        body: {
          required: body.required,
          contents: contents.map((content) => ({ type: sentMediaType(content), example: exampleText(content, api) })),
        },
      }),
    credentials: credentialsOf(operation, api),
  };
}

/** Returns the confirmation prompt for requests that cannot be undone. */
function askWords({ method, facts: { effect } }: Operation): string | undefined {
  if (method === 'delete' || effect?.kind === 'delete') return 'This deletes what the path names. Send it?';
  if (effect?.kind === 'replace') return 'This replaces the whole value. Send it?';
  if (effect?.kind === 'action') return 'This does more than change what is stored. Send it?';
  return undefined;
}

function parameterData(parameter: Parameter, api: Api): JsonObject {
  const { name, in: place, required, style, explode, allowReserved, content, form } = parameter;
  const schemas = schemasOf(parameter, api);
  const types = new Set(schemas.flatMap((schema) => schema.types ?? []));
  const json = isJsonParameter(parameter);
  const styled =
    content === undefined &&
    (types.has('object') ||
      (api.conventions.filter !== undefined && isHeader(parameter, api.conventions.filter.header)));
  const values = schemas.map(listedValues).find((listed) => listed !== undefined);
  const kind = json || styled ? 'json' : types.has('array') && content === undefined ? 'list' : 'text';
  const example = exampleOf(parameter, schemas);
  const usual = place === 'query' ? 'form' : 'simple';
  const written: JsonObject = {
    ...(style !== usual && { style }),
    ...(explode !== (style === 'form') && style !== 'deepObject' && { explode }),
    ...(allowReserved && { reserved: true }),
    ...(json && place !== 'header' && { json: true }),
    ...(form && { members: {} }),
  };
  return {
    name,
    in: place,
    required,
    kind,
    ...(kind === 'text' &&
      values !== undefined && {
        values: values.flatMap(({ value }) =>
          value === null ? [] : [typeof value === 'string' ? value : JSON.stringify(value)],
        ),
      }),
    ...(example !== undefined && (required ? { example } : { hint: example })),
    ...(Object.keys(written).length > 0 && { style: written }),
  };
}

/** Returns the flattened schemas of a parameter, with references resolved. */
function schemasOf({ schema, content }: Parameter, api: Api): readonly ObjectSchema[] {
  const typed = schema ?? content?.schema;
  const found: ObjectSchema[] = [];
  const seen = new Set<string>();
  const waiting = typed ? [typed.assertion] : [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { inline, refs } = partsOf([next]);
    for (const each of inline) found.push(each);
    for (const ref of refs) {
      const named = seen.has(ref) ? undefined : api.schema(ref);
      seen.add(ref);
      if (named) waiting.push(named.assertion);
    }
  }
  return found;
}

function exampleOf(parameter: Parameter, schemas: readonly ObjectSchema[]): string | undefined {
  const given = [...parameter.examples, ...(parameter.content?.examples ?? [])].find(
    ({ value }) => value !== undefined,
  )?.value;
  const value = given ?? schemas.flatMap(({ annotations }) => annotations.examples ?? [])[0];
  if (value === undefined || value === null) return undefined;
  if (isJsonParameter(parameter)) return JSON.stringify(value);
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the distinct credentials that a page can send. */
function credentialsOf({ security }: Operation, api: Api): readonly JsonObject[] {
  const asked = new Set(security.flatMap(({ schemes }) => schemes.map(({ scheme }) => scheme)));
  const made = api.securitySchemes.filter(({ name }) => asked.has(name)).flatMap(credentialOf);
  return [...new Map(made.map((credential) => [JSON.stringify(credential), credential])).values()];
}

function credentialOf({ scheme }: SecurityScheme): readonly JsonObject[] {
  switch (scheme.type) {
    case 'oauth2':
    case 'openIdConnect':
      return [bearer];
    case 'http':
      return /^bearer$/i.test(scheme.scheme)
        ? [bearer]
        : /^basic$/i.test(scheme.scheme)
          ? [{ kind: 'basic', label: 'Name and password, with a colon between' }]
          : [];
    case 'apiKey':
      return scheme.in === 'cookie'
        ? []
        : [{ kind: 'key', in: scheme.in, name: scheme.name, label: `Key (${scheme.name})` }];
    case 'mutualTLS':
      return [];
    default:
      return scheme satisfies never;
  }
}

const bearer: JsonObject = { kind: 'bearer', label: 'Token' };
