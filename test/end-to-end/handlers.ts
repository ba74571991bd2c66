// Sample handlers for every tag: they return stored records and store request bodies.

import { httpError, type Handlers } from '@cloud-api/server';
import type { MemoryRecord, MemoryTx } from '@cloud-api/server/memory';
import * as is from '@cloud-api/validators';
import type { Examples } from '../targets/server/document-examples.ts';

type Guard<T> = (value: unknown) => value is T;

/** Creates the handlers. A created resource is the documented example with properties from the request body. */
export function createHandlers(examples: Examples): Handlers<MemoryTx> {
  const sample = <T>(schema: string, guard: Guard<T>): T => {
    const value = examples.value(schema);
    if (!guard(value)) throw new Error(`invalid example of ${schema}`);
    return value;
  };
  const emptyResult = { status: 200, body: {} } as const;
  return {
    compute: {
      getComputeInstance: ({ resource }) => ({ status: 200, body: resource }),
      updateComputeInstance: ({ tx, path, merged }) => ({
        status: 200,
        body: store(tx, 'ComputeInstance', path.computeId, merged),
      }),
      listInstanceBackups: () => ({ status: 200, body: sample('InstanceBackups', is.isInstanceBackups) }),
      createInstanceSnapshot: ({ body }) => ({
        status: 200,
        body: { ...sample('InstanceBackup', is.isInstanceBackup), type: 'snapshot', label: body.label },
      }),
    },
    databases: {
      getDatabase: ({ resource }) => ({ status: 200, body: resource }),
      updateDatabase: ({ tx, path, merged }) => ({ status: 200, body: store(tx, 'Database', path.instanceId, merged) }),
      deleteDatabase: ({ tx, path }) => (tx.remove('Database', path.instanceId), emptyResult),
      listDatabaseBackups: ({ tx }) => ({ status: 200, body: createPage(tx, 'DatabaseBackup', is.isDatabaseBackup) }),
      createDatabaseBackup({ tx, path, body }) {
        const id = tx.nextKey('DatabaseBackup');
        tx.put({
          schema: 'DatabaseBackup',
          key: id,
          within: { schema: 'Database', key: path.instanceId },
          value: { id, type: 'snapshot', label: body.label, created: '2030-01-15T10:20:30Z' },
        });
        return emptyResult;
      },
    },
    domains: {
      listDomainRecords: ({ tx }) => ({ status: 200, body: createPage(tx, 'DomainRecord', is.isDomainRecord) }),
      createDomainRecord: ({ body }) => ({
        status: 200,
        body: { ...sample('DomainRecord', is.isDomainRecord), type: body.type, target: body.target },
      }),
    },
    firewalls: {
      listFirewallDevices: ({ tx }) => ({ status: 200, body: createPage(tx, 'FirewallDevice', is.isFirewallDevice) }),
      createFirewallDevice: () => ({ status: 200, body: sample('FirewallDevice', is.isFirewallDevice) }),
    },
    longview: {
      listLongviewClients: ({ tx }) => ({ status: 200, body: createPage(tx, 'LongviewClient', is.isLongviewClient) }),
      createLongviewClient: ({ body }) => ({
        status: 200,
        body: { ...sample('LongviewClient', is.isLongviewClient), label: body.label ?? 'client789' },
      }),
      deleteLongviewClient: ({ tx, path }) => (tx.remove('LongviewClient', path.clientId), emptyResult),
      getLongviewClient: ({ resource }) => ({ status: 200, body: resource }),
      updateLongviewClient: ({ tx, path, merged }) => ({
        status: 200,
        body: store(tx, 'LongviewClient', path.clientId, merged),
      }),
    },
    managed: {
      getManagedComputeSettings: ({ resource }) => ({ status: 200, body: resource }),
      updateManagedComputeSettings: ({ tx, path, merged }) => ({
        status: 200,
        body: store(tx, 'ManagedComputeSettings', path.computeId, merged),
      }),
      listManagedServices: ({ tx }) => ({ status: 200, body: createPage(tx, 'ManagedService', is.isManagedService) }),
      createManagedService: ({ body }) => ({
        status: 200,
        body: { ...sample('ManagedService', is.isManagedService), label: body.label },
      }),
    },
    nodebalancers: {
      getNodeBalancer: ({ resource }) => ({ status: 200, body: resource }),
      updateNodeBalancer: ({ tx, path, merged }) => ({
        status: 200,
        body: store(tx, 'NodeBalancer', path.nodeBalancerId, merged),
      }),
      deleteNodeBalancer: ({ tx, path }) => (tx.remove('NodeBalancer', path.nodeBalancerId), emptyResult),
      rebuildNodeBalancerConfig: ({ merged }) => ({ status: 200, body: merged }),
    },
    oauth: {
      authorize: ({ query }) =>
        query.state === 'granted'
          ? { status: 302, headers: { Location: `${query.redirect_uri ?? ''}?code=9f86d081884c7d65` } }
          : { status: 200, body: '<!doctype html><title>Log in</title>' },
      exchangeToken({ body }) {
        if (body.client_secret === 'wrong')
          return {
            status: 401,
            body: { error: 'invalid_client', errors: [{ reason: 'The secret is wrong.', field: 'client_secret' }] },
          };
        return { status: 200, body: sample('TokenResponse', is.isTokenResponse) };
      },
    },
    oauthClients: {
      listOAuthClients: ({ tx }) => ({ status: 200, body: createPage(tx, 'OAuthClient', is.isOAuthClient) }),
      createOAuthClient: ({ body }) => ({
        status: 200,
        body: { ...sample('OAuthClient', is.isOAuthClient), label: body.label },
      }),
    },
    paymentMethods: {
      listPaymentMethods: ({ tx }) => ({ status: 200, body: createPage(tx, 'PaymentMethod', is.isPaymentMethod) }),
      createPaymentMethod: () => emptyResult,
    },
    profile: {
      listSecurityQuestions: () => ({ status: 200, body: sample('SecurityQuestions', is.isSecurityQuestions) }),
      answerSecurityQuestions: () => ({
        status: 200,
        body: sample('AnsweredSecurityQuestions', is.isAnsweredSecurityQuestions),
      }),
      listSshKeys: ({ tx }) => ({ status: 200, body: createPage(tx, 'SshKey', is.isSshKey) }),
      createSshKey: ({ body }) => ({ status: 200, body: { ...sample('SshKey', is.isSshKey), label: body.label } }),
    },
    stackscripts: {
      getStackScript: ({ resource }) => ({ status: 200, body: resource }),
      updateStackScript: ({ tx, path, merged }) => ({
        status: 200,
        body: store(tx, 'StackScript', path.stackscriptId, merged),
      }),
      deleteStackScript: ({ tx, path }) => (tx.remove('StackScript', path.stackscriptId), emptyResult),
    },
    tags: {
      listTaggedObjects: ({ tx }) => ({ status: 200, body: createPage(tx, 'TaggedObject', is.isTaggedObject) }),
      deleteTag: ({ tx, path }) => (tx.remove('Tag', path.label), emptyResult),
    },
    users: {
      getUser: ({ resource }) => ({ status: 200, body: resource }),
      updateUser: ({ tx, path, merged }) => ({ status: 200, body: store(tx, 'User', path.username, merged) }),
      deleteUser({ tx, path, identity }) {
        if (identity?.key === `token ${path.username}`)
          throw httpError(400, { message: 'You cannot delete yourself.' });
        tx.remove('User', path.username);
        return emptyResult;
      },
    },
  };
}

/** Returns a page with all records of a schema. */
function createPage<T>(
  tx: MemoryTx,
  schema: string,
  guard: Guard<T>,
): { data: T[]; page: number; pages: number; results: number } {
  const values = tx.list(schema).map(({ value }): unknown => value);
  const data = values.filter(guard);
  if (data.length !== values.length) throw new Error(`invalid stored ${schema}`);
  return { data, page: 1, pages: 1, results: data.length };
}

/** Stores and returns the new value of a resource. */
function store<T extends object>(tx: MemoryTx, schema: string, key: MemoryRecord['key'], value: T): T {
  const current = tx.get(schema, key);
  tx.put({ ...current, schema, key, value });
  return value;
}
