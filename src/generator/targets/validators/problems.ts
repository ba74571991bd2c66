// A failure as the expression of its problem: made where it is found, so that a value without problems pays for none.

import type { Code } from '../../emit/code/code.ts';
import { string, template } from '../../emit/code/string.ts';
import { join, ts } from '../../emit/code/typescript.ts';
import { segment, type Judging } from './judging.ts';
import { compound } from './names.ts';
import type { RuntimeName } from './runtime-names.ts';
import { sentences } from './sentences.ts';

/** A way to fail. */
export interface Finding {
  readonly keyword: string;
  /** The sentence, where the document has none of its own. */
  readonly message: string;
  /** The member of the value that the problem belongs to, there or missing. */
  readonly member?: string;
}

/** No value may be here: the schema is `false`. */
export const forbidden: Finding = { keyword: 'false', message: sentences.forbidden };

/** The expression of a problem. */
export function problemOf(judging: Judging, { keyword, member, ...finding }: Finding): Code<'ts'> {
  const { module, key, schema, message } = judging;
  // The document's own sentence stands for all that its schema says.
  const sentence = message === undefined ? string(finding.message) : module.constant(compound(judging.hint, 'Message'), string(message));
  const names = [key, member].filter((name) => name !== undefined);
  const [name, ...deeper] = names;
  const call = (maker: RuntimeName, ...values: readonly Code<'ts'>[]): Code<'ts'> => ts`${module.runtime(maker)}(${join(values, ts`, `)})`;
  const own = message === undefined ? [] : [sentence];
  if (name === undefined) {
    return keyword === 'false' ? call('forbidden', schemaAt(judging, schema), ...own) : call('problem', schemaAt(judging, schema), string(keyword), sentence);
  }
  if (deeper.length === 0 && segment(name) === name) {
    if (keyword === 'required') return call('missing', schemaAt(judging, schema), string(name), ...own);
    // What `properties` says of a member stands at the member's name.
    const parent = schema.slice(0, -`/properties/${name}`.length);
    if (member === undefined && keyword !== 'false' && schema === `${parent}/properties/${name}`) {
      return call('memberProblem', schemaAt(judging, parent), string(name), string(keyword), sentence);
    }
  }
  return literalProblem(names, keyword, schemaAt(judging, keyword === 'false' ? schema : `${schema}/${keyword}`), sentence);
}

/** A problem as an object of its own. */
export function literalProblem(names: readonly string[], keyword: string, schema: Code<'ts'>, message: Code<'ts'>): Code<'ts'> {
  const pointer = names.map((name) => `/${segment(name)}`).join('');
  return ts`{ pointer: ${string(pointer)}, field: ${string(names.join('.'))}, keyword: ${string(keyword)}, schema: ${schema}, message: ${message} }`;
}

/** The place of a schema in the document, told from that of the schema that the module, or at least the function, is about. */
function schemaAt({ module, whole }: Judging, path: string): Code<'ts'> {
  const { root } = module;
  const own = root !== undefined && (path === root || path.startsWith(`${root}/`)) ? root : whole.path;
  const constant = module.constant(own === root ? 'schema' : compound(whole.hint, 'Schema'), string(own));
  return path === own ? constant : template(constant, path.slice(own.length));
}
