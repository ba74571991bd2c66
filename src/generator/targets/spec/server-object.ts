// Server Objects of the canonical document.

import type { JsonTree } from '../../code/json/json.ts';
import type { Server } from '../../model/types/api.ts';
import { leftOpen } from './extensions.ts';
import { keyed } from '../../model/naming/component-keys.ts';

export function printServer({ url, description, variables, unspecified }: Server): JsonTree {
  return {
    url,
    description,
    variables: keyed(
      variables.map((variable) => [
        variable.name,
        {
          enum: variable.enum,
          default: variable.default,
          description: variable.description,
          ...leftOpen(variable.unspecified),
        },
      ]),
    ),
    ...leftOpen(unspecified),
  };
}
