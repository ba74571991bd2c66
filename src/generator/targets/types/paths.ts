// `paths` and `operations`: what each operation takes and answers, path by path.

import type { Code } from '../../emit/code/code.ts';
import { printMember } from '../../emit/code/syntax.ts';
import { word, type MemberType } from '../../emit/code/type-tree.ts';
import { indexed, ts } from '../../emit/code/typescript.ts';
import type { Operation } from '../../model/declarations/api.ts';
import type { Typing } from './typing/context.ts';
import { absent, operationDoc, operationType, parametersMember } from './typing/operation.ts';
import { isListed, methods, placeInPaths } from './typing/place.ts';

export interface Paths {
  /** The members of `paths`. */
  readonly items: readonly Code<'ts'>[];
  /** Those of `operations`. */
  readonly operations: readonly Code<'ts'>[];
}

export function printPaths(operations: readonly Operation[], typing: Typing): Paths {
  const paths = new Map<string, Map<string, Operation>>();
  for (const operation of operations) {
    const { key, method } = placeInPaths(operation);
    const item = paths.get(key) ?? new Map<string, Operation>();
    paths.set(key, item.set(method, operation));
  }
  const listed: Code<'ts'>[] = [];
  const items = [...paths].map(([name, item]) => {
    const members = methods.map((method): MemberType => {
      const operation = item.get(method);
      if (!operation) return absent(method);
      if (!isListed(operation)) return { name: method, type: operationType(operation, typing), doc: operationDoc(operation) };
      listed.push(printMember({ name: operation.id, type: operationType(operation, typing) }, 2));
      return { name: method, type: word(indexed(ts`operations`, operation.id)), doc: operationDoc(operation) };
    });
    return printMember({ name, type: { kind: 'members', members: [parametersMember([], typing), ...members] } }, 2);
  });
  return { items, operations: listed };
}
