// Where an interface is served, as the canonical document writes it.

import type { JsonTree } from '../../emit/code/json.ts';
import type { Server } from '../../model/declarations/api.ts';
import { leftOpen } from './facts.ts';
import { keyed } from './names.ts';

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
