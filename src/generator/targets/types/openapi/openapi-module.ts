// References to the exports of the module `openapi`.

import { importedType } from '../../../code/typescript/build-tree.ts';
import type { Type } from '../../../code/typescript/tree.ts';

/** The path of the module, without extension. */
export const openapiModulePath = 'openapi';

/** Types that the template declares: the roots, and helpers that it declares only if they are used. */
type OpenapiExport = 'components' | 'operations' | 'paths' | 'webhooks' | '$Read' | '$Write' | 'WithRequired';

/** Returns a reference to a type of the module. */
export function openapiType(name: OpenapiExport, ...typeArguments: readonly Type[]): Type {
  return importedType(name, openapiModulePath, ...typeArguments);
}
