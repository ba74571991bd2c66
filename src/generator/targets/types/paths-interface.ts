// Printer of the interfaces `paths` and `operations`.

import type { Code } from '../../code/branded-text.ts';
import { printMember } from '../../code/typescript/print-type.ts';
import { word, type MemberType } from '../../code/typescript/types.ts';
import { indexed, ts } from '../../code/typescript/template-literals.ts';
import type { Operation } from '../../model/types/api.ts';
import type { Typing } from './openapi/context.ts';
import type { PrintPart } from './openapi/parts.ts';
import { absent, operationDoc, operationType, parametersMember } from './openapi/operation-type.ts';
import { isListed, methods, placeInPaths } from './openapi/operation-location.ts';

export interface Paths {
  /** The printed members of `paths`. */
  readonly items: readonly Code<'ts'>[];
  /** The printed members of `operations`. */
  readonly operations: readonly Code<'ts'>[];
}

export function printPaths(operations: readonly Operation[], part: PrintPart): Paths {
  const paths = new Map<string, Map<string, Operation>>();
  for (const operation of operations) {
    const { key, method } = placeInPaths(operation);
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
  typing: Typing,
): { readonly item: Code<'ts'>; readonly listed: readonly Code<'ts'>[] } {
  const listed: Code<'ts'>[] = [];
  const members = methods.map((method): MemberType => {
    const operation = item.get(method);
    if (!operation) return absent(method);
    if (!isListed(operation))
      return { name: method, type: operationType(operation, typing), doc: operationDoc(operation) };
    listed.push(printMember({ name: operation.id, type: operationType(operation, typing) }, 2));
    return { name: method, type: word(indexed(ts`operations`, operation.id)), doc: operationDoc(operation) };
  });
  return {
    item: printMember({ name, type: { kind: 'members', members: [parametersMember([], typing), ...members] } }, 2),
    listed,
  };
}
