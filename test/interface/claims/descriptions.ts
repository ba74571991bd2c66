// Claim about the descriptions of fields, values, and units (GEN-22) in the document.

import { checkField, type Resource } from '../checks/resource-field.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { descriptions as computeDescriptions } from './expected-descriptions/compute.ts';
import { descriptions as domainDescriptions } from './expected-descriptions/domains.ts';
import { descriptions as networkingDescriptions } from './expected-descriptions/networking.ts';
import { descriptions as accountDescriptions } from './expected-descriptions/account.ts';
import type { ResourceDescriptions, DescriptionFacts } from './expected-descriptions/types.ts';

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
