// SVG renderer of drawings, and HTML figures of diagrams. Colors come from CSS custom properties of the page, for light
// and dark themes.

import {
  svgText,
  svgElement,
  roundToTenths,
  type Svg,
  type SvgAttributes,
  html,
  emptyHtml,
  escapeHtml,
  type Html,
} from '../../../code/html/html-and-svg.ts';
import {
  center,
  type Arrow,
  type Box,
  type Drawing,
  type Label,
  type Rectangle,
  type Point,
  type DiagramOrReason,
} from './drawing.ts';
import { fontSize, labelSize, lineHeight } from './text-width.ts';
import type { Lifecycle } from '../../../openapi/extensions/types.ts';
import type { Memo } from '../../../plugin/memo-interface.ts';
import { memoizeByValue } from '../page-model-slice.ts';
import { drawLifecycle } from './lifecycle.ts';

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
export function renderSvg(drawing: Drawing, id: string): Svg {
  const { width, height, title, description } = drawing;
  return svgElement(
    'svg',
    {
      role: 'img',
      'aria-labelledby': `${id}-title ${id}-desc`,
      viewBox: `0 0 ${roundToTenths(width)} ${roundToTenths(height)}`,
      width,
      height,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '1.25',
    },
    [
      svgElement('title', { id: `${id}-title` }, [svgText(title)]),
      svgElement('desc', { id: `${id}-desc` }, [svgText(description)]),
      ...cachedFigure(drawing),
    ],
  );
}

// Figures by boxes: many pages show the same figure with different titles.
const figureCache = new WeakMap<Drawing['boxes'], readonly Svg[]>();

function cachedFigure(drawing: Drawing): readonly Svg[] {
  const figure = figureCache.get(drawing.boxes) ?? renderFigure(drawing);
  figureCache.set(drawing.boxes, figure);
  return figure;
}

function renderFigure({ frames, lines, arrows, boxes }: Drawing): readonly Svg[] {
  return [
    ...group(
      { stroke: faint, 'stroke-dasharray': '6 4' },
      frames.map((frame) => rectangle(frame, 8)),
    ),
    ...group(
      { stroke: faint, 'stroke-dasharray': '3 4' },
      lines.map(({ from, to }) => svgElement('path', { d: `M${formatPoint(from)}L${formatPoint(to)}` })),
    ),
    ...arrowShafts(arrows, 'plain', {}),
    ...arrowShafts(arrows, 'dashed', { 'stroke-dasharray': '5 4' }),
    ...(arrows.length === 0
      ? []
      : [
          svgElement('path', {
            fill: 'currentColor',
            stroke: 'none',
            d: arrows.map(({ points }) => arrowTip(points)).join(''),
          }),
        ]),
    ...(['plain', 'strong', 'faint', 'chip'] as const).flatMap((style) =>
      group(
        boxAttributes[style],
        boxes.filter((box) => box.style === style).map((box) => rectangle(box, style === 'chip' ? box.height / 2 : 6)),
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
        ...frames.flatMap(({ label, x, y }) => renderLabel(label, { x: x + 12 + labelSize(label).width / 2, y }, true)),
        ...arrows.flatMap(({ label }) => (label === undefined ? [] : renderLabel(label, label.at, true))),
        ...boxes.flatMap((box) => renderLabel(box.label, center(box), false)),
      ],
    ),
  ];
}

const boxAttributes = {
  plain: { fill },
  strong: { fill, stroke: accent, 'stroke-width': 2.5 },
  faint: { fill: paper, stroke: faint, 'stroke-dasharray': '4 3' },
  chip: { fill: paper, stroke: faint },
} satisfies Record<Box['style'], SvgAttributes>;

function group(attributes: SvgAttributes, children: readonly Svg[]): readonly Svg[] {
  return children.length === 0 ? [] : [svgElement('g', attributes, children)];
}

function rectangle({ x, y, width, height }: Rectangle, rx: number): Svg {
  return svgElement('rect', { x, y, width, height, rx });
}

/** Returns the lines of all arrows of one style as a single path. */
function arrowShafts(arrows: readonly Arrow[], style: Arrow['style'], attributes: SvgAttributes): readonly Svg[] {
  const paths = arrows.filter((arrow) => arrow.style === style).map(({ points }) => arrowPath(points));
  return paths.length === 0 ? [] : [svgElement('path', { d: paths.join(''), ...attributes })];
}

/** Returns the path of an arrow, with rounded bends. */
function arrowPath(points: readonly Point[]): string {
  const [first, ...bends] = points;
  const last = bends.pop();
  if (first === undefined || last === undefined) return '';
  let path = `M${formatPoint(first)}`;
  for (const [index, bend] of bends.entries()) {
    const next = bends[index + 1] ?? last;
    path += `${index === 0 ? `L${formatPoint(midpoint(first, bend))}` : ''}Q${formatPoint(bend)} ${formatPoint(midpoint(bend, next))}`;
  }
  return `${path}L${formatPoint(last)}`;
}

function arrowTip(points: readonly Point[]): string {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const previous = points.findLast(({ x, y }) => Math.hypot(x - end.x, y - end.y) > 0.5) ?? end;
  const length = Math.hypot(end.x - previous.x, end.y - previous.y) || 1;
  const direction = { x: (end.x - previous.x) / length, y: (end.y - previous.y) / length };
  const corner = (side: 1 | -1): Point => ({
    x: end.x - direction.x * 8 - side * direction.y * 4,
    y: end.y - direction.y * 8 + side * direction.x * 4,
  });
  return `M${formatPoint(end)}L${formatPoint(corner(1))}L${formatPoint(corner(-1))}Z`;
}

function midpoint(start: Point, end: Point): Point {
  return { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
}

function formatPoint({ x, y }: Point): string {
  return `${roundToTenths(x)} ${roundToTenths(y)}`;
}

/** Renders a label centered at a point, with a background if lines can cross it. */
function renderLabel(label: Label, middle: Point, hasBackground: boolean): readonly Svg[] {
  const { width, height } = labelSize(label);
  const baseline = middle.y - height / 2 + lineHeight * 0.72;
  const lines = label.lines.map((line, index) =>
    svgElement(
      'text',
      { x: middle.x, y: baseline + index * lineHeight, ...(label.code && { 'font-family': fonts.code }) },
      [svgText(line)],
    ),
  );
  return hasBackground
    ? [
        svgElement('rect', {
          x: middle.x - width / 2 - 3,
          y: middle.y - height / 2,
          width: width + 6,
          height,
          fill: paper,
        }),
        ...lines,
      ]
    : lines;
}

/** Returns the drawing as a figure, which can be scrolled if it is wide. `id` must be unique on the page. */
export function drawingHtml(drawing: Drawing, id: string): Html {
  return html`<figure class="diagram" tabindex="0">${renderSvg(drawing, id)}</figure>`;
}

/** Returns the figure, or the reason for its omission; empty if there is no diagram. */
export function diagramHtml(diagram: DiagramOrReason | undefined, id: string): Html {
  if (diagram === undefined) return emptyHtml;
  return 'drawing' in diagram ? drawingHtml(diagram.drawing, id) : html`<p>${escapeHtml(diagram.reason)}</p>`;
}

/** Returns the diagram of a lifecycle. */
export function lifecycleDiagramHtml(lifecycle: Lifecycle, name: string, id: string, memo?: Memo): Html {
  const { states, moves, open } = lifecycle;
  return memoizeByValue(memo, 'lifecycle', [name, id, [...states.keys()], moves, open], () =>
    diagramHtml(drawLifecycle(lifecycle, name), id),
  );
}
