// The members of what holds handlers: their names, where they stand, and the comments above them.

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
  /** `{ pets }`: the name is also the value. */
  readonly shorthand: boolean;
  /** Offsets from its first token to its last, without a comma. */
  readonly start: number;
  readonly end: number;
  /** The comments before it, first to last; one at the end of the line before belongs to what stands there. */
  readonly comments: readonly Comment[];
}

/** The members with a name that can be read, in the order of the text. */
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

/** The names that are there, also through what is spread or inherited, for which the compiler is asked. */
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
