// Whether a pattern of the document matches a text, as JSON Schema means it: anywhere in the text, by code points.

import { createContext, Script, type Context } from 'node:vm';

/** Milliseconds after which a match is given up. Sound patterns take microseconds; others would take years. */
const longest = 500;

/** Undefined for a pattern that JavaScript cannot read, or that takes too long: some are written so that matching never ends. */
export function patternMatches(pattern: string, text: string, limit: number = longest): boolean | undefined {
  const expression = compiled(pattern, 'u') ?? compiled(pattern, '');
  return expression && bounded(expression, text, limit);
}

function compiled(pattern: string, flags: 'u' | ''): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

// The engine can interrupt a match only from inside a script that has a time limit.
const script = new Script('expression.test(text)');
let room: Context | undefined;

function bounded(expression: RegExp, text: string, limit: number): boolean | undefined {
  room ??= createContext();
  Object.assign(room, { expression, text });
  try {
    return script.runInContext(room, { timeout: limit }) === true;
  } catch (error) {
    // An error of the room's own realm, which is no instance of ours.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return undefined;
    throw error;
  }
}
