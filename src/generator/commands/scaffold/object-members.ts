// Named members of an object or class, with source offsets and comments.

import { Node } from 'ts-morph';
import type { HandlersObject } from './find-handlers-object.ts';

export interface MemberComment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

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
export function listMembers({ body }: HandlersObject): readonly Member[] {
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
    ? body.getProperties().some((each) => Node.isSpreadAssignment(each))
    : body.getExtends() !== undefined;
  const inheritedNames = hasInherited
    ? body
        .getType()
        .getProperties()
        .map((property) => property.getName())
    : [];
  return new Set([...members.map(({ name }) => name), ...inheritedNames]);
}
