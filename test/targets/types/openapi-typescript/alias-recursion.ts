// Type aliases for schemas that contain themselves as an item or a branch, which a property type cannot express.

import ts from 'typescript';
import { sortTopologically } from '../../../../src/generator/model/reference-graph.ts';

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** Returns the declarations to print, with an alias for each schema whose property would refer to itself. */
export function aliasRecursion(
  declarations: readonly Declaration[],
  getAliasName: (key: string) => string,
): readonly Declaration[] {
  const schemas = schemaProperties(declarations);
  const edges = new Map([...schemas].map(([key, { type }]) => [key, type ? eagerReferences(type) : []]));
  const cycleOfSchema = new Map(
    sortTopologically(edges).cycles.flatMap((cycle) =>
      cycle.map((key): [string, ReadonlySet<string>] => [key, new Set(cycle)]),
    ),
  );
  if (cycleOfSchema.size === 0) return declarations;

  const alias = (key: string): ts.TypeReferenceNode => ts.factory.createTypeReferenceNode(getAliasName(key));
  const aliases = [...schemas].flatMap(([key, { type }]) => {
    const cycle = cycleOfSchema.get(key);
    if (!type || !cycle) return [];
    return [
      ts.factory.createTypeAliasDeclaration(
        undefined,
        getAliasName(key),
        undefined,
        replaceReferences(nameItems(type, cycle), cycleOfSchema, alias),
      ),
    ];
  });
  const aliasTypes = new Map<ts.Node, ts.TypeNode>(
    [...schemas].flatMap(([key, property]) => (cycleOfSchema.has(key) ? [[property, alias(key)]] : [])),
  );
  return [...declarations.map((node) => replaceTypes(node, aliasTypes)), ...aliases];
}

/** Returns the properties of `components.schemas` by name. */
function schemaProperties(declarations: readonly ts.Node[]): ReadonlyMap<string, ts.PropertySignature> {
  const components = declarations.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components');
  const schemas = listProperties(components).find((property) => getName(property) === 'schemas')?.type;
  return new Map(listProperties(schemas).map((property) => [getName(property), property]));
}

function listProperties(node: ts.Node | undefined): readonly ts.PropertySignature[] {
  if (node === undefined || !(ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node))) return [];
  return node.members.filter(ts.isPropertySignature);
}

function getName({ name }: ts.PropertySignature): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : '';
}

/** Returns the schemas that the compiler resolves eagerly with a type. It resolves those in properties lazily. */
function eagerReferences(node: ts.Node): readonly string[] {
  const key = getReferencedKey(node);
  if (key !== undefined) return [key];
  if (ts.isTypeLiteralNode(node)) return [];
  const references: string[] = [];
  ts.forEachChild(node, (child) => void references.push(...eagerReferences(child)));
  return references;
}

/** Returns the key of `components['schemas'][key]`. */
function getReferencedKey(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  return getIndexText(node.objectType) === 'schemas' ? getIndexText(node) : undefined;
}

function getIndexText({ indexType }: ts.IndexedAccessTypeNode): string | undefined {
  if (!ts.isLiteralTypeNode(indexType)) return undefined;
  return literalText(indexType.literal);
}

/** Returns the value of a string literal, which openapi-typescript may print as an identifier with JSON text. */
export function literalText(literal: ts.Node): string | undefined {
  if (ts.isStringLiteral(literal)) return literal.text;
  return ts.isIdentifier(literal) ? (JSON.parse(literal.text) as string) : undefined;
}

/**
 * Names the items of a tuple if an optional or rest item contains an array or tuple in the cycle, because the compiler
 * resolves unnamed items eagerly. It resolves the outermost type of an alias lazily.
 */
function nameItems(type: ts.TypeNode, cycle: ReadonlySet<string>): ts.TypeNode {
  const isList = (node: ts.Node): node is ts.ArrayTypeNode | ts.TupleTypeNode =>
    ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node);
  const refersToCycle = (node: ts.Node): boolean =>
    isList(node)
      ? eagerReferences(node).some((key) => cycle.has(key))
      : !ts.isTypeLiteralNode(node) && ts.forEachChild(node, (child) => refersToCycle(child) || undefined) === true;
  const getOptionalType = (item: ts.Node): ts.Node | undefined => {
    if (ts.isOptionalTypeNode(item)) return item.type;
    return ts.isRestTypeNode(item) && ts.isArrayTypeNode(item.type) ? item.type.elementType : undefined;
  };
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isTypeLiteralNode(node)) return node;
    const updated = ts.visitEachChild(node, visit, undefined);
    const needsName = (item: ts.TypeNode | ts.NamedTupleMember): boolean => {
      const itemType = getOptionalType(item);
      return itemType !== undefined && refersToCycle(itemType);
    };
    return ts.isTupleTypeNode(updated) && updated.elements.some(needsName)
      ? ts.factory.updateTupleTypeNode(updated, updated.elements.map(nameItem))
      : updated;
  };
  return isList(type) ? type : ts.visitNode(type, visit, ts.isTypeNode);
}

function nameItem(item: ts.TypeNode | ts.NamedTupleMember, index: number): ts.NamedTupleMember | ts.TypeNode {
  const createIdentifier = (name: string): ts.Identifier => ts.factory.createIdentifier(name);
  if (ts.isRestTypeNode(item))
    return ts.factory.createNamedTupleMember(
      ts.factory.createToken(ts.SyntaxKind.DotDotDotToken),
      createIdentifier('others'),
      undefined,
      item.type,
    );
  if (ts.isOptionalTypeNode(item))
    return ts.factory.createNamedTupleMember(
      undefined,
      createIdentifier(`item${index + 1}`),
      ts.factory.createToken(ts.SyntaxKind.QuestionToken),
      item.type,
    );
  return ts.factory.createNamedTupleMember(undefined, createIdentifier(`item${index + 1}`), undefined, item);
}

function replaceReferences(
  type: ts.TypeNode,
  recursive: ReadonlyMap<string, unknown>,
  alias: (key: string) => ts.TypeNode,
): ts.TypeNode {
  const visit = (node: ts.Node): ts.Node => {
    const key = getReferencedKey(node);
    if (key !== undefined) return recursive.has(key) ? alias(key) : node;
    return ts.isTypeLiteralNode(node) ? node : ts.visitEachChild(node, visit, undefined);
  };
  return ts.visitNode(type, visit, ts.isTypeNode);
}

/** Replaces the types of the properties in `types`. */
function replaceTypes(declaration: Declaration, types: ReadonlyMap<ts.Node, ts.TypeNode>): Declaration {
  const visit = (node: ts.Node): ts.Node => {
    const type = types.get(node);
    if (type && ts.isPropertySignature(node))
      return ts.factory.updatePropertySignature(node, node.modifiers, node.name, node.questionToken, type);
    const isOnPath =
      node === declaration ||
      ts.isTypeLiteralNode(node) ||
      (ts.isPropertySignature(node) && getName(node) === 'schemas');
    return isOnPath ? ts.visitEachChild(node, visit, undefined) : node;
  };
  return ts.visitNode(declaration, visit, isDeclaration);
}

export function isDeclaration(node: ts.Node): node is Declaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
}
