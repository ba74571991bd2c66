// Where the boxes of a graph stand: in layers along its arrows, by dagre, with room for what is written at them.

import { Graph, layout } from '@dagrejs/dagre';
import { centre, type Place, type Point, type Size } from './drawing-types.ts';

/** What stands in the layout: sizes alone, by index. */
export interface Layered {
  readonly nodes: readonly Size[];
  /** From and to are indices of `nodes`; the size is that of the label, if any. */
  readonly edges: readonly { readonly from: number; readonly to: number; readonly label?: Size }[];
}

export interface LaidOut extends Size {
  readonly nodes: readonly Place[];
  /** Each ends at the borders of its nodes; `at` is where the middle of the label is. */
  readonly edges: readonly { readonly points: readonly Point[]; readonly at?: Point }[];
}

/** The distance of everything from the edges of the drawing. */
export const margin = 8;

/** Places for all; the same for the same graph. `direction` is where arrows lead: down (`TB`) or to the right (`LR`). */
export function layered({ nodes, edges }: Layered, direction: 'TB' | 'LR'): LaidOut {
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
  run(graph);
  const places = nodes.map((size, index) => {
    const { x, y } = graph.node(String(index));
    return { x: x - size.width / 2, y: y - size.height / 2, ...size };
  });
  return shifted({
    nodes: places,
    edges: edges.map(({ from, to, label }, index) => {
      const { points, x, y } = graph.edge(String(from), String(to), String(index));
      const at = x !== undefined && y !== undefined ? { x, y } : undefined;
      const place = places[from];
      const course = from === to && place && at ? loop(place, at) : points.map((point) => ({ x: point.x, y: point.y }));
      return { points: course, ...(label && at && { at, label }) };
    }),
  });
}

interface Raw {
  readonly nodes: readonly Place[];
  readonly edges: readonly { readonly points: readonly Point[]; readonly at?: Point; readonly label?: Size }[];
}

/** Everything within the margins: dagre takes nodes alone into account, and lets arrows run beyond them. */
function shifted({ nodes, edges }: Raw): LaidOut {
  const places: readonly Place[] = [
    ...nodes,
    ...edges.flatMap(({ points, at, label }) => [
      ...points.map((point) => ({ ...point, width: 0, height: 0 })),
      ...(at && label
        ? [{ x: at.x - label.width / 2 - 3, y: at.y - label.height / 2, width: label.width + 6, height: label.height }]
        : []),
    ]),
  ];
  const left = Math.min(...places.map(({ x }) => x)) - margin;
  const top = Math.min(...places.map(({ y }) => y)) - margin;
  const moved = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  return {
    width: Math.max(...places.map(({ x, width }) => x + width)) + margin - left,
    height: Math.max(...places.map(({ y, height }) => y + height)) + margin - top,
    nodes: nodes.map((node) => ({ ...node, ...moved(node) })),
    edges: edges.map(({ points, at }) => ({ points: points.map(moved), ...(at && { at: moved(at) }) })),
  };
}

/** An arrow from a node back to itself by way of `at`, which is beside it or below it: dagre's own need not touch the node. */
function loop(node: Place, at: Point): readonly Point[] {
  const { x, y } = centre(node);
  if (at.y > node.y + node.height) {
    const [left, right, bottom] = [x - node.width / 4, x + node.width / 4, node.y + node.height];
    return [
      { x: left, y: bottom },
      { x: left, y: at.y },
      { x: right, y: at.y },
      { x: right, y: bottom },
    ];
  }
  const [upper, lower, side] = [y - node.height / 4, y + node.height / 4, node.x + node.width];
  return [
    { x: side, y: upper },
    { x: at.x, y: upper },
    { x: at.x, y: lower },
    { x: side, y: lower },
  ];
}

/** What is used of dagre's graph; the package's own types do not resolve under NodeNext. */
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
const run = layout as (graph: LayoutGraph) => void;
