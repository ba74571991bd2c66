// A document that others wrote, changed as its owners might; and what a person made before of the handlers of one of its areas.

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Operation {
  operationId?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly schema?: { type?: unknown; enum?: unknown; format?: unknown } }[];
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
}

/** What the record says of an operation. */
interface Named {
  readonly name: string;
  readonly type: string;
}

/** The record beside the handlers. */
export interface Recorded {
  readonly areas: Readonly<Record<string, { readonly operations: Readonly<Record<string, Named>> }>>;
}

/** Reads a document, in JSON or YAML, as JSON. */
export function readDocument(file: string): string {
  return JSON.stringify(parse(readFileSync(file, 'utf8'), { maxAliasCount: -1, logLevel: 'silent' }), null, 2);
}

/** The operations of one area that are to change, by their keys: `GET /pets`. */
export interface Chosen {
  readonly kept: string;
  readonly renamed: string;
  readonly removed: string;
  readonly retyped: string;
  readonly named: Readonly<Record<string, Named>>;
}

/** An area of enough operations, one of which has a parameter that is text. */
export function choose(text: string, { areas }: Recorded): Chosen {
  const document = JSON.parse(text) as Document;
  for (const { operations: named } of Object.values(areas)) {
    const keys = Object.keys(named);
    const retyped = keys.find((key) => textOf(document, key) !== undefined);
    // The first and the last stay, so that what is taken away stands between others.
    const [removed, renamed, kept] = keys.slice(1, -1).filter((key) => key !== retyped);
    if (retyped !== undefined && removed !== undefined && renamed !== undefined && kept !== undefined)
      return { kept, renamed, removed, retyped, named };
  }
  throw new Error('no area of the document has enough operations');
}

/** The document with one operation removed, one renamed, one added, and one parameter a number. */
export function reshape(text: string, { renamed, removed, retyped }: Chosen): string {
  const document = JSON.parse(text) as Document;
  const parameter = textOf(document, retyped);
  if (parameter) parameter.type = 'integer';
  const { tags = [] } = at(document, renamed);
  at(document, renamed).operationId = 'calledAnew';
  const [method = '', path = ''] = removed.split(' ');
  delete document.paths[path]?.[method.toLowerCase()];
  document.paths['/ashlar-added'] = {
    get: { operationId: 'addedAnew', tags, responses: { 204: { description: 'Nothing.' } } } as Operation,
  };
  return JSON.stringify(document, null, 2);
}

function at({ paths }: Document, key: string): Operation {
  const [method = '', path = ''] = key.split(' ');
  return paths[path]?.[method.toLowerCase()] ?? {};
}

/** The schema of an operation's own first parameter that takes any text. */
function textOf(document: Document, key: string): { type?: unknown } | undefined {
  return at(document, key).parameters?.find(
    ({ schema }) => schema?.type === 'string' && schema.enum === undefined && schema.format === undefined,
  )?.schema;
}

/** What handlers call in the test. */
export const note = 'export function note(word: string): string {\n  return word;\n}\n';

/** The module by hand: in the opposite order, with an import and remarks, and with a signature that takes apart what it is given. */
export function byHand(module: string, { kept }: Chosen): string {
  const [, head = '', inside = ''] = /^([\s\S]*?= \{\n)([\s\S]*)\};\n$/.exec(module) ?? [];
  const handlers = inside.trimEnd().split('\n\n').reverse();
  const noted = handlers.map((handler, index) =>
    handler.replace(/^( {2}async [\s\S]*?\{)$/m, `$1\n    note('handler ${index}'); // by hand`),
  );
  const own = noted.map((handler) =>
    handler.startsWith(`  // ${kept}\n`)
      ? handler
          .replace(/(?<=\(\s*)request: /, '{ request }: ')
          .replace('= request.request;', '= request; // taken apart')
      : handler,
  );
  return `import { note } from '../note.js'; // ours\n${head}${own.join('\n\n\n')}\n};\n// The end.\n`;
}

/** The lines that may be other in the module, and no more: `before` is the person's. */
export function changedLines(
  before: string,
  { renamed, removed, named }: Chosen,
  { areas }: Recorded,
): readonly string[] {
  const now = Object.assign({}, ...Object.values(areas).map(({ operations }) => operations)) as Readonly<
    Record<string, Named>
  >;
  const [was, is, added] = [named[renamed], now[renamed], now['GET /ashlar-added']];
  const from = before.indexOf(`  async ${was?.name ?? ''}(`);
  const signature = before.slice(from, before.indexOf('{\n', from)).split('\n');
  const anew = (line: string): string =>
    line
      .replace(`async ${was?.name ?? ''}(`, `async ${is?.name ?? ''}(`)
      .replaceAll(`server.${was?.type ?? ''}Re`, `server.${is?.type ?? ''}Re`);
  return [
    ...signature
      .flatMap((line) => (anew(line) === line ? [] : [`-${line}`, `+${anew(line)}`]))
      .map((line) => (line.endsWith(' ') ? `${line}{` : line)),
    `+  // Gone from the document: ${removed}. Ashlar leaves this handler to you: keep what you need of it, then delete it.`,
    '+',
    '+  // GET /ashlar-added',
    `+  async ${added?.name ?? ''}(request: server.${added?.type ?? ''}Request<Tx>): Promise<server.${added?.type ?? ''}Response> {`,
    '+    const { method, target } = request.request;',
    '+    throw server.httpError(501, { message: `${method} ${target} is not written yet.` });',
    '+  },',
  ];
}

/** The module without the handler whose operation has gone. */
export function withoutGone(module: string): string {
  return module
    .split('\n\n')
    .filter((part) => !part.includes('// Gone from the document'))
    .join('\n\n');
}
