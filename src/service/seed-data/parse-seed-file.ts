// Parses and validates seed files, with source locations.

import { isAlias, isMap, isNode, isPair, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { checkSeedData, isSeedData, type Problem } from '../../../generated/service-seed-data/validators/index.ts';
import type { SeedData } from '../../../generated/service-seed-data/types/index.ts';
import { textError } from '../storage/storable-text.ts';
import { SeedFileError, type Path, type SeedFileProblem } from './seed-file-error.ts';

/** Parsed seed data with its source locations. */
export interface ParsedSeedFile {
  readonly file: string;
  readonly seedData: SeedData;
  /** Returns the position of the value at a path or its nearest enclosing value; with `key`, of its property name. */
  readonly locate: (path: Path, key?: boolean) => { readonly line: number; readonly column: number };
}

/** Parses a file. Throws a `SeedFileError` with all syntax or schema errors. `file` is its name in messages. */
export function parseSeedFile(text: string, file: string): ParsedSeedFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, version: '1.2' });
  const positionAt = (offset: number): { line: number; column: number } => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const syntaxProblems: SeedFileProblem[] = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    ...positionAt(pos[0]),
    message,
  }));
  if (syntaxProblems.length > 0) throw new SeedFileError(file, syntaxProblems);
  const locate: ParsedSeedFile['locate'] = (path, key = false) => positionAt(offsetAt(document, path, key));
  const value = resolveAliases(document, file);
  if (!isSeedData(value))
    throw new SeedFileError(
      file,
      checkSeedData(value).map((problem) => toSchemaProblem(problem, locate)),
    );
  const textProblems = findUnstorableText(value, []).map(({ path, message }) => ({
    ...locate(path),
    message: `${path.join('.')}: ${message}`,
  }));
  if (textProblems.length > 0) throw new SeedFileError(file, textProblems);
  return { file, seedData: value, locate };
}

/** Resolves aliases, up to a limit, because nested aliases can grow exponentially. */
function resolveAliases(document: Document.Parsed, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 1000 }) as unknown;
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    throw new SeedFileError(file, [
      {
        line: 1,
        column: 1,
        message: 'the aliases (*name) in this file expand to too many values; write out the values',
      },
    ]);
  }
}

/** Finds strings that a database cannot store. */
function findUnstorableText(value: unknown, path: Path): readonly { readonly path: Path; readonly message: string }[] {
  if (typeof value === 'string') {
    const message = textError(value);
    return message === undefined ? [] : [{ path, message }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, nested]: [string, unknown]) =>
    findUnstorableText(nested, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

function toSchemaProblem({ pointer, schema, message }: Problem, locate: ParsedSeedFile['locate']): SeedFileProblem {
  const path = parsePointer(pointer);
  const name = path.length === 0 ? 'the file' : path.join('.');
  // An unknown property is reported at its name.
  return {
    ...locate(path, schema.endsWith('/additionalProperties')),
    message: `${name}: ${message.replace(/\.$/, '')}; see docs/seed-data.md`,
  };
}

/** Converts a JSON pointer to a path. */
export function parsePointer(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));
}

function offsetAt(document: Document.Parsed, path: Path, key: boolean): number {
  let node: unknown = document.contents;
  let offset = startOffset(node) ?? 0;
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(document);
    const mapEntry = isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.value === step) : undefined;
    node = mapEntry ?? childNode(node, step);
    if (node === undefined) return offset;
    offset = startOffset(isPair(node) ? node.key : node) ?? offset;
    if (isPair(node)) node = node.value;
  }
  return key ? offset : (startOffset(node) ?? offset);
}

function childNode(node: unknown, step: string | number): unknown {
  return typeof node === 'object' &&
    node !== null &&
    'items' in node &&
    Array.isArray(node.items) &&
    typeof step === 'number'
    ? node.items[step]
    : undefined;
}

function startOffset(node: unknown): number | undefined {
  const yamlNode: Node | undefined = isNode(node) ? node : undefined;
  return yamlNode?.range?.[0];
}
