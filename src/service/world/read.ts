// The text of a world file, as a world whose shape is right, with the places of its values.

import { isAlias, isMap, isNode, isPair, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { checkWorld, isWorld, type Problem } from './generated/validators/index.ts';
import type { World } from './generated/types/index.ts';
import { mistakeInText } from '../storage/text.ts';
import { WorldError, type Path, type WorldProblem } from './problem.ts';

/** A world, and where in its file each value stands. */
export interface WorldText {
  readonly file: string;
  readonly world: World;
  /** The line and column of the value at a path, or of the nearest thing around it; `key`: of its name. */
  readonly place: (path: Path, key?: boolean) => { readonly line: number; readonly column: number };
}

/** Throws a `WorldError` with everything that is wrong with the file's syntax or shape. `file` is its name in messages. */
export function readWorld(text: string, file: string): WorldText {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, version: '1.2' });
  const at = (offset: number): { line: number; column: number } => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const wrong: WorldProblem[] = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    ...at(pos[0]),
    message,
  }));
  if (wrong.length > 0) throw new WorldError(file, wrong);
  const place: WorldText['place'] = (path, key = false) => at(offsetOf(document, path, key));
  const value = valueOf(document, file);
  if (!isWorld(value))
    throw new WorldError(
      file,
      checkWorld(value).map((problem) => shapeProblem(problem, place)),
    );
  const lost = mistakenTexts(value, []).map(({ path, message }) => ({
    ...place(path),
    message: `${path.join('.')}: ${message}`,
  }));
  if (lost.length > 0) throw new WorldError(file, lost);
  return { file, world: value, place };
}

/** What it means; aliases within aliases may mean more than any memory holds. */
function valueOf(document: Document.Parsed, file: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 1000 }) as unknown;
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    throw new WorldError(file, [
      {
        line: 1,
        column: 1,
        message: 'the aliases (*name) of this file stand for too much; write out what they stand for',
      },
    ]);
  }
}

/** The texts that no database keeps as they are. */
function mistakenTexts(value: unknown, path: Path): readonly { readonly path: Path; readonly message: string }[] {
  if (typeof value === 'string') {
    const message = mistakeInText(value);
    return message === undefined ? [] : [{ path, message }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]: [string, unknown]) =>
    mistakenTexts(inside, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

function shapeProblem({ pointer, schema, message }: Problem, place: WorldText['place']): WorldProblem {
  const path = pathOf(pointer);
  const name = path.length === 0 ? 'the file' : path.join('.');
  // What is not allowed at all is wrong by its name.
  return {
    ...place(path, schema.endsWith('/additionalProperties')),
    message: `${name}: ${message.replace(/\.$/, '')}; docs/world.md says what may stand here`,
  };
}

/** The path of a JSON pointer. */
export function pathOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')));
}

function offsetOf(document: Document.Parsed, path: Path, key: boolean): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(document);
    const pair = isMap(node) ? node.items.find((item) => isScalar(item.key) && item.key.value === step) : undefined;
    node = pair ?? childOf(node, step);
    if (node === undefined) return offset;
    offset = startOf(isPair(node) ? node.key : node) ?? offset;
    if (isPair(node)) node = node.value;
  }
  return key ? offset : (startOf(node) ?? offset);
}

function childOf(node: unknown, step: string | number): unknown {
  return typeof node === 'object' &&
    node !== null &&
    'items' in node &&
    Array.isArray(node.items) &&
    typeof step === 'number'
    ? node.items[step]
    : undefined;
}

function startOf(node: unknown): number | undefined {
  const known: Node | undefined = isNode(node) ? node : undefined;
  return known?.range?.[0];
}
