// Graph drawing: connected nodes in layers, and unconnected nodes in rows below them.

import type { Arrow, Box, Drawing, Label, Rectangle } from './drawing.ts';
import { layoutGraph, margin } from './dagre-layout.ts';
import { labelSize } from './text-width.ts';

export interface Node extends Pick<Box, 'id' | 'label' | 'style'> {}

/** `from` and `to` are node IDs. */
export interface Edge extends Pick<Arrow, 'from' | 'to' | 'style'> {
  readonly label?: Label;
}

export interface Graph extends Pick<Drawing, 'title' | 'description'> {
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge[];
}

/** Minimum width of the rows of unconnected boxes, in pixels. */
const minRowWidth = 480;
const gap = 16;

export function drawGraph({ title, description, nodes, edges }: Graph, direction: 'TB' | 'LR'): Drawing {
  const connectedIds = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const connected = nodes.filter(({ id }) => connectedIds.has(id));
  const indexById = new Map(connected.map(({ id }, index) => [id, index]));
  const connectedEdges = edges.flatMap((edge) => {
    const [from, to] = [indexById.get(edge.from), indexById.get(edge.to)];
    return from === undefined || to === undefined ? [] : [{ edge, from, to }];
  });
  const layout = layoutGraph(
    {
      nodes: connected.map(({ label }) => boxSize(label)),
      edges: connectedEdges.map(({ edge: { label }, from, to }) => ({
        from,
        to,
        ...(label && { label: labelSize(label) }),
      })),
    },
    direction,
  );
  const boxes = connected.map((node, index) => createBox(node, layout.nodes[index]));
  const arrows = connectedEdges.map(({ edge }, index): Arrow => {
    const { points = [], at: labelCenter } = layout.edges[index] ?? {};
    return {
      from: edge.from,
      to: edge.to,
      style: edge.style,
      points,
      ...(edge.label && labelCenter && { label: { ...edge.label, at: labelCenter } }),
    };
  });
  const below = layoutRows(
    nodes.filter(({ id }) => !connectedIds.has(id)),
    layout.height === 0 ? margin : layout.height + gap - margin,
    Math.max(layout.width, minRowWidth),
  );
  const corners = [...boxes, ...below].map(({ x, y, width, height }) => ({
    x: x + width + margin,
    y: y + height + margin,
  }));
  return {
    title,
    description,
    width: Math.max(layout.width, ...corners.map(({ x }) => x), 0),
    height: Math.max(layout.height, ...corners.map(({ y }) => y), 0),
    boxes: [...boxes, ...below],
    arrows,
    lines: [],
    frames: [],
  };
}

function createBox({ id, label, style }: Node, { x = 0, y = 0, width = 0, height = 0 }: Partial<Rectangle> = {}): Box {
  return { id, label, style, x, y, width, height };
}

function boxSize(label: Label): { readonly width: number; readonly height: number } {
  const { width, height } = labelSize(label);
  return { width: Math.max(56, width + 24), height: height + 14 };
}

/** Lays out boxes in rows, wrapped at `width`. */
function layoutRows(nodes: readonly Node[], top: number, width: number): readonly Box[] {
  const boxes: Box[] = [];
  let [x, y, tallest] = [margin, top, 0];
  for (const node of nodes) {
    const size = boxSize(node.label);
    if (x > margin && x + size.width + margin > width) [x, y, tallest] = [margin, y + tallest + gap, 0];
    boxes.push(createBox(node, { x, y, ...size }));
    x += size.width + gap;
    tallest = Math.max(tallest, size.height);
  }
  return boxes;
}
