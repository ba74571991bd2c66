// Builds rows for payment methods, Longview clients, managed services, and events.

import {
  checkLongviewClient,
  checkManagedService,
  checkManagedServiceCreate,
  checkPaymentMethod,
} from '@cloud-api/validators';
import { toJson } from '../../storage/json.ts';
import { toSqlBoolean } from '../../storage/tables/sql-boolean.ts';
import { formatTimestamp } from '../../clock.ts';
import type {
  SeedAccount,
  SeedLongviewClient,
  SeedManagedService,
  SeedPaymentMethod,
} from '../../../../generated/service-seed-data/types/index.ts';
import type { Path } from '../seed-file-error.ts';
import { deriveLongviewKey } from './derived-values.ts';
import { itemsWithPaths, type BuildContext } from './build-context.ts';

/** Builds the remaining resources of an account. */
export function buildOtherResources(context: BuildContext, account: SeedAccount, path: Path): void {
  for (const [method, itemPath] of itemsWithPaths(account.payment_methods, path, 'payment_methods'))
    buildPaymentMethod(context, account.id, method, itemPath);
  for (const [client, itemPath] of itemsWithPaths(account.longview_clients, path, 'longview_clients'))
    buildLongviewClient(context, account.id, client, itemPath);
  for (const [service, itemPath] of itemsWithPaths(account.managed_services, path, 'managed_services'))
    buildManagedService(context, account.id, service, itemPath);
  for (const [{ kind, username = null, created, entity = null, entity_id = null }, itemPath] of itemsWithPaths(
    account.events,
    path,
    'events',
  )) {
    context.rows.events.push({
      id: context.id(itemPath),
      account_id: account.id,
      kind,
      username,
      created: context.toTimestamp(created),
      entity,
      entity_id,
    });
  }
}

function buildPaymentMethod(context: BuildContext, account: string, method: SeedPaymentMethod, path: Path): void {
  const id = context.id(path);
  const { type = 'credit_card', is_default = false, active = true, data } = method;
  if (is_default && active)
    context.requireUnique(
      'default payment methods',
      account,
      [...path, 'is_default'],
      'the account already has a default payment method and can have only one',
    );
  if (active)
    context.requireAtMost(
      6,
      'active payment methods',
      account,
      path,
      'an account can have at most 6 active payment methods; set active: false for removed ones',
    );
  const addedAt = context.toMilliseconds(method.created);
  const created = formatTimestamp(addedAt);
  context.reportProblems(path, checkPaymentMethod({ id, created, type, is_default, data }));
  context.rows.payment_methods.push({
    id,
    account_id: account,
    type,
    is_default: toSqlBoolean(is_default),
    active: toSqlBoolean(active),
    created,
    created_at: addedAt,
    value: toJson(data),
  });
}

function buildLongviewClient(context: BuildContext, account: string, client: SeedLongviewClient, path: Path): void {
  const id = context.id(path);
  const { label } = client;
  const apps = client.apps ?? { apache: false, nginx: false, mysql: false };
  const value = {
    created: context.toTimestamp(client.created),
    updated: context.toTimestamp(client.updated, client.created),
    apps,
  };
  const { api_key = deriveLongviewKey(`api key of ${id}`), install_code = deriveLongviewKey(`install code of ${id}`) } =
    client;
  context.reportProblems(path, checkLongviewClient({ id, label, ...value, api_key: 'sealed', install_code: 'sealed' }));
  context.rows.longview_clients.push({
    id,
    account_id: account,
    label,
    api_key: context.encrypt(api_key, [...path, 'api_key']),
    install_code: context.encrypt(install_code, [...path, 'install_code']),
    value: toJson(value),
  });
}

function buildManagedService(context: BuildContext, account: string, service: SeedManagedService, path: Path): void {
  const id = context.id(path);
  const value = {
    created: context.toTimestamp(service.created),
    updated: context.toTimestamp(service.updated, service.created),
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
  context.reportProblems(
    path,
    checkManagedService({ id, created, updated, status, ...request }),
    checkManagedServiceCreate(request),
  );
  context.rows.managed_services.push({ id, account_id: account, value: toJson(value) });
}
