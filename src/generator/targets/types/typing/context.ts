// What the printing of types carries along: names, markers, and the comments that stand for descriptions.

import type { Code } from '../../../emit/code/code.ts';
import { docComment, type DocTags } from '../../../emit/code/comment.ts';
import type { Api } from '../../../model/declarations/api.ts';
import { componentNames, type Names } from '../../spec/names.ts';
import { marksOf, type Marks } from './marks.ts';

export interface Typing {
  readonly api: Api;
  readonly names: Names;
  readonly marks: Marks;
  /** The description to hand to openapi-typescript instead of a text: the key of its comment. */
  describe(text: string | undefined, tags?: DocTags): string | undefined;
  /** The comment that a comment made from such a description stands for, to stand behind `indent` columns. */
  comment(carried: string, indent: number): Code<'ts'> | undefined;
}

export function createTyping(api: Api): Typing {
  const comments: ((indent: number) => Code<'ts'> | undefined)[] = [];
  return {
    api,
    names: componentNames(api),
    marks: marksOf(api),
    describe(text, tags) {
      if (docComment(text, tags) === undefined) return undefined;
      return String(comments.push((indent) => docComment(text, tags, indent)) - 1);
    },
    comment(carried, indent) {
      const [, key] = /@description (\d+)\s/.exec(carried) ?? [];
      return key === undefined ? undefined : comments[Number(key)]?.(indent);
    },
  };
}

/** Stands for `%` in names on their way through openapi-typescript, which would percent-decode them. */
const percent = '\ue025';

export function masked(name: string): string {
  return name.replaceAll('%', percent);
}

export function unmasked(name: string): string {
  return name.replaceAll(percent, '%');
}
