// Exact depth of nested brackets in TypeScript, from its syntax tree. Loads the TypeScript compiler.

import { ts } from 'ts-morph';

/**
 * Returns whether brackets that are not empty are nested more than `limit` levels deep, which they also are if the text is too deep for the
 * compiler.
 */
export function exceedsExactBracketDepth(text: string, limit: number): boolean {
  try {
    const queue: [node: ts.Node, depth: number][] = [
      [ts.createSourceFile('generated.ts', text, ts.ScriptTarget.Latest), 0],
    ];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const [node, depth] = next;
      if (depth > limit) return true;
      // Between the children of a node, there are only its own tokens. `${` belongs to a child.
      let inner = ts.isTemplateSpan(node) ? depth + 1 : depth;
      let { pos } = node;
      ts.forEachChild(node, (child) => {
        inner += countOpenBrackets(text.slice(pos, child.pos));
        pos = child.end;
        queue.push([child, inner]);
      });
    }
    return false;
  } catch (error) {
    // The parser is recursive, too.
    if (error instanceof RangeError) return true;
    throw error;
  }
}

/** Returns the number of brackets that tokens open, less those that they close. */
function countOpenBrackets(tokens: string): number {
  let count = 0;
  for (const [token] of tokens.matchAll(/\/\/.*|\/\*[^]*?\*\/|=>|[()[\]{}<>]/g))
    if (token.length === 1) count += '([{<'.includes(token) ? 1 : -1;
  return count;
}
