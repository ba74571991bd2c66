// The claims about OAuth clients (OAC), in the document.

import { fieldOf } from '../checks/field.ts';
import { filterableOnly } from '../checks/filterable.ts';
import { operationExists, paginated, scopeNeeded } from '../checks/operation.ts';
import { redacted } from '../checks/redaction.ts';
import { bodyAccepts, fieldAccepts, notWritable, requestField, requestFields, writable } from '../checks/request.ts';
import { refuses } from '../checks/status.ts';
import { claim, type Claim } from '../claim.ts';
import { fields } from '../fields.ts';
import { field } from '../find.ts';
import { oauthClient } from '../resources.ts';

const list = 'GET /v4/account/oauth-clients';
const create = 'POST /v4/account/oauth-clients';

const created = [{ operation: 'createOAuthClient', level: 'read_write' }] as const;
const listed = [{ operation: 'listOAuthClients', level: 'read_write' }] as const;

export const claims: readonly Claim[] = [
  fieldOf('OAC-01', oauthClient, 'id', { types: 'string', says: [/public (client )?ID/i] }),
  fieldOf('OAC-02', oauthClient, 'status', {
    types: 'string',
    values: ['active', 'disabled', 'suspended'],
    default: 'active',
  }),
  fieldOf('OAC-03', oauthClient, 'label', {
    types: 'string',
    filterable: true,
    good: ['x', 'x'.repeat(512)],
    bad: ['', 'x'.repeat(513)],
  }),
  fieldOf('OAC-04', oauthClient, 'redirect_uri', {
    types: 'string',
    good: ['https://app.example.com/callback'],
    bad: ['no url', ''],
  }),
  fieldOf(
    'OAC-05',
    oauthClient,
    'secret',
    { types: 'string', says: [/in clear only/i, /created?/, /reset/, /<REDACTED>/] },
    ...oauthClient.at.map((where) => redacted(field(where, 'secret'), '<REDACTED>', created, listed)),
  ),
  fieldOf('OAC-06', oauthClient, 'thumbnail_url', {
    types: ['string', 'null'],
    good: [null, 'https://app.example.com/icon.png'],
    bad: ['no url'],
  }),
  fieldOf('OAC-07', oauthClient, 'public', { types: 'boolean', filterable: true }),
  filterableOnly('OAC-08', oauthClient, ['label', 'public'], ['id', 'status']),
  operationExists('OAC-09', list, {}, { page: fields.oauthClient }),
  paginated('OAC-10', list),
  scopeNeeded('OAC-11', list, 'account:read_only'),
  operationExists('OAC-12', create, {}, { fields: fields.oauthClient }),
  requestFields('OAC-13', create, { label: 'string!', redirect_uri: 'string!', public: 'boolean' }),
  writable('OAC-14', create, ['label', 'redirect_uri', 'public']),
  scopeNeeded('OAC-15', create, 'account:read_write'),
  fieldAccepts('OAC-16', create, 'label', { good: ['x', 'x'.repeat(512)], bad: ['', 'x'.repeat(513)] }),
  claim(
    'OAC-17',
    bodyAccepts(create, {
      good: [{ label: 'App', redirect_uri: 'https://app.example.com/' }],
      bad: [{ redirect_uri: 'https://app.example.com/' }],
    }),
    ...refuses(create),
  ),
  claim(
    'OAC-18',
    bodyAccepts(create, {
      good: [{ label: 'App', redirect_uri: 'https://app.example.com/' }],
      bad: [{ label: 'App' }],
    }),
    ...refuses(create),
  ),
  fieldAccepts('OAC-19', create, 'redirect_uri', {
    good: ['https://app.example.com/callback', 'http://localhost:8080/cb?x=1'],
    bad: ['app.example.com', 'no url', '/callback', '', 7],
  }),
  requestField('OAC-20', create, 'public', {
    types: 'boolean',
    default: false,
    says: [/private unless/i],
    good: [true, false],
    bad: ['true', 1, null],
  }),
  requestField('OAC-21', create, 'public', { types: 'boolean', default: false }),
  notWritable('OAC-26', create, ['id', 'status', 'secret', 'thumbnail_url']),
];
