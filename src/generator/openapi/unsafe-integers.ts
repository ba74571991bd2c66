// Check for integers that a JavaScript number cannot represent exactly.

import type { Node, ScalarNode } from '../source/node.ts';
import { reportAt, type ReadContext } from './read-context.ts';

/** Reports each integer in a value that a double cannot represent exactly; the nearest double is used instead. */
export function checkSafeIntegers(value: Node, context: ReadContext): void {
  const stack: Node[] = [value];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.kind === 'list') for (const item of node.items) stack.push(item);
    else if (node.kind === 'map') for (const entry of node.entries.values()) stack.push(entry.value);
    else if (!isExactInteger(node)) {
      reportAt(
        context,
        'document/unsafe-integer',
        node,
        `no number of JavaScript is ${node.raw}; ${BigInt(Number(node.value))} is taken for it`,
        {
          help: 'Where it has to be exact, let it travel as text.',
        },
      );
    }
  }
}

function isExactInteger({ value, raw }: ScalarNode): boolean {
  if (typeof value !== 'number' || Number.isSafeInteger(value) || !/^-?\d+$/.test(raw)) return true;
  return BigInt(raw) === BigInt(value);
}
