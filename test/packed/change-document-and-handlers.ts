// Changes to a realistic document, and hand edits to the handlers for one of its tags.

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

/** The names of an operation in the handler record. */
interface OperationNames {
  readonly name: string;
  readonly type: string;
}

/** The content of `.ashlar-handlers.json`. */
export interface HandlerRecord {
  readonly tags: Readonly<Record<string, { readonly operations: Readonly<Record<string, OperationNames>> }>>;
}

/** Reads a document, in JSON or YAML, as JSON. */
export function readDocument(file: string): string {
  return JSON.stringify(parse(readFileSync(file, 'utf8'), { maxAliasCount: -1, logLevel: 'silent' }), null, 2);
}

/**
 * Operation keys from one tag, such as `GET /pets`, by how the document changes each operation, and the names of the
 * operations.
 */
export interface Selection {
  readonly unchangedKey: string;
  readonly renamedKey: string;
  readonly removedKey: string;
  readonly retypedKey: string;
  readonly names: Readonly<Record<string, OperationNames>>;
}

/** Selects operations of a tag that has enough of them, including one with a string parameter. */
export function selectOperations(json: string, { tags }: HandlerRecord): Selection {
  const document = JSON.parse(json) as Document;
  for (const { operations: names } of Object.values(tags)) {
    const keys = Object.keys(names);
    const retypedKey = keys.find((key) => findStringParameter(document, key) !== undefined);
    // The first and last operations are unchanged, so that the removed one is between others.
    const [removedKey, renamedKey, unchangedKey] = keys.slice(1, -1).filter((key) => key !== retypedKey);
    if (retypedKey !== undefined && removedKey !== undefined && renamedKey !== undefined && unchangedKey !== undefined)
      return { unchangedKey, renamedKey, removedKey, retypedKey, names };
  }
  throw new Error('no tag in the document has enough operations');
}

/** Removes, renames, and adds one operation each, and changes the type of one parameter to integer. */
export function changeDocument(json: string, { renamedKey, removedKey, retypedKey }: Selection): string {
  const document = JSON.parse(json) as Document;
  const parameter = findStringParameter(document, retypedKey);
  if (parameter) parameter.type = 'integer';
  const { tags = [] } = getOperation(document, renamedKey);
  getOperation(document, renamedKey).operationId = 'renamedOperation';
  const [method = '', path = ''] = removedKey.split(' ');
  delete document.paths[path]?.[method.toLowerCase()];
  document.paths['/ashlar-added'] = {
    get: { operationId: 'addedOperation', tags, responses: { 204: { description: 'Done.' } } } as Operation,
  };
  return JSON.stringify(document, null, 2);
}

function getOperation({ paths }: Document, key: string): Operation {
  const [method = '', path = ''] = key.split(' ');
  return paths[path]?.[method.toLowerCase()] ?? {};
}

/** Returns the schema of the first parameter of an operation that accepts any string. */
function findStringParameter(document: Document, key: string): { type?: unknown } | undefined {
  return getOperation(document, key).parameters?.find(
    ({ schema }) => schema?.type === 'string' && schema.enum === undefined && schema.format === undefined,
  )?.schema;
}

/** Source of a module that the edited handlers import. */
export const noteModule = 'export function note(word: string): string {\n  return word;\n}\n';

/** Edits a module of handlers: reverses the order, adds an import and comments, and destructures a parameter. */
export function editByHand(module: string, { unchangedKey }: Selection): string {
  const [, head = '', objectBody = ''] = /^([\s\S]*?= \{\n)([\s\S]*)\};\n$/.exec(module) ?? [];
  const handlers = objectBody.trimEnd().split('\n\n').reverse();
  const annotated = handlers.map((handler, index) =>
    handler.replace(/^( {2}async [\s\S]*?\{)$/m, `$1\n    note('handler ${index}'); // by hand`),
  );
  const edited = annotated.map((handler) =>
    handler.startsWith(`  // ${unchangedKey}\n`)
      ? handler
          .replace(/(?<=\(\s*)request: /, '{ request }: ')
          .replace('= request.request;', '= request; // destructured')
      : handler,
  );
  return `import { note } from '../note.js'; // ours\n${head}${edited.join('\n\n\n')}\n};\n// The end.\n`;
}

/** Returns the only lines that may change in the edited module `before`, as printed by `git diff`. */
export function expectedLineChanges(
  before: string,
  { renamedKey, removedKey, names }: Selection,
  { tags }: HandlerRecord,
): readonly string[] {
  const namesAfter = Object.assign({}, ...Object.values(tags).map(({ operations }) => operations)) as Readonly<
    Record<string, OperationNames>
  >;
  const [oldNames, newNames, addedNames] = [names[renamedKey], namesAfter[renamedKey], namesAfter['GET /ashlar-added']];
  const signatureStart = before.indexOf(`  async ${oldNames?.name ?? ''}(`);
  const signature = before.slice(signatureStart, before.indexOf('{\n', signatureStart)).split('\n');
  const withNewNames = (line: string): string =>
    line
      .replace(`async ${oldNames?.name ?? ''}(`, `async ${newNames?.name ?? ''}(`)
      .replaceAll(`server.${oldNames?.type ?? ''}Re`, `server.${newNames?.type ?? ''}Re`);
  return [
    ...signature
      .flatMap((line) => (withNewNames(line) === line ? [] : [`-${line}`, `+${withNewNames(line)}`]))
      .map((line) => (line.endsWith(' ') ? `${line}{` : line)),
    `+  // Removed from the document: ${removedKey}. Ashlar keeps this handler; delete it when you no longer need it.`,
    '+',
    '+  // GET /ashlar-added',
    // Too long for one line.
    `+  async ${addedNames?.name ?? ''}(`,
    `+    request: server.${addedNames?.type ?? ''}Request<Tx>,`,
    `+  ): Promise<server.${addedNames?.type ?? ''}Response> {`,
    '+    const { method, target } = request.request;',
    '+    throw server.httpError(501, { message: `${method} ${target} is not implemented yet.` });',
    '+  },',
  ];
}

/** Removes handlers whose operations are no longer in the document. */
export function removeOrphanedHandlers(module: string): string {
  return module
    .split('\n\n')
    .filter((part) => !part.includes('// Removed from the document'))
    .join('\n\n');
}
