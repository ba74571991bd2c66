// The table types of the database.
//
// API times are text (`2030-01-15T10:20:30Z`); times that are compared are milliseconds since the epoch.

import type {
  AccountTable,
  AuthorizationCodeTable,
  GrantTable,
  LoginFailureTable,
  OAuthClientTable,
  SessionTable,
  SpentRefreshTokenTable,
  TokenTable,
  UserTable,
} from './tables/identities.ts';
import type { EventTable, JobTable, LeaseTable, RateWindowTable, SettingTable } from './tables/internal.ts';
import type {
  DatabaseBackupTable,
  DatabaseTable,
  DomainRecordTable,
  DomainTable,
  FirewallDeviceTable,
  FirewallTable,
  InstanceBackupTable,
  InstanceTable,
  LongviewClientTable,
  ManagedServiceTable,
  ManagedSettingsTable,
  NodeBalancerConfigTable,
  NodeBalancerTable,
  NodeTable,
  PaymentMethodTable,
  SecurityAnswerTable,
  SshKeyTable,
  StackScriptTable,
  TagTable,
  VolumeTable,
} from './tables/resources.ts';

export interface Tables {
  accounts: AccountTable;
  users: UserTable;
  grants: GrantTable;
  tokens: TokenTable;
  oauth_clients: OAuthClientTable;
  authorization_codes: AuthorizationCodeTable;
  spent_refresh_tokens: SpentRefreshTokenTable;
  sessions: SessionTable;
  login_failures: LoginFailureTable;
  instances: InstanceTable;
  instance_backups: InstanceBackupTable;
  databases: DatabaseTable;
  database_backups: DatabaseBackupTable;
  payment_methods: PaymentMethodTable;
  stackscripts: StackScriptTable;
  longview_clients: LongviewClientTable;
  nodebalancers: NodeBalancerTable;
  nodebalancer_configs: NodeBalancerConfigTable;
  nodes: NodeTable;
  security_answers: SecurityAnswerTable;
  ssh_keys: SshKeyTable;
  domains: DomainTable;
  domain_records: DomainRecordTable;
  managed_services: ManagedServiceTable;
  managed_settings: ManagedSettingsTable;
  firewalls: FirewallTable;
  firewall_devices: FirewallDeviceTable;
  volumes: VolumeTable;
  tags: TagTable;
  events: EventTable;
  jobs: JobTable;
  leases: LeaseTable;
  rate_windows: RateWindowTable;
  settings: SettingTable;
}
