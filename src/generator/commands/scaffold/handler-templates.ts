// Source text of new handlers, orphan comments, and new modules.

import type { Code } from '../../code/branded-text.ts';
import { lineComment } from '../../code/typescript/comment.ts';
import { identifier } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts } from '../../code/typescript/template-literals.ts';
import type { Wanted, WantedArea } from './expected-handlers.ts';

/** Module specifiers for imports in new modules. */
export interface Modules {
  /** Generated server, relative to the handler directory. */
  readonly server: string;
  /** In-memory host of the server. */
  readonly memory: string;
  /** Extension of relative imports: `.js`, `.ts`, or empty. */
  readonly extension: string;
}

const width = 100;

/** Returns the comment above a new handler. Line breaks, as in path parameters, become spaces. */
export function keyComment({ key }: { readonly key: string }): string {
  return lineComment(key).replaceAll(/\s*\n\/\/ /g, ' ');
}

/** Returns the lines of a new handler, without indentation and trailing comma. */
export function handlerLines(
  wanted: Wanted,
  server: string,
  parameters: string,
  step: string,
  indent: number,
): readonly string[] {
  const [name, request, response, from] = [
    identifier(wanted.name),
    identifier(`${wanted.type}Request`),
    identifier(`${wanted.type}Response`),
    identifier(server),
  ];
  const given = `request: ${from}.${request}${parameters === '' ? '' : `<${parameters}>`}`;
  const answered = `Promise<${from}.${response}>`;
  const line = `async ${name}(${given}): ${answered} {`;
  const signature = line.length + indent <= width ? [line] : [`async ${name}(`, `${step}${given},`, `): ${answered} {`];
  const message = '`${method} ${target} is not written yet.`';
  const body = ['const { method, target } = request.request;', `throw ${from}.refuse(501, { message: ${message} });`];
  return [keyComment(wanted), ...signature, ...body.map((each) => step + each), '}'];
}

/** Prefixes that identify orphan comments of earlier runs. */
const goneMark = 'Gone from the document: ';
const movedMark = 'Moved in the document: ';

/** Returns the comment above a handler whose operation was removed, or moved to another tag. */
export function markText(key: string, moved: WantedArea | undefined, file: string | undefined): string {
  if (moved === undefined)
    return oneLine(`${goneMark}${key}. Ashlar leaves this handler to you: keep what you need of it, then delete it.`);
  return oneLine(
    `${movedMark}${key} is in the area ${JSON.stringify(moved.id)} now${file === undefined ? '' : `, see ${file}`}. Move what you need there, then delete this handler.`,
  );
}

/** Returns the comment above a tag without operations. */
export function areaMarkText(name: string): string {
  return oneLine(
    `${goneMark}the area ${JSON.stringify(name)}. Ashlar leaves it to you: delete it with its module when you need nothing of it.`,
  );
}

/** Escapes a text as a one-line comment, without the slashes. */
function oneLine(text: string): string {
  return lineComment(text)
    .split('\n')
    .map((line) => line.slice('// '.length))
    .join(' ');
}

/** Returns whether a comment is an orphan comment of an earlier run. */
export function isMark(comment: string): boolean {
  const text = comment.replace(/^\/[/*] /, '');
  return text.startsWith(goneMark) || text.startsWith(movedMark);
}

/** Returns a new module for a tag. */
export function areaText(
  area: WantedArea,
  transaction: { readonly name: string; readonly from: string },
  { server }: Modules,
): string {
  const alias = aliasFor([area.name, transaction.name]);
  const handlers = area.operations.map(
    (operation) =>
      `${handlerLines(operation, alias, transaction.name, '  ', 2)
        .map((line) => `  ${line}`)
        .join('\n')},`,
  );
  return lines(
    lineComment(`The handlers of the area ${JSON.stringify(area.id)}: yours. ashlar scaffold adds what is new to it.`),
    '',
    ts`import * as ${identifier(alias)} from ${string(server)};`,
    ts`import type { ${identifier(transaction.name)} } from ${string(transaction.from)};`,
    '',
    ts`export const ${identifier(area.name)}: ${identifier(alias)}.${identifier(`${area.type}Handlers`)}<${identifier(transaction.name)}> = {`,
    handlers.join('\n\n'),
    '};',
  );
}

/** Returns the module that combines the handlers of all tags. */
export function indexText(
  areas: readonly { readonly area: WantedArea; readonly exported: string; readonly from: string }[],
  { server, extension }: Modules,
): string {
  const local = (name: string): string => (name === 'handlers' || name === 'Handlers' ? `${name}OfArea` : name);
  const imports = areas.map(({ exported, from }) => {
    const named =
      local(exported) === exported
        ? identifier(exported)
        : ts`${identifier(exported)} as ${identifier(local(exported))}`;
    return ts`import { ${named} } from ${string(from)};`;
  });
  const members = areas.map(({ area, exported }) =>
    local(exported) === area.name ? area.name : `${area.name}: ${local(exported)}`,
  );
  const inLine = `export const handlers: Handlers<Tx> = { ${members.join(', ')} };`;
  return lines(
    '// All handlers, by area: what createService is given.',
    '',
    ts`import type { Handlers } from ${string(server)};`,
    join(imports, ts`\n`),
    ts`import type { Tx } from ${string(`./tx${extension}`)};`,
    '',
    inLine.length <= width
      ? inLine
      : ['export const handlers: Handlers<Tx> = {', ...members.map((member) => `  ${member},`), '};'].join('\n'),
  );
}

/** Returns the module that declares the default type of the unit of work. */
export function transactionText({ memory }: Modules): string {
  return lines(
    '// The unit of work that handlers are given; yours to change. This is the one of the host in memory.',
    '',
    ts`import type { MemoryTx } from ${string(memory)};`,
    '',
    'export type Tx = MemoryTx;',
  );
}

/** Returns an alias for the generated server that is not in `names`. */
export function aliasFor(names: Iterable<string>): string {
  const others = new Set(names);
  return ['server', 'api', 'generated', 'generatedServer'].find((name) => !others.has(name)) ?? 'ashlarServer';
}

function lines(...parts: readonly (string | Code<'ts'>)[]): string {
  return `${parts.join('\n')}\n`;
}
