// Regular expression matching with JSON Schema semantics (unanchored, by code points) and a timeout.

import { createContext, Script, type Context } from 'node:vm';
import { findSlowInput } from '../openapi/regex-safety/find-slow-input.ts';

/** Timeout in milliseconds for patterns that can backtrack catastrophically: a match could take years. */
const defaultTimeout = 500;

interface CompiledPattern {
  readonly expression: RegExp;
  readonly needsTimeout: boolean;
}

/** Compiled patterns; `undefined` for those that are not valid in JavaScript. */
const cache = new Map<string, CompiledPattern | undefined>();
const maxCacheSize = 10_000;

/**
 * Returns whether the pattern matches; `undefined` if it is not a valid JavaScript pattern, or on timeout. Other patterns
 * have no timeout, so that the result does not depend on how busy the machine is.
 */
export function matchesPattern(pattern: string, text: string, timeout: number = defaultTimeout): boolean | undefined {
  const compiled = getCompiled(pattern);
  if (!compiled) return undefined;
  const { expression, needsTimeout } = compiled;
  return needsTimeout ? matchWithTimeout(expression, text, timeout) : expression.test(text);
}

function getCompiled(pattern: string): CompiledPattern | undefined {
  if (cache.has(pattern)) return cache.get(pattern);
  if (cache.size >= maxCacheSize) cache.clear();
  const expression = compile(pattern);
  const compiled = expression && { expression, needsTimeout: findSlowInput(pattern) !== undefined };
  cache.set(pattern, compiled);
  return compiled;
}

function compile(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // The pattern may be valid without the `u` flag.
    }
  }
  return undefined;
}

// V8 can interrupt a match only inside a script that has a timeout.
const script = new Script('expression.test(text)');
/** Created once, because a context takes a millisecond. */
let sharedContext: Context | undefined;

function matchWithTimeout(expression: RegExp, text: string, timeout: number): boolean | undefined {
  sharedContext ??= createContext();
  Object.assign(sharedContext, { expression, text });
  try {
    return script.runInContext(sharedContext, { timeout }) === true;
  } catch (error) {
    // The error comes from another realm, so `instanceof Error` is false.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return undefined;
    throw error;
  }
}
