// Discriminators, with implicit mappings.

import type { Document, SchemaSite } from '../../openapi/types.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { MapNode, Node } from '../../source/node.ts';
import type { Discriminator } from '../types/schema.ts';
import { placeOfNode } from '../locate-origin.ts';
import { mappedSites } from '../schema-ids/discriminator-targets.ts';
import type { Places } from '../schema-ids/assign-schema-ids.ts';
import { constantsOf } from './discriminating-constants.ts';
import { listOf, mapOf, textOf } from './node-values.ts';

/**
 * Reads the discriminator of the schema `node`. For each branch that the explicit mapping omits, adds the constants of
 * the discriminating property, or else the name of its schema (OpenAPI 3.1, 4.8.25).
 */
export function discriminatorOf(
  site: SchemaSite,
  node: MapNode,
  document: Document,
  places: Places,
  report: Pick<Report, 'add'>,
): Discriminator | undefined {
  const written = mapOf(node, 'discriminator');
  const property = written && textOf(written, 'propertyName');
  if (property === undefined) return undefined;
  const { resolver } = places;
  const mapping = new Map<string, string>();
  for (const { value, target, node: at, site: mapped } of mappedSites(site, node, document, resolver)) {
    const id = mapped && places.idOf(mapped.node);
    if (id !== undefined) mapping.set(value, id);
    else {
      report.add('model/discriminator-target', {
        message: `the discriminator maps "${value}" to "${target}", which is no schema`,
        place: placeOfNode(at),
      });
    }
  }
  const mapped = new Set(mapping.values());
  for (const branch of branchesOf(node)) {
    const at = resolver.within(site, branch);
    const id = branchId(at, branch, places);
    if (id !== undefined && mapped.has(id)) continue;
    const values = constantsOf(at, property, document, resolver);
    if (id === undefined && values.length === 0 && !isNull(branch)) {
      report.add('model/discriminator-branch', {
        message: `this branch has no name and does not pin "${property}", so no value of the discriminator means it`,
        place: placeOfNode(branch),
        help: `Move it to components, or give its "${property}" a const.`,
      });
    }
    if (id === undefined) continue;
    for (const value of values.length > 0 ? values : [id]) if (!mapping.has(value)) mapping.set(value, id);
  }
  return { property, mapping };
}

function branchesOf(node: MapNode): readonly Node[] {
  return ['oneOf', 'anyOf'].flatMap((keyword) => listOf(node, keyword)?.items ?? []);
}

function branchId(site: SchemaSite, branch: Node, places: Places): string | undefined {
  const own = places.idOf(branch);
  if (own !== undefined || branch.kind !== 'map') return own;
  const ref = textOf(branch, '$ref');
  const target = ref === undefined ? undefined : places.resolver.follow(site, ref);
  return target && places.idOf(target.node);
}

function isNull(branch: Node): boolean {
  return branch.kind === 'map' && textOf(branch, 'type') === 'null';
}
