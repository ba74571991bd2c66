// What else an account holds: payment methods, Longview clients, managed services, events; as rows.

import {
  checkLongviewClient,
  checkManagedService,
  checkManagedServiceCreate,
  checkPaymentMethod,
} from '@cloud-api/validators';
import { toJson } from '../../storage/json.ts';
import { flagOf } from '../../storage/tables/flag.ts';
import { timestamp } from '../../time.ts';
import type {
  WorldAccount,
  WorldLongviewClient,
  WorldManagedService,
  WorldPaymentMethod,
} from '../generated/types/index.ts';
import type { Path } from '../problem.ts';
import { keyOf } from './derive.ts';
import { itemsAt, type Draft } from './draft.ts';

/** The rest of an account. */
export function buildHoldings(draft: Draft, account: WorldAccount, path: Path): void {
  for (const [method, at] of itemsAt(account.payment_methods, path, 'payment_methods'))
    buildPaymentMethod(draft, account.id, method, at);
  for (const [client, at] of itemsAt(account.longview_clients, path, 'longview_clients'))
    buildLongviewClient(draft, account.id, client, at);
  for (const [service, at] of itemsAt(account.managed_services, path, 'managed_services'))
    buildManagedService(draft, account.id, service, at);
  for (const [{ kind, username = null, created, entity = null, entity_id = null }, at] of itemsAt(
    account.events,
    path,
    'events',
  )) {
    draft.rows.events.push({
      id: draft.id(at),
      account_id: account.id,
      kind,
      username,
      created: draft.time(created),
      entity,
      entity_id,
    });
  }
}

function buildPaymentMethod(draft: Draft, account: string, method: WorldPaymentMethod, path: Path): void {
  const id = draft.id(path);
  const { type = 'credit_card', is_default = false, active = true, data } = method;
  if (is_default && active)
    draft.once(
      'default payment methods',
      account,
      [...path, 'is_default'],
      'another payment method is the default already; an account has one',
    );
  if (active)
    draft.atMost(
      6,
      'active payment methods',
      account,
      path,
      'an account has at most 6 active payment methods; say active: false of those that were removed',
    );
  const added = draft.moment(method.created);
  const created = timestamp(added);
  draft.judge(path, checkPaymentMethod({ id, created, type, is_default, data }));
  draft.rows.payment_methods.push({
    id,
    account_id: account,
    type,
    is_default: flagOf(is_default),
    active: flagOf(active),
    created,
    created_at: added,
    value: toJson(data),
  });
}

function buildLongviewClient(draft: Draft, account: string, client: WorldLongviewClient, path: Path): void {
  const id = draft.id(path);
  const { label } = client;
  const apps = client.apps ?? { apache: false, nginx: false, mysql: false };
  const value = { created: draft.time(client.created), updated: draft.time(client.updated, client.created), apps };
  const { api_key = keyOf(`api key of ${id}`), install_code = keyOf(`install code of ${id}`) } = client;
  draft.judge(path, checkLongviewClient({ id, label, ...value, api_key: 'sealed', install_code: 'sealed' }));
  draft.rows.longview_clients.push({
    id,
    account_id: account,
    label,
    api_key: draft.seal(api_key, [...path, 'api_key']),
    install_code: draft.seal(install_code, [...path, 'install_code']),
    value: toJson(value),
  });
}

function buildManagedService(draft: Draft, account: string, service: WorldManagedService, path: Path): void {
  const id = draft.id(path);
  const value = {
    created: draft.time(service.created),
    updated: draft.time(service.updated, service.created),
    status: service.status ?? 'pending',
    label: service.label,
    service_type: service.service_type ?? 'url',
    address: service.address,
    timeout: service.timeout ?? 30,
    body: service.body ?? '',
    region: service.region ?? '',
    consultation_group: service.consultation_group ?? '',
    notes: service.notes ?? '',
    credentials: service.credentials ?? [],
  };
  const { created, updated, status, ...request } = value;
  draft.judge(
    path,
    checkManagedService({ id, created, updated, status, ...request }),
    checkManagedServiceCreate(request),
  );
  draft.rows.managed_services.push({ id, account_id: account, value: toJson(value) });
}
