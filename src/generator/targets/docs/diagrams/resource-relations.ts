// Resource diagrams: solid arrows for containment, dashed arrows for references by properties.

import { joinWords, maxDiagramSize, drawIfLegible, type DiagramOrReason } from './diagram-or-reason.ts';
import { drawGraph, type Edge } from './graph-diagram.ts';
import { wrapLabel } from './text-width.ts';
import type { Relation, ResourceNode, ResourceGraph } from './resource-graph.ts';

/** A diagram of some resources and of the relations that start or end at them. */
export interface RelationDiagram {
  /** Tag of the resources; `undefined` if the diagram shows all resources. */
  readonly tag?: string;
  readonly diagram: DiagramOrReason;
}

/** Returns one diagram of all resources, or one for each tag, in the order of `tags`, if they exceed the size limit. */
export function relationDiagrams(resources: ResourceGraph, tags: readonly string[]): readonly RelationDiagram[] {
  const { nodes, contains, references } = resources;
  if (contains.length + references.length === 0) return [];
  if (nodes.length <= maxDiagramSize.boxes && contains.length + references.length <= maxDiagramSize.arrows)
    return [{ diagram: resourceDiagram(nodes, resources, 'Resources and their relations') }];
  return tags.flatMap((tag) => {
    const taggedNodes = nodes.filter((node) => node.tag === tag);
    const related = relatedResources(taggedNodes, resources);
    return taggedNodes.length === 0 || related.contains.length + related.references.length === 0
      ? []
      : [{ tag, diagram: resourceDiagram(taggedNodes, related, `Resources of ${tag} and their relations`) }];
  });
}

function relatedResources(own: readonly ResourceNode[], { nodes, contains, references }: ResourceGraph): ResourceGraph {
  const ids = new Set(own.map(({ id }) => id));
  const isRelated = ({ from, to }: Relation): boolean => ids.has(from) || ids.has(to);
  return { nodes, contains: contains.filter(isRelated), references: references.filter(isRelated) };
}

/** Draws the resources; resources of other tags that are related to them are faint. */
function resourceDiagram(
  own: readonly ResourceNode[],
  { contains, references }: ResourceGraph,
  title: string,
): DiagramOrReason {
  const ids = new Set(own.map(({ id }) => id));
  const otherIds = [...new Set([...contains, ...references].flatMap(({ from, to }) => [from, to]))]
    .filter((id) => !ids.has(id))
    .sort();
  const box = (
    id: string,
    look: 'plain' | 'faint',
  ): { readonly id: string; readonly look: 'plain' | 'faint'; readonly label: ReturnType<typeof wrapLabel> } => ({
    id,
    look,
    label: wrapLabel(id, { code: true, width: 190, most: 2 }),
  });
  const edges: readonly Edge[] = [
    ...contains.map(({ from, to }): Edge => ({ from, to, look: 'plain' })),
    ...references.map(({ from, to, fields }): Edge => ({
      from,
      to,
      look: 'dashed',
      label: wrapLabel(fields.join(', '), { code: true, width: 150, most: 2 }),
    })),
  ];
  const description = [
    `Resources: ${[...ids, ...otherIds].join(', ')}.`,
    ...[...contains, ...references].map(describeRelation),
  ].join(' ');
  return drawIfLegible(ids.size + otherIds.length, edges.length, 'resources', () =>
    drawGraph(
      {
        title,
        description,
        nodes: [...own.map(({ id }) => box(id, 'plain')), ...otherIds.map((id) => box(id, 'faint'))],
        edges,
      },
      'LR',
    ),
  );
}

/** Describes a relation in a sentence. */
export function describeRelation({ from, to, fields }: Relation): string {
  return fields.length === 0 ? `${from} contains ${to}.` : `${from} refers to ${to} by ${joinWords(fields, 'and')}.`;
}
