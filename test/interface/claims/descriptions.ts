// Claim about the descriptions of fields, values, and units (GEN-22) in the document.

import { checkField, type Resource } from '../checks/field.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { descriptions as computeDescriptions } from './descriptions/compute.ts';
import { descriptions as domainDescriptions } from './descriptions/domains.ts';
import { descriptions as networkingDescriptions } from './descriptions/networking.ts';
import { descriptions as accountDescriptions } from './descriptions/account.ts';
import type { ResourceDescriptions, DescriptionFacts } from './descriptions/types.ts';

const checkResourceField = (resource: Resource, name: string, facts: DescriptionFacts): Check[] =>
  resource.locators.flatMap((locate) => checkField(locate, name, facts));

const checkDescriptions = ([resource, fields]: ResourceDescriptions): Check[] =>
  Object.entries(fields).flatMap(([name, facts]) => checkResourceField(resource, name, facts));

export const claims: readonly Claim[] = [
  claim(
    'GEN-22',
    ...[...computeDescriptions, ...domainDescriptions, ...networkingDescriptions, ...accountDescriptions].flatMap(
      checkDescriptions,
    ),
  ),
];
