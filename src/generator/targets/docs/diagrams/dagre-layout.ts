// Layered graph layout by dagre, with space reserved for edge labels.

import { Graph, layout } from '@dagrejs/dagre';
import { center, type Rectangle, type Point, type Size } from './drawing.ts';

/** Input of the layout: sizes only, by index. */
export interface LayoutInput {
  readonly nodes: readonly Size[];
  /** `from` and `to` are indices of `nodes`; `label` is the label size. */
  readonly edges: readonly { readonly from: number; readonly to: number; readonly label?: Size }[];
}

export interface LayoutResult extends Size {
  readonly nodes: readonly Rectangle[];
  /** `points` start and end at node borders; `at` is the center of the label. */
  readonly edges: readonly { readonly points: readonly Point[]; readonly at?: Point }[];
}

/** Distance between the content and the edges of the drawing, in pixels. */
export const margin = 8;

/** Lays out a graph deterministically. `direction` is top to bottom (`TB`) or left to right (`LR`). */
export function layoutGraph({ nodes, edges }: LayoutInput, direction: 'TB' | 'LR'): LayoutResult {
  if (nodes.length === 0) return { nodes: [], edges: [], width: 0, height: 0 };
  const graph = createGraph();
  graph.setGraph({ rankdir: direction, nodesep: 22, edgesep: 16, ranksep: direction === 'TB' ? 34 : 44 });
  for (const [index, { width, height }] of nodes.entries()) graph.setNode(String(index), { width, height });
  for (const [index, { from, to, label }] of edges.entries()) {
    graph.setEdge(
      String(from),
      String(to),
      { width: label ? label.width + 12 : 0, height: label ? label.height + 6 : 0, labelpos: 'c' },
      String(index),
    );
  }
  runDagre(graph);
  const rectangles = nodes.map((size, index) => {
    const { x, y } = graph.node(String(index));
    return { x: x - size.width / 2, y: y - size.height / 2, ...size };
  });
  return shiftIntoMargins({
    nodes: rectangles,
    edges: edges.map(({ from, to, label }, index) => {
      const { points, x, y } = graph.edge(String(from), String(to), String(index));
      const labelCenter = x !== undefined && y !== undefined ? { x, y } : undefined;
      const source = rectangles[from];
      const path =
        from === to && source && labelCenter
          ? selfLoop(source, labelCenter)
          : points.map((point) => ({ x: point.x, y: point.y }));
      return { points: path, ...(label && labelCenter && { at: labelCenter, label }) };
    }),
  });
}

interface RawLayout {
  readonly nodes: readonly Rectangle[];
  readonly edges: readonly { readonly points: readonly Point[]; readonly at?: Point; readonly label?: Size }[];
}

/** Moves everything inside the margins. dagre considers only nodes, so edges can extend beyond its bounds. */
function shiftIntoMargins({ nodes, edges }: RawLayout): LayoutResult {
  const rectangles: readonly Rectangle[] = [
    ...nodes,
    ...edges.flatMap(({ points, at, label }) => [
      ...points.map((point) => ({ ...point, width: 0, height: 0 })),
      ...(at && label
        ? [{ x: at.x - label.width / 2 - 3, y: at.y - label.height / 2, width: label.width + 6, height: label.height }]
        : []),
    ]),
  ];
  const left = Math.min(...rectangles.map(({ x }) => x)) - margin;
  const top = Math.min(...rectangles.map(({ y }) => y)) - margin;
  const shift = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  return {
    width: Math.max(...rectangles.map(({ x, width }) => x + width)) + margin - left,
    height: Math.max(...rectangles.map(({ y, height }) => y + height)) + margin - top,
    nodes: nodes.map((node) => ({ ...node, ...shift(node) })),
    edges: edges.map(({ points, at }) => ({ points: points.map(shift), ...(at && { at: shift(at) }) })),
  };
}

/**
 * Returns the path of a self-loop through `labelCenter`, which is to the right of the node or below it. dagre's own path
 * does not always touch the node.
 */
function selfLoop(node: Rectangle, labelCenter: Point): readonly Point[] {
  const { x, y } = center(node);
  if (labelCenter.y > node.y + node.height) {
    const [left, right, bottom] = [x - node.width / 4, x + node.width / 4, node.y + node.height];
    return [
      { x: left, y: bottom },
      { x: left, y: labelCenter.y },
      { x: right, y: labelCenter.y },
      { x: right, y: bottom },
    ];
  }
  const [upper, lower, side] = [y - node.height / 4, y + node.height / 4, node.x + node.width];
  return [
    { x: side, y: upper },
    { x: labelCenter.x, y: upper },
    { x: labelCenter.x, y: lower },
    { x: side, y: lower },
  ];
}

/** The part of dagre's graph API used here; the package's own types do not resolve under NodeNext. */
interface LayoutGraph {
  setGraph(settings: object): unknown;
  setNode(id: string, size: Size): unknown;
  setEdge(from: string, to: string, label: object, name: string): unknown;
  node(id: string): Point;
  edge(
    from: string,
    to: string,
    name: string,
  ): { readonly points: readonly Point[]; readonly x?: number; readonly y?: number };
}

const createGraph = (): LayoutGraph => new (Graph as new (settings: object) => LayoutGraph)({ multigraph: true });
const runDagre = layout as (graph: LayoutGraph) => void;
