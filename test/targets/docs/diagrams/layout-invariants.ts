// Layout invariants of all diagrams; each check returns its violations.

import type { Box, Drawing, Rectangle, Point } from '../../../../src/generator/targets/docs/diagrams/drawing.ts';
import { labelSize } from '../../../../src/generator/targets/docs/diagrams/text-width.ts';

/** Tolerance for rounding, in pixels. */
const tolerance = 0.6;

/** Returns the violated layout invariants of a drawing. */
export function findLayoutProblems(drawing: Drawing): readonly string[] {
  return [...overlaps(drawing), ...detachedArrows(drawing), ...overflowingLabels(drawing), ...clippedElements(drawing)];
}

/** Returns a problem for each pair of boxes that overlap. */
function overlaps({ boxes }: Drawing): readonly string[] {
  return boxes.flatMap((first, index) =>
    boxes.slice(index + 1).flatMap((second) => (isApart(first, second) ? [] : [`${first.id} overlaps ${second.id}`])),
  );
}

function isApart(first: Rectangle, second: Rectangle): boolean {
  return (
    first.x + first.width <= second.x + tolerance ||
    second.x + second.width <= first.x + tolerance ||
    first.y + first.height <= second.y + tolerance ||
    second.y + second.height <= first.y + tolerance
  );
}

/** Returns a problem for each end of an arrow that is neither at the border of its box nor at the lifeline below it. */
function detachedArrows({ boxes, arrows, lines }: Drawing): readonly string[] {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  return arrows.flatMap(({ from, to, points }) => {
    const ends = [
      [from, points[0]],
      [to, points.at(-1)],
    ] as const;
    return ends.flatMap(([id, point]) => {
      const box = byId.get(id);
      if (box === undefined || point === undefined || points.length < 2)
        return [`the arrow from ${from} to ${to} has no end`];
      const isOnLine = lines.some(
        (line) =>
          Math.abs(line.from.x - point.x) < tolerance &&
          line.from.x > box.x &&
          line.from.x < box.x + box.width &&
          point.y > line.from.y &&
          point.y < line.to.y,
      );
      return isOnBorder(box, point) || isOnLine ? [] : [`the arrow from ${from} to ${to} does not touch ${id}`];
    });
  });
}

function isOnBorder({ x, y, width, height }: Box, point: Point): boolean {
  const isNear =
    point.x > x - tolerance &&
    point.x < x + width + tolerance &&
    point.y > y - tolerance &&
    point.y < y + height + tolerance;
  const isInside =
    point.x > x + tolerance &&
    point.x < x + width - tolerance &&
    point.y > y + tolerance &&
    point.y < y + height - tolerance;
  return isNear && !isInside;
}

/** Returns a problem for each label that is larger than its box. */
function overflowingLabels({ boxes }: Drawing): readonly string[] {
  return boxes.flatMap(({ id, label, width, height }) => {
    const text = labelSize(label);
    return text.width > width || text.height > height ? [`the label of ${id} is larger than its box`] : [];
  });
}

/** Returns a problem for each element that extends beyond the drawing. */
function clippedElements({ width, height, boxes, arrows, frames, lines }: Drawing): readonly string[] {
  const labels = arrows.flatMap(({ label }) => {
    if (label === undefined) return [];
    const size = labelSize(label);
    return [{ x: label.at.x - size.width / 2, y: label.at.y - size.height / 2, ...size }];
  });
  const points = [...arrows.flatMap((arrow) => arrow.points), ...lines.flatMap(({ from, to }) => [from, to])].map(
    (point) => ({ ...point, width: 0, height: 0 }),
  );
  const elements: readonly Rectangle[] = [...boxes, ...frames, ...labels, ...points];
  return elements
    .filter(
      (element) =>
        element.x < -tolerance ||
        element.y < -tolerance ||
        element.x + element.width > width + tolerance ||
        element.y + element.height > height + tolerance,
    )
    .map(({ x, y }) => `the element at ${x}, ${y} is outside the drawing`);
}
