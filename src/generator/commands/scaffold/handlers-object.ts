// Objects and classes that are typed as the handlers of a tag, and their named members.

import {
  Node,
  type ClassDeclaration,
  type ClassExpression,
  type Expression,
  type ObjectLiteralExpression,
  type SourceFile,
  type TypeNode,
} from 'ts-morph';

/** Object or class with handlers, and its type. */
export interface HandlersObject {
  readonly file: SourceFile;
  /** Unqualified type name: `PetsHandlers`. */
  readonly type: string;
  /** Type arguments without angle brackets: `Tx`. */
  readonly typeArguments: string;
  readonly body: ObjectLiteralExpression | ClassDeclaration | ClassExpression;
  /** Export name of the object; `undefined` if it is not exported directly, such as the result of a function. */
  readonly exportName: string | undefined;
}

/** Returns every object or class typed as handlers, in source order. `isHandlers` tests the name of a type. */
export function findHandlersObjects(
  file: SourceFile,
  isHandlers: (type: string) => boolean,
): readonly HandlersObject[] {
  const objects: HandlersObject[] = [];
  file.forEachDescendant((node) => {
    const type = findTypeName(node);
    if (
      type === undefined ||
      !isHandlers(type) ||
      !(Node.isTypeReference(node) || Node.isExpressionWithTypeArguments(node))
    )
      return;
    const typeArguments = node
      .getTypeArguments()
      .map((argument) => argument.getText())
      .join(', ');
    for (const { body, exportName } of findBodies(node)) {
      if (!objects.some((other) => other.body === body)) objects.push({ file, type, typeArguments, body, exportName });
    }
  });
  return objects;
}

/** Returns the unqualified name of a type reference. */
function findTypeName(node: Node): string | undefined {
  const name = Node.isTypeReference(node)
    ? node.getTypeName()
    : Node.isExpressionWithTypeArguments(node)
      ? node.getExpression()
      : undefined;
  if (Node.isQualifiedName(name)) return name.getRight().getText();
  return Node.isPropertyAccessExpression(name) ? name.getName() : Node.isIdentifier(name) ? name.getText() : undefined;
}

type HandlersBody = Pick<HandlersObject, 'body' | 'exportName'>;

/** Returns the objects or classes that a type annotation applies to. */
function findBodies(type: TypeNode): readonly HandlersBody[] {
  const parent = type.getParent();
  if (Node.isTypeReference(parent) && /^(?:Promise|Readonly)$/.test(parent.getTypeName().getText()))
    return findBodies(parent);
  if (Node.isHeritageClause(parent)) {
    const owner = parent.getParent();
    return Node.isClassDeclaration(owner) || Node.isClassExpression(owner)
      ? [{ body: owner, exportName: undefined }]
      : [];
  }
  if (Node.isVariableDeclaration(parent))
    return unwrapObject(parent.getInitializer(), parent.isExported() ? parent.getName() : undefined);
  if (Node.isPropertyDeclaration(parent)) return unwrapObject(parent.getInitializer(), undefined);
  if (Node.isSatisfiesExpression(parent) || Node.isAsExpression(parent))
    return unwrapObject(parent.getExpression(), findExportedVariable(parent));
  if (
    Node.isFunctionDeclaration(parent) ||
    Node.isFunctionExpression(parent) ||
    Node.isArrowFunction(parent) ||
    Node.isMethodDeclaration(parent)
  ) {
    const body = parent.getBody();
    return Node.isBlock(body)
      ? findReturnedObjects(body)
      : Node.isExpression(body)
        ? unwrapObject(body, undefined)
        : [];
  }
  return [];
}

function unwrapObject(expression: Expression | undefined, exportName: string | undefined): readonly HandlersBody[] {
  let inner = expression;
  while (Node.isParenthesizedExpression(inner) || Node.isSatisfiesExpression(inner) || Node.isAsExpression(inner))
    inner = inner.getExpression();
  return Node.isObjectLiteralExpression(inner) ? [{ body: inner, exportName }] : [];
}

/** Returns the exported variable that the expression initializes. */
function findExportedVariable(expression: Node): string | undefined {
  const parent = expression.getParent();
  return Node.isVariableDeclaration(parent) && parent.isExported() ? parent.getName() : undefined;
}

/** Returns the objects that a block returns, excluding nested functions. */
function findReturnedObjects(block: Node): readonly HandlersBody[] {
  const objects: HandlersBody[] = [];
  block.forEachDescendant((node, traversal) => {
    if (
      Node.isFunctionLikeDeclaration(node) ||
      Node.isClassDeclaration(node) ||
      Node.isFunctionExpression(node) ||
      Node.isArrowFunction(node)
    )
      traversal.skip();
    else if (Node.isReturnStatement(node)) objects.push(...unwrapObject(node.getExpression(), undefined));
  });
  return objects;
}

/** Comment with its offsets. */
export interface MemberComment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Member with a static name. */
export interface Member {
  readonly name: string;
  /** Offsets of the name. */
  readonly nameStart: number;
  readonly nameEnd: number;
  /** Whether the member is a shorthand property: `{ pets }`. */
  readonly isShorthand: boolean;
  /** Offsets of the member, without a comma. */
  readonly start: number;
  readonly end: number;
  /** Comments before the member, excluding a trailing comment of the previous line. */
  readonly comments: readonly MemberComment[];
}

/** Returns the members with a static name, in source order. */
export function listHandlerMembers({ body }: HandlersObject): readonly Member[] {
  const nodes: readonly Node[] = Node.isObjectLiteralExpression(body) ? body.getProperties() : body.getMembers();
  return nodes.flatMap((node): readonly Member[] => {
    if (
      !(
        Node.isPropertyAssignment(node) ||
        Node.isShorthandPropertyAssignment(node) ||
        Node.isMethodDeclaration(node) ||
        Node.isPropertyDeclaration(node) ||
        Node.isGetAccessorDeclaration(node)
      )
    )
      return [];
    const nameNode = node.getNameNode();
    if (Node.isComputedPropertyName(nameNode) || Node.isPrivateIdentifier(nameNode)) return [];
    const name =
      Node.isStringLiteral(nameNode) || Node.isNoSubstitutionTemplateLiteral(nameNode)
        ? nameNode.getLiteralText()
        : nameNode.getText();
    const comments = node
      .getLeadingCommentRanges()
      .map((range) => ({ start: range.getPos(), end: range.getEnd(), text: range.getText() }));
    return [
      {
        name,
        nameStart: nameNode.getStart(),
        nameEnd: nameNode.getEnd(),
        isShorthand: Node.isShorthandPropertyAssignment(node),
        start: node.getStart(),
        end: node.getEnd(),
        comments,
      },
    ];
  });
}

/** Returns all member names, including spread and inherited ones, which require type checking. */
export function listMemberNames(handlersObject: HandlersObject, members: readonly Member[]): ReadonlySet<string> {
  const { body } = handlersObject;
  const hasInherited = Node.isObjectLiteralExpression(body)
    ? body.getProperties().some((property) => Node.isSpreadAssignment(property))
    : body.getExtends() !== undefined;
  const inheritedNames = hasInherited
    ? body
        .getType()
        .getProperties()
        .map((property) => property.getName())
    : [];
  return new Set([...members.map(({ name }) => name), ...inheritedNames]);
}
