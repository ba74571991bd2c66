// Check for integers that a JavaScript number cannot represent.

import type { Node, ScalarNode } from '../source/node.ts';
import { say, type Reading } from './read-context.ts';

/** Reports each integer in a value that is not exactly a double; the nearest double is used. */
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
