// TypeScript types of request and response bodies in the client.

import type { Code } from '../../code/branded-text.ts';
import { propertyKey } from '../../code/typescript/identifier.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { join, ts, union } from '../../code/typescript/template-literals.ts';
import type { Content, Operation, Response } from '../../model/types/api.ts';
import { filesOf } from '../../model/binary-form-fields.ts';
import type { Imports } from '../../code/typescript/imports.ts';
import { isForm, kindOfContent } from '../../model/media-type-kind.ts';
import type { ClientMaking } from './target-context.ts';
import type { Modules } from './module-paths.ts';

/** The shared inputs of the types in one module. */
export interface Typing extends ClientMaking {
  readonly imports: Imports;
  readonly modules: Modules;
}

/** Returns the type of a request body, as a union over its media types. */
export function bodyType(operation: Operation, contents: readonly Content[], typing: Typing): Code<'ts'> {
  const { imports, modules, names, api } = typing;
  const whole = (): Code<'ts'> => imports.type(names.derived(operation, 'Body'), modules.types);
  const binary = (): Code<'ts'> => imports.type('Binary', modules.runtime('body'));
  const alone = contents.every(isStructured);
  const types = contents.flatMap((content) => {
    if (isForm(content.mediaType)) {
      const files = filesOf(content, api);
      const form = (alone ? undefined : named(content, 'request', typing)) ?? whole();
      return files.length === 0
        ? form
        : ts`${imports.type('WithFiles', modules.runtime('body'))}<${form}, ${union(files.map(string))}>`;
    }
    switch (kindOfContent(content)) {
      case 'json':
        return (alone ? undefined : named(content, 'request', typing)) ?? whole();
      case 'text':
        return ts`string`;
      case 'binary':
        return binary();
      case 'stream':
        return [ts`string`, binary()];
    }
  });
  // If all contents are structured, `whole` is their union; a type with files then replaces that union.
  return union(alone && types.some((type) => type.includes('<')) ? types.filter((type) => type.includes('<')) : types);
}

function isStructured(content: Content): boolean {
  return isForm(content.mediaType) || kindOfContent(content) === 'json';
}

/** Returns the type of an operation's responses. Bodies that are not JSON replace the types of the types target. */
export function answersType(operation: Operation, typing: Typing): Code<'ts'> {
  const { imports, modules, names, api } = typing;
  const runtime = modules.runtime('result');
  const { responses, method } = operation;
  if (responses.length === 0) return ts`{}`;
  const whole = imports.type(names.derived(operation, 'Responses'), modules.types);
  if (method === 'head') return ts`${imports.type('Bodiless', runtime)}<${whole}>`;
  const others = responses.filter(({ contents }) => contents.some((content) => kindOfContent(content) !== 'json'));
  const bodies = others.map((response) => ts`${propertyKey(response.status)}: ${answerType(response, whole, typing)}`);
  const answers =
    bodies.length === 0 ? whole : ts`${imports.type('Instead', runtime)}<${whole}, { ${join(bodies, ts`; `)} }>`;
  const { deprecation } = api.conventions;
  const success = responses.some(({ status }) => /^2[0-9]{2}$/.test(status));
  if (!deprecation || !success) return answers;
  return ts`${imports.type('Deprecable', runtime)}<${answers}, ${propertyKey(String(deprecation.status))}>`;
}

function answerType({ status, contents }: Response, whole: Code<'ts'>, typing: Typing): Code<'ts'> {
  const types = contents.map((content) => {
    switch (kindOfContent(content)) {
      case 'json':
        return (
          named(content, 'response', typing) ??
          ts`${whole}[${/^[0-9]+$/.test(status) ? propertyKey(status) : string(status)}]`
        );
      case 'text':
        return ts`string`;
      case 'binary':
        return ts`Blob`;
      case 'stream':
        return ts`ReadableStream<Uint8Array>`;
    }
  });
  return union(types);
}

/** Returns the name of a content's type; `undefined` if its schema is inline or nullable. */
function named(
  { schema }: Content,
  reading: 'request' | 'response',
  { api, names, differs, imports, modules }: Typing,
): Code<'ts'> | undefined {
  const use = schema?.[reading];
  if (use?.shape.kind !== 'ref' || use.nullable) return undefined;
  const found = api.schema(use.shape.id);
  if (!found) return undefined;
  const name = reading === 'request' && differs(found) ? names.derived(found, 'Request') : names.schema(found);
  return imports.type(name, modules.types);
}
