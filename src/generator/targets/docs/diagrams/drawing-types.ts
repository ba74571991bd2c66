// What a diagram is before it is printed: boxes and arrows with places, and a sentence for who cannot see them.

/** Lengths are pixels; x grows to the right, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle by its upper left corner. */
export interface Place extends Point, Size {}

/** Text in a box, or at an arrow: lines that were broken to fit. */
export interface Label {
  readonly lines: readonly string[];
  /** True for names of the interface, which are set like code. */
  readonly code: boolean;
}

export interface Box extends Place {
  readonly id: string;
  readonly label: Label;
  /** `strong`: what the diagram is about; `faint`: what belongs elsewhere; `chip`: a status. */
  readonly look: 'plain' | 'strong' | 'faint' | 'chip';
}

export interface Arrow {
  /** Ids of boxes. */
  readonly from: string;
  readonly to: string;
  /** At least two; the last is the tip. */
  readonly points: readonly Point[];
  readonly look: 'plain' | 'dashed';
  /** The label around its centre, where there is one. */
  readonly label?: Label & { readonly at: Point };
}

/** A line without a direction, such as the life of an actor. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/** A frame around boxes that belong together, with a word in its upper edge. */
export interface Frame extends Place {
  readonly label: Label;
}

export interface Drawing extends Size {
  readonly title: string;
  /** Says all boxes and arrows in words. */
  readonly description: string;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  readonly lines: readonly Line[];
  readonly frames: readonly Frame[];
}

/** Where a box's centre is. */
export function centre({ x, y, width, height }: Place): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
