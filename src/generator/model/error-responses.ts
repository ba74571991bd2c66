// Error responses that follow the `errors` convention, and their common media type.

import type { Api, Operation, Response } from './types/api.ts';
import { mediaTypeEssence } from './media-types.ts';

/** One content entry of an error response. */
export interface ErrorContent {
  readonly operation: Operation;
  readonly response: Response;
  readonly mediaType: string;
}

const isError = ({ status }: Response): boolean => /^[45]|^default$/.test(status);
const isJson = (mediaType: string): boolean => /^[^/;]+\/(?:[^/;]+\+)?json\s*(?:;|$)/i.test(mediaType);
const isMediaRange = (mediaType: string): boolean => mediaType.includes('*');

/** Returns the error response contents that use the schema of the convention; empty if there is no convention. */
export function conventionErrorContents({ conventions, operations }: Api): readonly ErrorContent[] {
  const schema = conventions.errors?.schema;
  if (schema === undefined) return [];
  return operations.flatMap((operation) =>
    operation.responses
      .filter(isError)
      .flatMap((response) =>
        response.content
          .filter(
            (content) => typeof content.schema?.jsonSchema === 'object' && content.schema.jsonSchema.ref === schema,
          )
          .map(({ mediaType }) => ({ operation, response, mediaType })),
      ),
  );
}

/**
 * Returns the most frequent JSON media type of the error contents, or the first of them in a tie; `application/json` if
 * there is none. Media types that differ only in parameters are counted together.
 */
export function errorMediaType(api: Api): string {
  const mediaTypes = conventionErrorContents(api).flatMap(({ mediaType }) =>
    isJson(mediaType) && !isMediaRange(mediaType) ? [mediaType] : [],
  );
  const counts = countValues(mediaTypes);
  const essenceCounts = countValues(mediaTypes.map(mediaTypeEssence));
  const countEssence = (mediaType: string): number => essenceCounts.get(mediaTypeEssence(mediaType)) ?? 0;
  const [mostFrequent] = [...counts].sort(
    ([a, countA], [b, countB]) => countEssence(b) - countEssence(a) || countB - countA,
  );
  return mostFrequent?.[0] ?? 'application/json';
}

function countValues(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/**
 * Returns the first content of each error response that cannot contain the convention's errors: it declares neither
 * a JSON media type nor a range that includes `defaultMediaType`.
 */
export function contentsWithoutConventionErrors(
  { conventions, operations }: Api,
  defaultMediaType: string,
): readonly ErrorContent[] {
  if (conventions.errors === undefined) return [];
  return operations.flatMap((operation) =>
    operation.responses.filter(isError).flatMap((response) => {
      const [first] = response.content;
      return first &&
        !response.content.some(({ mediaType }) => isJson(mediaType) || mediaRangeIncludes(mediaType, defaultMediaType))
        ? [{ operation, response, mediaType: first.mediaType }]
        : [];
    }),
  );
}

/**
 * Returns whether a media range such as `application/*` or `application/*+json` includes a media type (RFC 9110,
 * 12.5.1).
 */
export function mediaRangeIncludes(range: string, mediaType: string): boolean {
  const [rangeType = '', rangeSubtype = ''] = range
    .toLowerCase()
    .split(/[/;]/)
    .map((part) => part.trim());
  const [type, subtype = ''] = mediaType
    .toLowerCase()
    .split(/[/;]/)
    .map((part) => part.trim());
  if (rangeType !== '*' && rangeType !== type) return false;
  return rangeSubtype === '*' || (rangeSubtype.startsWith('*+') && subtype.endsWith(rangeSubtype.slice(1)));
}
