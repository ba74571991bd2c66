// Shared state of the conversion from schemas to TypeScript types, and the cache of printed parts.

import type { WordType } from '../../../code/typescript/types.ts';
import type { Api } from '../../../model/types/api.ts';
import { createComponentKeys, type ComponentKeys } from '../../../model/naming/component-keys.ts';
import { analyzeReadWriteOnly, type ReadWriteOnly } from '../../../model/read-write-only.ts';
import { isTracked, cachePart } from '../../../model/dependencies/result-cache.ts';
import { recordDependencies, type Dependencies } from '../../../model/dependencies/tracking.ts';

export interface TypeContext {
  readonly api: Api;
  readonly names: ComponentKeys;
  readonly readWriteOnly: ReadWriteOnly;
  /** The helper types used so far. */
  readonly helpers: Set<Helper>;
  /** Cache of the property names of named schemas, by schema ID. */
  readonly propertyNames: Map<string, ReadonlySet<string>>;
  /** Cache of the type references to named schemas, by schema ID. */
  readonly references: Map<string, WordType>;
}

/** The helper types of the module `openapi`. */
type Helper = '$Read' | '$Write' | 'WithRequired';

export function createTypeContext(api: Api, names = createComponentKeys(api)): TypeContext {
  return {
    api,
    names,
    readWriteOnly: analyzeReadWriteOnly(api),
    helpers: new Set(),
    propertyNames: new Map(),
    references: new Map(),
  };
}

/** Returns the cached result under `key`, or else the result of `print`, which must be plain data. */
export type PrintPart = <T>(key: string, print: (context: TypeContext) => T) => T;

export interface Parts {
  readonly part: PrintPart;
  /** Records the inputs of all parts as inputs of the caller. */
  readonly recordInputs: () => void;
}

export function createParts(context: TypeContext): Parts {
  if (!isTracked(context.api)) return { part: (_, print) => print(context), recordInputs: () => undefined };
  const partDependencies: Dependencies[] = [];
  return {
    part: <T>(key: string, print: (context: TypeContext) => T): T => {
      // Separate caches for each part, so that the inputs of one part are not attributed to another.
      const { value, dependencies } = cachePart(
        context.api,
        `types ${key}`,
        (): { readonly printed: T; readonly helpers: readonly Helper[] } => {
          const partContext: TypeContext = {
            ...context,
            helpers: new Set(),
            propertyNames: new Map(),
            references: new Map(),
          };
          const printed = print(partContext);
          return { printed, helpers: [...partContext.helpers] };
        },
      );
      partDependencies.push(dependencies);
      for (const helper of value.helpers) context.helpers.add(helper);
      return value.printed;
    },
    recordInputs: () => partDependencies.splice(0).forEach(recordDependencies),
  };
}
