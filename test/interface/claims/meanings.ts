// The claim that the document says what fields and values mean, and in which unit (GEN-22).

import { fieldChecks, type Resource } from '../checks/field.ts';
import { claim, type Check, type Claim } from '../claim.ts';
import { meanings as inCompute } from './meanings/compute.ts';
import { meanings as inDomains } from './meanings/domains.ts';
import { meanings as inNetworking } from './meanings/networking.ts';
import { meanings as inAccount } from './meanings/account.ts';
import type { Meanings, Said } from './meanings/shape.ts';

const checks = (resource: Resource, name: string, facts: Said): Check[] =>
  resource.at.flatMap((where) => fieldChecks(where, name, facts));

const said = ([resource, fields]: Meanings): Check[] =>
  Object.entries(fields).flatMap(([name, facts]) => checks(resource, name, facts));

export const claims: readonly Claim[] = [
  claim('GEN-22', ...[...inCompute, ...inDomains, ...inNetworking, ...inAccount].flatMap(said)),
];
