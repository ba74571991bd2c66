// Server Objects of the canonical document.

import type { JsonTree } from '../../code/json/json.ts';
import type { Server } from '../../model/types/api.ts';
import { printUnspecified } from './extensions.ts';
import { nonEmptyMap } from '../../model/naming/component-keys.ts';

export function printServer({ url, description, variables, unspecified }: Server): JsonTree {
  return {
    url,
    description,
    variables: nonEmptyMap(
      variables.map((variable) => [
        variable.name,
        {
          enum: variable.enum,
          default: variable.default,
          description: variable.description,
          ...printUnspecified(variable.unspecified),
        },
      ]),
    ),
    ...printUnspecified(unspecified),
  };
}
