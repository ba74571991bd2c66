// What holds for every drawing, whatever it shows: each law answers with the places where it is broken.

import type { Box, Drawing, Rectangle, Point } from '../../../../src/generator/targets/docs/diagrams/drawing-types.ts';
import { labelSize } from '../../../../src/generator/targets/docs/diagrams/text-width.ts';

const slack = 0.6;

/** Every law that the drawing breaks, in words; none for a sound one. */
export function broken(drawing: Drawing): readonly string[] {
  return [...overlaps(drawing), ...loose(drawing), ...tight(drawing), ...outside(drawing)];
}

function overlaps({ boxes }: Drawing): readonly string[] {
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => (apart(one, other) ? [] : [`${one.id} lies on ${other.id}`])),
  );
}

function apart(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x + one.width <= other.x + slack ||
    other.x + other.width <= one.x + slack ||
    one.y + one.height <= other.y + slack ||
    other.y + other.height <= one.y + slack
  );
}

/** An arrow begins and ends at the border of its box, or at the line that goes down from it. */
function loose({ boxes, arrows, lines }: Drawing): readonly string[] {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  return arrows.flatMap(({ from, to, points }) => {
    const ends = [
      [from, points[0]],
      [to, points.at(-1)],
    ] as const;
    return ends.flatMap(([id, point]) => {
      const box = byId.get(id);
      if (box === undefined || point === undefined || points.length < 2)
        return [`an arrow from ${from} to ${to} has no end`];
      const onLine = lines.some(
        (line) =>
          Math.abs(line.from.x - point.x) < slack &&
          line.from.x > box.x &&
          line.from.x < box.x + box.width &&
          point.y > line.from.y &&
          point.y < line.to.y,
      );
      return onBorder(box, point) || onLine ? [] : [`an arrow from ${from} to ${to} does not touch ${id}`];
    });
  });
}

function onBorder({ x, y, width, height }: Box, point: Point): boolean {
  const inside =
    point.x > x - slack && point.x < x + width + slack && point.y > y - slack && point.y < y + height + slack;
  const deep =
    point.x > x + slack && point.x < x + width - slack && point.y > y + slack && point.y < y + height - slack;
  return inside && !deep;
}

/** A box has room for its text. */
function tight({ boxes }: Drawing): readonly string[] {
  return boxes.flatMap(({ id, label, width, height }) => {
    const text = labelSize(label);
    return text.width > width || text.height > height ? [`the text of ${id} is larger than it`] : [];
  });
}

/** Everything is within the drawing. */
function outside({ width, height, boxes, arrows, frames, lines }: Drawing): readonly string[] {
  const labels = arrows.flatMap(({ label }) => {
    if (label === undefined) return [];
    const size = labelSize(label);
    return [{ x: label.at.x - size.width / 2, y: label.at.y - size.height / 2, ...size }];
  });
  const points = [...arrows.flatMap((arrow) => arrow.points), ...lines.flatMap(({ from, to }) => [from, to])].map(
    (point) => ({ ...point, width: 0, height: 0 }),
  );
  const all: readonly Rectangle[] = [...boxes, ...frames, ...labels, ...points];
  return all
    .filter(
      (each) =>
        each.x < -slack ||
        each.y < -slack ||
        each.x + each.width > width + slack ||
        each.y + each.height > height + slack,
    )
    .map(({ x, y }) => `something at ${x}, ${y} is outside`);
}
