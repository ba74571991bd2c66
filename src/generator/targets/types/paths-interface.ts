// Printer of the interfaces `paths` and `operations`.

import type { SafeText } from '../../code/branded-text.ts';
import { printMember } from '../../code/typescript/print-type.ts';
import { wordType, type MemberType } from '../../code/typescript/types.ts';
import { indexedAccess, ts } from '../../code/typescript/template-literals.ts';
import type { Operation } from '../../model/types/api.ts';
import type { TypeContext } from './openapi/context.ts';
import type { PrintPart } from './openapi/parts.ts';
import { neverMember, operationDoc, operationType, parametersMember } from './openapi/operation-type.ts';
import { hasOperationsEntry, pathItemMethods, locateInPaths } from './openapi/operation-location.ts';

export interface PrintedPaths {
  /** The printed members of `paths`. */
  readonly items: readonly SafeText<'ts'>[];
  /** The printed members of `operations`. */
  readonly operations: readonly SafeText<'ts'>[];
}

export function printPaths(operations: readonly Operation[], part: PrintPart): PrintedPaths {
  const paths = new Map<string, Map<string, Operation>>();
  for (const operation of operations) {
    const { key, method } = locateInPaths(operation);
    const item = paths.get(key) ?? new Map<string, Operation>();
    paths.set(key, item.set(method, operation));
  }
  const printed = [...paths].map(([name, item]) => part(name, (own) => printItem(name, item, own)));
  return { items: printed.map(({ item }) => item), operations: printed.flatMap(({ listed }) => listed) };
}

/** Prints a path item and the members of `operations` that it references. */
function printItem(
  name: string,
  item: ReadonlyMap<string, Operation>,
  context: TypeContext,
): { readonly item: SafeText<'ts'>; readonly listed: readonly SafeText<'ts'>[] } {
  const listed: SafeText<'ts'>[] = [];
  const members = pathItemMethods.map((method): MemberType => {
    const operation = item.get(method);
    if (!operation) return neverMember(method);
    if (!hasOperationsEntry(operation))
      return { name: method, type: operationType(operation, context), doc: operationDoc(operation) };
    listed.push(printMember({ name: operation.id, type: operationType(operation, context) }, 2));
    return { name: method, type: wordType(indexedAccess(ts`operations`, operation.id)), doc: operationDoc(operation) };
  });
  return {
    item: printMember({ name, type: { kind: 'members', members: [parametersMember([], context), ...members] } }, 2),
    listed,
  };
}
