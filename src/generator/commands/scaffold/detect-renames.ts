// Matching of operations and tags with those of the last run.

import type { ScaffoldState, RecordedTag } from './scaffold-state.ts';
import type { ExpectedHandler, ExpectedTag } from './expected-handlers.ts';

/** Handler of the last run, with its tag. */
export interface PreviousHandler extends ExpectedHandler {
  readonly tag: string;
}

export interface OperationMatches {
  /** Current operation to its previous version; without an entry if new. */
  readonly previous: ReadonlyMap<ExpectedHandler, PreviousHandler>;
  /** Previous operation to its current tag and operation. */
  readonly current: ReadonlyMap<PreviousHandler, { readonly tag: ExpectedTag; readonly operation: ExpectedHandler }>;
  /** Current tag to its previous version, possibly renamed. */
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
  const matchBy = (keyOf: (operation: ExpectedHandler) => string): void => {
    const unmatched = new Map(previousHandlers.filter((each) => !current.has(each)).map((each) => [keyOf(each), each]));
    for (const handler of currentHandlers) {
      const old = previous.has(handler.operation) ? undefined : unmatched.get(keyOf(handler.operation));
      if (old === undefined || current.has(old)) continue;
      previous.set(handler.operation, old);
      current.set(old, handler);
    }
  };
  matchBy(({ key }) => key);
  matchBy(({ name }) => name);
  matchBy(({ key }) => key.replace(/\{[^}]*\}/g, '{}'));
  return {
    previous,
    current,
    tags: matchTags(previousState, expectedTags, (old) => current.get(old)?.tag, previousHandlers),
    previousHandlers,
  };
}

/** Matches tags by id. A removed tag matches the new tag that received most of its operations. */
function matchTags(
  previousState: ScaffoldState,
  expectedTags: readonly ExpectedTag[],
  tagOf: (old: PreviousHandler) => ExpectedTag | undefined,
  previousHandlers: readonly PreviousHandler[],
): ReadonlyMap<ExpectedTag, RecordedTag> {
  const tags = new Map<ExpectedTag, RecordedTag>();
  for (const tag of expectedTags) {
    const previousTag = previousState.find(({ id }) => id === tag.id);
    if (previousTag) tags.set(tag, previousTag);
  }
  for (const old of previousState) {
    if (expectedTags.some(({ id }) => id === old.id)) continue;
    const votes = new Map<ExpectedTag, number>();
    for (const operation of previousHandlers.filter(({ tag }) => tag === old.id)) {
      const tag = tagOf(operation);
      if (tag && !tags.has(tag)) votes.set(tag, (votes.get(tag) ?? 0) + 1);
    }
    const [winner] = [...votes].sort(([, a], [, b]) => b - a);
    if (winner) tags.set(winner[0], old);
  }
  return tags;
}
