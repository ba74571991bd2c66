// TypeScript identifiers and property names.

import { trust, type Code } from '../branded-text.ts';
import { string } from './string-literal.ts';

/** Reserved words of ECMAScript and TypeScript that cannot name a binding or a type alias. */
const reserved: ReadonlySet<string> = new Set(
  [
    'break case catch class const continue debugger default delete do else enum export extends false finally for',
    'function if import in instanceof new null return super switch this throw true try typeof var void while with',
    // Reserved in modules, which are in strict mode.
    'arguments await eval implements interface let package private protected public static yield',
    // Predefined types that an alias cannot redefine.
    'any bigint boolean never number object string symbol undefined unknown',
  ].flatMap((words) => words.split(' ')),
);

const identifierForm = /^[A-Za-z_$][A-Za-z0-9_$]*$/;
const numberForm = /^(?:0|[1-9][0-9]{0,14})$/;

/**
 * Returns a name as an identifier.
 *
 * @throws if it is not a valid identifier, which the model prevents.
 */
export function identifier(name: string): Code<'ts'> {
  if (!identifierForm.test(name) || reserved.has(name)) {
    throw new Error(`${JSON.stringify(name)} is no TypeScript identifier`);
  }
  return trust(name);
}

/** Returns a property name, quoted if necessary. `__proto__` is always quoted. */
export function propertyKey(name: string): Code<'ts'> {
  if (numberForm.test(name)) return trust(name);
  return identifierForm.test(name) && name !== '__proto__' ? trust(name) : string(name);
}
