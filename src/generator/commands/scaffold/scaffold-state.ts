// State of the last run, which identifies renamed, moved, and removed operations.

import { isRecord } from '../../source/node-to-json.ts';
import type { Wanted, WantedArea } from './expected-handlers.ts';

/** File name in the handler directory. */
export const recordName = '.ashlar-handlers.json';

/** Tag in the last run. */
export interface RecordedArea {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** Includes removed operations whose handler still exists. */
  readonly operations: readonly Wanted[];
}

export type Handlers = readonly RecordedArea[];

/** Serializes the state deterministically. */
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

/** Parses the state; `undefined` if invalid. */
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

/** Returns the state of a tag for the next run: its operations, and removed ones whose handler still exists. */
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
