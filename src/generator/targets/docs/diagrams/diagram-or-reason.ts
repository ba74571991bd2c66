// A diagram, or the reason for its omission.

import type { Drawing } from './drawing-types.ts';

/** A drawing, or a sentence that explains why it would not be legible. The surrounding text has the same content. */
export type DiagramOrReason = { readonly drawing: Drawing } | { readonly reason: string };

/** Size limits of a legible drawing. */
export const maxDiagramSize = { boxes: 40, arrows: 60 };

/** Draws the diagram if it is within `maxDiagramSize`. `things` is the plural noun for its boxes. */
export function drawIfLegible(boxes: number, arrows: number, things: string, draw: () => Drawing): DiagramOrReason {
  if (boxes > maxDiagramSize.boxes)
    return { reason: `There is no diagram: ${boxes} ${things} are more than one shows well.` };
  if (arrows > maxDiagramSize.arrows)
    return { reason: `There is no diagram: ${arrows} arrows between ${things} are more than one shows well.` };
  return { drawing: draw() };
}

/** Joins words: "a", "a or b", "a, b or c". */
export function joinWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
