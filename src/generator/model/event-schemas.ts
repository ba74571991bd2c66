// Schemas of server-sent events.

import { collectProperties } from './shape/find-properties.ts';
import type { Api, MediaType } from './types/api.ts';
import { listAllowedTypes } from './value-forms/allowed-types.ts';

const eventFields: ReadonlySet<string> = new Set(['event', 'id', 'retry', 'data']);

/**
 * Returns whether the schema of a stream describes events with their fields, as in OpenAPI 3.2, where `data` is text.
 * Other schemas describe the data of events.
 */
export function describesEvents({ schema }: MediaType, api: Api): boolean {
  const properties = schema ? collectProperties(schema.response, api, 'response') : [];
  const data = properties.find(({ name }) => name === 'data');
  return (
    data !== undefined &&
    listAllowedTypes(data.jsonSchema, api).every((type) => type === 'string') &&
    properties.every(({ name }) => eventFields.has(name))
  );
}
