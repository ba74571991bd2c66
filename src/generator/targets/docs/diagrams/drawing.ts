// Drawings of diagrams: boxes, arrows, labels, and a text alternative.

/** A point. Lengths are in pixels; `x` increases to the right, and `y` downward. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle; `x` and `y` are its upper-left corner. */
export interface Rectangle extends Point, Size {}

/** Text in a box or on an arrow, wrapped into lines. */
export interface Label {
  readonly lines: readonly string[];
  /** Whether the text is an identifier of the API, set in a monospaced font. */
  readonly code: boolean;
}

export interface Box extends Rectangle {
  readonly id: string;
  readonly label: Label;
  /** `strong`: the subject of the diagram; `faint`: a related element outside of the subject; `chip`: a status. */
  readonly style: 'plain' | 'strong' | 'faint' | 'chip';
}

export interface Arrow {
  /** Box IDs. */
  readonly from: string;
  readonly to: string;
  /** At least two points; the last is the tip. */
  readonly points: readonly Point[];
  readonly style: 'plain' | 'dashed';
  /** Label, and the position of its center. */
  readonly label?: Label & { readonly at: Point };
}

/** A line without a direction, such as the lifeline of an actor. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** A frame around related boxes, with a label in its upper edge. */
export interface Frame extends Rectangle {
  readonly label: Label;
}

export interface Drawing extends Size {
  readonly title: string;
  /** Text alternative that names all boxes and arrows. */
  readonly description: string;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  readonly lines: readonly Line[];
  readonly frames: readonly Frame[];
}

/** Returns the center of a rectangle. */
export function center({ x, y, width, height }: Rectangle): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A drawing, or the reason why it is omitted. The text around the diagram has the same content. */
export type DiagramOrReason = { readonly drawing: Drawing } | { readonly reason: string };

/** Size limits of a legible drawing. */
export const maxDiagramSize = { boxes: 40, arrows: 60 };

/** Draws the diagram if it is within `maxDiagramSize`. `pluralNoun` names its boxes. */
export function drawIfLegible(boxes: number, arrows: number, pluralNoun: string, draw: () => Drawing): DiagramOrReason {
  if (boxes > maxDiagramSize.boxes)
    return { reason: `The diagram is omitted: ${boxes} ${pluralNoun} exceed the limit of ${maxDiagramSize.boxes}.` };
  if (arrows > maxDiagramSize.arrows)
    return {
      reason: `The diagram is omitted: ${arrows} arrows between ${pluralNoun} exceed the limit of ${maxDiagramSize.arrows}.`,
    };
  return { drawing: draw() };
}
