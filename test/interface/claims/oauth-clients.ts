// Claims about OAuth clients (OAC) in the document.

import { checkField, claimField } from '../checks/resource-field.ts';
import { claimFilterable } from '../checks/filterable.ts';
import { claimOperation, claimPaginated, claimScope } from '../checks/operation.ts';
import { checkRedaction } from '../checks/redaction.ts';
import {
  checkBodyAccepts,
  claimRequestFieldAccepts,
  claimNotWritable,
  claimRequestField,
  claimRequestFields,
  claimWritable,
} from '../checks/request-body.ts';
import { checkBadRequest } from '../checks/status.ts';
import { claim, type Claim } from '../claim.ts';
import { fields } from '../field-names.ts';
import { field, requestBody } from '../locators.ts';
import { oauthClient } from '../resources.ts';

const list = 'GET /v4/account/oauth-clients';
const create = 'POST /v4/account/oauth-clients';

const createCases = [{ operation: 'createOAuthClient', level: 'read_write' }] as const;
const listCases = [{ operation: 'listOAuthClients', level: 'read_write' }] as const;

export const claims: readonly Claim[] = [
  claimField('OAC-01', oauthClient, 'id', { types: 'string', description: [/public (client )?ID/i] }),
  claimField('OAC-02', oauthClient, 'status', {
    types: 'string',
    values: ['active', 'disabled', 'suspended'],
    default: 'active',
  }),
  claimField('OAC-03', oauthClient, 'label', {
    types: 'string',
    filterable: true,
    good: ['x', 'x'.repeat(512)],
    bad: ['', 'x'.repeat(513)],
  }),
  claimField('OAC-04', oauthClient, 'redirect_uri', {
    types: 'string',
    good: ['https://app.example.com/callback'],
    bad: ['not a url', ''],
  }),
  claimField(
    'OAC-05',
    oauthClient,
    'secret',
    { types: 'string', description: [/in clear only/i, /created?/, /reset/, /<REDACTED>/] },
    ...oauthClient.locators.map((locate) =>
      checkRedaction(field(locate, 'secret'), '<REDACTED>', createCases, listCases),
    ),
  ),
  claimField('OAC-06', oauthClient, 'thumbnail_url', {
    types: ['string', 'null'],
    good: [null, 'https://app.example.com/icon.png'],
    bad: ['not a url'],
  }),
  claimField('OAC-07', oauthClient, 'public', { types: 'boolean', filterable: true }),
  claimFilterable('OAC-08', oauthClient, ['label', 'public'], ['id', 'status']),
  claimOperation('OAC-09', list, {}, { page: fields.oauthClient }),
  claimPaginated('OAC-10', list),
  claimScope('OAC-11', list, 'account:read_only'),
  claimOperation('OAC-12', create, {}, { fields: fields.oauthClient }),
  claimRequestFields('OAC-13', create, { label: 'string!', redirect_uri: 'string!', public: 'boolean' }),
  claimWritable('OAC-14', create, ['label', 'redirect_uri', 'public']),
  claimScope('OAC-15', create, 'account:read_write'),
  claimRequestFieldAccepts('OAC-16', create, 'label', { good: ['x', 'x'.repeat(512)], bad: ['', 'x'.repeat(513)] }),
  claim(
    'OAC-17',
    checkBodyAccepts(create, {
      good: [{ label: 'App', redirect_uri: 'https://app.example.com/' }],
      bad: [{ redirect_uri: 'https://app.example.com/' }],
    }),
    ...checkBadRequest(create),
  ),
  claim(
    'OAC-18',
    checkBodyAccepts(create, {
      good: [{ label: 'App', redirect_uri: 'https://app.example.com/' }],
      bad: [{ label: 'App' }],
    }),
    ...checkBadRequest(create),
  ),
  claimRequestFieldAccepts('OAC-19', create, 'redirect_uri', {
    good: ['https://app.example.com/callback', 'http://localhost:8080/cb?x=1'],
    bad: ['app.example.com', 'not a url', '/callback', '', 7],
  }),
  claimRequestField('OAC-20', create, 'public', {
    types: 'boolean',
    default: false,
    description: [/private unless/i],
    good: [true, false],
    bad: ['true', 1, null],
  }),
  claim('OAC-21', ...checkField(requestBody(create), 'public', { default: false })),
  claimNotWritable('OAC-26', create, ['id', 'status', 'secret', 'thumbnail_url']),
];
