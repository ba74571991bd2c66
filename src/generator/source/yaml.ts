// YAML parser: composes one document with the `yaml` package, and converts it to a located tree. Converts keys to
// strings, and resolves aliases and merge keys.

import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Alias,
  type Node as YamlNode,
  type Pair,
  type YAMLMap,
  Composer,
  Parser,
  type Document,
  type CST,
  type YAMLParseError,
} from 'yaml';
import type { Report } from '../diagnostics/report.ts';
import { reportDuplicateKey } from './json.ts';
import { childPointer } from './pointer.ts';
import type { DiagnosticCode } from '../diagnostics/codes.ts';
import { findUnclosedCollections, isUnclosedCollectionError } from './yaml-unclosed-collections.ts';
import { indentContinuationLines } from './yaml-indentation.ts';
import { type Entry, type MapNode, type Node, type Source, maxNestingDepth } from './node.ts';

/** Maximum number of nodes that aliases add; exceeding it is treated as an expansion attack ("billion laughs"). */
const maxAliasedNodes = 1_000_000;

/** Converts a composed YAML value; `undefined` if aliases expand beyond the limit. */
function toLocatedTree(
  root: YamlNode,
  source: Source,
  report: Report,
  toOriginal: (offset: number) => number,
): Node | undefined {
  const anchors = new Map<string, Node | 'open'>();
  const sizes = new Map<Node, number>();
  const keys = new Map<string, string>();
  let nodeCount = 0;
  let aliasedCount = 0;
  let isTooLarge = false as boolean; // Cast: TypeScript does not see the assignment in a nested function.

  const reportAt = (code: DiagnosticCode, message: string, start: number, end: number): void =>
    report.add(code, { message, location: source.location(start, end) });

  const convert = (node: YamlNode | null, fallbackOffset: number, pointer: string): Node => {
    if (isAlias(node)) return resolveAlias(node, pointer);
    const [start, end] = rangeOf(node, fallbackOffset);
    if (!node) return { kind: 'scalar', source, start, end, pointer, value: null, raw: '' };
    if (node.anchor !== undefined) anchors.set(node.anchor, 'open');
    const countBefore = nodeCount + aliasedCount;
    nodeCount++;
    const result = convertContent(node, start, end, pointer);
    if (node.anchor !== undefined) {
      anchors.set(node.anchor, result);
      sizes.set(result, nodeCount + aliasedCount - countBefore);
    }
    return result;
  };
  const convertContent = (node: YamlNode, start: number, end: number, pointer: string): Node => {
    if (isMap(node)) return { kind: 'map', source, start, end, pointer, entries: convertEntries(node, pointer) };
    if (isSeq(node)) {
      const items = node.items.map((item, index) => convert(asNode(item), start, childPointer(pointer, index)));
      return { kind: 'list', source, start, end, pointer, items };
    }
    return convertScalar(node, start, end, pointer);
  };
  const convertScalar = (node: YamlNode, start: number, end: number, pointer: string): Node => {
    const raw = source.text.slice(start, end);
    const value = isScalar(node) ? node.value : null;
    if (typeof value === 'number') {
      if (!Number.isFinite(value))
        reportAt('source/number-out-of-range', `number \`${raw}\` has no JSON equivalent`, start, end);
      const exact = Number.isInteger(value) && !Number.isSafeInteger(value) ? exactDigits(raw) : raw;
      return { kind: 'scalar', source, start, end, pointer, value: Number.isFinite(value) ? value : 0, raw: exact };
    }
    const jsonValue = typeof value === 'string' || typeof value === 'boolean' || value === null ? value : raw;
    return { kind: 'scalar', source, start, end, pointer, value: jsonValue, raw };
  };
  const resolveAlias = (alias: Alias, pointer: string): Node => {
    const [start, end] = rangeOf(alias, 0);
    const target = anchors.get(alias.source);
    if (target === undefined)
      reportAt(
        'source/unknown-alias',
        `cannot resolve \`*${alias.source}\`: anchor \`${alias.source}\` is not defined before the alias`,
        start,
        end,
      );
    else if (target === 'open')
      reportAt(
        'source/alias-cycle',
        `cannot resolve \`*${alias.source}\`: the alias is inside its own value`,
        start,
        end,
      );
    else {
      aliasedCount += sizes.get(target) ?? 1;
      if (aliasedCount > maxAliasedNodes && !isTooLarge) {
        reportAt('source/alias-expansion', `aliases expand to more than ${maxAliasedNodes} values`, start, end);
      }
      isTooLarge ||= aliasedCount > maxAliasedNodes;
      return target;
    }
    return { kind: 'scalar', source, start, end, pointer, value: null, raw: source.text.slice(start, end) };
  };
  const convertEntries = (map: YAMLMap, pointer: string): ReadonlyMap<string, Entry> => {
    const entries = new Map<string, Entry>();
    const mergedMaps: MapNode[] = [];
    for (const pair of map.items) {
      const key = asNode(pair.key);
      const [start, end] = rangeOf(key, 0);
      const name = keyText(key, start, end);
      if (name === undefined) {
        reportAt('source/invalid-yaml-key', 'expected a string key, found an array or object', start, end);
        continue;
      }
      const value = convert(asNode(pair.value), end, childPointer(pointer, name));
      if (isMergeKey(pair, name)) {
        for (const mergedMap of mapsToMerge(value)) mergedMaps.push(mergedMap);
        continue;
      }
      const first = entries.get(name);
      if (first) reportDuplicateKey(report, source, name, start, end, first);
      else entries.set(name, { key: name, start, end, value });
    }
    // The map's own keys take precedence over merged ones, and earlier merged maps over later ones.
    for (const { entries: inherited } of mergedMaps) {
      for (const [name, entry] of inherited) if (!entries.has(name)) entries.set(name, entry);
    }
    return entries;
  };
  const mapsToMerge = (value: Node): readonly MapNode[] => {
    const candidates = value.kind === 'list' ? value.items : [value];
    return candidates.filter((candidate): candidate is MapNode => {
      if (candidate.kind === 'map') return true;
      reportAt(
        'source/invalid-merge-key',
        'the merge key `<<` expects an object or an array of objects',
        candidate.start,
        candidate.end,
      );
      return false;
    });
  };
  const keyText = (key: YamlNode | null, start: number, end: number): string | undefined => {
    if (!key) return '';
    if (isAlias(key)) {
      const target = resolveAlias(key, '');
      return target.kind === 'scalar' ? String(target.value) : undefined;
    }
    if (!isScalar(key)) return undefined;
    if (key.anchor !== undefined) anchors.set(key.anchor, convertScalar(key, start, end, ''));
    return internKey(typeof key.value === 'string' ? key.value : (key.source ?? ''));
  };
  const internKey = (key: string): string => {
    const existing = keys.get(key);
    if (existing === undefined) keys.set(key, key);
    return existing ?? key;
  };
  const rangeOf = (node: YamlNode | null, fallbackOffset: number): readonly [number, number] => {
    if (!node?.range) return [fallbackOffset, fallbackOffset];
    const start = toOriginal(node.range[0]);
    let end = toOriginal(nodeEnd(node));
    // A block value ends with its text, not with the blank lines after it.
    while (end > start && /[ \t\r\n]/.test(source.text.charAt(end - 1))) end--;
    return [start, end];
  };

  const result = convert(root, 0, '');
  return isTooLarge ? undefined : result;
}

/** Returns the end of a node. The `yaml` package counts trailing comments as part of a block collection. */
function nodeEnd(node: YamlNode): number {
  let last = node;
  while ((isMap(last) || isSeq(last)) && last.flow !== true) {
    const item: unknown = last.items.at(-1);
    const next = isPair(item) ? (asNode(item.value) ?? asNode(item.key)) : asNode(item);
    if (!next?.range) break;
    last = next;
  }
  return last.range?.[1] ?? 0;
}

function isMergeKey(pair: Pair, name: string): boolean {
  return name === '<<' && isScalar(pair.key) && pair.key.type === 'PLAIN';
}

// The `yaml` package types items as unknown; composed items are nodes or null.
function asNode(value: unknown): YamlNode | null {
  return isAlias(value) || isScalar(value) || isMap(value) || isSeq(value) ? value : null;
}

function exactDigits(raw: string): string {
  try {
    return BigInt(raw.replace(/^[+]/, '')).toString();
  } catch {
    return raw;
  }
}

// `uniqueKeys` is off because the package compares each key with all previous keys. The conversion detects duplicates.
const yamlOptions = {
  version: '1.2',
  schema: 'core',
  merge: false,
  uniqueKeys: false,
  resolveKnownTags: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const;

/** Parses a YAML source. If the syntax is invalid, reports it and returns `undefined`. */
export function parseYaml(source: Source, report: Report): Node | undefined {
  const composed = compose(source.text);
  if (composed.nestingError) {
    const { message, offset } = composed.nestingError;
    report.add('source/nesting-too-deep', { message, location: source.location(offset, offset + 1) });
    return undefined;
  }
  if (!composed.documents[0]?.errors.length) return convertDocuments(composed, source, report);
  const indented = indentContinuationLines(source.text);
  const corrected = indented && compose(indented.text);
  if (!indented || !corrected || corrected.nestingError || corrected.documents[0]?.errors.length)
    return convertDocuments(composed, source, report);
  for (const { start, end } of indented.values)
    report.add('source/yaml-indentation', {
      message: 'expected the lines of this value to be indented more than its key',
      location: source.location(start, end),
    });
  return convertDocuments(corrected, source, report, indented.toOriginal);
}

interface Composed {
  readonly documents: readonly Document.Parsed[];
  readonly nestingError?: NestingError;
}

function compose(text: string): Composed {
  const documents: Document.Parsed[] = [];
  const composer = new Composer(yamlOptions);
  for (const token of new Parser().parse(text)) {
    const nestingError = findExcessiveNesting(token);
    if (nestingError) return { documents, nestingError };
    for (const document of composer.next(token)) documents.push(document);
  }
  // `true` forces a document, so that a file with only directives is validated.
  for (const document of composer.end(true, text.length)) documents.push(document);
  return { documents };
}

function convertDocuments(
  { documents: [first, second] }: Composed,
  source: Source,
  report: Report,
  toOriginal: (offset: number) => number = (offset) => offset,
): Node | undefined {
  if (second) {
    const start = findSeparator(source.text, toOriginal(second.range[0]));
    const location = source.location(start, Math.min(start + 3, source.text.length));
    report.add('source/multiple-documents', {
      message: 'expected one YAML document, found a second',
      location,
    });
  }
  if (!first) return undefined;
  for (const warning of first.warnings) {
    report.add('source/unknown-yaml-tag', {
      message: firstLine(warning.message),
      location: source.location(toOriginal(warning.pos[0]), toOriginal(warning.pos[1])),
    });
  }
  if (first.errors.length > 0) {
    reportErrors(first.errors, source, report);
    return undefined;
  }
  if (!first.contents || isEmptyScalar(first.contents)) {
    report.add('source/empty-file', {
      message: 'the file contains only comments',
      location: source.location(0, 0),
    });
    return undefined;
  }
  return toLocatedTree(first.contents, source, report, toOriginal);
}

function reportErrors(errors: readonly YAMLParseError[], source: Source, report: Report): void {
  const unclosed = errors.some(({ message }) => isUnclosedCollectionError(message))
    ? findUnclosedCollections(source.text).values()
    : undefined;
  for (const { message, pos } of errors) {
    const collection = isUnclosedCollectionError(message) ? unclosed?.next().value : undefined;
    if (collection)
      report.add('source/yaml-syntax', {
        message: collection.message,
        location: source.location(collection.start, collection.start + 1),
        help: 'add it; if it exists, indent the lines up to it more than the key',
      });
    else report.add('source/yaml-syntax', { message: firstLine(message), location: source.location(...pos) });
  }
}

function isEmptyScalar(node: YamlNode): boolean {
  return isScalar(node) && node.value === null && node.source === '';
}

function findSeparator(text: string, offset: number): number {
  return text.startsWith('---', offset) ? offset : Math.max(0, text.lastIndexOf('\n---', offset) + 1);
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}

interface NestingError {
  readonly offset: number;
  readonly message: string;
}

/** Returns the first offset that exceeds `maxNestingDepth`; `undefined` if the token is within the limit. */
function findExcessiveNesting(root: CST.Token): NestingError | undefined {
  if (root.type !== 'document' || !root.value) return undefined;
  let level: CST.Token[] = [root.value];
  for (let depth = 0; level.length > 0; depth++) {
    const first = level[0];
    if (depth > maxNestingDepth && first)
      return { offset: first.offset, message: `nesting exceeds ${maxNestingDepth} levels` };
    const nextLevel: CST.Token[] = [];
    for (const token of level) {
      if (!('items' in token)) continue;
      for (const item of token.items) {
        if (item.key && 'items' in item.key) nextLevel.push(item.key);
        if (item.value && 'items' in item.value) nextLevel.push(item.value);
      }
    }
    level = nextLevel;
  }
  return undefined;
}
