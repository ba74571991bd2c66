// Builds the request from a completed form.

import {
  serializeForm,
  serializeHeader,
  serializePathParameter,
  serializeQuery,
} from '../../client/parameter-styles.ts';
import { buildUrl } from '../../client/url.ts';
import type { CredentialData, OperationData, ParameterData } from './operation-data.ts';

/** Input of the form, as strings. */
export interface FormInput {
  readonly server: string;
  /** Parameters by location and name: `path.id`. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: { readonly type: string; readonly text: string };
  /** Credentials by index. */
  readonly credentials: readonly string[];
}

export interface PreparedRequest {
  readonly url: string;
  readonly init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  };
}

/** Returns the key of a parameter in the form. */
export function fieldKey({ in: location, name }: Pick<ParameterData, 'in' | 'name'>): string {
  return `${location}.${name}`;
}

/**
 * Builds a request.
 *
 * @throws Error with a user-facing message if the input is invalid
 */
export function buildRequest(
  operation: OperationData,
  { server, parameters, body, credentials }: FormInput,
): PreparedRequest {
  const filledParameters = operation.parameters.flatMap((parameter) => {
    const text = parameters[fieldKey(parameter)] ?? '';
    if (text === '' && parameter.required) throw new Error(`${parameter.name} is required.`);
    return text === '' ? [] : [{ parameter, value: parseParameter(parameter, text) }];
  });
  const parametersAt = (location: ParameterData['in']): typeof filledParameters =>
    filledParameters.filter(({ parameter }) => parameter.in === location);
  const filledCredentials = operation.credentials
    .map((credential, index) => ({ credential, text: (credentials[index] ?? '').trim() }))
    .filter(({ text }) => text !== '');
  const query: object = Object.fromEntries<unknown>([
    ...parametersAt('query').map(({ parameter, value }) => [parameter.name, value] as const),
    ...filledCredentials.flatMap(({ credential, text }) =>
      credential.kind === 'key' && credential.in === 'query' ? [[credential.name, text] as const] : [],
    ),
  ]);
  const styles = (location: ParameterData['in']) =>
    Object.fromEntries(
      parametersAt(location).flatMap(({ parameter }) => (parameter.style ? [[parameter.name, parameter.style]] : [])),
    );
  const url = buildUrl(
    {
      id: operation.path,
      method: operation.method,
      path: operation.path,
      styles: { path: styles('path'), query: styles('query') },
      responses: {},
    },
    server,
    Object.fromEntries(parametersAt('path').map(({ parameter, value }) => [parameter.name, value])),
    query,
    { pathParameter: serializePathParameter, query: serializeQuery },
  );
  if (!URL.canParse(url)) throw new Error(`${server} is not a valid server URL.`);
  const content = body === undefined || body.text.trim() === '' ? undefined : body;
  if (content === undefined && operation.body?.required === true) throw new Error('A body is required.');
  return {
    url,
    init: {
      method: operation.method,
      headers: {
        ...Object.fromEntries(
          parametersAt('header').map(({ parameter, value }) => [
            parameter.name,
            typeof value === 'string' ? serializeHeader(value) : serializeHeader(value, parameter.style),
          ]),
        ),
        ...(content && { 'Content-Type': content.type }),
        ...Object.fromEntries(filledCredentials.flatMap(({ credential, text }) => credentialHeader(credential, text))),
      },
      ...(content && { body: serializeBody(content.type, content.text) }),
    },
  };
}

function parseParameter({ kind, name, in: location }: ParameterData, text: string): unknown {
  if (kind === 'list')
    return text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  if (kind === 'text') return text;
  const value = parseJson(text, name);
  // JSON in a header must be ASCII.
  return location === 'header'
    ? JSON.stringify(value).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : value;
}

function credentialHeader(credential: CredentialData, text: string): readonly (readonly [string, string])[] {
  switch (credential.kind) {
    case 'bearer':
      return [['Authorization', `Bearer ${text}`]];
    case 'basic':
      return [['Authorization', `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}`]];
    case 'key':
      return credential.in === 'header' ? [[credential.name, text]] : [];
    default:
      return credential satisfies never;
  }
}

function serializeBody(type: string, text: string): string {
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const value = parseJson(text, 'The body');
    if (typeof value !== 'object' || value === null) throw new Error('The body must be a JSON object.');
    return serializeForm(value);
  }
  if (/[/+]json\b/i.test(type)) parseJson(text, 'The body');
  return text;
}

function parseJson(text: string, subject: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${subject} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
