// Claims about SSH keys (SSH) in the document.

import { claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { claimOperation, claimPaginated, claimScope } from '../checks/operation.ts';
import { claimRequestFieldAccepts, claimRequestFields, claimWritable } from '../checks/request-body.ts';
import type { Claim } from '../claim.ts';
import { fields } from '../field-names.ts';
import { sshKey } from '../resources.ts';

const list = 'GET /v4/profile/sshkeys';
const create = 'POST /v4/profile/sshkeys';

export const claims: readonly Claim[] = [
  claimField('SSH-01', sshKey, 'id', { types: 'integer' }),
  claimField('SSH-02', sshKey, 'created', { types: 'string' }),
  claimField('SSH-03', sshKey, 'label', { types: 'string', good: ['x'.repeat(64), 'laptop'], bad: ['x'.repeat(65)] }),
  claimField('SSH-04', sshKey, 'ssh_key', {
    types: 'string',
    description: [
      /public (SSH )?key/i,
      /ssh-dss/,
      /ssh-rsa/,
      /ecdsa-sha2-nistp/,
      /ssh-ed25519/,
      /sk-ecdsa-sha2-nistp256/,
    ],
  }),
  claimFilterable('SSH-05', sshKey, [], ['id', 'created']),
  claimOperation('SSH-06', list, {}, { page: fields.sshKey }),
  claimPaginated('SSH-07', list),
  claimScope('SSH-08', list, 'account:read_only'),
  claimOperation('SSH-09', create, {}, { fields: fields.sshKey }),
  claimRequestFields('SSH-10', create, { label: 'string', ssh_key: 'string' }),
  claimWritable('SSH-11', create, ['label', 'ssh_key']),
  claimScope('SSH-12', create, 'account:read_write'),
  claimRequestFieldAccepts('SSH-13', create, 'label', { good: ['laptop', 'x'.repeat(64)], bad: ['x'.repeat(65)] }),
  claimRequestFieldAccepts('SSH-14', create, 'ssh_key', {
    good: ['ssh-dss AAAAB3NzaC1yc2E= demo@example.com', 'ssh-dss AAAAB3NzaC1'],
    bad: [],
  }),
  claimRequestFieldAccepts('SSH-15', create, 'ssh_key', {
    good: ['ssh-rsa AAAAB3NzaC1yc2E= demo@example.com', 'ssh-rsa AAAAB3NzaC1'],
    bad: [],
  }),
  claimRequestFieldAccepts('SSH-16', create, 'ssh_key', {
    good: [
      'ecdsa-sha2-nistp256 AAAAB3NzaC1yc2E= demo@example.com',
      'ecdsa-sha2-nistp256 AAAAB3NzaC1',
      'ecdsa-sha2-nistp521 AAAAB3NzaC1',
    ],
    bad: [],
  }),
  claimRequestFieldAccepts('SSH-17', create, 'ssh_key', {
    good: ['ssh-ed25519 AAAAB3NzaC1yc2E= demo@example.com', 'ssh-ed25519 AAAAB3NzaC1'],
    bad: [],
  }),
  claimRequestFieldAccepts('SSH-18', create, 'ssh_key', {
    good: [
      'sk-ecdsa-sha2-nistp256 AAAAB3NzaC1yc2E= demo@example.com',
      'sk-ecdsa-sha2-nistp256 AAAAB3NzaC1',
      'sk-ecdsa-sha2-nistp256@openssh.com AAAAB3NzaC1 demo',
    ],
    bad: [],
  }),
  claimRequestFieldAccepts('SSH-19', create, 'ssh_key', {
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
