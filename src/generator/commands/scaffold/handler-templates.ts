// Source text of new handlers, orphan comments, and new modules.

import { globalType, importedType, local, reference } from '../../code/typescript/build-tree.ts';
import { lineComment } from '../../code/typescript/comment.ts';
import { printImport, printNamespaceImport, printTypeImport } from '../../code/typescript/print-import.ts';
import { printType, printTypedName, type NameOf } from '../../code/typescript/print-type.ts';
import type { Type } from '../../code/typescript/tree.ts';
import { identifier } from '../../code/typescript/typescript.ts';
import type { ExpectedHandler, ExpectedTag } from './expected-handlers.ts';

/** Module specifiers for imports in new modules. */
export interface ImportSpecifiers {
  /** Generated server: a package, or a path relative to the handler directory. */
  readonly server: string;
  /** In-memory host of the server. */
  readonly memory: string;
  /** Extension of relative imports: `.js`, `.ts`, or empty. */
  readonly extension: string;
}

const maxLineLength = 100;

/** Returns the comment above a new handler. Line breaks, as in path parameters, become spaces. */
export function formatKeyComment({ key }: { readonly key: string }): string {
  return lineComment(key).replaceAll(/\s*\n\/\/ /g, ' ');
}

/** Returns a type of the generated server. `typeArguments` is code of the module, such as `Tx`. */
function serverType(name: string, typeArguments = ''): Type {
  return importedType(identifier(name), 'server', ...(typeArguments === '' ? [] : [reference(local(typeArguments))]));
}

/** Returns the names in a module that imports the generated server as a namespace. */
function namesWithAlias(serverAlias: string): NameOf {
  const alias = identifier(serverAlias);
  return ({ kind, name }) => (kind === 'import' ? `${alias}.${name}` : name);
}

/**
 * Returns the lines of a new handler, without indentation and trailing comma. `serverAlias` is the local name of the
 * generated server.
 */
export function renderHandler(
  handler: ExpectedHandler,
  serverAlias: string,
  typeArguments: string,
  indentUnit: string,
  indent: number,
): readonly string[] {
  const nameOf = namesWithAlias(serverAlias);
  const name = identifier(handler.name);
  const requestType = serverType(`${handler.type}Request`, typeArguments);
  const parameter = printTypedName({ symbol: local('request'), type: requestType }, nameOf);
  const returnType = printType(globalType('Promise', serverType(`${handler.type}Response`)), nameOf);
  const line = `async ${name}(${parameter}): ${returnType} {`;
  const signature =
    line.length + indent <= maxLineLength
      ? [line]
      : [`async ${name}(`, `${indentUnit}${parameter},`, `): ${returnType} {`];
  const message = '`${method} ${target} is not implemented yet.`';
  const body = [
    'const { method, target } = request.request;',
    `throw ${serverAlias}.httpError(501, { message: ${message} });`,
  ];
  return [formatKeyComment(handler), ...signature, ...body.map((statement) => indentUnit + statement), '}'];
}

/** Prefixes that identify orphan comments from earlier runs. */
const removedPrefix = 'Removed from the document: ';
const movedPrefix = 'Moved in the document: ';

/** Returns the comment above a handler whose operation was removed, or moved to another tag. */
export function formatOrphanComment(key: string, newTag: ExpectedTag | undefined, file: string | undefined): string {
  if (newTag === undefined)
    return escapeLineComment(
      `${removedPrefix}${key}. Ashlar keeps this handler; delete it when you no longer need it.`,
    );
  return escapeLineComment(
    `${movedPrefix}${key} now has the tag ${JSON.stringify(newTag.id)}${file === undefined ? '' : `; see ${file}`}. Move your code there, then delete this handler.`,
  );
}

/** Returns the comment above a tag without operations. */
export function formatOrphanTagComment(name: string): string {
  return escapeLineComment(
    `${removedPrefix}the tag ${JSON.stringify(name)}. Ashlar keeps it; delete it with its module when you no longer need it.`,
  );
}

/** Escapes a text as a one-line comment, without the slashes. */
function escapeLineComment(text: string): string {
  return lineComment(text)
    .split('\n')
    .map((line) => line.slice('// '.length))
    .join(' ');
}

/** Returns whether a comment is an orphan comment from an earlier run. */
export function isOrphanComment(comment: string): boolean {
  const text = comment.replace(/^\/[/*] /, '');
  return text.startsWith(removedPrefix) || text.startsWith(movedPrefix);
}

/** Returns a new module for a tag. */
export function renderTagModule(
  tag: ExpectedTag,
  transaction: { readonly name: string; readonly from: string },
  { server }: ImportSpecifiers,
): string {
  const alias = chooseServerAlias([tag.name, transaction.name]);
  const tagHandlers = {
    symbol: local(identifier(tag.name)),
    type: serverType(`${tag.type}Handlers`, transaction.name),
  };
  const handlers = tag.operations.map(
    (operation) =>
      `${renderHandler(operation, alias, transaction.name, '  ', 2)
        .map((line) => `  ${line}`)
        .join('\n')},`,
  );
  return joinLines(
    lineComment(
      `Handlers of the tag ${JSON.stringify(tag.id)}. Edit this file; ashlar scaffold only adds missing handlers.`,
    ),
    '',
    printNamespaceImport(alias, server),
    printTypeImport(transaction.name, transaction.from),
    '',
    `export const ${printTypedName(tagHandlers, namesWithAlias(alias))} = {`,
    handlers.join('\n\n'),
    '};',
  );
}

/** Returns the module that combines the handlers of all tags. */
export function renderIndexModule(
  tags: readonly { readonly tag: ExpectedTag; readonly exportName: string; readonly from: string }[],
  { server, extension }: ImportSpecifiers,
): string {
  // The index module itself uses `handlers` and `Handlers`.
  const localName = (name: string): string => (name === 'handlers' || name === 'Handlers' ? `${name}OfTag` : name);
  const members = tags.map(({ tag, exportName }) =>
    localName(exportName) === tag.name ? tag.name : `${tag.name}: ${localName(exportName)}`,
  );
  const singleLine = `export const handlers: Handlers<Tx> = { ${members.join(', ')} };`;
  return joinLines(
    '// All handlers by tag, for createService.',
    '',
    printTypeImport('Handlers', server),
    ...tags.map(({ exportName, from }) => printImport(exportName, localName(exportName), from)),
    printTypeImport('Tx', `./tx${extension}`),
    '',
    singleLine.length <= maxLineLength
      ? singleLine
      : ['export const handlers: Handlers<Tx> = {', ...members.map((member) => `  ${member},`), '};'].join('\n'),
  );
}

/** Returns the module that declares the default type of the unit of work. */
export function renderTransactionModule({ memory }: ImportSpecifiers): string {
  return joinLines(
    '// Type of the unit of work that handlers receive. Edit it for your storage; the default is for the in-memory host.',
    '',
    printTypeImport('MemoryTx', memory),
    '',
    'export type Tx = MemoryTx;',
  );
}

/** Returns an alias for the generated server that is not in `names`. */
export function chooseServerAlias(names: Iterable<string>): string {
  const usedNames = new Set(names);
  return ['server', 'api', 'generated', 'generatedServer'].find((name) => !usedNames.has(name)) ?? 'ashlarServer';
}

function joinLines(...parts: readonly string[]): string {
  return `${parts.join('\n')}\n`;
}
