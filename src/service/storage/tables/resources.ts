// Table types for resources.
//
// Columns hold the properties that are searched, sorted, unique, or secret. `value` holds the other properties of the
// API representation.

import type {
  ComputeInstance,
  Database,
  Domain,
  DomainRecord,
  Firewall,
  InstanceBackup,
  LongviewClient,
  ManagedComputeSettings,
  ManagedService,
  NodeBalancer,
  NodeBalancerConfig,
  PaymentMethod,
  StackScript,
  Volume,
} from '@cloud-api/types';
import type { Generated } from 'kysely';
import type { Json } from '../json.ts';
import type { SqlBoolean } from './sql-boolean.ts';

export interface InstanceTable {
  id: Generated<number>;
  account_id: string;
  label: string;
  value: Json<Omit<ComputeInstance, 'id' | 'label' | 'tags'>>;
}

export interface InstanceBackupTable {
  id: Generated<number>;
  instance_id: number;
  type: InstanceBackup['type'];
  status: InstanceBackup['status'];
  value: Json<Omit<InstanceBackup, 'id' | 'type' | 'status'>>;
}

export interface DatabaseTable {
  id: Generated<number>;
  account_id: string;
  label: string;
  status: Database['status'];
  value: Json<Omit<Database, 'id' | 'label' | 'status'>>;
}

export interface DatabaseBackupTable {
  id: Generated<number>;
  database_id: number;
  type: 'auto' | 'snapshot';
  label: string;
  /** The node that the backup is taken from. */
  target: Generated<'primary' | 'secondary'>;
  /** 0 while the backup is in progress and not yet visible. */
  finished: Generated<SqlBoolean>;
  created: string;
  created_at: number;
}

export interface PaymentMethodTable {
  id: Generated<number>;
  account_id: string;
  type: string;
  is_default: SqlBoolean;
  active: SqlBoolean;
  created: string;
  created_at: number;
  value: Json<PaymentMethod['data']>;
}

export interface StackScriptTable {
  id: Generated<number>;
  account_id: string;
  /** The creator, even if that user was deleted. */
  username: string;
  is_public: SqlBoolean;
  value: Json<Omit<StackScript, 'id' | 'username' | 'is_public' | 'mine' | 'user_defined_fields'>>;
}

export interface LongviewClientTable {
  id: Generated<number>;
  account_id: string;
  label: string;
  /** Encrypted. */
  api_key: string;
  /** Encrypted. */
  install_code: string;
  value: Json<Pick<LongviewClient, 'created' | 'updated' | 'apps'>>;
}

export interface NodeBalancerTable {
  id: Generated<number>;
  account_id: string;
  label: string;
  value: Json<Omit<NodeBalancer, 'id' | 'label' | 'tags' | 'hostname'>>;
}

export interface NodeBalancerConfigTable {
  id: Generated<number>;
  nodebalancer_id: number;
  port: number;
  /** Encrypted. */
  ssl_key: string | null;
  value: Json<Omit<NodeBalancerConfig, 'id' | 'nodebalancer_id' | 'port' | 'ssl_key' | 'nodes_status'>>;
}

export interface NodeTable {
  id: Generated<number>;
  config_id: number;
  address: string;
  label: string;
  weight: number;
  mode: string;
  up: SqlBoolean;
  /** Consecutive failed checks. */
  failures: Generated<number>;
}

export interface SecurityAnswerTable {
  username: string;
  question_id: number;
  /** Encrypted. */
  response: string;
}

export interface SshKeyTable {
  id: Generated<number>;
  username: string;
  label: string;
  ssh_key: string;
  created: string;
}

export interface DomainTable {
  id: Generated<number>;
  account_id: string;
  domain: string;
  value: Json<Omit<Domain, 'id' | 'domain' | 'tags'>>;
}

export interface DomainRecordTable {
  id: Generated<number>;
  domain_id: number;
  type: DomainRecord['type'];
  /** Normalized name that must be unique: lower case, without the domain. */
  name: string;
  value: Json<Omit<DomainRecord, 'id' | 'type'>>;
}

export interface ManagedServiceTable {
  id: Generated<number>;
  account_id: string;
  value: Json<Omit<ManagedService, 'id'>>;
}

export interface ManagedSettingsTable {
  instance_id: number;
  value: Json<Pick<ManagedComputeSettings, 'ssh'>>;
}

export interface FirewallTable {
  id: Generated<number>;
  account_id: string;
  status: Firewall['status'];
}

export interface FirewallDeviceTable {
  id: Generated<number>;
  firewall_id: number;
  instance_id: number;
  created: string;
  updated: string;
}

export interface VolumeTable {
  id: Generated<number>;
  account_id: string;
  label: string;
  /** The instance that the volume is attached to. */
  instance_id: number | null;
  value: Json<Omit<Volume, 'id' | 'label' | 'tags' | 'filesystem_path' | 'compute_id' | 'compute_label'>>;
}

/** The tags of objects, stored only here. */
export interface TagTable {
  account_id: string;
  label: string;
  /** The order of the tag listing: compute 0, domain 1, volume 2, nodebalancer 3. */
  rank: 0 | 1 | 2 | 3;
  entity_id: number;
  /** The position among the object's tags. */
  position: number;
}
