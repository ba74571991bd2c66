// Printing of TypeScript type trees.

import fc from 'fast-check';
import prettier from 'prettier';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { formatterOptions } from '../../src/generator/output/format.ts';
import { printTypeAlias, printMember } from '../../src/generator/code/typescript/print-type.ts';
import {
  intersectionType,
  literalType,
  unionType,
  wordType,
  type MemberType,
  type TupleType,
  type TypeTree,
} from '../../src/generator/code/typescript/types.ts';
import { indexedAccess, ts as code } from '../../src/generator/code/typescript/typescript.ts';
import { runs } from '../tier.ts';

const { factory } = ts;
const printAlias = (type: TypeTree): string => printTypeAlias(code`A`, type);

const questionToken = factory.createToken(ts.SyntaxKind.QuestionToken);

/** Converts the type to a syntax tree of the TypeScript compiler. */
function toTypeNode(type: TypeTree): ts.TypeNode {
  switch (type.kind) {
    case 'word':
      return leafNodes.get(type) ?? factory.createKeywordTypeNode(ts.SyntaxKind.NeverKeyword);
    case 'members':
      return factory.createTypeLiteralNode(
        type.members.map(({ name: key, optional: isOptional, type: value }) =>
          key === undefined
            ? factory.createIndexSignature(
                undefined,
                [
                  factory.createParameterDeclaration(
                    undefined,
                    undefined,
                    'key',
                    undefined,
                    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
                  ),
                ],
                toTypeNode(value),
              )
            : factory.createPropertySignature(
                undefined,
                factory.createStringLiteral(key),
                isOptional ? questionToken : undefined,
                toTypeNode(value),
              ),
        ),
      );
    case 'union':
      return factory.createUnionTypeNode(type.parts.map(toTypeNode));
    case 'intersection':
      return factory.createIntersectionTypeNode(type.parts.map(toTypeNode));
    case 'list':
      return factory.createArrayTypeNode(toTypeNode(type.item));
    case 'tuple':
      if (type.hasLabels) return toNamedTupleNode(type);
      return factory.createTupleTypeNode([
        ...type.items.map((item, index) =>
          index < type.requiredCount ? toTypeNode(item) : factory.createOptionalTypeNode(toTypeNode(item)),
        ),
        ...(type.rest ? [factory.createRestTypeNode(factory.createArrayTypeNode(toTypeNode(type.rest)))] : []),
      ]);
    case 'generic':
      return factory.createTypeReferenceNode(type.name, type.typeArguments.map(toTypeNode));
  }
}

function toNamedTupleNode({ items, requiredCount, rest }: TupleType): ts.TypeNode {
  const spread = factory.createToken(ts.SyntaxKind.DotDotDotToken);
  return factory.createTupleTypeNode([
    ...items.map((item, index) =>
      factory.createNamedTupleMember(
        undefined,
        factory.createIdentifier(`item${index + 1}`),
        index < requiredCount ? undefined : questionToken,
        toTypeNode(item),
      ),
    ),
    ...(rest
      ? [
          factory.createNamedTupleMember(
            spread,
            factory.createIdentifier('others'),
            undefined,
            factory.createArrayTypeNode(toTypeNode(rest)),
          ),
        ]
      : []),
  ]);
}

/** Syntax trees of the leaf types. */
const leafNodes = new Map<TypeTree, ts.TypeNode>();
const createLeaf = (type: TypeTree, node: ts.TypeNode): TypeTree => {
  leafNodes.set(type, node);
  return type;
};

const name = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('a', 'b-c', '__proto__', '1', '*/', '${', "it's"),
);
const { type } = fc.letrec<{ type: TypeTree; leaf: TypeTree }>((tie) => ({
  leaf: fc.oneof(
    fc
      .constantFrom(
        [code`string`, ts.SyntaxKind.StringKeyword],
        [code`number`, ts.SyntaxKind.NumberKeyword],
        [code`unknown`, ts.SyntaxKind.UnknownKeyword],
        [code`never`, ts.SyntaxKind.NeverKeyword] as const,
      )
      .map(([text, kind]) => createLeaf(wordType(text), factory.createKeywordTypeNode(kind))),
    name.map((text) => createLeaf(literalType(text), factory.createLiteralTypeNode(factory.createStringLiteral(text)))),
    fc
      .integer({ min: 0 })
      .map((value) =>
        createLeaf(literalType(value), factory.createLiteralTypeNode(factory.createNumericLiteral(value))),
      ),
    fc.constant(null).map(() => createLeaf(literalType(null), factory.createLiteralTypeNode(factory.createNull()))),
    name.map((text) =>
      createLeaf(
        wordType(indexedAccess(code`components`, text)),
        factory.createIndexedAccessTypeNode(
          factory.createTypeReferenceNode('components'),
          factory.createLiteralTypeNode(factory.createStringLiteral(text)),
        ),
      ),
    ),
  ),
  type: fc.oneof(
    { depthSize: 'small' },
    tie('leaf'),
    fc.array(tie('type'), { minLength: 1, maxLength: 5 }).map(unionType),
    fc.array(tie('type'), { minLength: 1, maxLength: 3 }).map(intersectionType),
    tie('type').map((item): TypeTree => ({ kind: 'list', item })),
    fc
      .tuple(
        fc.array(tie('type'), { minLength: 1, maxLength: 3 }),
        fc.nat({ max: 3 }),
        fc.option(tie('type')),
        fc.boolean(),
      )
      .map(([items, requiredCount, rest, hasLabels]): TypeTree => ({
        kind: 'tuple',
        items,
        requiredCount,
        hasLabels,
        ...(rest && { rest }),
      })),
    tie('type').map((inner): TypeTree => ({ kind: 'generic', name: code`$Read`, typeArguments: [inner] })),
    tie('type').map((inner): TypeTree => ({ kind: 'members', members: [{ type: inner }] })),
    fc
      .uniqueArray(fc.record<MemberType>({ name, optional: fc.boolean(), type: tie('type') }), {
        selector: (member) => member.name,
        maxLength: 4,
      })
      .map((members): TypeTree => ({ kind: 'members', members })),
  ),
}));

/** Parses the code and serializes its syntax tree without layout, quotes, and redundant parentheses. */
function normalize(source: string): string {
  const file = ts.createSourceFile('a.ts', source, ts.ScriptTarget.ESNext, false);
  expect((file as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics).toEqual([]);
  return JSON.stringify(simplify(file.statements[0]));
}

function simplify(node: ts.Node | undefined): unknown {
  if (!node) return undefined;
  if (ts.isParenthesizedTypeNode(node)) return simplify(node.type);
  const children: unknown[] = [];
  ts.forEachChild(node, (child) => void children.push(simplify(child)));
  const flatChildren =
    ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)
      ? children.flatMap((child) =>
          Array.isArray(child) && child[0] === node.kind ? (child as unknown[]).slice(1) : [child],
        )
      : children;
  const isKey = ts.isIdentifier(node) || ts.isStringLiteral(node) || ts.isNumericLiteral(node);
  return isKey ? node.text : [node.kind, ...flatChildren];
}

test('prints a type with the same syntax tree as the TypeScript printer', () => {
  const printer = ts.createPrinter();
  const alias = (node: ts.TypeNode): ts.Node =>
    factory.createTypeAliasDeclaration([factory.createModifier(ts.SyntaxKind.ExportKeyword)], 'A', undefined, node);
  fc.assert(
    fc.property(type, (tree) => {
      const file = ts.createSourceFile('a.ts', '', ts.ScriptTarget.ESNext);
      expect(normalize(printAlias(tree))).toBe(
        normalize(printer.printNode(ts.EmitHint.Unspecified, alias(toTypeNode(tree)), file)),
      );
    }),
    { numRuns: runs(300) },
  );
});

test('prints a type that Prettier formats to the same syntax tree', async () => {
  await fc.assert(
    fc.asyncProperty(type, async (tree) => {
      const text = printAlias(tree);
      expect(normalize(await prettier.format(text, { ...formatterOptions, parser: 'babel-ts' }))).toBe(normalize(text));
    }),
    { numRuns: runs(100) },
  );
});

test('formats properties, comments, and long unions', () => {
  const longUnion = unionType(Array.from({ length: 9 }, (_, index) => literalType(`value-${String(index)}-long`)));
  const member = printMember(
    { name: 'state', type: { kind: 'list', item: longUnion }, doc: { text: 'Where */ it is.' } },
    2,
  );
  expect(member.split('\n').slice(0, 4)).toEqual([
    '  /** Where *\\/ it is. */',
    '  state: (',
    "    | 'value-0-long'",
    "    | 'value-1-long'",
  ]);
  expect(member.split('\n').slice(-2)).toEqual(["    | 'value-8-long'", '  )[];']);
});

test('removes duplicates and flattens unions', () => {
  const types = [wordType(code`string`), literalType(null)];
  expect(printAlias(unionType([unionType(types), unionType([wordType(code`number`), literalType(null)])]))).toBe(
    'export type A = string | null | number;',
  );
  expect(printAlias(intersectionType([wordType(code`string`), wordType(code`string`)]))).toBe(
    'export type A = string;',
  );
  expect(printAlias({ kind: 'list', item: unionType([]) })).toBe('export type A = never[];');
});
