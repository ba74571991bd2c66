// Regular expression matching with JSON Schema semantics (unanchored, by code points) and a timeout.

import { createContext, Script, type Context } from 'node:vm';

/** Milliseconds. Safe patterns take microseconds; vulnerable ones could take years. */
const defaultTimeout = 500;

/** Returns whether the pattern matches; `undefined` if it is not a valid JavaScript pattern, or on timeout. */
export function matchesPattern(pattern: string, text: string, timeout: number = defaultTimeout): boolean | undefined {
  const expression = compile(pattern, 'u') ?? compile(pattern, '');
  return expression && matchWithTimeout(expression, text, timeout);
}

function compile(pattern: string, flags: 'u' | ''): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

// V8 can interrupt a match only inside a script that has a timeout.
const script = new Script('expression.test(text)');
let sharedContext: Context | undefined;

function matchWithTimeout(expression: RegExp, text: string, timeout: number): boolean | undefined {
  sharedContext ??= createContext();
  Object.assign(sharedContext, { expression, text });
  try {
    return script.runInContext(sharedContext, { timeout }) === true;
  } catch (error) {
    // An error of the context's realm is not an `instanceof Error` here.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return undefined;
    throw error;
  }
}
