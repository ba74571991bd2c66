// YAML parser: composes one document with the `yaml` package and converts it to a located tree.

import { Composer, isScalar, Parser, type Document, type Node as YamlNode, type CST } from 'yaml';
import type { Report } from '../diagnostics/report.ts';
import { type Node, type Source, maxNestingDepth } from './node.ts';
import { toLocatedTree } from './yaml-tree.ts';

// Duplicate keys are checked in `yaml-tree.ts`: the package compares each key with all previous ones.
const yamlOptions = {
  version: '1.2',
  schema: 'core',
  merge: false,
  uniqueKeys: false,
  resolveKnownTags: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const;

/** Parses a YAML source; reports invalid syntax and returns `undefined`. */
export function parseYaml(source: Source, report: Report): Node | undefined {
  const documents: Document.Parsed[] = [];
  const composer = new Composer(yamlOptions);
  for (const token of new Parser().parse(source.text)) {
    const nestingError = findExcessiveNesting(token);
    if (nestingError !== undefined) {
      report.add('source/nesting-too-deep', {
        message: nestingError.message,
        location: source.location(nestingError.offset, nestingError.offset + 1),
      });
      return undefined;
    }
    for (const document of composer.next(token)) documents.push(document);
  }
  // `true` forces a document, so that a text with only directives is validated.
  for (const document of composer.end(true, source.text.length)) documents.push(document);

  const [first, second] = documents;
  if (second) {
    const start = findSeparator(source.text, second.range[0]);
    const location = source.location(start, Math.min(start + 3, source.text.length));
    report.add('source/multiple-documents', {
      message: 'a second YAML document begins here; a file holds one',
      location,
    });
  }
  if (!first) return undefined;
  for (const warning of first.warnings) {
    report.add('source/unknown-yaml-tag', {
      message: firstLine(warning.message),
      location: source.location(...warning.pos),
    });
  }
  for (const error of first.errors) {
    report.add('source/yaml-syntax', { message: firstLine(error.message), location: source.location(...error.pos) });
  }
  if (first.errors.length > 0) return undefined;
  if (!first.contents || isEmptyScalar(first.contents)) {
    report.add('source/empty-file', {
      message: 'the file holds comments but no value',
      location: source.location(0, 0),
    });
    return undefined;
  }
  return toLocatedTree(first.contents, source, report);
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

/** Returns the first offset that exceeds `maxNestingDepth`; `undefined` if the token is within the limit. */
export function findExcessiveNesting(
  root: CST.Token,
): { readonly offset: number; readonly message: string } | undefined {
  if (root.type !== 'document' || !root.value) return undefined;
  let level: CST.Token[] = [root.value];
  for (let depth = 0; level.length > 0; depth++) {
    const first = level[0];
    if (depth > maxNestingDepth && first)
      return { offset: first.offset, message: `nested more than ${maxNestingDepth} levels deep` };
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
