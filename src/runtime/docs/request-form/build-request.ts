// Builds the request of a completed form.

import { formText, headerText } from '../../client/parameter-styles.ts';
import { urlOf } from '../../client/url.ts';
import type { TryCredential, TryOperation, TryParameter } from './operation-data.ts';

/** Input of the form, as strings. */
export interface Filled {
  readonly server: string;
  /** Parameters by location and name: `path.id`. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: { readonly type: string; readonly text: string };
  /** Credentials by index. */
  readonly credentials: readonly string[];
}

export interface Prepared {
  readonly url: string;
  readonly init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  };
}

/** Returns the key of a parameter in the form. */
export function fieldName({ in: place, name }: Pick<TryParameter, 'in' | 'name'>): string {
  return `${place}.${name}`;
}

/**
 * Builds a request.
 *
 * @throws Error with a user-facing message if the input is invalid
 */
export function prepare(operation: TryOperation, { server, parameters, body, credentials }: Filled): Prepared {
  const given = operation.parameters.flatMap((parameter) => {
    const text = parameters[fieldName(parameter)] ?? '';
    if (text === '' && parameter.required) throw new Error(`${parameter.name} is required.`);
    return text === '' ? [] : [{ parameter, value: valueOf(parameter, text) }];
  });
  const of = (place: TryParameter['in']): typeof given => given.filter(({ parameter }) => parameter.in === place);
  const keys = operation.credentials
    .map((credential, index) => ({ credential, text: (credentials[index] ?? '').trim() }))
    .filter(({ text }) => text !== '');
  const query: object = Object.fromEntries<unknown>([
    ...of('query').map(({ parameter, value }) => [parameter.name, value] as const),
    ...keys.flatMap(({ credential, text }) =>
      credential.kind === 'key' && credential.in === 'query' ? [[credential.name, text] as const] : [],
    ),
  ]);
  const styles = (place: TryParameter['in']) =>
    Object.fromEntries(
      of(place).flatMap(({ parameter }) => (parameter.style ? [[parameter.name, parameter.style]] : [])),
    );
  const url = urlOf(
    {
      id: operation.path,
      method: operation.method,
      path: operation.path,
      styles: { path: styles('path'), query: styles('query') },
      answers: {},
    },
    server,
    Object.fromEntries(of('path').map(({ parameter, value }) => [parameter.name, value])),
    query,
  );
  if (!URL.canParse(url)) throw new Error(`${server} is no address of a server.`);
  const content = body === undefined || body.text.trim() === '' ? undefined : body;
  if (content === undefined && operation.body?.required === true) throw new Error('A body is required.');
  return {
    url,
    init: {
      method: operation.method,
      headers: {
        ...Object.fromEntries(
          of('header').map(({ parameter, value }) => [
            parameter.name,
            typeof value === 'string' ? headerText(value) : headerText(value, parameter.style),
          ]),
        ),
        ...(content && { 'Content-Type': content.type }),
        ...Object.fromEntries(keys.flatMap(({ credential, text }) => headerOf(credential, text))),
      },
      ...(content && { body: bodyText(content.type, content.text) }),
    },
  };
}

function valueOf({ kind, name, in: place }: TryParameter, text: string): unknown {
  if (kind === 'list')
    return text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  if (kind === 'text') return text;
  const value = parsed(text, name);
  // JSON in a header must be ASCII.
  return place === 'header'
    ? JSON.stringify(value).replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : value;
}

function headerOf(credential: TryCredential, text: string): readonly (readonly [string, string])[] {
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

function bodyText(type: string, text: string): string {
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const value = parsed(text, 'The body');
    if (typeof value !== 'object' || value === null) throw new Error('The body must be an object, written as JSON.');
    return formText(value);
  }
  if (/[/+]json\b/i.test(type)) parsed(text, 'The body');
  return text;
}

function parsed(text: string, what: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${what} is no JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
