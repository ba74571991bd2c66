// TypeScript identifiers and property names.

import { trust, type SafeText } from '../branded-text.ts';
import { stringLiteral } from './string-literal.ts';

/** Reserved words of ECMAScript and TypeScript that cannot name a binding or a type alias. */
const reservedWords: ReadonlySet<string> = new Set(
  [
    'break case catch class const continue debugger default delete do else enum export extends false finally for',
    'function if import in instanceof new null return super switch this throw true try typeof var void while with',
    // Reserved in modules, which are in strict mode.
    'arguments await eval implements interface let package private protected public static yield',
    // Predefined types that an alias cannot redefine.
    'any bigint boolean never number object string symbol undefined unknown',
  ].flatMap((words) => words.split(' ')),
);

const identifierPattern = /^[A-Za-z_$][A-Za-z0-9_$]*$/;
const numberPattern = /^(?:0|[1-9][0-9]{0,14})$/;

/**
 * Returns a name as an identifier.
 *
 * @throws if it is not a valid identifier, which the model prevents.
 */
export function identifier(name: string): SafeText<'ts'> {
  if (!identifierPattern.test(name) || reservedWords.has(name)) {
    throw new Error(`${JSON.stringify(name)} is no TypeScript identifier`);
  }
  return trust(name);
}

/** Returns a property name, quoted if necessary. `__proto__` is always quoted. */
export function propertyKey(name: string): SafeText<'ts'> {
  if (numberPattern.test(name)) return trust(name);
  return identifierPattern.test(name) && name !== '__proto__' ? trust(name) : stringLiteral(name);
}
