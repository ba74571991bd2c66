// Check of extension keywords: known name, allowed position, valid value.

import type { Entry, MapNode } from '../../source/node.ts';
import { say, type ObjectKind, type Reading } from '../read-context.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { Vocabulary } from './types.ts';
import { ignoreKeyword } from './lint-ignore.ts';
import { isKeyword, registry, type KeywordName, type Position } from './registry.ts';
import type { Fault } from './value-parsers.ts';

/** Returns the value of the root's `x-ashlar`; `undefined` if the document does not use the vocabulary. */
export function vocabularyOf(root: MapNode, fault: Fault): Vocabulary | undefined {
  const entry = root.entries.get('x-ashlar');
  if (!entry) return undefined;
  return registry['x-ashlar'].read(entry.value, fault) ?? { version: 1, conventions: {}, allow: [] };
}

/** Returns the positions that apply to an object. Conditions on schemas are checked by `checkSchemaExtensions`. */
function positions(kind: ObjectKind): readonly Position[] {
  if (kind === 'schema')
    return ['schema', 'object schema', 'number schema', 'status schema', 'property schema', 'anything'];
  return kind === 'root' || kind === 'path item' || kind === 'operation' ? [kind, 'anything'] : ['anything'];
}

/** Checks an `x-` keyword of an object, without the conditions on schemas (type, use as a property). */
export function checkExtension(kind: ObjectKind, entry: Entry, vocabulary: Vocabulary, reading: Reading): void {
  const { key } = entry;
  if (key === ignoreKeyword) return;
  if (!isKeyword(key)) {
    if (vocabulary.allow.includes(key)) return;
    const help =
      didYouMean(key, [...Object.keys(registry), ...vocabulary.allow]) ??
      'Keywords of other vocabularies are listed under x-ashlar, allow.';
    say(reading, 'document/unknown-keyword', entry, `no keyword "${key}" is in the vocabulary`, { help });
    return;
  }
  const allowed = positions(kind);
  if (!registry[key].on.some((position) => allowed.includes(position))) return misplaced(key, entry, reading);
  registry[key].read(entry.value, faultOf(reading));
}

/** Reports a keyword at a position where it is not allowed. */
export function misplaced(key: KeywordName, entry: Entry, reading: Reading): void {
  say(reading, 'document/misplaced-keyword', entry, `"${key}" stands on ${registry[key].on.join(' or ')} only`);
}

/** Returns a reporter of invalid keyword values. */
export function faultOf(reading: Reading): Fault {
  return (where, message, help) =>
    say(reading, 'document/keyword-value', where, message, help === undefined ? {} : { help });
}
