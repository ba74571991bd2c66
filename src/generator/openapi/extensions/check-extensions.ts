// Check of extension keywords: known name, allowed position, valid value.

import type { Entry, MapNode } from '../../source/node.ts';
import { reportAt, type ObjectKind, type ReadContext } from '../read-context.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { Vocabulary } from './types.ts';
import {
  lintIgnoreKeyword,
  isExtensionName,
  extensionRegistry,
  type ExtensionName,
  type KeywordPosition,
} from './registry.ts';
import type { ErrorReporter } from './value-parsers.ts';

/** Returns the value of the root's `x-ashlar`; `undefined` if the document does not use the vocabulary. */
export function readRootVocabulary(root: MapNode, report: ErrorReporter): Vocabulary | undefined {
  const entry = root.entries.get('x-ashlar');
  if (!entry) return undefined;
  return extensionRegistry['x-ashlar'].read(entry.value, report) ?? { version: 1, conventions: {}, allow: [] };
}

/** Returns the positions that apply to an object. Conditions on schemas are checked by `checkSchemaExtensions`. */
function applicablePositions(kind: ObjectKind): readonly KeywordPosition[] {
  if (kind === 'schema')
    return ['schema', 'object schema', 'number schema', 'status schema', 'property schema', 'anything'];
  return kind === 'root' || kind === 'path item' || kind === 'operation' ? [kind, 'anything'] : ['anything'];
}

/** Checks an `x-` keyword of an object, without the conditions on schemas (type, use as a property). */
export function checkExtension(kind: ObjectKind, entry: Entry, vocabulary: Vocabulary, context: ReadContext): void {
  const { key } = entry;
  if (key === lintIgnoreKeyword) return;
  if (!isExtensionName(key)) {
    if (vocabulary.allow.includes(key)) return;
    const help =
      didYouMean(key, [...Object.keys(extensionRegistry), ...vocabulary.allow]) ??
      'Keywords of other vocabularies are listed under x-ashlar, allow.';
    reportAt(context, 'document/unknown-extension', entry, `no keyword "${key}" is in the vocabulary`, { help });
    return;
  }
  const allowed = applicablePositions(kind);
  if (!extensionRegistry[key].positions.some((position) => allowed.includes(position)))
    return reportMisplacedKeyword(key, entry, context);
  extensionRegistry[key].read(entry.value, createErrorReporter(context));
}

/** Reports a keyword at a position where it is not allowed. */
export function reportMisplacedKeyword(key: ExtensionName, entry: Entry, context: ReadContext): void {
  reportAt(
    context,
    'document/misplaced-extension',
    entry,
    `"${key}" stands on ${extensionRegistry[key].positions.join(' or ')} only`,
  );
}

/** Returns a reporter of invalid keyword values. */
export function createErrorReporter(context: ReadContext): ErrorReporter {
  return (where, message, help) =>
    reportAt(context, 'document/invalid-extension-value', where, message, help === undefined ? {} : { help });
}
