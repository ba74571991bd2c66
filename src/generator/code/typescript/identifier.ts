// Which names may stand as they are in TypeScript, and how the others are written as keys.

import { trust, type Code } from '../branded-text.ts';
import { string } from './string-literal.ts';

/** Words of ECMAScript and TypeScript that no binding or type alias may be called. */
const reserved: ReadonlySet<string> = new Set(
  [
    'break case catch class const continue debugger default delete do else enum export extends false finally for',
    'function if import in instanceof new null return super switch this throw true try typeof var void while with',
    // In modules, which are strict.
    'arguments await eval implements interface let package private protected public static yield',
    // Types that an alias cannot take.
    'any bigint boolean never number object string symbol undefined unknown',
  ].flatMap((words) => words.split(' ')),
);

const identifierForm = /^[A-Za-z_$][A-Za-z0-9_$]*$/;
const numberForm = /^(?:0|[1-9][0-9]{0,14})$/;

/** A name that the model has already made sound; any other is a bug, so it throws. */
export function identifier(name: string): Code<'ts'> {
  if (!identifierForm.test(name) || reserved.has(name)) {
    throw new Error(`${JSON.stringify(name)} is no TypeScript identifier`);
  }
  return trust(name);
}

/** Any name as the key of a member: bare where it may be, quoted elsewhere. `__proto__` is always quoted. */
export function propertyKey(name: string): Code<'ts'> {
  if (numberForm.test(name)) return trust(name);
  return identifierForm.test(name) && name !== '__proto__' ? trust(name) : string(name);
}
