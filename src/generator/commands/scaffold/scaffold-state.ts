// State of the last run, and the renamed, moved, and removed operations that it identifies.

import { isRecord } from '../../source/node.ts';
import type { ExpectedHandler, ExpectedTag } from './expected-handlers.ts';

/** File name in the handler directory. */
export const stateFileName = '.ashlar-handlers.json';

/** Tag from the last run. */
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
          operations: Object.fromEntries(
            operations.map((operation) => [operation.key, { name: operation.name, type: operation.type }]),
          ),
        },
      ] as const,
  );
  const note = 'Written by ashlar scaffold: the handler of each operation. Commit this file with the handlers.';
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

/** Handler from the last run, with its tag. */
export interface PreviousHandler extends ExpectedHandler {
  readonly tag: string;
}

/** Current operations and tags, matched with the ones from the last run. */
export interface OperationMatches {
  /** Maps each current operation to its previous version; new operations have no entry. */
  readonly previous: ReadonlyMap<ExpectedHandler, PreviousHandler>;
  /** Maps each previous operation to its current tag and operation. */
  readonly current: ReadonlyMap<PreviousHandler, { readonly tag: ExpectedTag; readonly operation: ExpectedHandler }>;
  /** Maps each current tag to its previous version, which may have a different name. */
  readonly tags: ReadonlyMap<ExpectedTag, RecordedTag>;
  readonly previousHandlers: readonly PreviousHandler[];
}

/** Matches each operation by method and path, then by name, then by path with renamed parameters. */
export function matchOperations(previousState: ScaffoldState, expectedTags: readonly ExpectedTag[]): OperationMatches {
  const previousHandlers = previousState.flatMap(({ id, operations }) =>
    operations.map((operation): PreviousHandler => ({ ...operation, tag: id })),
  );
  const currentHandlers = expectedTags.flatMap((tag) => tag.operations.map((operation) => ({ tag, operation })));
  const previous = new Map<ExpectedHandler, PreviousHandler>();
  const current = new Map<PreviousHandler, { readonly tag: ExpectedTag; readonly operation: ExpectedHandler }>();
  const matchBy = (getKey: (operation: ExpectedHandler) => string): void => {
    const unmatched = new Map(
      previousHandlers.filter((handler) => !current.has(handler)).map((handler) => [getKey(handler), handler]),
    );
    for (const handler of currentHandlers) {
      const previousHandler = previous.has(handler.operation) ? undefined : unmatched.get(getKey(handler.operation));
      if (previousHandler === undefined || current.has(previousHandler)) continue;
      previous.set(handler.operation, previousHandler);
      current.set(previousHandler, handler);
    }
  };
  matchBy(({ key }) => key);
  matchBy(({ name }) => name);
  matchBy(({ key }) => key.replace(/\{[^}]*\}/g, '{}'));
  return {
    previous,
    current,
    tags: matchTags(previousState, expectedTags, (handler) => current.get(handler)?.tag, previousHandlers),
    previousHandlers,
  };
}

/** Matches tags by ID. A removed tag matches the new tag that received most of its operations. */
function matchTags(
  previousState: ScaffoldState,
  expectedTags: readonly ExpectedTag[],
  findTag: (handler: PreviousHandler) => ExpectedTag | undefined,
  previousHandlers: readonly PreviousHandler[],
): ReadonlyMap<ExpectedTag, RecordedTag> {
  const tags = new Map<ExpectedTag, RecordedTag>();
  for (const tag of expectedTags) {
    const previousTag = previousState.find(({ id }) => id === tag.id);
    if (previousTag) tags.set(tag, previousTag);
  }
  for (const recordedTag of previousState) {
    if (expectedTags.some(({ id }) => id === recordedTag.id)) continue;
    const votes = new Map<ExpectedTag, number>();
    for (const operation of previousHandlers.filter(({ tag }) => tag === recordedTag.id)) {
      const tag = findTag(operation);
      if (tag && !tags.has(tag)) votes.set(tag, (votes.get(tag) ?? 0) + 1);
    }
    const [winner] = [...votes].sort(([, a], [, b]) => b - a);
    if (winner) tags.set(winner[0], recordedTag);
  }
  return tags;
}
