// The claims about limits (LIM) and states (STA) that the document can show.

import { fieldChecks, fieldOf } from '../checks/field.ts';
import { words } from '../checks/prose.ts';
import { claim, type Claim } from '../claim.ts';
import { answer, field } from '../find.ts';
import { domain } from '../resources.ts';

const token = answer('POST /oauth/token');

export const claims: readonly Claim[] = [
  claim(
    'LIM-04',
    ...fieldChecks(token, 'expires_in', { types: 'integer', values: ['7200'], good: [7200], bad: [3600, 0, '7200'] }),
    words(field(token, 'expires_in'), 'expires_in', [/seconds/i]),
  ),
  fieldOf('STA-18', domain, 'status', {
    types: 'string',
    values: ['disabled', 'active'],
    says: [/whether the domain is rendered/i],
    means: { disabled: /not rendered/i, active: /is rendered/i },
  }),
];
