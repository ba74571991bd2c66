// Whether the numbers of a value are what JavaScript makes of them: an integer beyond 2^53 may be another there.

import type { Node, ScalarNode } from '../source/node.ts';
import { say, type Reading } from './read-context.ts';

/** Reports each integer in a value that no double equals; the nearest is taken for it. */
export function checkExact(value: Node, reading: Reading): void {
  const waiting: Node[] = [value];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'list') for (const each of node.items) waiting.push(each);
    else if (node.kind === 'map') for (const entry of node.entries.values()) waiting.push(entry.value);
    else if (!isExact(node)) {
      say(
        reading,
        'document/inexact-number',
        node,
        `no number of JavaScript is ${node.raw}; ${BigInt(Number(node.value))} is taken for it`,
        {
          help: 'Where it has to be exact, let it travel as text.',
        },
      );
    }
  }
}

function isExact({ value, raw }: ScalarNode): boolean {
  if (typeof value !== 'number' || Number.isSafeInteger(value) || !/^-?\d+$/.test(raw)) return true;
  return BigInt(raw) === BigInt(value);
}
