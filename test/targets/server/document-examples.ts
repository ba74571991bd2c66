// Requests and records built from the examples in a document.

import type { Api, MediaType, Operation, Response } from '../../../src/generator/model/types/api.ts';
import type { MemoryRecord } from '../../../src/runtime/server/memory/in-memory-records.ts';

export interface Examples {
  /** Returns the request line of an operation: `GET /v4/tags/web`. */
  requestLine(operation: Operation): string;
  /** Returns the body and headers of an operation; an empty object if it has no body. */
  body(operation: Operation): { readonly body?: unknown; readonly headers?: { readonly [name: string]: string } };
  /** Returns the first success response of an operation. */
  success(operation: Operation): { readonly status: number; readonly body: unknown };
  /** Returns the first example of a named schema. */
  value(schema: string): unknown;
  /** Returns a record for each resource in a path, with the ID from the path's example. */
  records(account: string): readonly MemoryRecord[];
}

export function readExamples(api: Api): Examples {
  const value = (id: string): unknown => {
    const assertion = api.schema(id)?.jsonSchema;
    return toPlainValue(typeof assertion === 'object' ? (assertion.annotations.examples?.[0] ?? {}) : {});
  };
  const parameter = ({ parameters }: Operation, name: string): string | number => {
    const declaredParameter = parameters.find((candidate) => candidate.name === name);
    const assertion = declaredParameter?.schema?.jsonSchema;
    const first =
      typeof assertion === 'object' ? (assertion.annotations.examples?.[0] ?? value(assertion.ref ?? '')) : undefined;
    const example = declaredParameter?.examples[0]?.value ?? first;
    if (typeof example !== 'string' && typeof example !== 'number') throw new Error(`${name} has no example`);
    return example;
  };
  const encodeParameter = (operation: Operation, name: string): string =>
    encodeURIComponent(String(parameter(operation, name)));
  return {
    value,
    requestLine(operation) {
      const path = operation.path.replace(/\{([^}]+)\}/g, (_match, name: string) => encodeParameter(operation, name));
      const required = operation.parameters.filter((candidate) => candidate.in === 'query' && candidate.required);
      const query = required.map(({ name }) => `${name}=${encodeParameter(operation, name)}`).join('&');
      return `${operation.method.toUpperCase()} ${path}${query === '' ? '' : `?${query}`}`;
    },
    body({ requestBody }) {
      const [content] = requestBody?.content ?? [];
      const example = content && exampleOf(content);
      if (!content || example === undefined) return {};
      if (content.mediaType === 'application/json') return { body: example };
      return {
        body: new URLSearchParams(example as Record<string, string>).toString(),
        headers: { 'content-type': content.mediaType },
      };
    },
    success({ responses }) {
      const response = responses.find(isSuccess);
      return { status: Number(response?.status), body: response?.content[0] && exampleOf(response.content[0]) };
    },
    records(account) {
      const records = new Map<string, MemoryRecord>();
      for (const operation of api.operations) {
        for (let { resource } = operation; resource; resource = resource.within) {
          const { schema, within } = resource;
          const owner = within && { schema: within.schema, key: parameter(operation, within.parameter) };
          records.set(schema, {
            schema,
            key: parameter(operation, resource.parameter),
            value: value(schema) as object,
            ...(owner ? { within: owner } : { account }),
          });
        }
      }
      return [...records.values()];
    },
  };
}

function isSuccess({ status }: Response): boolean {
  return status.startsWith('2');
}

function exampleOf({ examples }: MediaType): unknown {
  return toPlainValue(examples.find(({ value }) => value !== undefined)?.value);
}

/** Converts JSON of the model, whose objects are maps, to plain values. */
function toPlainValue(value: unknown): unknown {
  if (value === undefined) return undefined;
  return JSON.parse(
    JSON.stringify(value, (_key, property: unknown) =>
      property instanceof Map ? (Object.fromEntries(property) as unknown) : property,
    ),
  ) as unknown;
}
