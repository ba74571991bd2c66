// Checks for filters, and the mutations that break them.

import assert from 'node:assert/strict';

import { getAt, updateAt, isNode, type Node } from '../immutable-tree.ts';
import type { RuntimePatch, ValidatorCheck, ValidatorMutation } from './claim.ts';
import { parameters, type OperationPart } from './validators-interface.ts';
import { changeParameter } from './operation-checks.ts';

/** Parameters of a list with filterable numbers and timestamps. */
export const devices = parameters('GET /v4/networking/firewalls/{firewallId}/devices');

/** Parameters of a list with filterable strings and booleans. */
export const oauthClients = parameters('GET /v4/account/oauth-clients');

/** Creates a mutation that replaces source code of the filter parser, and optionally changes the document. */
export const patchRuntime = (
  description: string,
  from: string,
  to: string,
  change?: (document: Node) => Node,
): ValidatorMutation => {
  const patch: RuntimePatch = { from, to };
  return { description, patch: [patch], ...(change !== undefined && { change }) };
};

/** Loosens the schema of filters, which would otherwise reject what the patched runtime accepts. */
export const loosenFilterSchema = (document: Node): Node =>
  updateAt(document, ['components', 'schemas', 'Filter'], () => ({ type: 'object' }));

/** Creates a mutation that accepts any value for an operator. */
export const allowAnyOperand = (operator: string): ValidatorMutation =>
  patchRuntime(
    `${operator} accepts any value`,
    `case '${operator}':`,
    `case '${operator}': return undefined; case '${operator}_':`,
    loosenFilterSchema,
  );

/** Creates a mutation that removes the `X-Filter` header from a list. */
export const removeFilterParameter = (list: OperationPart): ValidatorMutation =>
  changeParameter(list, 'X-Filter', 'is not read', () => undefined);

/** Creates a mutation that changes keywords of a property. */
export const changeProperty = (
  schema: string,
  name: string,
  description: string,
  keywords: Node,
): ValidatorMutation => ({
  description: `${name} of ${schema} ${description}`,
  change: (document) => {
    const path = ['components', 'schemas', schema, 'properties', name];
    assert(isNode(getAt(document, path)), `${schema} has no ${name}`);
    return updateAt(document, path, (declaration) => ({ ...(isNode(declaration) ? declaration : {}), ...keywords }));
  },
});

/** Accepted and rejected filters. */
interface Filters {
  readonly good?: readonly object[];
  /** Rejected filters, each with a pattern for the message. */
  readonly bad?: readonly (readonly [unknown, RegExp])[];
}

const toJson = (filter: unknown): string => (typeof filter === 'string' ? filter : JSON.stringify(filter));

/** Checks that a list accepts some filters, and rejects others with these messages. Strings are sent unchanged. */
export function checkFilters(
  list: OperationPart,
  { good = [], bad = [] }: Filters,
  ...mutations: readonly ValidatorMutation[]
): ValidatorCheck {
  return {
    parts: [list],
    verify: (validators) => {
      for (const filter of good) {
        const problems = validators.problems(list, { filter: toJson(filter) });
        assert.deepEqual(
          problems.map(({ message }) => message),
          [],
          `${list.call} must accept the filter ${toJson(filter)}`,
        );
      }
      for (const [filter, pattern] of bad) {
        const problems = validators.problems(list, { filter: toJson(filter) });
        const messages = problems.map(({ message }) => message).join(', ');
        assert(
          problems.some(({ message, pointer }) => pointer.startsWith('/header/X-Filter') && pattern.test(message)),
          `${list.call} must reject the filter ${toJson(filter)} with ${String(pattern)}, not with: ${messages}`,
        );
      }
    },
    mutations,
  };
}
