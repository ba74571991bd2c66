// SVG renderer of drawings. Colors come from CSS custom properties of the page, for light and dark themes.

import { characters, element, rounded, type Svg, type SvgAttributes } from '../../../code/html/svg.ts';
import { centre, type Arrow, type Box, type Drawing, type Label, type Place, type Point } from './drawing-types.ts';
import { fontSize, labelSize, lineHeight } from './text-width.ts';

// Defaults are system colors.
const paper = 'var(--diagram-paper, Canvas)';
const fill = 'var(--diagram-fill, Canvas)';
const accent = 'var(--diagram-accent, currentColor)';
const faint = 'var(--diagram-faint, currentColor)';
const fonts = {
  text: 'var(--diagram-text, system-ui, sans-serif)',
  code: 'var(--diagram-code, ui-monospace, monospace)',
};

/** Renders the drawing. `id` must be unique on the page: it is the prefix of the title and description IDs. */
export function printDrawing(drawing: Drawing, id: string): Svg {
  const { width, height, title, description } = drawing;
  return element(
    'svg',
    {
      role: 'img',
      'aria-labelledby': `${id}-title ${id}-desc`,
      viewBox: `0 0 ${rounded(width)} ${rounded(height)}`,
      width,
      height,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '1.25',
    },
    [
      element('title', { id: `${id}-title` }, [characters(title)]),
      element('desc', { id: `${id}-desc` }, [characters(description)]),
      ...figureOf(drawing),
    ],
  );
}

// Many pages show the same figure with different titles.
const known = new WeakMap<Drawing['boxes'], readonly Svg[]>();

function figureOf(drawing: Drawing): readonly Svg[] {
  const figure = known.get(drawing.boxes) ?? printFigure(drawing);
  known.set(drawing.boxes, figure);
  return figure;
}

function printFigure({ frames, lines, arrows, boxes }: Drawing): readonly Svg[] {
  return [
    ...group(
      { stroke: faint, 'stroke-dasharray': '6 4' },
      frames.map((frame) => rectangle(frame, 8)),
    ),
    ...group(
      { stroke: faint, 'stroke-dasharray': '3 4' },
      lines.map(({ from, to }) => element('path', { d: `M${pair(from)}L${pair(to)}` })),
    ),
    ...shafts(arrows, 'plain', {}),
    ...shafts(arrows, 'dashed', { 'stroke-dasharray': '5 4' }),
    ...(arrows.length === 0
      ? []
      : [
          element('path', {
            fill: 'currentColor',
            stroke: 'none',
            d: arrows.map(({ points }) => tip(points)).join(''),
          }),
        ]),
    ...(['plain', 'strong', 'faint', 'chip'] as const).flatMap((look) =>
      group(
        looks[look],
        boxes.filter((box) => box.look === look).map((box) => rectangle(box, look === 'chip' ? box.height / 2 : 6)),
      ),
    ),
    ...group(
      {
        fill: 'currentColor',
        stroke: 'none',
        'font-size': fontSize,
        'font-family': fonts.text,
        'text-anchor': 'middle',
      },
      [
        ...frames.flatMap(({ label, x, y }) => printLabel(label, { x: x + 12 + labelSize(label).width / 2, y }, true)),
        ...arrows.flatMap(({ label }) => (label === undefined ? [] : printLabel(label, label.at, true))),
        ...boxes.flatMap((box) => printLabel(box.label, centre(box), false)),
      ],
    ),
  ];
}

const looks = {
  plain: { fill },
  strong: { fill, stroke: accent, 'stroke-width': 2.5 },
  faint: { fill: paper, stroke: faint, 'stroke-dasharray': '4 3' },
  chip: { fill: paper, stroke: faint },
} satisfies Record<Box['look'], SvgAttributes>;

function group(attributes: SvgAttributes, children: readonly Svg[]): readonly Svg[] {
  return children.length === 0 ? [] : [element('g', attributes, children)];
}

function rectangle({ x, y, width, height }: Place, rx: number): Svg {
  return element('rect', { x, y, width, height, rx });
}

/** Returns the lines of all arrows of one style as a single path. */
function shafts(arrows: readonly Arrow[], look: Arrow['look'], attributes: SvgAttributes): readonly Svg[] {
  const courses = arrows.filter((arrow) => arrow.look === look).map(({ points }) => course(points));
  return courses.length === 0 ? [] : [element('path', { d: courses.join(''), ...attributes })];
}

/** Returns the path of an arrow, with rounded bends. */
function course(points: readonly Point[]): string {
  const [first, ...others] = points;
  const last = others.pop();
  if (first === undefined || last === undefined) return '';
  let path = `M${pair(first)}`;
  for (const [index, bend] of others.entries()) {
    const next = others[index + 1] ?? last;
    path += `${index === 0 ? `L${pair(middle(first, bend))}` : ''}Q${pair(bend)} ${pair(middle(bend, next))}`;
  }
  return `${path}L${pair(last)}`;
}

function tip(points: readonly Point[]): string {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.findLast(({ x, y }) => Math.hypot(x - end.x, y - end.y) > 0.5) ?? end;
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const along = { x: (end.x - before.x) / length, y: (end.y - before.y) / length };
  const corner = (side: 1 | -1): Point => ({
    x: end.x - along.x * 8 - side * along.y * 4,
    y: end.y - along.y * 8 + side * along.x * 4,
  });
  return `M${pair(end)}L${pair(corner(1))}L${pair(corner(-1))}Z`;
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function pair({ x, y }: Point): string {
  return `${rounded(x)} ${rounded(y)}`;
}

/** Renders a label centered at a point, with a background if lines can cross it. */
function printLabel(label: Label, at: Point, onPaper: boolean): readonly Svg[] {
  const { width, height } = labelSize(label);
  const first = at.y - height / 2 + lineHeight * 0.72;
  const lines = label.lines.map((line, index) =>
    element('text', { x: at.x, y: first + index * lineHeight, ...(label.code && { 'font-family': fonts.code }) }, [
      characters(line),
    ]),
  );
  return onPaper
    ? [
        element('rect', { x: at.x - width / 2 - 3, y: at.y - height / 2, width: width + 6, height, fill: paper }),
        ...lines,
      ]
    : lines;
}
