// Handlers that the document requires: one module for each tag, one handler for each operation.

import type { Api } from '../../model/types/api.ts';
import { requestMethod } from '../../model/http-request.ts';

/** Handler of one operation, with the names from the generated server. */
export interface ExpectedHandler {
  /** Method and path: `GET /pets/{id}`. */
  readonly key: string;
  /** Property name: `getPet`. */
  readonly name: string;
  /** Type name prefix: `GetPet`, for `GetPetRequest` and `GetPetResponse`. */
  readonly type: string;
}

/** Handlers of one tag. */
export interface ExpectedTag {
  /** Tag as written in the document. */
  readonly id: string;
  /** Property name: `pets`. */
  readonly name: string;
  /** Type name prefix: `Pets`, for `PetsHandlers`. */
  readonly type: string;
  /** File of a new module, relative to the handler directory. */
  readonly file: string;
  readonly operations: readonly ExpectedHandler[];
}

/** File names without extension that are reserved. */
const reservedFileNames: ReadonlySet<string> = new Set(['index', 'tx']);

/** Returns the tags that have operations, in the order of the model. */
export function listExpectedTags(api: Api): readonly ExpectedTag[] {
  return api.tagGroups.flatMap(({ id, name }) => {
    const operations = api.operations
      .filter(({ tagGroup }) => tagGroup === id)
      .map(({ method, path, name: operationName }) => ({
        key: `${requestMethod(method)} ${path}`,
        name: operationName.value,
        type: operationName.type,
      }));
    if (operations.length === 0) return [];
    return [
      {
        id,
        name: name.value,
        type: name.type,
        file: `${reservedFileNames.has(name.file) ? `${name.file}-tag` : name.file}.ts`,
        operations,
      },
    ];
  });
}
