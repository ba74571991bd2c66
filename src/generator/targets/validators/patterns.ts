// Patterns of the document as regular expressions that are made once, and how a text is tested by them.

import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import type { Code } from '../../emit/code/code.ts';
import { pattern } from '../../emit/code/pattern.ts';
import { ts } from '../../emit/code/typescript.ts';
import type { Module } from './module.ts';

/** Whether the text matches a pattern of the document, as an expression; `name` is that of the constant. */
export function matchOf(module: Module, source: string, name: string, text: Code<'ts'>): Code<'ts'> {
  const flags = compiles(source, 'u') ? 'u' : '';
  const constant = module.constant(name, pattern(source, flags));
  return usesStack(source, flags === 'u') ? ts`${module.runtime('matches')}(${constant}, ${text})` : ts`${constant}.test(${text})`;
}

/** Whether the engine takes a pattern. One that it takes without Unicode mode alone is read so, and the document stage has told of it. */
function compiles(source: string, flags: '' | 'u'): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}

/** How often something can be repeated before the stack of an engine is at its end: some million times. */
const manyTimes = 100_000;

/**
 * Whether an engine keeps a place to come back to for each repetition. It keeps one for all where what is repeated is
 * always one unit of the text.
 */
function usesStack(source: string, unicode: boolean): boolean {
  let found = false;
  visitRegExpAST(new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, { unicode }), {
    onQuantifierEnter({ max, element }) {
      found ||= max > manyTimes && !isUnit(element, unicode);
    },
  });
  return found;
}

function isUnit(element: AST.QuantifiableElement | AST.CharacterClassElement | AST.UnicodeSetsCharacterClassElement, unicode: boolean): boolean {
  if (element.type === 'Character') return element.value <= 0xffff;
  if (element.type === 'CharacterClassRange') return element.max.value <= 0xffff;
  if (element.type === 'CharacterSet') return !unicode || ((element.kind === 'digit' || element.kind === 'space' || element.kind === 'word') && !element.negate);
  return element.type === 'CharacterClass' && (!unicode || (!element.negate && element.elements.every((each) => isUnit(each, unicode))));
}
