// Response components that several operations have in common, whose validators are one constant.

import { messageDirection } from '../../../model/operations/message-direction.ts';
import type { Api, Operation, Response } from '../../../model/types/api.ts';

/** Minimum number of responses: fewer are listed by each operation. */
const minResponses = 3;

/** Returns the module path for each set of responses that occurs in several operations, by key. */
export function findSharedResponses({ operations, webhooks }: Api): ReadonlyMap<string, string> {
  const operationsByKey = new Map<string, Operation[]>();
  for (const operation of [...operations, ...webhooks]) {
    const key = responsesKey(operation);
    if (key !== undefined) operationsByKey.set(key, [...(operationsByKey.get(key) ?? []), operation]);
  }
  // The first operation with the responses determines the name.
  return new Map(
    [...operationsByKey].flatMap(([key, [first, ...others]]) =>
      first && others.length > 0 ? [[key, `shared-responses/${first.name.file}`] as const] : [],
    ),
  );
}

/**
 * Returns whether the operation uses the validators of response components. The client sends the responses of webhooks,
 * so their validators differ.
 */
export function usesResponseComponents(operation: Operation): boolean {
  return messageDirection('response', operation) === 'response';
}

/** Returns a key that is the same for operations with the same shareable responses; `undefined` if there are too few. */
export function responsesKey(operation: Operation): string | undefined {
  if (!usesResponseComponents(operation)) return undefined;
  const { responses } = operation;
  const shareable = responses.filter(isShareable);
  // A range or default would have to follow them.
  if (shareable.length < minResponses || !responses.every(({ status }) => /^\d{3}$/.test(status))) return undefined;
  return JSON.stringify(shareable.map(({ status, component }) => [status, component]));
}

/** Returns whether a response can be shared. Operations can respond with other statuses instead of the first 2xx. */
export function isShareable({ status, component }: Response): boolean {
  return component !== undefined && !status.startsWith('2');
}
