// Escaping of literals, property keys, and identifiers in generated TypeScript.

import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import tsc from 'typescript';
import { expect, test } from 'vitest';
import {
  identifier,
  propertyKey,
  numberLiteral,
  stringLiteral,
} from '../../src/generator/code/typescript/typescript.ts';
import { loneSurrogate } from './lone-surrogate.ts';

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '\u2028',
        '\u2029',
        '\r\n',
        '\0',
        "'",
        '"',
        '`',
        '\\',
        '${',
        '}',
        '*/',
        '/*',
        '//',
        '</script>',
        '<!--',
        ']]>',
        '\ud800',
        '\udc00',
        '😀',
        '\u202e',
        '\ufeff',
        '__proto__',
        'constructor',
        '@ts-ignore',
        'x',
        ' ',
      ),
    )
    .map((parts) => parts.join('')),
);

function evaluate(expression: string): unknown {
  return runInThisContext(`'use strict'; (${expression});`);
}

test('a string literal evaluates to the string', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(evaluate(stringLiteral(text))).toBe(text);
    }),
  );
});

test('a string literal cannot end a script, break or reorder lines, and is well-formed UTF-16', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(stringLiteral(text)).not.toMatch(/<\/|<!--|[\u2028\u2029\u202a-\u202e\r\n]/);
      expect(stringLiteral(text)).not.toMatch(loneSurrogate);
    }),
  );
});

test('a property key defines a property of that name, including __proto__', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.constantFrom('__proto__', 'a', '0', '10', '01', '1e3', '-1', 'class')), (name) => {
      const object = evaluate(`{ ...JSON.parse('{}'), get ${propertyKey(name)}() { return 7; } }`);
      expect(Object.keys(object as object)).toEqual([name]);
      const { statements } = tsc.createSourceFile(
        'a.ts',
        `type A = { ${propertyKey(name)}: 1 };`,
        tsc.ScriptTarget.ESNext,
      );
      const [alias] = statements;
      if (!alias || !tsc.isTypeAliasDeclaration(alias) || !tsc.isTypeLiteralNode(alias.type))
        throw new Error('expected a type literal');
      const key = alias.type.members[0]?.name;
      expect(key && 'text' in key && key.text).toBe(name);
    }),
  );
});

test.each(['a b', '', '1a', 'class', 'string', 'ä', 'a-b', 'x;y'])('rejects %j as an identifier', (name) => {
  expect(() => identifier(name)).toThrow('is not a valid TypeScript identifier');
});

test('prints a valid identifier unchanged', () => {
  expect(identifier('NodeBalancer_2')).toBe('NodeBalancer_2');
});

test('prints numbers, and rejects those without a literal', () => {
  expect(numberLiteral(-0)).toBe('-0');
  expect(() => numberLiteral(Number.NaN)).toThrow('cannot be written as a numeric literal');
});
