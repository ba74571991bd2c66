// State of the last run, which identifies renamed, moved, and removed operations.

import { isRecord } from '../../source/node-to-json.ts';
import type { ExpectedHandler, ExpectedTag } from './expected-handlers.ts';

/** File name in the handler directory. */
export const stateFileName = '.ashlar-handlers.json';

/** Tag in the last run. */
export interface RecordedTag {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** Includes removed operations whose handler still exists. */
  readonly operations: readonly ExpectedHandler[];
}

export type ScaffoldState = readonly RecordedTag[];

/** Serializes the state deterministically. */
export function serializeState(tags: ScaffoldState): string {
  const members = tags.map(
    ({ id, name, type, operations }) =>
      [
        id,
        {
          name,
          type,
          operations: Object.fromEntries(operations.map((each) => [each.key, { name: each.name, type: each.type }])),
        },
      ] as const,
  );
  const note = 'Written by ashlar scaffold: the handler of each operation. Commit it with the handlers.';
  return `${JSON.stringify({ note, tags: Object.fromEntries(members) }, null, 2)}\n`;
}

/** Parses the state; `undefined` if invalid. */
export function parseState(text: string): ScaffoldState | undefined {
  const value = parseJson(text);
  const tags = isRecord(value) ? value['tags'] : undefined;
  if (!isRecord(tags)) return undefined;
  const parsedTags = Object.entries(tags).map(([id, tag]) => parseTag(id, tag));
  return parsedTags.every((tag) => tag !== undefined) ? parsedTags : undefined;
}

function parseTag(id: string, value: unknown): RecordedTag | undefined {
  if (!isRecord(value) || !isRecord(value['operations'])) return undefined;
  const { name, type } = value;
  if (typeof name !== 'string' || typeof type !== 'string') return undefined;
  const operations = Object.entries(value['operations']).map(([key, entry]) => parseHandler(key, entry));
  return operations.every((operation) => operation !== undefined) ? { id, name, type, operations } : undefined;
}

function parseHandler(key: string, value: unknown): ExpectedHandler | undefined {
  if (!isRecord(value)) return undefined;
  const { name, type } = value;
  return typeof name === 'string' && typeof type === 'string' ? { key, name, type } : undefined;
}

/** Returns the state of a tag for the next run: its operations, and removed ones whose handler still exists. */
export function toRecordedTag(tag: ExpectedTag, orphans: readonly ExpectedHandler[]): RecordedTag {
  const keys = new Set(tag.operations.map(({ key }) => key));
  return {
    id: tag.id,
    name: tag.name,
    type: tag.type,
    operations: [...tag.operations, ...orphans.filter(({ key }) => !keys.has(key))],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
