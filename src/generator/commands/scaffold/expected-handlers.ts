// Which handlers the document asks for: a file for each area, a handler for each operation, by the names that the generated server gives them.

import type { Api } from '../../model/types/api.ts';
import { sentMethod } from '../../model/http-method.ts';

/** A handler that there is to be. */
export interface Wanted {
  /** Method and path: `GET /pets/{id}`. */
  readonly key: string;
  /** The member's name: `getPet`. */
  readonly name: string;
  /** The stem of its types, `GetPet`: it takes a `GetPetRequest`, and answers a `GetPetResponse`. */
  readonly type: string;
}

/** The handlers of an area. */
export interface WantedArea {
  /** The tag as written. */
  readonly id: string;
  /** Its member of all handlers: `pets`. */
  readonly name: string;
  /** The stem of its type, `Pets`: the handlers are `PetsHandlers`. */
  readonly type: string;
  /** The file that it gets when it is new, below the folder of the handlers. */
  readonly file: string;
  readonly operations: readonly Wanted[];
}

/** The stems of files that are not an area's. */
const taken: ReadonlySet<string> = new Set(['index', 'tx']);

/** The areas that have operations, in the model's order. */
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
