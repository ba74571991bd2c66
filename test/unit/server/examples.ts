// What a document has as examples: requests and records made of them.

import type { Api, MediaType, Operation, Response } from '../../../src/generator/model/types/api.ts';
import type { MemoryRecord } from '../../../src/runtime/server/memory/in-memory-records.ts';

export interface Examples {
  /** The request line of an operation: `GET /v4/tags/web`. */
  line(operation: Operation): string;
  /** Body and headers of an operation; nothing where it has no body. */
  body(operation: Operation): { readonly body?: unknown; readonly headers?: { readonly [name: string]: string } };
  /** The first success of an operation, and its body. */
  success(operation: Operation): { readonly status: number; readonly body: unknown };
  /** The first example of a named schema. */
  value(schema: string): unknown;
  /** One record for each resource that a path names, under the id that the path's example has. */
  records(account: string): readonly MemoryRecord[];
}

export function examplesOf(api: Api): Examples {
  const value = (id: string): unknown => {
    const assertion = api.schema(id)?.jsonSchema;
    return plain(typeof assertion === 'object' ? (assertion.annotations.examples?.[0] ?? {}) : {});
  };
  const parameter = ({ parameters }: Operation, name: string): string | number => {
    const found = parameters.find((each) => each.name === name);
    const assertion = found?.schema?.jsonSchema;
    const first =
      typeof assertion === 'object' ? (assertion.annotations.examples?.[0] ?? value(assertion.ref ?? '')) : undefined;
    const chosen = found?.examples[0]?.value ?? first;
    if (typeof chosen !== 'string' && typeof chosen !== 'number') throw new Error(`${name} has no example`);
    return chosen;
  };
  const encoded = (operation: Operation, name: string): string =>
    encodeURIComponent(String(parameter(operation, name)));
  return {
    value,
    line(operation) {
      const path = operation.path.replace(/\{([^}]+)\}/g, (_whole, name: string) => encoded(operation, name));
      const needed = operation.parameters.filter((each) => each.in === 'query' && each.required);
      const query = needed.map(({ name }) => `${name}=${encoded(operation, name)}`).join('&');
      return `${operation.method.toUpperCase()} ${path}${query === '' ? '' : `?${query}`}`;
    },
    body({ requestBody }) {
      const [content] = requestBody?.content ?? [];
      const sent = content && exampleOf(content);
      if (!content || sent === undefined) return {};
      if (content.mediaType === 'application/json') return { body: sent };
      return {
        body: new URLSearchParams(sent as Record<string, string>).toString(),
        headers: { 'content-type': content.mediaType },
      };
    },
    success({ responses }) {
      const found = responses.find(isSuccess);
      return { status: Number(found?.status), body: found?.content[0] && exampleOf(found.content[0]) };
    },
    records(account) {
      const found = new Map<string, MemoryRecord>();
      for (const operation of api.operations) {
        for (let { resource } = operation; resource; resource = resource.within) {
          const { schema, within } = resource;
          const owner = within && { schema: within.schema, key: parameter(operation, within.parameter) };
          found.set(schema, {
            schema,
            key: parameter(operation, resource.parameter),
            value: value(schema) as object,
            ...(owner ? { within: owner } : { account }),
          });
        }
      }
      return [...found.values()];
    },
  };
}

function isSuccess({ status }: Response): boolean {
  return status.startsWith('2');
}

function exampleOf({ examples }: MediaType): unknown {
  return plain(examples.find(({ value }) => value !== undefined)?.value);
}

/** The model's JSON, whose objects are maps, as plain values. */
function plain(value: unknown): unknown {
  if (value === undefined) return undefined;
  return JSON.parse(
    JSON.stringify(value, (_key, each: unknown) =>
      each instanceof Map ? (Object.fromEntries(each) as unknown) : each,
    ),
  ) as unknown;
}
