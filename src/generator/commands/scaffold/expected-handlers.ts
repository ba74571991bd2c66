// Handlers that the document requires: one module for each tag, one handler for each operation.

import type { Api } from '../../model/types/api.ts';
import { sentMethod } from '../../model/http-method.ts';

/** Handler of one operation, with the names from the generated server. */
export interface Wanted {
  /** Method and path: `GET /pets/{id}`. */
  readonly key: string;
  /** Property name: `getPet`. */
  readonly name: string;
  /** Type name prefix: `GetPet`, for `GetPetRequest` and `GetPetResponse`. */
  readonly type: string;
}

/** Handlers of one tag. */
export interface WantedArea {
  /** Tag as written in the document. */
  readonly id: string;
  /** Property name: `pets`. */
  readonly name: string;
  /** Type name prefix: `Pets`, for `PetsHandlers`. */
  readonly type: string;
  /** File of a new module, relative to the handler directory. */
  readonly file: string;
  readonly operations: readonly Wanted[];
}

/** File names without extension that are reserved. */
const taken: ReadonlySet<string> = new Set(['index', 'tx']);

/** Returns the tags that have operations, in the order of the model. */
export function wantedAreas(api: Api): readonly WantedArea[] {
  return api.areas.flatMap(({ id, name }) => {
    const operations = api.operations
      .filter(({ area }) => area === id)
      .map(({ method, path, name: own }) => ({
        key: `${sentMethod(method)} ${path}`,
        name: own.value,
        type: own.type,
      }));
    if (operations.length === 0) return [];
    return [
      {
        id,
        name: name.value,
        type: name.type,
        file: `${taken.has(name.file) ? `${name.file}-area` : name.file}.ts`,
        operations,
      },
    ];
  });
}
