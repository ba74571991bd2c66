// Streams of several items.

import { frameRecord } from '../../../runtime/mocks/record-streams.ts';
import { describesEvents } from '../../model/event-schemas.ts';
import type { Api, MediaType } from '../../model/types/api.ts';
import type { Json } from '../../source/node.ts';
import { documentedValues } from './examples.ts';
import type { ValueContext } from './error-properties.ts';

/** Number of generated items. */
const itemCount = 3;

/** Returns a stream of the valid examples or, without any, of generated items. */
export function createStream(
  content: MediaType,
  name: string,
  example: string | undefined,
  { api, values }: ValueContext,
): string {
  const documented = documentedValues(content, example, values);
  const items =
    documented.length > 0
      ? documented
      : Array.from({ length: itemCount }, (_, index) =>
          values.generate(content.schema?.jsonSchema ?? true, `${name} ${index + 1}`),
        );
  return items.map((item) => frameItem(content, item, api)).join('');
}

/** Returns an item as it is sent in a stream. */
export function frameItem(content: MediaType, item: Json, api: Api): string {
  return frameRecord(content.mediaType, item, describesEvents(content, api));
}
