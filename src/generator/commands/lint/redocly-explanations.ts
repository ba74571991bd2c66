// Registry of explanations, by Redocly rule.

import type { ExampleExplanation } from '../../diagnostics/explanation.ts';
import type { RedoclyRule } from './redocly.ts';
import { infoAndServerExplanations } from './redocly-explanations/info-and-servers.ts';
import { parameterAndSchemaExplanations } from './redocly-explanations/parameters-and-schemas.ts';
import { pathAndOperationExplanations } from './redocly-explanations/paths-and-operations.ts';

/** Explanation of a Redocly rule, with the help that Redocly does not report. */
export interface RedoclyExplanation extends ExampleExplanation {
  /** How to fix a finding, in the form of the help of a diagnostic. */
  readonly help: string;
}

export const redoclyExplanations: Readonly<Record<RedoclyRule, RedoclyExplanation>> = {
  ...infoAndServerExplanations,
  ...pathAndOperationExplanations,
  ...parameterAndSchemaExplanations,
};

/** Returns the help of a Redocly rule as a sentence, in the form of the help of Ashlar's rules. */
export function redoclyFix(rule: RedoclyRule): string {
  const { help } = redoclyExplanations[rule];
  return `${help.charAt(0).toUpperCase()}${help.slice(1)}.`;
}
