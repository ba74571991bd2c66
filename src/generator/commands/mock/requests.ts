// Requests of handlers: preferences (RFC 7240), paths, and bodies.

import { mediaTypeEssence } from '../../model/media-types.ts';
import type { Operation } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import type { HandlerRequest, RequestHeaders } from './server-modules.ts';
import type { Json } from '../../source/node.ts';

/** Preferences of a request for its response. */
export interface Preferences {
  /** Status to respond with. */
  readonly code?: number;
  /** Name of the example to respond with. */
  readonly example?: string;
  /** Milliseconds to wait. */
  readonly wait?: number;
}

/** Maximum time to wait, in milliseconds. */
const maxWait = 60_000;

/** Parses the header `Prefer`: `code=404, wait=2`. Ignores unknown and invalid preferences. */
export function readPreferences({ prefer = '' }: RequestHeaders): Preferences {
  const values = new Map(
    prefer.split(/[,;]/).flatMap((preference) => {
      const [, name, quoted, token] = /^\s*([\w-]+)\s*=\s*(?:"([^"]*)"|([^\s]*))\s*$/.exec(preference) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), quoted ?? token ?? ''] as const];
    }),
  );
  const code = /^[2-5]\d\d$/.test(values.get('code') ?? '') ? Number(values.get('code')) : undefined;
  const seconds = /^\d+(?:\.\d+)?$/.test(values.get('wait') ?? '') ? Number(values.get('wait')) : undefined;
  const example = values.get('example');
  return {
    ...(code !== undefined && { code }),
    ...(example !== undefined && { example }),
    ...(seconds !== undefined && { wait: Math.min(seconds * 1000, maxWait) }),
  };
}

/** Returns path and query of a request target; removes the origin of the absolute form (RFC 9112, section 3.2.2). */
export function originForm(target: string): string {
  return target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '') || '/';
}

/** Returns a path template with the values of its parameters. */
export function instantiatePath(template: string, parameters: HandlerRequest['path']): string {
  return template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(keyOf(parameters[name])));
}

/** Returns the text of a value, such as the key of an item from the value of a path parameter. */
export function keyOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'bigint' ? value.toString() : JSON.stringify(value);
}

/** Returns whether the query contains a parameter, so that its value is not a default. */
export function hasQueryParameter({ request }: HandlerRequest, name: string): boolean {
  const [, query = ''] = request.target.split('?', 2);
  return [...new URLSearchParams(query).keys()].some((key) => key === name || key === `${name}[]`);
}

/** Returns the media type of the body, in lower case and without parameters. */
export function requestMediaType({ request }: HandlerRequest): string {
  return mediaTypeEssence(request.headers['content-type'] ?? '');
}

/** Returns the schema of the body: that of its media type or, for a media type range, the first one. */
export function bodySchema({ requestBody }: Operation, request: HandlerRequest): JsonSchema | undefined {
  const { content = [] } = requestBody ?? {};
  const essence = requestMediaType(request);
  return (content.find(({ mediaType }) => mediaTypeEssence(mediaType) === essence) ?? content[0])?.schema?.jsonSchema;
}

/** Returns a body as JSON; `undefined` if there is none, or if it contains files. */
export function jsonBody(body: unknown): Json | undefined {
  if (body === undefined || body instanceof Uint8Array) return undefined;
  // Large integers of forms are bigints.
  const text = JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'bigint' ? Number(value) : value instanceof Uint8Array ? undefined : value,
  );
  return JSON.parse(text) as Json; // The type of any JSON value.
}
