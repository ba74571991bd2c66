// A printed syntax tree is the tree that was printed, and keeps to its columns.

import fc from 'fast-check';
import prettier from 'prettier';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { formatting } from '../../../src/generator/emit/format.ts';
import { docComment } from '../../../src/generator/emit/code/comment.ts';
import { printDeclarations } from '../../../src/generator/emit/code/syntax.ts';

const { factory } = ts;
const plain = { name: (text: string) => text, comment: () => undefined };
const alias = (type: ts.TypeNode): ts.TypeAliasDeclaration => factory.createTypeAliasDeclaration([factory.createModifier(ts.SyntaxKind.ExportKeyword)], 'A', undefined, type);
const print = (type: ts.TypeNode): string => printDeclarations([alias(type)], plain);

const name = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom('a', 'b-c', '__proto__', '1', '*/', '${', "it's"));
const { type } = fc.letrec<{ type: ts.TypeNode; leaf: ts.TypeNode }>((tie) => ({
  leaf: fc.oneof(
    fc.constantFrom(ts.SyntaxKind.StringKeyword, ts.SyntaxKind.NumberKeyword, ts.SyntaxKind.UnknownKeyword, ts.SyntaxKind.NeverKeyword).map((kind) => factory.createKeywordTypeNode(kind as ts.KeywordTypeSyntaxKind)),
    name.map((text) => factory.createLiteralTypeNode(factory.createStringLiteral(text))),
    fc.integer({ min: 0 }).map((value) => factory.createLiteralTypeNode(factory.createNumericLiteral(value))),
    fc.constant(null).map(() => factory.createLiteralTypeNode(factory.createNull())),
    name.map((text) => factory.createIndexedAccessTypeNode(factory.createTypeReferenceNode('components'), factory.createLiteralTypeNode(factory.createStringLiteral(text)))),
  ),
  type: fc.oneof(
    { depthSize: 'small' },
    tie('leaf'),
    fc.array(tie('type'), { minLength: 2, maxLength: 5 }).map((types) => factory.createUnionTypeNode(types)),
    fc.array(tie('type'), { minLength: 2, maxLength: 3 }).map((types) => factory.createIntersectionTypeNode(types)),
    tie('type').map((element) => factory.createArrayTypeNode(element)),
    fc.array(tie('type'), { minLength: 1, maxLength: 3 }).map((types) => factory.createTupleTypeNode(types)),
    tie('type').map((inner) => factory.createTypeReferenceNode('$Read', [inner])),
    fc.uniqueArray(fc.tuple(name, tie('type'), fc.boolean()), { selector: ([key]) => key, maxLength: 4 }).map((members) =>
      factory.createTypeLiteralNode(
        members.map(([key, value, optional]) => factory.createPropertySignature(undefined, factory.createStringLiteral(key), optional ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined, value)),
      ),
    ),
  ),
}));

/** The text of a tree without layout, quotes and redundant parentheses: TypeScript's own printing of what was parsed. */
function normal(text: string): string {
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.ESNext, false);
  expect((file as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics).toEqual([]);
  return JSON.stringify(shape(file.statements[0]));
}

function shape(node: ts.Node | undefined): unknown {
  if (!node) return undefined;
  if (ts.isParenthesizedTypeNode(node)) return shape(node.type);
  const children: unknown[] = [];
  ts.forEachChild(node, (child) => void children.push(shape(child)));
  const flat = ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node) ? children.flatMap((child) => (Array.isArray(child) && child[0] === node.kind ? (child as unknown[]).slice(1) : [child])) : children;
  const isKey = ts.isIdentifier(node) || ts.isStringLiteral(node) || ts.isNumericLiteral(node);
  return isKey ? node.text : [node.kind, ...flat];
}

test('what is printed is what was meant', () => {
  const byTypeScript = ts.createPrinter();
  fc.assert(
    fc.property(type, (node) => {
      const file = ts.createSourceFile('a.ts', '', ts.ScriptTarget.ESNext);
      expect(normal(print(node))).toBe(normal(byTypeScript.printNode(ts.EmitHint.Unspecified, alias(node), file)));
    }),
    { numRuns: 300 },
  );
});

test('Prettier finds the same tree, so nothing depends on the layout', async () => {
  await fc.assert(
    fc.asyncProperty(type, async (node) => {
      const text = print(node);
      expect(normal(await prettier.format(text, { ...formatting, parser: 'babel-ts' }))).toBe(normal(text));
    }),
    { numRuns: 100 },
  );
});

test('members, comments and long unions are laid out', () => {
  const literal = (text: string): ts.TypeNode => factory.createLiteralTypeNode(factory.createStringLiteral(text));
  const member = factory.createPropertySignature(undefined, 'state', undefined, factory.createArrayTypeNode(factory.createUnionTypeNode(Array.from({ length: 9 }, (_, index) => literal(`value-${String(index)}-long`)))));
  ts.addSyntheticLeadingComment(member, ts.SyntaxKind.MultiLineCommentTrivia, '* @description 7 ', true);
  const spelling = { name: (text: string) => text, comment: (text: string, indent: number) => docComment(`${text.trim()} at ${String(indent)}`) };
  const text = printDeclarations([factory.createInterfaceDeclaration([factory.createModifier(ts.SyntaxKind.ExportKeyword)], 'components', undefined, undefined, [member])], spelling);
  expect(text.split('\n').slice(0, 5)).toEqual(['export interface components {', '  /** * \\@description 7 at 2 */', '  state: (', "    | 'value-0-long'", "    | 'value-1-long'"]);
  expect(text.split('\n').slice(-3)).toEqual(["    | 'value-8-long'", '  )[];', '}']);
});

test('what is no type of a document is a bug', () => {
  expect(() => printDeclarations([factory.createEmptyStatement()], plain)).toThrow('no declaration of a type');
  expect(() => print(factory.createFunctionTypeNode(undefined, [], factory.createKeywordTypeNode(ts.SyntaxKind.VoidKeyword)))).toThrow('no type of a document');
});
