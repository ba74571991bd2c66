// The claims about SSH keys (SSH), in the document.

import { fieldOf } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import { operationExists, paginated, scopeNeeded } from '../checks/operation.ts';
import { fieldAccepts, requestFields, writable } from '../checks/request.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { sshKey } from '../resources.ts';

const list = 'GET /v4/profile/sshkeys';
const create = 'POST /v4/profile/sshkeys';

export const claims: readonly Claim[] = [
  fieldOf('SSH-01', sshKey, 'id', { types: 'integer' }),
  fieldOf('SSH-02', sshKey, 'created', { types: 'string' }),
  fieldOf('SSH-03', sshKey, 'label', { types: 'string', good: ['x'.repeat(64), 'laptop'], bad: ['x'.repeat(65)] }),
  fieldOf('SSH-04', sshKey, 'ssh_key', {
    types: 'string',
    says: [/public (SSH )?key/i, /ssh-dss/, /ssh-rsa/, /ecdsa-sha2-nistp/, /ssh-ed25519/, /sk-ecdsa-sha2-nistp256/],
  }),
  filterableOnly('SSH-05', sshKey, [], ['id', 'created']),
  operationExists('SSH-06', list, {}, { page: fields.sshKey }),
  paginated('SSH-07', list),
  scopeNeeded('SSH-08', list, 'account:read_only'),
  operationExists('SSH-09', create, {}, { fields: fields.sshKey }),
  requestFields('SSH-10', create, { label: 'string', ssh_key: 'string' }),
  writable('SSH-11', create, ['label', 'ssh_key']),
  scopeNeeded('SSH-12', create, 'account:read_write'),
  fieldAccepts('SSH-13', create, 'label', { good: ['laptop', 'x'.repeat(64)], bad: ['x'.repeat(65)] }),
  fieldAccepts('SSH-14', create, 'ssh_key', {
    good: ['ssh-dss AAAAB3NzaC1yc2E= demo@example.com', 'ssh-dss AAAAB3NzaC1'],
    bad: [],
  }),
  fieldAccepts('SSH-15', create, 'ssh_key', {
    good: ['ssh-rsa AAAAB3NzaC1yc2E= demo@example.com', 'ssh-rsa AAAAB3NzaC1'],
    bad: [],
  }),
  fieldAccepts('SSH-16', create, 'ssh_key', {
    good: [
      'ecdsa-sha2-nistp256 AAAAB3NzaC1yc2E= demo@example.com',
      'ecdsa-sha2-nistp256 AAAAB3NzaC1',
      'ecdsa-sha2-nistp521 AAAAB3NzaC1',
    ],
    bad: [],
  }),
  fieldAccepts('SSH-17', create, 'ssh_key', {
    good: ['ssh-ed25519 AAAAB3NzaC1yc2E= demo@example.com', 'ssh-ed25519 AAAAB3NzaC1'],
    bad: [],
  }),
  fieldAccepts('SSH-18', create, 'ssh_key', {
    good: [
      'sk-ecdsa-sha2-nistp256 AAAAB3NzaC1yc2E= demo@example.com',
      'sk-ecdsa-sha2-nistp256 AAAAB3NzaC1',
      'sk-ecdsa-sha2-nistp256@openssh.com AAAAB3NzaC1 demo',
    ],
    bad: [],
  }),
  fieldAccepts('SSH-19', create, 'ssh_key', {
    good: ['ssh-ed25519 AAAAB3NzaC1'],
    bad: [
      'pgp-key AAAAB3NzaC1',
      'plain text',
      'ssh-foo AAAAB3NzaC1',
      'xssh-rsa AAAAB3NzaC1',
      'sk-ssh-ed25519@openssh.com AAAAB3NzaC1',
      'ssh-ed25519 AAAAB3NzaC1\nssh-ed25519 AAAAB3NzaC1',
      '',
    ],
  }),
];
