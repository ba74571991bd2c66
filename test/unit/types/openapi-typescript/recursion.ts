// Schemas that contain themselves as an item or a branch: a property's type cannot say so, a type alias can.

import ts from 'typescript';
import { sortTopologically } from '../../../../src/generator/model/reference-graph.ts';

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** The declarations to print, with an alias for each schema whose own property would refer to itself. Where `readings` are made of them, an item of a tuple that leads back to the tuple can be anything: the compiler follows it without an end. */
export function aliasRecursion(
  declared: readonly Declaration[],
  aliasOf: (key: string) => string,
  readings: boolean,
): readonly Declaration[] {
  const schemas = schemaProperties(declared);
  const edges = new Map([...schemas].map(([key, { type }]) => [key, type ? eagerReferences(type) : []]));
  const recursive = new Map(
    sortTopologically(edges).cycles.flatMap((ring) =>
      ring.map((key): [string, ReadonlySet<string>] => [key, new Set(ring)]),
    ),
  );
  if (recursive.size === 0) return declared;

  const alias = (key: string): ts.TypeReferenceNode => ts.factory.createTypeReferenceNode(aliasOf(key));
  const aliases = [...schemas].flatMap(([key, { type }]) => {
    const ring = recursive.get(key);
    if (!type || !ring) return [];
    return [
      ts.factory.createTypeAliasDeclaration(
        undefined,
        aliasOf(key),
        undefined,
        replaceReferences(nameItems(readings ? cutTuples(type, ring) : type, ring), recursive, alias),
      ),
    ];
  });
  const replaced = new Map<ts.Node, ts.TypeNode>(
    [...schemas].flatMap(([key, property]) => (recursive.has(key) ? [[property, alias(key)]] : [])),
  );
  return [...declared.map((node) => replaceTypes(node, replaced)), ...aliases];
}

/** `components.schemas`, by the name of each property as the tree has it. */
function schemaProperties(declared: readonly ts.Node[]): ReadonlyMap<string, ts.PropertySignature> {
  const components = declared.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components');
  const schemas = membersOf(components).find((member) => nameOf(member) === 'schemas')?.type;
  return new Map(membersOf(schemas).map((member) => [nameOf(member), member]));
}

function membersOf(node: ts.Node | undefined): readonly ts.PropertySignature[] {
  if (node === undefined || !(ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node))) return [];
  return node.members.filter(ts.isPropertySignature);
}

function nameOf({ name }: ts.PropertySignature): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : '';
}

/** The schemas that the compiler looks up while it makes a type; those below a member it looks up later. */
function eagerReferences(node: ts.Node): readonly string[] {
  const key = referenceOf(node);
  if (key !== undefined) return [key];
  if (ts.isTypeLiteralNode(node)) return [];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...eagerReferences(child)));
  return found;
}

/** The key of `components['schemas'][key]`. */
function referenceOf(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  return indexOf(node.objectType) === 'schemas' ? indexOf(node) : undefined;
}

function indexOf({ indexType }: ts.IndexedAccessTypeNode): string | undefined {
  if (!ts.isLiteralTypeNode(indexType)) return undefined;
  return textOf(indexType.literal);
}

/** The text of a literal; openapi-typescript puts a string's JSON into an identifier. */
export function textOf(literal: ts.Node): string | undefined {
  if (ts.isStringLiteral(literal)) return literal.text;
  return ts.isIdentifier(literal) ? (JSON.parse(literal.text) as string) : undefined;
}

/** The type, where an item of a tuple that refers to a schema of the ring is unknown. Lists and members are followed only when asked for. */
function cutTuples(type: ts.TypeNode, ring: ReadonlySet<string>, inTuple = false): ts.TypeNode {
  const visit = (node: ts.Node): ts.Node => {
    const key = referenceOf(node);
    if (key !== undefined)
      return inTuple && ring.has(key) ? ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword) : node;
    // What a tuple ends with is spread into it, which the compiler does at once.
    if (ts.isRestTypeNode(node) && ts.isArrayTypeNode(node.type))
      return ts.factory.updateRestTypeNode(
        node,
        ts.factory.updateArrayTypeNode(node.type, cutTuples(node.type.elementType, ring, true)),
      );
    if (ts.isTupleTypeNode(node) && !inTuple)
      return ts.visitEachChild(node, (item) => (ts.isTypeNode(item) ? cutTuples(item, ring, true) : item), undefined);
    return ts.isTypeLiteralNode(node) || (inTuple && ts.isArrayTypeNode(node))
      ? node
      : ts.visitEachChild(node, visit, undefined);
  };
  return ts.visitNode(type, visit, ts.isTypeNode);
}

/** The type, where the items of tuples have names if one that may be missing holds a list or a tuple of the ring: else the compiler follows it at once. The whole of an alias is followed later. */
function nameItems(type: ts.TypeNode, ring: ReadonlySet<string>): ts.TypeNode {
  const isList = (node: ts.Node): node is ts.ArrayTypeNode | ts.TupleTypeNode =>
    ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node);
  const leadsBack = (node: ts.Node): boolean =>
    isList(node)
      ? eagerReferences(node).some((key) => ring.has(key))
      : !ts.isTypeLiteralNode(node) && ts.forEachChild(node, (child) => leadsBack(child) || undefined) === true;
  const missable = (item: ts.Node): ts.Node | undefined =>
    ts.isOptionalTypeNode(item)
      ? item.type
      : ts.isRestTypeNode(item) && ts.isArrayTypeNode(item.type)
        ? item.type.elementType
        : undefined;
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isTypeLiteralNode(node)) return node;
    const made = ts.visitEachChild(node, visit, undefined);
    const follows = (item: ts.TypeNode | ts.NamedTupleMember): boolean => {
      const held = missable(item);
      return held !== undefined && leadsBack(held);
    };
    return ts.isTupleTypeNode(made) && made.elements.some(follows)
      ? ts.factory.updateTupleTypeNode(made, made.elements.map(named))
      : made;
  };
  return isList(type) ? type : ts.visitNode(type, visit, ts.isTypeNode);
}

function named(item: ts.TypeNode | ts.NamedTupleMember, index: number): ts.NamedTupleMember | ts.TypeNode {
  const name = (text: string): ts.Identifier => ts.factory.createIdentifier(text);
  if (ts.isRestTypeNode(item))
    return ts.factory.createNamedTupleMember(
      ts.factory.createToken(ts.SyntaxKind.DotDotDotToken),
      name('others'),
      undefined,
      item.type,
    );
  if (ts.isOptionalTypeNode(item))
    return ts.factory.createNamedTupleMember(
      undefined,
      name(`item${index + 1}`),
      ts.factory.createToken(ts.SyntaxKind.QuestionToken),
      item.type,
    );
  return ts.factory.createNamedTupleMember(undefined, name(`item${index + 1}`), undefined, item);
}

function replaceReferences(
  type: ts.TypeNode,
  recursive: ReadonlyMap<string, unknown>,
  alias: (key: string) => ts.TypeNode,
): ts.TypeNode {
  const visit = (node: ts.Node): ts.Node => {
    const key = referenceOf(node);
    if (key !== undefined) return recursive.has(key) ? alias(key) : node;
    return ts.isTypeLiteralNode(node) ? node : ts.visitEachChild(node, visit, undefined);
  };
  return ts.visitNode(type, visit, ts.isTypeNode);
}

/** The declaration, where properties that `types` lists have the type listed there. */
function replaceTypes(declaration: Declaration, types: ReadonlyMap<ts.Node, ts.TypeNode>): Declaration {
  const visit = (node: ts.Node): ts.Node => {
    const type = types.get(node);
    if (type && ts.isPropertySignature(node))
      return ts.factory.updatePropertySignature(node, node.modifiers, node.name, node.questionToken, type);
    const leads =
      node === declaration ||
      ts.isTypeLiteralNode(node) ||
      (ts.isPropertySignature(node) && nameOf(node) === 'schemas');
    return leads ? ts.visitEachChild(node, visit, undefined) : node;
  };
  return ts.visitNode(declaration, visit, isDeclaration);
}

export function isDeclaration(node: ts.Node): node is Declaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}
