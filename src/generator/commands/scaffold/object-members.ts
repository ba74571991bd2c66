// Named members of an object or class, with source offsets and comments.

import { Node } from 'ts-morph';
import type { Holder } from './find-handlers-object.ts';

export interface Comment {
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
  readonly shorthand: boolean;
  /** Offsets of the member, without a comma. */
  readonly start: number;
  readonly end: number;
  /** Comments before the member, excluding a trailing comment of the previous line. */
  readonly comments: readonly Comment[];
}

/** Returns the members with a static name, in source order. */
export function membersOf({ body }: Holder): readonly Member[] {
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
        shorthand: Node.isShorthandPropertyAssignment(node),
        start: node.getStart(),
        end: node.getEnd(),
        comments,
      },
    ];
  });
}

/** Returns all member names, including spread and inherited ones, which require type checking. */
export function namesOf(holder: Holder, members: readonly Member[]): ReadonlySet<string> {
  const { body } = holder;
  const more = Node.isObjectLiteralExpression(body)
    ? body.getProperties().some((each) => Node.isSpreadAssignment(each))
    : body.getExtends() !== undefined;
  const further = more
    ? body
        .getType()
        .getProperties()
        .map((property) => property.getName())
    : [];
  return new Set([...members.map(({ name }) => name), ...further]);
}
