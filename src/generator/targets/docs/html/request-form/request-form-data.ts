// Data for the request form: the `OperationData` of the page scripts, with example bodies.

import type {
  CredentialData,
  OperationData,
  ParameterData,
} from '../../../../../runtime/docs/request-form/operation-data.ts';
import type { Api, Operation, Parameter, SecurityScheme, MediaType } from '../../../../model/types/api.ts';
import type { SchemaObject } from '../../../../model/types/schema.ts';
import { requestMethod, serverUrl } from '../../../../model/http-request.ts';
import { isHeaderNamed } from '../../../../model/collection-filters.ts';
import { mediaTypeEssence, isJsonParameter, mediaTypeKind } from '../../../../model/media-types.ts';
import { flattenSchemas, enumValues } from '../../flatten-schema-parts.ts';
import { sampleMediaType, sampleValue } from '../../samples/sample-request.ts';
import { samplerOf } from '../../../../model/sample-values/value-search.ts';

/** Headers that scripts cannot set, or that the form sets itself. */
const forbiddenHeaders =
  /^(?:accept-encoding|connection|content-length|content-type|cookie|date|dnt|expect|host|keep-alive|origin|referer|te|trailer|transfer-encoding|upgrade|via|authorization|(?:proxy|sec)-.*)$/i;

/** Returns the data that an operation page embeds. */
export function requestFormData(operation: Operation, api: Api): OperationData {
  const { method, path, parameters, requestBody, servers } = operation;
  const confirmation = confirmationPrompt(operation);
  const contents =
    requestBody?.content.filter(
      ({ mediaType }) => mediaTypeEssence(mediaType) !== 'multipart/form-data' && mediaTypeKind(mediaType) !== 'binary',
    ) ?? [];
  return {
    method: requestMethod(method),
    path,
    servers: (servers ?? api.servers).map(serverUrl),
    ...(confirmation !== undefined && { confirmation }),
    parameters: parameters
      .filter((parameter) => !(parameter.in === 'header' && forbiddenHeaders.test(parameter.name)))
      .flatMap((parameter) => parameterData(parameter, api)),
    ...(requestBody &&
      contents.length > 0 && {
        body: {
          required: requestBody.required,
          contents: contents.map((content) => ({
            type: sampleMediaType(content),
            example: bodyExampleText(content, api),
          })),
        },
      }),
    credentials: credentialInputs(operation, api),
  };
}

/** Returns the confirmation prompt for requests that cannot be undone. */
function confirmationPrompt({ method, extensions: { effect } }: Operation): string | undefined {
  if (method === 'delete' || effect?.kind === 'delete')
    return 'This request deletes the resource that the path identifies. Send it?';
  if (effect?.kind === 'replace') return 'This request replaces the entire resource. Send it?';
  if (effect?.kind === 'action') return 'This request has effects beyond stored data. Send it?';
  return undefined;
}

/** Returns the data for a parameter; empty for a cookie, which scripts cannot set. */
function parameterData(parameter: Parameter, api: Api): readonly ParameterData[] {
  const { name, in: location, required, style, explode, allowReserved, content, querystringEncoding } = parameter;
  if (location === 'cookie') return [];
  const schemas = parameterSchemas(parameter, api);
  const types = new Set(schemas.flatMap((schema) => schema.types ?? []));
  const isJson = isJsonParameter(parameter);
  const isStyled =
    content === undefined &&
    (types.has('object') ||
      (api.conventions.filter !== undefined && isHeaderNamed(parameter, api.conventions.filter.header)));
  const values = schemas.map(enumValues).find((enumerated) => enumerated !== undefined);
  const kind = isJson || isStyled ? 'json' : types.has('array') && content === undefined ? 'list' : 'text';
  const example = parameterExample(parameter, schemas, api);
  const defaultStyle = location === 'query' ? 'form' : 'simple';
  const serialization: NonNullable<ParameterData['style']> = {
    ...(style !== defaultStyle && { style }),
    ...(explode !== (style === 'form') && style !== 'deepObject' && { explode }),
    ...(allowReserved && { reserved: true }),
    ...(isJson && location !== 'header' && { json: true }),
    ...(querystringEncoding && { members: {} }),
  };
  const data: ParameterData = {
    name,
    in: location,
    required,
    kind,
    ...(kind === 'text' &&
      values !== undefined && {
        values: values.flatMap(({ value }) =>
          value === null ? [] : [typeof value === 'string' ? value : JSON.stringify(value)],
        ),
      }),
    ...(example !== undefined && (required ? { example } : { hint: example })),
    ...(Object.keys(serialization).length > 0 && { style: serialization }),
  };
  return [data];
}

/** Returns the flattened schemas of a parameter, with references resolved. */
function parameterSchemas({ schema, content }: Parameter, api: Api): readonly SchemaObject[] {
  const declared = schema ?? content?.schema;
  const schemas: SchemaObject[] = [];
  const seen = new Set<string>();
  const queue = declared ? [declared.jsonSchema] : [];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const { inline, refs } = flattenSchemas([next]);
    for (const each of inline) schemas.push(each);
    for (const ref of refs) {
      const named = seen.has(ref) ? undefined : api.schema(ref);
      seen.add(ref);
      if (named) queue.push(named.jsonSchema);
    }
  }
  return schemas;
}

/** Returns the first valid example. */
function parameterExample(parameter: Parameter, schemas: readonly SchemaObject[], api: Api): string | undefined {
  const { schema = parameter.content?.schema, examples, content } = parameter;
  const documented = [...examples, ...(content?.examples ?? [])].flatMap((example) =>
    example.value === undefined ? [] : [example.value],
  );
  const value = [...documented, ...schemas.flatMap(({ annotations }) => annotations.examples ?? [])].find(
    (each) => schema === undefined || samplerOf(api).isValid(schema.jsonSchema, each),
  );
  if (value === undefined || value === null) return undefined;
  if (isJsonParameter(parameter)) return JSON.stringify(value);
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the distinct credentials that a page can send. */
function credentialInputs({ security }: Operation, api: Api): readonly CredentialData[] {
  const requiredSchemes = new Set(security.flatMap(({ schemes }) => schemes.map(({ scheme }) => scheme)));
  const credentials = api.securitySchemes.filter(({ name }) => requiredSchemes.has(name)).flatMap(credentialInput);
  return [...new Map(credentials.map((credential) => [JSON.stringify(credential), credential])).values()];
}

function credentialInput({ scheme }: SecurityScheme): readonly CredentialData[] {
  switch (scheme.type) {
    case 'oauth2':
    case 'openIdConnect':
      return [bearerInput];
    case 'http':
      return /^bearer$/i.test(scheme.scheme)
        ? [bearerInput]
        : /^basic$/i.test(scheme.scheme)
          ? [{ kind: 'basic', label: 'Username and password, separated by a colon' }]
          : [];
    case 'apiKey':
      return scheme.in === 'cookie'
        ? []
        : [{ kind: 'key', in: scheme.in, name: scheme.name, label: `API key (${scheme.name})` }];
    case 'mutualTLS':
      return [];
    default:
      return scheme satisfies never;
  }
}

const bearerInput: CredentialData = { kind: 'bearer', label: 'Token' };

/** Maximum length; longer examples do not help in a form. */
const maxLength = 8_000;

/** Returns the example as text: indented JSON, also for forms. */
function bodyExampleText({ examples, schema, mediaType }: MediaType, api: Api): string {
  const value = schema || examples.length > 0 ? sampleValue(examples, schema, api) : {};
  const text = typeof value === 'string' && !/json/i.test(mediaType) ? value : JSON.stringify(value, null, 2);
  return text.length > maxLength ? '' : text;
}
