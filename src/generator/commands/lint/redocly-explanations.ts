// Registry of explanations, by Redocly rule.

import type { ExampleExplanation } from '../../diagnostics/explanation.ts';
import type { RedoclyRule } from './redocly.ts';
import { infoAndServerExplanations } from './redocly-explanations/info-and-servers.ts';
import { parameterAndSchemaExplanations } from './redocly-explanations/parameters-and-schemas.ts';
import { pathAndOperationExplanations } from './redocly-explanations/paths-and-operations.ts';

export const redoclyExplanations: Readonly<Record<RedoclyRule, ExampleExplanation>> = {
  ...infoAndServerExplanations,
  ...pathAndOperationExplanations,
  ...parameterAndSchemaExplanations,
};
