// Resource diagrams: solid arrows for containment, dashed arrows for references by properties.

import { listed, most, within, type Diagram } from './diagram-or-reason.ts';
import { graphDrawing, type Edge } from './graph-diagram.ts';
import { label } from './text-width.ts';
import type { Relation, ResourceNode, Resources } from './resources.ts';

/** A diagram of some resources and of the relations that start or end at them. */
export interface RelationPart {
  /** Tag of the resources; `undefined` if the diagram shows all resources. */
  readonly area?: string;
  readonly diagram: Diagram;
}

/** Returns one diagram of all resources, or one for each tag, in the order of `tags`, if they exceed the size limit. */
export function relationDiagrams(resources: Resources, areas: readonly string[]): readonly RelationPart[] {
  const { nodes, contains, refers } = resources;
  if (contains.length + refers.length === 0) return [];
  if (nodes.length <= most.boxes && contains.length + refers.length <= most.arrows)
    return [{ diagram: diagramOf(nodes, resources, 'Resources and their relations') }];
  return areas.flatMap((area) => {
    const own = nodes.filter((node) => node.area === area);
    const touching = touchingOf(own, resources);
    return own.length === 0 || touching.contains.length + touching.refers.length === 0
      ? []
      : [{ area, diagram: diagramOf(own, touching, `Resources of ${area} and their relations`) }];
  });
}

function touchingOf(own: readonly ResourceNode[], { nodes, contains, refers }: Resources): Resources {
  const ids = new Set(own.map(({ id }) => id));
  const touches = ({ from, to }: Relation): boolean => ids.has(from) || ids.has(to);
  return { nodes, contains: contains.filter(touches), refers: refers.filter(touches) };
}

/** Draws the resources; resources of other tags that are related to them are faint. */
function diagramOf(own: readonly ResourceNode[], { contains, refers }: Resources, title: string): Diagram {
  const ids = new Set(own.map(({ id }) => id));
  const others = [...new Set([...contains, ...refers].flatMap(({ from, to }) => [from, to]))]
    .filter((id) => !ids.has(id))
    .sort();
  const box = (
    id: string,
    look: 'plain' | 'faint',
  ): { readonly id: string; readonly look: 'plain' | 'faint'; readonly label: ReturnType<typeof label> } => ({
    id,
    look,
    label: label(id, { code: true, width: 190, most: 2 }),
  });
  const edges: readonly Edge[] = [
    ...contains.map(({ from, to }): Edge => ({ from, to, look: 'plain' })),
    ...refers.map(({ from, to, fields }): Edge => ({
      from,
      to,
      look: 'dashed',
      label: label(fields.join(', '), { code: true, width: 150, most: 2 }),
    })),
  ];
  const description = [
    `Resources: ${[...ids, ...others].join(', ')}.`,
    ...[...contains, ...refers].map(relationWords),
  ].join(' ');
  return within(ids.size + others.length, edges.length, 'resources', () =>
    graphDrawing(
      {
        title,
        description,
        nodes: [...own.map(({ id }) => box(id, 'plain')), ...others.map((id) => box(id, 'faint'))],
        edges,
      },
      'LR',
    ),
  );
}

/** Describes a relation in a sentence. */
export function relationWords({ from, to, fields }: Relation): string {
  return fields.length === 0 ? `${from} contains ${to}.` : `${from} refers to ${to} by ${listed(fields, 'and')}.`;
}
