// Patterns of the document as regular expressions that are made once.

import type { Code } from '../../emit/code/code.ts';
import { pattern } from '../../emit/code/pattern.ts';
import type { Origin } from '../../model/declarations/origin.ts';
import type { Module } from './module.ts';

/** The constant of a pattern. One that Unicode mode refuses is read without it, with a warning. */
export function patternConstant(module: Module, source: string, name: string, origin: Origin): Code<'ts'> {
  const { report } = module.workshop;
  if (compiles(source, 'u')) return module.constant(name, pattern(source, 'u'));
  if (compiles(source, '')) {
    report.add('validators/pattern-without-unicode', {
      message: `the pattern ${source} is no regular expression of Unicode mode; it is read without it`,
      place: origin,
      help: 'Escape only what has a meaning: `\\-` and `\\_` outside of brackets are refused in Unicode mode.',
    });
    return module.constant(name, pattern(source, ''));
  }
  // The document stage has refused it.
  throw new Error(`the pattern ${source} is no regular expression`);
}

/** Whether the engine takes a pattern. */
export function compiles(source: string, flags: '' | 'u'): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}
