// Lists and objects in one another as a query has them in the style `deepObject`: `filter[owner][id]=1&filter[tags][0]=a`.

import { formText } from './query-styles.ts';
import type { Query } from './raw-request.ts';
import { named } from './path-header-styles.ts';
import { objectOf } from './parse-values.ts';

/** A text, those that one name has several times, or such by name. */
export type DeepTexts = string | readonly string[] | { readonly [name: string]: DeepTexts };

type Reader = (texts: unknown) => unknown;

/** So many names may follow one another. Whoever judges a value goes as deep as it, so that a query must not say how deep that is. */
const deepest = 20;

/** What a query says of `name`. Where it goes too deep, or says two things of one place, the answer is of no type that a schema can name, so that its validator refuses it. */
export function deepTexts(query: Query, name: string): DeepTexts | symbol | undefined {
  const text = formText(query, name);
  let found: Tree | undefined;
  for (const key of query.keys()) {
    if (!key.startsWith(`${name}[`) || !key.endsWith(']')) continue;
    found ??= named<DeepTexts>();
    const names = key.slice(name.length + 1, -1).split('][', deepest + 1);
    const value = formText(query, key) ?? '';
    if (text !== undefined || names.length > deepest || !put(found, names, value))
      return Symbol(`${key}=${String(value)}`);
  }
  return text ?? found;
}

/** An object that grows; it has no prototype, so that every name is one. */
interface Tree {
  [name: string]: DeepTexts;
}

/** Whether there was a place for a text: none where another stands on the way to it, or objects where it belongs. */
function put(tree: Tree, names: readonly string[], text: string | readonly string[]): boolean {
  const [last = ''] = names.slice(-1);
  let into = tree;
  for (const name of names.slice(0, -1)) {
    const next = (into[name] ??= named<DeepTexts>());
    if (!isTree(next)) return false;
    into = next;
  }
  if (into[last] !== undefined) return false;
  into[last] = text;
  return true;
}

function isTree(texts: unknown): texts is Tree {
  return typeof texts === 'object' && texts !== null && !Array.isArray(texts);
}

/** The items of a list, each read: by their indexes, whichever are left out; `tags[]=a`, `tags=a` and `tags=a&tags=b` are lists too. */
export function deepList(texts: unknown, read: Reader = asItIs): unknown {
  const items = itemsOf(texts);
  return items === undefined ? texts : items.map(read);
}

/** Indexes of nine digits at most: an object has such names in their order. */
function itemsOf(texts: unknown): readonly unknown[] | undefined {
  if (typeof texts === 'string') return [texts];
  if (Array.isArray(texts)) return texts as readonly unknown[];
  if (!isTree(texts)) return undefined;
  const names = Object.keys(texts);
  if (names.length === 1 && names[0] === '') return itemsOf(isTree(texts['']) ? [texts['']] : texts['']);
  return names.every((name) => /^(?:0|[1-9]\d{0,8})$/.test(name)) ? Object.values(texts) : undefined;
}

/** A value that may be of several kinds, by what is written: `read.text` one text, `read.list` items, `read.object` members. */
export function deepEither(
  texts: unknown,
  read: { readonly text?: Reader; readonly list?: Reader; readonly object?: Reader },
): unknown {
  if (texts === undefined) return undefined;
  const as = typeof texts === 'string' && read.text ? read.text : read.list && itemsOf(texts) ? read.list : read.object;
  return as === undefined ? texts : as(texts);
}

/** A value of which the schema says nothing: members whose names count from 0 are items. Nothing can be wrong with it, and so what contradicts itself is a text. */
export function deepAny(texts: unknown): unknown {
  if (typeof texts === 'symbol') return texts.description;
  if (!isTree(texts)) return texts;
  const counts = Object.hasOwn(texts, '') || Object.keys(texts).every((name, index) => name === String(index));
  return (counts ? itemsOf(texts)?.map(deepAny) : undefined) ?? objectOf(texts, {}, deepAny);
}

function asItIs(texts: unknown): unknown {
  return texts;
}
