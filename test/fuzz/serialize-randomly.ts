// Random serializations of a value: JSON, or YAML with block and flow styles, quotes, comments, anchors, and aliases.

import { Alias, Document, isAlias, isMap, isPair, isScalar, isSeq, visit, type Node } from 'yaml';
import type { Random } from '../differential/random.ts';

/** Serializes a value. A comment contains the JSON pointer of the value after it: `# c:/info/title`. */
export function serializeRandomly(random: Random, value: unknown): { readonly file: string; readonly text: string } {
  const isJson = random.oneIn(5);
  const text = isJson ? JSON.stringify(value, null, random.pick([0, 1, 2, 4, '\t'])) : serializeYaml(random, value);
  return { file: isJson ? 'api.json' : 'api.yaml', text: random.oneIn(6) ? text.replaceAll('\n', '\r\n') : text };
}

const quotes = ['QUOTE_DOUBLE', 'QUOTE_SINGLE', 'PLAIN', 'BLOCK_LITERAL', 'BLOCK_FOLDED'] as const;

/** Serializes a value as YAML. */
export function serializeYaml(random: Random, value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  const flowOdds = random.pick([4, 12, 1000]);
  const commentOdds = random.pick([3, 10, 1000]);
  const quoteOdds = random.pick([2, 6, 1000]);
  if (random.oneIn(3)) shareEqualMaps(random, document);
  visit(document, (key, node, path) => {
    if (isScalar(node) && typeof node.value === 'string' && random.oneIn(quoteOdds))
      node.type = key === 'key' ? random.pick(['QUOTE_DOUBLE', 'QUOTE_SINGLE', 'PLAIN']) : random.pick(quotes);
    if ((isMap(node) || isSeq(node)) && random.oneIn(flowOdds)) node.flow = true;
    const isKey = key === 'key' && isScalar(node);
    const isItem = typeof key === 'number' && !isPair(node) && isNode(node);
    const isInFlow = path.some((ancestor) => (isMap(ancestor) || isSeq(ancestor)) && ancestor.flow === true);
    if ((isKey || isItem) && !isInFlow && random.oneIn(commentOdds))
      node.commentBefore = ` c:${pointerOf(path, key, node)}`;
    if (key === 'value' && isScalar(node) && !isInFlow && random.oneIn(commentOdds * 2)) node.comment = ' trailing';
  });
  const text = document.toString({
    indent: random.pick([2, 4]),
    indentSeq: !random.oneIn(2),
    lineWidth: random.pick([0, 40, 80]),
  });
  return random.oneIn(8) ? `# The first line.\n---\n${text}` : text;
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value) || isAlias(value);
}

function pointerOf(path: readonly unknown[], key: unknown, node: unknown): string {
  const keys: string[] = [];
  for (const [index, ancestor] of path.entries()) {
    const next = path[index + 1] ?? node;
    if (isPair(ancestor)) keys.push(String(isScalar(ancestor.key) ? ancestor.key.value : ancestor.key));
    else if (isSeq(ancestor)) keys.push(String(isNode(next) ? ancestor.items.indexOf(next) : key));
  }
  return keys.map((segment) => `/${encodeURIComponent(segment)}`).join('');
}

/** Replaces maps that equal an earlier map with aliases, and adds an anchor to the earlier map. */
function shareEqualMaps(random: Random, document: Document): void {
  const firstByText = new Map<string, Node>();
  let count = 0;
  visit(document, {
    Map: (key, node) => {
      if (key === null || node.items.length === 0) return undefined;
      const text = JSON.stringify(node.toJSON());
      const first = firstByText.get(text);
      if (!first) {
        firstByText.set(text, node);
        return undefined;
      }
      if (isAlias(first) || random.oneIn(3)) return undefined;
      const name = (isMap(first) ? first.anchor : undefined) ?? `a${count++}`;
      if (isMap(first)) first.anchor = name;
      return new Alias(name);
    },
  });
}
