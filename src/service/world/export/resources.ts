// The resources of a state, as a world file has them.

import type { WorldAccount } from '../generated/types/index.ts';
import { fromJson } from '../../storage/json.ts';
import { ranks, type TaggedKind } from '../../areas/tags/carried.ts';
import { partsOf, type State } from './state.ts';
import { momentText } from './times.ts';

type Part<Name extends keyof WorldAccount> = Pick<WorldAccount, Name>;

/** Which tags an object carries. */
type TagsOf = (kind: TaggedKind, id: number) => string[];

/** What the state says of an object's tags. */
export function exportTags(state: State): TagsOf {
  const tags = partsOf(state.tags, ({ rank, entity_id }) => `${rank}/${entity_id}`);
  return (kind, id) => tags(`${ranks[kind]}/${id}`).map(({ label }) => label);
}

/** Instances with their backups, volumes, StackScripts. */
export function exportCompute(
  state: State,
  tags: TagsOf,
): (account: string) => Part<'instances' | 'volumes' | 'stackscripts'> {
  const instances = partsOf(state.instances, (row) => row.account_id);
  const backups = partsOf(state.instanceBackups, (row) => row.instance_id);
  const managed = partsOf(state.managed, (row) => row.instance_id);
  const volumes = partsOf(state.volumes, (row) => row.account_id);
  const scripts = partsOf(state.scripts, (row) => row.account_id);
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

/** Databases with their backups. */
export function exportDatabases(state: State): (account: string) => Part<'databases'> {
  const databases = partsOf(state.databases, (row) => row.account_id);
  const backups = partsOf(state.databaseBackups, (row) => row.database_id);
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
        created: momentText(backup.created_at),
      })),
    })),
  });
}

/** NodeBalancers with their configs and nodes, domains with their records, firewalls with their devices. */
export function exportNetworks(
  state: State,
  tags: TagsOf,
): (account: string) => Part<'nodebalancers' | 'domains' | 'firewalls'> {
  const balancers = partsOf(state.balancers, (row) => row.account_id);
  const configs = partsOf(state.configs, (row) => row.nodebalancer_id);
  const nodes = partsOf(state.nodes, (row) => row.config_id);
  const domains = partsOf(state.domains, (row) => row.account_id);
  const records = partsOf(state.records, (row) => row.domain_id);
  const firewalls = partsOf(state.firewalls, (row) => row.account_id);
  const devices = partsOf(state.devices, (row) => row.firewall_id);
  const exportConfig = (
    config: State['configs'][number],
  ): NonNullable<NonNullable<WorldAccount['nodebalancers']>[number]['configs']>[number] => {
    const derived = ['ssl_commonname', 'ssl_fingerprint'];
    const value = Object.fromEntries(
      Object.entries(fromJson(config.value)).filter(([name]) => !derived.includes(name)),
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
        mode: modes.find((each) => each === mode) ?? 'accept',
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
      devices: devices(id).map(({ id: number, instance_id, created, updated }) => ({
        id: number,
        compute_id: instance_id,
        created,
        updated,
      })),
    })),
  });
}

const modes = ['accept', 'reject', 'drain', 'backup'] as const;

/** The rest. */
export function exportHoldings(
  state: State,
): (account: string) => Part<'payment_methods' | 'longview_clients' | 'managed_services' | 'events'> {
  const methods = partsOf(state.methods, (row) => row.account_id);
  const clients = partsOf(state.longview, (row) => row.account_id);
  const services = partsOf(state.services, (row) => row.account_id);
  const events = partsOf(state.events, (row) => row.account_id);
  return (account) => ({
    payment_methods: methods(account).map(({ id, type, is_default, active, created_at, value }) => ({
      id,
      type,
      is_default: is_default === 1,
      active: active === 1,
      created: momentText(created_at),
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
