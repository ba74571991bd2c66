// Regular expression matching with JSON Schema semantics (unanchored, by code points) and a timeout.

import { createContext, Script, type Context } from 'node:vm';

/** Milliseconds. Safe patterns take microseconds; vulnerable ones could take years. */
const longest = 500;

/** Returns whether the pattern matches; `undefined` if it is not a valid JavaScript pattern, or on timeout. */
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

// V8 can interrupt a match only inside a script that has a timeout.
const script = new Script('expression.test(text)');
let room: Context | undefined;

function bounded(expression: RegExp, text: string, limit: number): boolean | undefined {
  room ??= createContext();
  Object.assign(room, { expression, text });
  try {
    return script.runInContext(room, { timeout: limit }) === true;
  } catch (error) {
    // An error of the context's realm is not an `instanceof Error` here.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return undefined;
    throw error;
  }
}
