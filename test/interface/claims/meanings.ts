// Claim about the descriptions of fields, values, and units (GEN-22) in the document.

import { checkField, type Resource } from '../checks/field.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { descriptions as computeDescriptions } from './meanings/compute.ts';
import { descriptions as domainDescriptions } from './meanings/domains.ts';
import { descriptions as networkingDescriptions } from './meanings/networking.ts';
import { descriptions as accountDescriptions } from './meanings/account.ts';
import type { ResourceDescriptions, DescriptionFacts } from './meanings/shape.ts';

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
