// What the last run left behind: which handler answers which operation. By it the next one knows what was renamed, moved or dropped.

import { isRecord } from '../../source/node-to-json.ts';
import type { Wanted, WantedArea } from './expected-handlers.ts';

/** The file's name in the folder of the handlers. */
export const recordName = '.ashlar-handlers.json';

/** An area as it was. */
export interface RecordedArea {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** With those whose operation has gone and whose handler still stands. */
  readonly operations: readonly Wanted[];
}

export type Handlers = readonly RecordedArea[];

/** The record as text: the same record is the same bytes. */
export function printRecord(areas: Handlers): string {
  const members = areas.map(
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
  const note = 'Written by ashlar scaffold: which handler answers which operation. Commit it beside them.';
  return `${JSON.stringify({ note, areas: Object.fromEntries(members) }, null, 2)}\n`;
}

/** The record that a text holds; undefined where it is none. */
export function parseRecord(text: string): Handlers | undefined {
  const value = parseJson(text);
  const areas = isRecord(value) ? value['areas'] : undefined;
  if (!isRecord(areas)) return undefined;
  const read = Object.entries(areas).map(([id, area]) => readArea(id, area));
  return read.every((area) => area !== undefined) ? read : undefined;
}

function readArea(id: string, value: unknown): RecordedArea | undefined {
  if (!isRecord(value) || !isRecord(value['operations'])) return undefined;
  const { name, type } = value;
  if (typeof name !== 'string' || typeof type !== 'string') return undefined;
  const operations = Object.entries(value['operations']).map(([key, entry]) => readOperation(key, entry));
  return operations.every((operation) => operation !== undefined) ? { id, name, type, operations } : undefined;
}

function readOperation(key: string, value: unknown): Wanted | undefined {
  if (!isRecord(value)) return undefined;
  const { name, type } = value;
  return typeof name === 'string' && typeof type === 'string' ? { key, name, type } : undefined;
}

/** An area as the next run is to find it: what is wanted, and what has gone but still stands. */
export function recorded(area: WantedArea, gone: readonly Wanted[]): RecordedArea {
  const keys = new Set(area.operations.map(({ key }) => key));
  return {
    id: area.id,
    name: area.name,
    type: area.type,
    operations: [...area.operations, ...gone.filter(({ key }) => !keys.has(key))],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
