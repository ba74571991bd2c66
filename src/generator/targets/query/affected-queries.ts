// Queries that a mutation affects: as the document declares, or derived from paths, resources, and tags.

import { contentKind } from '../../model/media-types.ts';
import { isSuccess } from '../../model/operations/response-media-types.ts';
import type { Api, MediaType, Operation } from '../../model/types/api.ts';
import type { ShapeUse } from '../../model/types/shape.ts';
import { findItems } from './page-properties.ts';

/** A query, and the path parameters of its affected requests. */
export interface AffectedQuery {
  readonly query: Operation;
  /** Names of the parameters of the mutation, by the name of the query's parameter with the same value. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** Returns the affected queries; `'tag'` if they are not known: then all queries of the tag are affected. */
export function findAffectedQueries(
  mutation: Operation,
  queries: readonly Operation[],
  api: Api,
): readonly AffectedQuery[] | 'tag' {
  const { affects } = mutation.extensions;
  if (affects) return queries.flatMap((query) => (affects.includes(query.id) ? [relate(mutation, query, true)] : []));
  const related = new Set([
    ...findByPath(mutation, queries, api),
    ...findByResource(mutation, queries),
    ...findLists(mutation, queries, api),
  ]);
  if (related.size === 0) return 'tag';
  return queries.flatMap((query) => (related.has(query) ? [relate(mutation, query, false)] : []));
}

/**
 * Returns the queries at the path of the mutation, or else at the nearest path above, and at all paths above: the item,
 * and the lists that contain it. Near a list, also those of its views, such as `/pets/search`, and those of its items if
 * the mutation can change several.
 */
function findByPath(mutation: Operation, queries: readonly Operation[], api: Api): readonly Operation[] {
  const path = segmentsOf(mutation);
  const above = queries.filter(
    (query) => countShared(mutation, query) === segmentsOf(query).length && !isIndex(query, mutation, api),
  );
  const [nearest] = above.map(segmentsOf).sort((a, b) => b.length - a.length);
  if (!nearest) return [];
  const isItem = isParameter(nearest.at(-1));
  const list = isItem ? nearest.length - 1 : nearest.length;
  // Further above, or at the root, other paths next to items have nothing in common with the mutation.
  const isNear = list > 0 && path.length <= (isItem ? list + 2 : list + 1);
  if (!isNear) return above;
  const changesSeveral = !isItem && (mutation.method !== 'post' || nearest.length < path.length);
  const nextToItems = queries.filter((query) => {
    const segments = segmentsOf(query);
    if (segments.length !== list + 1 || countShared(mutation, query) < list) return false;
    return changesSeveral || !isParameter(segments[list]);
  });
  return [...above, ...nextToItems];
}

/**
 * Returns whether the path of a query above the mutation is `/`, or begins all paths without being that of a list: such a
 * query describes the API, or what all of it belongs to.
 */
function isIndex(query: Operation, mutation: Operation, api: Api): boolean {
  const { length } = segmentsOf(query);
  const own = segmentsOf(mutation);
  if (own.length === length || isParameter(own[length])) return false;
  return (
    length === 0 ||
    api.operations.every((each) => countShared(each, query) === length && !isParameter(segmentsOf(each)[length]))
  );
}

/** Returns the queries of the same resource at other paths (`x-resource`). */
function findByResource({ resource }: Operation, queries: readonly Operation[]): readonly Operation[] {
  return resource ? queries.filter((query) => query.resource?.schema === resource.schema) : [];
}

/** Returns the queries of the same tag that list what the mutation takes or returns. */
function findLists(mutation: Operation, queries: readonly Operation[], api: Api): readonly Operation[] {
  const bodies = [...(mutation.requestBody?.content ?? []), ...successContents(mutation)];
  const itemQueries = queries.filter(({ path }) => path === mutation.path).flatMap(successContents);
  const schemas = new Set([
    ...bodies.flatMap(({ schema }) => referenceOf(schema?.request)),
    ...[...bodies, ...itemQueries].flatMap(({ schema }) => referenceOf(schema?.response)),
  ]);
  return queries.filter(
    (query) =>
      query.tagGroup === mutation.tagGroup &&
      successContents(query).some(({ schema }) => {
        const items = schema && findItems(schema.response, api);
        return referenceOf(items?.item).some((id) => schemas.has(id));
      }),
  );
}

function successContents(operation: Operation): readonly MediaType[] {
  return operation.responses
    .filter((response) => isSuccess(response, operation))
    .flatMap(({ content }) => content)
    .filter((content) => contentKind(content) === 'json');
}

function referenceOf(use: ShapeUse | undefined): readonly string[] {
  return use?.shape.kind === 'ref' ? [use.shape.id] : [];
}

/**
 * Returns a query with the parameters that it shares with the mutation: those in the same place of the path, those that
 * identify the same resource, and, if `byName`, those of the same name.
 */
function relate(mutation: Operation, query: Operation, byName: boolean): AffectedQuery {
  const [path, own] = [segmentsOf(query), segmentsOf(mutation)];
  const known = new Set(own.filter(isParameter).map(parameterName));
  const isSameResource = query.resource?.schema === mutation.resource?.schema;
  const shared = countShared(mutation, query);
  return {
    query,
    parameters: new Map(
      path.flatMap((segment, index) => {
        if (!isParameter(segment)) return [];
        const name = parameterName(segment);
        if (index < shared) return [[name, parameterName(own[index] ?? '')] as const];
        const resourceName =
          isSameResource && name === query.resource?.parameter ? mutation.resource?.parameter : undefined;
        const mutationName = resourceName ?? (byName ? name : '');
        return known.has(mutationName) ? [[name, mutationName] as const] : [];
      }),
    ),
  };
}

function segmentsOf({ path }: Operation): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Returns the number of segments with which both paths begin. The names of parameters may differ. */
function countShared(mutation: Operation, query: Operation): number {
  const [path, own] = [segmentsOf(query), segmentsOf(mutation)];
  const difference = path.findIndex(
    (segment, index) => segment !== own[index] && !(isParameter(segment) && isParameter(own[index])),
  );
  return difference < 0 ? path.length : difference;
}

function isParameter(segment: string | undefined): boolean {
  return segment !== undefined && /^\{[^{}]+\}$/.test(segment);
}

function parameterName(segment: string): string {
  return segment.slice(1, -1);
}
