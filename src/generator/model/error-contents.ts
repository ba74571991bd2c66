// Error responses that follow the `errors` convention, and the media type that they have in common.

import type { Api, Operation, Response } from './declarations/api.ts';

export interface ErrorContent {
  readonly operation: Operation;
  readonly response: Response;
  readonly mediaType: string;
}

/** Returns the contents of error responses whose body is the schema of the convention; empty without a convention. */
export function errorContents({ conventions, operations }: Api): readonly ErrorContent[] {
  const schema = conventions.errors?.schema;
  if (schema === undefined) return [];
  return operations.flatMap((operation) =>
    operation.responses
      .filter(({ status }) => /^[45]|^default$/.test(status))
      .flatMap((response) =>
        response.contents
          .filter((content) => typeof content.schema?.assertion === 'object' && content.schema.assertion.ref === schema)
          .map(({ mediaType }) => ({ operation, response, mediaType })),
      ),
  );
}

/** Returns the JSON media type that most of them have, the first of several; `application/json` if there is none. */
export function errorMediaType(api: Api): string {
  const counts = new Map<string, number>();
  for (const { mediaType } of errorContents(api)) {
    if (/^[^/;]+\/(?:[^/;]+\+)?json\s*(?:;|$)/i.test(mediaType)) counts.set(mediaType, (counts.get(mediaType) ?? 0) + 1);
  }
  const [found] = [...counts].sort(([, a], [, b]) => b - a);
  return found?.[0] ?? 'application/json';
}
