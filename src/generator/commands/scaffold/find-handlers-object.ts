// Where in a module handlers stand: the object, the object that a function answers, or the class, that is typed as the handlers of an area.

import {
  Node,
  type ClassDeclaration,
  type ClassExpression,
  type Expression,
  type ObjectLiteralExpression,
  type SourceFile,
  type TypeNode,
} from 'ts-morph';

/** What holds handlers, and as what it is typed. */
export interface Holder {
  readonly file: SourceFile;
  /** The last part of the type's name: `PetsHandlers`. */
  readonly type: string;
  /** The type's arguments as written, without brackets: `Tx`. */
  readonly parameters: string;
  readonly body: ObjectLiteralExpression | ClassDeclaration | ClassExpression;
  /** The name under which the module exports the object itself; undefined where it does not, as where a function makes it. */
  readonly exported: string | undefined;
}

/** Every holder of a type of this form, in the order of the text. */
export function holdersIn(file: SourceFile, isHandlers: (type: string) => boolean): readonly Holder[] {
  const found: Holder[] = [];
  file.forEachDescendant((node) => {
    const type = typeNameOf(node);
    if (
      type === undefined ||
      !isHandlers(type) ||
      !(Node.isTypeReference(node) || Node.isExpressionWithTypeArguments(node))
    )
      return;
    const parameters = node
      .getTypeArguments()
      .map((argument) => argument.getText())
      .join(', ');
    for (const { body, exported } of bodiesOf(node)) {
      if (!found.some((other) => other.body === body)) found.push({ file, type, parameters, body, exported });
    }
  });
  return found;
}

/** The last part of the name of a type reference. */
function typeNameOf(node: Node): string | undefined {
  const name = Node.isTypeReference(node)
    ? node.getTypeName()
    : Node.isExpressionWithTypeArguments(node)
      ? node.getExpression()
      : undefined;
  if (Node.isQualifiedName(name)) return name.getRight().getText();
  return Node.isPropertyAccessExpression(name) ? name.getName() : Node.isIdentifier(name) ? name.getText() : undefined;
}

type Found = Pick<Holder, 'body' | 'exported'>;

/** What a type, where it stands, is the type of. */
function bodiesOf(type: TypeNode): readonly Found[] {
  const parent = type.getParent();
  if (Node.isTypeReference(parent) && /^(?:Promise|Readonly)$/.test(parent.getTypeName().getText()))
    return bodiesOf(parent);
  if (Node.isHeritageClause(parent)) {
    const owner = parent.getParent();
    return Node.isClassDeclaration(owner) || Node.isClassExpression(owner)
      ? [{ body: owner, exported: undefined }]
      : [];
  }
  if (Node.isVariableDeclaration(parent))
    return objectOf(parent.getInitializer(), parent.isExported() ? parent.getName() : undefined);
  if (Node.isPropertyDeclaration(parent)) return objectOf(parent.getInitializer(), undefined);
  if (Node.isSatisfiesExpression(parent) || Node.isAsExpression(parent))
    return objectOf(parent.getExpression(), variableOf(parent));
  if (
    Node.isFunctionDeclaration(parent) ||
    Node.isFunctionExpression(parent) ||
    Node.isArrowFunction(parent) ||
    Node.isMethodDeclaration(parent)
  ) {
    const body = parent.getBody();
    return Node.isBlock(body) ? returned(body) : Node.isExpression(body) ? objectOf(body, undefined) : [];
  }
  return [];
}

function objectOf(expression: Expression | undefined, exported: string | undefined): readonly Found[] {
  let inner = expression;
  while (Node.isParenthesizedExpression(inner) || Node.isSatisfiesExpression(inner) || Node.isAsExpression(inner))
    inner = inner.getExpression();
  return Node.isObjectLiteralExpression(inner) ? [{ body: inner, exported }] : [];
}

/** The exported variable whose whole value an expression is. */
function variableOf(expression: Node): string | undefined {
  const parent = expression.getParent();
  return Node.isVariableDeclaration(parent) && parent.isExported() ? parent.getName() : undefined;
}

/** The objects that a block answers itself, not those of functions within. */
function returned(block: Node): readonly Found[] {
  const found: Found[] = [];
  block.forEachDescendant((node, traversal) => {
    if (
      Node.isFunctionLikeDeclaration(node) ||
      Node.isClassDeclaration(node) ||
      Node.isFunctionExpression(node) ||
      Node.isArrowFunction(node)
    )
      traversal.skip();
    else if (Node.isReturnStatement(node)) found.push(...objectOf(node.getExpression(), undefined));
  });
  return found;
}
