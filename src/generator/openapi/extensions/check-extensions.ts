// Whether the x- keywords of a document are known, stand where they may, and have sound values.

import type { Entry, MapNode } from '../../source/node.ts';
import { say, type ObjectKind, type Reading } from '../read-context.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { Vocabulary } from './types.ts';
import { ignoreKeyword } from './lint-ignore.ts';
import { isKeyword, registry, type KeywordName, type Position } from './registry.ts';
import type { Fault } from './value-parsers.ts';

/** What `x-ashlar` of the root says; undefined where the document does not speak the vocabulary. */
export function vocabularyOf(root: MapNode, fault: Fault): Vocabulary | undefined {
  const entry = root.entries.get('x-ashlar');
  if (!entry) return undefined;
  return registry['x-ashlar'].read(entry.value, fault) ?? { version: 1, conventions: {}, allow: [] };
}

/** Where the positions of the registry lie among the objects; those of schemas are judged by `misplacedOnSchema`. */
function positions(kind: ObjectKind): readonly Position[] {
  if (kind === 'schema')
    return ['schema', 'object schema', 'number schema', 'status schema', 'property schema', 'anything'];
  return kind === 'root' || kind === 'path item' || kind === 'operation' ? [kind, 'anything'] : ['anything'];
}

/** Judges an `x-` keyword of an object. Schemas' own conditions (type, use as a property) are not judged here. */
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

/** Reports a keyword that stands where it means nothing. */
export function misplaced(key: KeywordName, entry: Entry, reading: Reading): void {
  say(reading, 'document/misplaced-keyword', entry, `"${key}" stands on ${registry[key].on.join(' or ')} only`);
}

/** Reports malformed members of a keyword's value. */
export function faultOf(reading: Reading): Fault {
  return (where, message, help) =>
    say(reading, 'document/keyword-value', where, message, help === undefined ? {} : { help });
}
