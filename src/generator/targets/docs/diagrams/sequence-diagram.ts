// Sequence diagram: actors in columns, messages in rows.

import type { Arrow, Box, Drawing, Line } from './drawing-types.ts';
import { margin } from './dagre-layout.ts';
import { wrapLabel, labelSize } from './text-width.ts';

export interface Sequence extends Pick<Drawing, 'title' | 'description'> {
  /** Distinct actors, from left to right. */
  readonly actors: readonly string[];
  readonly messages: readonly Message[];
}

/** A message from one actor to another. */
export interface Message {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** Whether the message is a response. */
  readonly isResponse?: boolean;
}

/** Distance between actors, and maximum width of their boxes, in pixels. */
const columnWidth = 188;
const boxWidth = 128;
const headHeight = 50;

export function drawSequence({ title, description, actors, messages }: Sequence): Drawing {
  const x = (actor: string): number => margin + boxWidth / 2 + actors.indexOf(actor) * columnWidth;
  const boxes = actors.map((actor): Box => ({
    id: actor,
    label: wrapLabel(actor, { code: false, width: boxWidth - 16, most: 2 }),
    look: 'strong',
    x: x(actor) - boxWidth / 2,
    y: margin,
    width: boxWidth,
    height: headHeight,
  }));
  let y = margin + headHeight + 14;
  const arrows = messages.map(({ from, to, text: words, isResponse }, index): Arrow => {
    const arrowLabel = wrapLabel(`${index + 1}. ${words}`, {
      code: false,
      width: Math.abs(x(to) - x(from)) - 14,
      most: 6,
    });
    const { height } = labelSize(arrowLabel);
    const line = y + height + 6;
    const at = { x: (x(from) + x(to)) / 2, y: y + height / 2 };
    y = line + 14;
    return {
      from,
      to,
      look: isResponse === true ? 'dashed' : 'plain',
      points: [
        { x: x(from), y: line },
        { x: x(to), y: line },
      ],
      label: { ...arrowLabel, at },
    };
  });
  const height = y + margin;
  return {
    title,
    description,
    width: margin * 2 + boxWidth + Math.max(0, actors.length - 1) * columnWidth,
    height,
    boxes,
    arrows,
    lines: actors.map((actor): Line => ({
      from: { x: x(actor), y: margin + headHeight },
      to: { x: x(actor), y: height - margin },
    })),
    frames: [],
  };
}
