// Exports the resources of accounts as seed data.

import type { SeedAccount } from '../../../../generated/service-seed-data/types/index.ts';
import { fromJson } from '../../storage/json.ts';
import { kindRanks, type TaggedKind } from '../../tags/tags/object-tags.ts';
import { groupRows, type DatabaseRows } from './table-state.ts';
import { formatTime } from '../times.ts';

/** A subset of the properties of an account. */
type AccountPart<Name extends keyof SeedAccount> = Pick<SeedAccount, Name>;

/** Returns the tags of an object. */
type TagLookup = (kind: TaggedKind, id: number) => string[];

/** Returns a function that looks up tags in the state. */
export function createTagLookup(state: DatabaseRows): TagLookup {
  const tags = groupRows(state.tags, ({ rank, entity_id }) => `${rank}/${entity_id}`);
  return (kind, id) => tags(`${kindRanks[kind]}/${id}`).map(({ label }) => label);
}

/** Returns a function that exports the instances with backups, the volumes, and the StackScripts of an account. */
export function exportCompute(
  state: DatabaseRows,
  tags: TagLookup,
): (account: string) => AccountPart<'instances' | 'volumes' | 'stackscripts'> {
  const instances = groupRows(state.instances, (row) => row.account_id);
  const backups = groupRows(state.instanceBackups, (row) => row.instance_id);
  const managed = groupRows(state.managed, (row) => row.instance_id);
  const volumes = groupRows(state.volumes, (row) => row.account_id);
  const scripts = groupRows(state.scripts, (row) => row.account_id);
  return (account) => ({
    instances: instances(account).map(({ id, label, value }) => {
      const [settings] = managed(id);
      return {
        id,
        label,
        ...fromJson(value),
        tags: tags('compute', id),
        backup_records: backups(id).map((backup) => ({
          id: backup.id,
          type: backup.type,
          status: backup.status,
          ...fromJson(backup.value),
        })),
        ...(settings && { managed: fromJson(settings.value).ssh }),
      };
    }),
    volumes: volumes(account).map(({ id, label, instance_id, value }) => ({
      id,
      label,
      compute_id: instance_id,
      ...fromJson(value),
      tags: tags('volume', id),
    })),
    stackscripts: scripts(account).map(({ id, username, is_public, value }) => ({
      id,
      username,
      is_public: is_public === 1,
      ...fromJson(value),
    })),
  });
}

/** Returns a function that exports the databases of an account, with their backups. */
export function exportDatabases(state: DatabaseRows): (account: string) => AccountPart<'databases'> {
  const databases = groupRows(state.databases, (row) => row.account_id);
  const backups = groupRows(state.databaseBackups, (row) => row.database_id);
  return (account) => ({
    databases: databases(account).map(({ id, label, status, value }) => ({
      id,
      label,
      status,
      ...fromJson(value),
      backup_records: backups(id).map((backup) => ({
        id: backup.id,
        type: backup.type,
        label: backup.label,
        created: formatTime(backup.created_at),
      })),
    })),
  });
}

/**
 * Returns a function that exports the NodeBalancers of an account with configs and nodes, its domains with records, and
 * its firewalls with devices.
 */
export function exportNetworkResources(
  state: DatabaseRows,
  tags: TagLookup,
): (account: string) => AccountPart<'nodebalancers' | 'domains' | 'firewalls'> {
  const balancers = groupRows(state.balancers, (row) => row.account_id);
  const configs = groupRows(state.configs, (row) => row.nodebalancer_id);
  const nodes = groupRows(state.nodes, (row) => row.config_id);
  const domains = groupRows(state.domains, (row) => row.account_id);
  const records = groupRows(state.records, (row) => row.domain_id);
  const firewalls = groupRows(state.firewalls, (row) => row.account_id);
  const devices = groupRows(state.devices, (row) => row.firewall_id);
  const exportConfig = (
    config: DatabaseRows['configs'][number],
  ): NonNullable<NonNullable<SeedAccount['nodebalancers']>[number]['configs']>[number] => {
    const derivedProperties = ['ssl_commonname', 'ssl_fingerprint'];
    const value = Object.fromEntries(
      Object.entries(fromJson(config.value)).filter(([name]) => !derivedProperties.includes(name)),
    );
    return {
      id: config.id,
      port: config.port,
      ...value,
      ssl_key: config.ssl_key === null ? null : { sealed: config.ssl_key },
      nodes: nodes(config.id).map(({ id, address, label, weight, mode, up }) => ({
        id,
        address,
        label,
        weight,
        mode: modes.find((known) => known === mode) ?? 'accept',
        up: up === 1,
      })),
    };
  };
  return (account) => ({
    nodebalancers: balancers(account).map(({ id, label, value }) => ({
      id,
      label,
      ...fromJson(value),
      tags: tags('nodebalancer', id),
      configs: configs(id).map(exportConfig),
    })),
    domains: domains(account).map(({ id, domain, value }) => ({
      id,
      domain,
      ...fromJson(value),
      tags: tags('domain', id),
      records: records(id).map((record) => ({ id: record.id, type: record.type, ...fromJson(record.value) })),
    })),
    firewalls: firewalls(account).map(({ id, status }) => ({
      id,
      status,
      devices: devices(id).map(({ id: deviceId, instance_id, created, updated }) => ({
        id: deviceId,
        compute_id: instance_id,
        created,
        updated,
      })),
    })),
  });
}

const modes = ['accept', 'reject', 'drain', 'backup'] as const;

/** Returns a function that exports the remaining resources of an account. */
export function exportOtherResources(
  state: DatabaseRows,
): (account: string) => AccountPart<'payment_methods' | 'longview_clients' | 'managed_services' | 'events'> {
  const methods = groupRows(state.methods, (row) => row.account_id);
  const clients = groupRows(state.longview, (row) => row.account_id);
  const services = groupRows(state.services, (row) => row.account_id);
  const events = groupRows(state.events, (row) => row.account_id);
  return (account) => ({
    payment_methods: methods(account).map(({ id, type, is_default, active, created_at, value }) => ({
      id,
      type,
      is_default: is_default === 1,
      active: active === 1,
      created: formatTime(created_at),
      data: fromJson(value),
    })),
    longview_clients: clients(account).map(({ id, label, api_key, install_code, value }) => ({
      id,
      label,
      ...fromJson(value),
      api_key: { sealed: api_key },
      install_code: { sealed: install_code },
    })),
    managed_services: services(account).map(({ id, value }) => ({ id, ...fromJson(value) })),
    events: events(account).map(({ id, kind, username, created, entity, entity_id }) => ({
      id,
      kind,
      username,
      created,
      entity,
      entity_id,
    })),
  });
}
