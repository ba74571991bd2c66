// Claims about limits (LIM) and states (STA) in the document.

import { checkField, claimField } from '../checks/resource-field.ts';
import { checkDescription } from '../checks/descriptions.ts';
import { claim, type Claim } from '../claim.ts';
import { responseBody, field } from '../locators.ts';
import { domain } from '../resources.ts';

const token = responseBody('POST /oauth/token');

export const claims: readonly Claim[] = [
  claim(
    'LIM-04',
    ...checkField(token, 'expires_in', { types: 'integer', values: ['7200'], good: [7200], bad: [3600, 0, '7200'] }),
    checkDescription(field(token, 'expires_in'), 'expires_in', [/seconds/i]),
  ),
  claimField('STA-18', domain, 'status', {
    types: 'string',
    values: ['disabled', 'active'],
    description: [/whether the domain is rendered/i],
    valueDescriptions: { disabled: /not rendered/i, active: /is rendered/i },
  }),
];
