// What a diagram comes to in a page: the drawing, or why there is none.

import type { Drawing } from './drawing-types.ts';

/** `drawing`, or a sentence that says why it would be of no use; the text beside it says all that it would say. */
export type Diagram = { readonly drawing: Drawing } | { readonly reason: string };

/** More than this, and a drawing is a thicket. */
export const most = { boxes: 40, arrows: 60 };

/** The drawing, unless it would hold too much; `things` is what its boxes are called. */
export function within(boxes: number, arrows: number, things: string, draw: () => Drawing): Diagram {
  if (boxes > most.boxes) return { reason: `There is no diagram: ${boxes} ${things} are more than one shows well.` };
  if (arrows > most.arrows)
    return { reason: `There is no diagram: ${arrows} arrows between ${things} are more than one shows well.` };
  return { drawing: draw() };
}

/** "a", "a or b", "a, b or c". */
export function listed(words: readonly string[], word: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${word} ${last}`;
}
