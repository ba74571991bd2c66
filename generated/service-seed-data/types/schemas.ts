// Types of schemas.

/**
 * The addresses that may connect, each item a single IP address or a CIDR range. An empty list,
 * the default, blocks all connections, public and private. `0.0.0.0/0` allows every address.
 */
export type AllowList = string[];

/** A code challenge of PKCE (RFC 7636), made by the method `S256`. */
export type CodeChallenge = string;

/**
 * The label of an instance. Display only; a default is assigned if none is given. Begins and ends
 * with a letter or digit; only letters, digits, `-`, `_` and `.`; no two `-`, `_` or `.` in a row.
 */
export type ComputeLabel = string;

/**
 * The state of an instance. It may change without action of the caller; in maintenance mode it
 * shows `stopped`.
 */
export type ComputeStatus =
  | 'running'
  | 'offline'
  | 'booting'
  | 'rebooting'
  | 'shutting_down'
  | 'provisioning'
  | 'deleting'
  | 'migrating'
  | 'rebuilding'
  | 'cloning'
  | 'restoring'
  | 'stopped';

/** What is shown of a credit card. The full number and the security code are never shown. */
export type CreditCardDetails = {
  /** The brand of the card. */
  card_type: string;
  /** The last four digits of the number of the card. */
  last_four: string;
  /** The month and year that the card expires in. */
  expiry: string;
};

/** The host names of a database, assigned after provisioning. */
export type DatabaseHosts = {
  /** The primary host. */
  primary: string | null;
  /**
   * The private-network host, publicly viewable and resolvable. Usable for free transfer only from
   * instances in the same data centre.
   */
  secondary: string | null;
};

/** The label of a database. Unique and user-defined. */
export type DatabaseLabel = string;

/** The operating status of a database. */
export type DatabaseStatus = string;

/** The type of a DNS record. */
export type DomainRecordType = 'A' | 'AAAA' | 'NS' | 'MX' | 'CNAME' | 'TXT' | 'SRV' | 'CAA' | 'PTR';

/** Whether the domain is rendered. */
export type DomainStatus = 'disabled' | 'active';

/** A disk in a backup. */
export type InstanceBackupDisk = {
  /** The size of the disk. */
  size: number;
  /** The file system on the disk. */
  filesystem: 'raw' | 'swap' | 'ext3' | 'ext4' | 'initrd';
  /** The label of the disk. */
  label: string;
};

/** How far a backup has come. */
export type InstanceBackupStatus =
  | 'paused'
  | 'pending'
  | 'running'
  | 'needsPostProcessing'
  | 'successful'
  | 'failed'
  | 'userAborted';

/**
 * The applications that a Longview client monitors. Informational; set by the client application.
 */
export type LongviewApps = {
  /** Whether the web server Apache is monitored. */
  apache: boolean;
  /** Whether the web server NGINX is monitored. */
  nginx: boolean;
  /** Whether the database MySQL is monitored. */
  mysql: boolean;
};

/** The label of a Longview client, for display only: 3 to 32 letters, digits, `-` and `_`. */
export type LongviewLabel = string;

/** An IP address, or `any` for any of the addresses of the instance. */
export type ManagedSshAddress = string;

/** How a backend is chosen for a connection. */
export type NodeBalancerAlgorithm = 'roundrobin' | 'leastconn' | 'source';

/** How the NodeBalancer finds out whether a backend is up. */
export type NodeBalancerCheck = 'none' | 'connection' | 'http' | 'http_body';

/**
 * The URL path to check. Allowed characters are letters, digits, `/`, `-`, `%`, `?`, `&`, `=` and
 * `.`; it may be empty.
 */
export type NodeBalancerCheckPath = string;

/** Which ciphers are offered. */
export type NodeBalancerCipherSuite = 'recommended' | 'legacy';

/** The label of a NodeBalancer: 3 to 32 letters, digits, `-` and `_`. Unique on the account. */
export type NodeBalancerLabel = string;

/**
 * Host and port of a backend, such as `192.0.2.7:8080`. It must be in the region of the
 * NodeBalancer.
 */
export type NodeBalancerNodeAddress = string;

/**
 * The port that is served. Unique among the configs of one NodeBalancer. No protocol is enforced
 * by port number.
 */
export type NodeBalancerPort = number;

/** The protocol that is served. */
export type NodeBalancerProtocol = 'http' | 'https' | 'tcp';

/** The header that gives a backend the address of its client. */
export type NodeBalancerProxyProtocol = 'none' | 'v1' | 'v2';

/** Which later connections go to the same backend. */
export type NodeBalancerStickiness = 'none' | 'table' | 'http_cookie';

/** Connections per second that are let through. 0 disables throttling. */
export type NodeBalancerThrottle = number;

/** What the NodeBalancer has transferred this month, in MB. */
export type NodeBalancerTransfer = {
  /** Inbound and outbound together, in MB used this month. */
  total: number | null;
  /** Inbound, in MB used this month. */
  in: number | null;
  /** Outbound, in MB used this month. */
  out: number | null;
};

/** Where a successful login is redirected. */
export type RedirectUri = string;

/** An account and its resources. */
export type SeedAccount = {
  /** The UUID of the account. */
  id: string;
  billing?: SeedBilling | null;
  /** The users of the account. */
  users?: SeedUser[];
  /** OAuth clients. */
  oauth_clients?: SeedOAuthClient[];
  /** How the account is paid for. */
  payment_methods?: SeedPaymentMethod[];
  /** Compute instances. */
  instances?: SeedInstance[];
  /** Volumes. */
  volumes?: SeedVolume[];
  /** StackScripts. */
  stackscripts?: SeedStackScript[];
  /** Firewalls. */
  firewalls?: SeedFirewall[];
  /** Managed MySQL databases. */
  databases?: SeedDatabase[];
  /** NodeBalancers. */
  nodebalancers?: SeedNodeBalancer[];
  /** Domains. */
  domains?: SeedDomain[];
  /** Longview clients. */
  longview_clients?: SeedLongviewClient[];
  /** Managed services. */
  managed_services?: SeedManagedService[];
  /** The events of the account. */
  events?: SeedEvent[];
};

/** An authorization code. */
export type SeedAuthorizationCode = {
  code: SeedHashedSecret;
  /** The user who granted access. */
  username: string;
  scopes: SeedScopes;
  /** The redirect URI that the code was sent to (default: the redirect URI of the client). */
  redirect_uri?: string;
  expires: SeedTime;
  /** The family of the tokens that the code was exchanged for; null if not exchanged. */
  family?: string | null;
  code_challenge?: CodeChallenge;
};

/** The billing address. Adding a payment method requires a valid postal code. */
export type SeedBilling = {
  /** Street and number. */
  address?: string;
  /** The city. */
  city?: string;
  /** The postal code. */
  zip?: string;
  /** The country. */
  country?: string;
};

/** The initial state of the service. */
export type SeedData = {
  /** The version of the format. */
  seedData: 1;
  /** The accounts with their resources. */
  accounts: SeedAccount[];
  /** Background jobs that are not due yet, such as the completion of a snapshot. */
  jobs?: SeedJob[];
  fixtures?: SeedFixtures;
};

/** A managed MySQL database. */
export type SeedDatabase = {
  id?: SeedId;
  label: DatabaseLabel;
  status?: DatabaseStatus;
  created?: SeedTime;
  updated?: SeedTime;
  /** The instance type of the nodes. */
  type?: string;
  /** The engine. */
  engine?: string;
  /** The version of the engine. */
  version?: string;
  /** The region. */
  region?: string;
  /** Whether the disks are encrypted. */
  encrypted?: boolean;
  allow_list?: AllowList;
  /** The number of nodes. */
  cluster_size?: number;
  hosts?: DatabaseHosts;
  /** Whether connections require SSL credentials. */
  ssl_connection?: boolean;
  /** The replication type. */
  replication_type?: string;
  /** The port. */
  port?: number;
  /** The maintenance window. */
  updates?: { [key: string]: unknown };
  /** The backups. */
  backup_records?: SeedDatabaseBackup[];
};

/** A backup of the database. */
export type SeedDatabaseBackup = {
  id?: SeedId;
  /** The type of the backup. */
  type: 'auto' | 'snapshot';
  /** The label of the backup. */
  label: string;
  created?: SeedTime;
};

/** A DNS domain. */
export type SeedDomain = {
  id?: SeedId;
  /** The name of the domain. */
  domain: string;
  /** `master` if authoritative, `slave` if a copy of a master (default: `master`). */
  type?: 'master' | 'slave';
  status?: DomainStatus;
  /** The group label. */
  group?: string;
  tags?: SeedTags;
  /** A description. */
  description?: string;
  /** The email address of the administrator. */
  soa_email?: string;
  /** The IP addresses of the masters of a `slave`. */
  master_ips?: string[];
  /** The IP addresses that may transfer the zone. */
  axfr_ips?: string[];
  /** Seconds before a failed refresh is retried. */
  retry_sec?: number;
  /** Seconds before the zone stops being authoritative. */
  expire_sec?: number;
  /** Seconds before the zone is refreshed. */
  refresh_sec?: number;
  /** Seconds that resolvers may cache the records. */
  ttl_sec?: number;
  /** The records. */
  records?: SeedDomainRecord[];
};

/** A record of the domain. */
export type SeedDomainRecord = {
  id?: SeedId;
  created?: SeedTime;
  updated?: SeedTime;
  type: DomainRecordType;
  /** The name; the empty string is the domain itself. */
  name?: string;
  /** The target. */
  target?: string;
  /** Seconds that resolvers may cache the records. */
  ttl_sec?: number;
  /** The priority; lower is preferred. */
  priority?: number;
  /** The weight; among equal priorities, higher is preferred. */
  weight?: number;
  /** The port of an SRV record. */
  port?: number;
  /** The service of an SRV record. */
  service?: string;
  /** The protocol of an SRV record. */
  protocol?: string;
  /** The tag of a CAA record. */
  tag?: string;
};

/**
 * A secret that is stored encrypted: in plaintext, or encrypted as in an export, which requires
 * the same key.
 */
export type SeedEncryptedSecret =
  | string
  | {
      /** The encrypted secret. */
      sealed: string;
    };

/** An event of the account. */
export type SeedEvent = {
  id?: SeedId;
  /** The kind of the event. */
  kind: string;
  /** The user who caused the event. */
  username?: string | null;
  created?: SeedTime;
  /** The kind of the affected resource. */
  entity?: string | null;
  /** The ID of the affected resource. */
  entity_id?: number | null;
};

/** A firewall. */
export type SeedFirewall = {
  id?: SeedId;
  /** The status (default: `enabled`). */
  status?: 'enabled' | 'disabled';
  /** The devices. */
  devices?: SeedFirewallDevice[];
};

/** A firewall device: an instance that the firewall is assigned to. */
export type SeedFirewallDevice = {
  id?: SeedId;
  /** The instance. */
  compute_id: number;
  created?: SeedTime;
  updated?: SeedTime;
};

/** The resources that `--fixtures` writes. */
export type SeedFixtures = {
  /** A region. */
  region: string;
  /** A tag of an instance, a domain, a volume, and a NodeBalancer. */
  tag: string;
  /** A second unrestricted user. */
  username: string;
  /** A user that tests may delete. */
  username_delete: string;
  compute: SeedId;
  compute_without_firewall: SeedId;
  database: SeedId;
  /** Databases by status, and one that tests may delete. */
  databases: {
    provisioning: SeedId;
    failed: SeedId;
    degraded: SeedId;
    delete: SeedId;
  };
  nodebalancer_config: SeedId;
  nodebalancer_config_sibling: SeedId;
  nodebalancer_delete_config: SeedId;
  domain: SeedId;
  domain_without_mx: SeedId;
  stackscript: SeedId;
  stackscript_public: SeedId;
  stackscript_public_own: SeedId;
  stackscript_to_publish: SeedId;
  stackscript_delete: SeedId;
  firewall: SeedId;
  firewall_other_enabled: SeedId;
  firewall_disabled: SeedId;
  /** Tokens of the seed data, in plaintext. */
  tokens: {
    /** All scopes. */
    unrestricted: string;
    /** All scopes; of a restricted user without grants. */
    restricted: string;
    /** All scopes; of a restricted user with `read_write` on the instance. */
    restricted_compute_rw: string;
    /** All scopes; of a restricted user with `read_only` on the instance. */
    restricted_compute_ro: string;
    /** `longview:read_only`; of an unrestricted user. */
    longview_read_only: string;
    /** No scope for databases; of an unrestricted user. */
    unrestricted_no_databases_scope: string;
    /** All scopes; of the user that tests may delete. */
    username_delete: string;
  };
  /** A private client, with its secret in plaintext. */
  oauth_client: {
    /** The ID of the client. */
    client_id: string;
    /** The client secret. */
    client_secret: string;
    /** The user who granted access. */
    username: string;
    scopes: SeedScopes;
  };
};

/** A grant of a restricted user. */
export type SeedGrant = {
  /** The kind of the resource. */
  on:
    | 'account'
    | 'add_longview'
    | 'compute'
    | 'database'
    | 'domain'
    | 'firewall'
    | 'longview'
    | 'nodebalancer'
    | 'stackscript';
  id?: SeedId;
  /** The access level. */
  level: 'read_only' | 'read_write';
};

/** A secret that is stored as a digest: in plaintext, or the digest that an export contains. */
export type SeedHashedSecret =
  | string
  | {
      /** The digest. */
      digest: string;
    };

/** The ID of the resource (default: the next after the highest ID of its kind). */
export type SeedId = number;

/** A compute instance. */
export type SeedInstance = {
  id?: SeedId;
  label: ComputeLabel;
  status?: ComputeStatus;
  created?: SeedTime;
  updated?: SeedTime;
  /** The instance type. */
  type?: string;
  /** The image. */
  image?: string | null;
  /** The region. */
  region?: string;
  /** The group label. */
  group?: string;
  tags?: SeedTags;
  /** The hypervisor. */
  hypervisor?: string;
  /** The IPv4 addresses. */
  ipv4?: string[];
  /** The IPv6 SLAAC address. */
  ipv6?: string | null;
  /** The resources of the instance. */
  specs?: { [key: string]: number };
  /** The thresholds above which alerts are sent. */
  alerts?: { [key: string]: number };
  backups?: SeedInstanceBackups;
  /** The backups. */
  backup_records?: SeedInstanceBackup[];
  /** Whether the watchdog reboots the instance after an unexpected shutdown. */
  watchdog_enabled?: boolean;
  /** The UUID of the host machine. */
  host_uuid?: string;
  /** Whether it was provisioned with user data. */
  has_user_data?: boolean;
  managed?: SeedManagedSettings;
};

/** A backup of the instance. */
export type SeedInstanceBackup = {
  id?: SeedId;
  /** The type of the backup. */
  type: 'auto' | 'snapshot';
  status: InstanceBackupStatus;
  /** Whether the backup can be restored. */
  available?: boolean;
  created?: SeedTime;
  updated?: SeedTime;
  finished?: SeedNullableTime;
  /** The label of a snapshot. */
  label?: string | null;
  /** The labels of the configuration profiles in the backup. */
  configs?: string[];
  /** The disks in the backup. */
  disks?: InstanceBackupDisk[];
};

/** The backup service of the instance. */
export type SeedInstanceBackups = {
  /** Whether the backup service is on. */
  enabled?: boolean;
  /** Whether backups can be restored. */
  available?: boolean;
  /** When backups are taken. */
  schedule?: {
    /** The preferred day of the week. */
    day?: string;
    /** The two-hour window. */
    window?: string;
  };
  last_successful?: SeedNullableTime;
};

/** A background job that is not due yet. */
export type SeedJob = {
  /** The kind of the job. */
  kind: string;
  /** The ID of the affected resource; 0 if none. */
  subject: number;
  due: SeedTime;
  /** The number of attempts. */
  attempts?: number;
  /** The error of the last attempt. */
  problem?: string | null;
};

/** The latest login attempt. */
export type SeedLogin = {
  login_datetime: SeedTime;
  /** The result. */
  status: 'successful' | 'failed';
};

/** A Longview client. */
export type SeedLongviewClient = {
  id?: SeedId;
  label: LongviewLabel;
  created?: SeedTime;
  updated?: SeedTime;
  api_key?: SeedEncryptedSecret;
  install_code?: SeedEncryptedSecret;
  apps?: LongviewApps;
};

/** A managed service. */
export type SeedManagedService = {
  id?: SeedId;
  created?: SeedTime;
  updated?: SeedTime;
  /** The status (default: `pending`). */
  status?: string;
  /** The label of the service. */
  label: string;
  /** The monitoring type (default: `url`). */
  service_type?: string;
  /** The monitored address. */
  address: string;
  /** Response timeout in seconds. */
  timeout?: number;
  /** Text that a response must contain. */
  body?: string;
  /** The region, for a private address. */
  region?: string;
  /** The group to notify. */
  consultation_group?: string;
  /** Notes for support staff. */
  notes?: string;
  /** The credentials to use. */
  credentials?: number[];
};

/** How support staff connects to the instance. */
export type SeedManagedSettings = {
  /** Whether support staff may use SSH. */
  access?: boolean;
  /** The user; null means root. */
  user?: string | null;
  ip?: ManagedSshAddress;
  /** The port; null means 22. */
  port?: number | null;
};

/** A node of a config. */
export type SeedNode = {
  id?: SeedId;
  address: NodeBalancerNodeAddress;
  /** The label of the node. */
  label: string;
  /** The share of the traffic (default: 100). */
  weight?: number;
  /** The mode (default: `accept`). */
  mode?: 'accept' | 'reject' | 'drain' | 'backup';
  /** Whether the node is up (default: `true`). */
  up?: boolean;
};

/** A NodeBalancer. */
export type SeedNodeBalancer = {
  id?: SeedId;
  label: NodeBalancerLabel;
  /** The region. */
  region?: string;
  tags?: SeedTags;
  created?: SeedTime;
  updated?: SeedTime;
  /** The IPv4 address. */
  ipv4?: string;
  /** The IPv6 address. */
  ipv6?: string | null;
  client_conn_throttle?: NodeBalancerThrottle;
  transfer?: NodeBalancerTransfer;
  /** The configs. */
  configs?: SeedNodeBalancerConfig[];
};

/** A config of a NodeBalancer. */
export type SeedNodeBalancerConfig = {
  id?: SeedId;
  port?: NodeBalancerPort;
  protocol?: NodeBalancerProtocol;
  algorithm?: NodeBalancerAlgorithm;
  stickiness?: NodeBalancerStickiness;
  check?: NodeBalancerCheck;
  /** Seconds between checks. */
  check_interval?: number;
  /** Timeout of one check, in seconds. */
  check_timeout?: number;
  /** Failed checks before a node is marked as down. */
  check_attempts?: number;
  check_path?: NodeBalancerCheckPath;
  /** Text that the response must contain. */
  check_body?: string;
  /** Whether a 5xx response marks a node as down. */
  check_passive?: boolean;
  proxy_protocol?: NodeBalancerProxyProtocol;
  cipher_suite?: NodeBalancerCipherSuite;
  /** The certificate, as PEM. */
  ssl_cert?: string | null;
  ssl_key?: SeedEncryptedSecret | null;
  /** The nodes. */
  nodes?: SeedNode[];
};

/** A time, or null. */
export type SeedNullableTime = SeedTime | null;

/** An OAuth client. */
export type SeedOAuthClient = {
  /** The public ID of the client. */
  id: string;
  /** The label of the client. */
  label: string;
  redirect_uri: RedirectUri;
  secret: SeedHashedSecret;
  /** Whether the client is public (a native or browser application). */
  public?: boolean;
  /** The status (default: `active`). */
  status?: 'active' | 'disabled' | 'suspended';
  /** The URL of the thumbnail. */
  thumbnail_url?: string | null;
  /** The position in the order of creation (default: the position in the file). */
  position?: number;
  /** Authorization codes issued to the client. */
  codes?: SeedAuthorizationCode[];
};

/** A payment method. */
export type SeedPaymentMethod = {
  id?: SeedId;
  created?: SeedTime;
  /** The type (default: `credit_card`). */
  type?: string;
  /** Whether this is the default payment method. */
  is_default?: boolean;
  /**
   * Whether the payment method exists; a removed one still counts for the daily limit (default:
   * `true`).
   */
  active?: boolean;
  data: CreditCardDetails | WalletDetails;
};

/** Scopes, separated by spaces; `*` for all. */
export type SeedScopes = string;

/** An answer to a security question. */
export type SeedSecurityAnswer = {
  /** The ID of the question. */
  question_id: number;
  response: SeedEncryptedSecret;
};

/** An SSH key of the user. */
export type SeedSshKey = {
  id?: SeedId;
  /** The label of the key. */
  label: string;
  ssh_key: SshPublicKey;
  created?: SeedTime;
};

/** A StackScript. */
export type SeedStackScript = {
  id?: SeedId;
  /** The creator, who may have been deleted since. */
  username: string;
  /** The label of the StackScript. */
  label: string;
  /** The description. */
  description?: string;
  /** Whether other accounts can use the StackScript. */
  is_public?: boolean;
  /** The avatar ID of the creator. */
  user_avatar_id?: string;
  /** The images that the StackScript can deploy. */
  images?: string[];
  /** The number of deployments. */
  deployments_total?: number;
  /** The number of active instances deployed with the StackScript. */
  deployments_active?: number;
  /** Notes on the revision. */
  rev_note?: string;
  /** The script. */
  script: string;
  created?: SeedTime;
  updated?: SeedTime;
};

/** The tags, in order. */
export type SeedTags = string[];

/**
 * A time: `2030-01-15T10:20:30Z`, `now`, or an offset from the time of seeding: `-3d`, `+2h`,
 * `-90m`, `-10s`, `-1w`.
 */
export type SeedTime = string;

/** A bearer token. */
export type SeedToken = {
  id?: SeedId;
  token: SeedHashedSecret;
  /** The kind of the token (default: `personal`). */
  kind?: 'personal' | 'oauth';
  scopes?: SeedScopes;
  /** The ID of the OAuth client that the token was issued to. */
  client?: string;
  refresh?: SeedHashedSecret;
  /** The token family: shared by all tokens of one authorization. */
  family?: string | null;
  created?: SeedTime;
  expires?: SeedNullableTime;
};

/** A user of the account. */
export type SeedUser = {
  username: Username;
  /** The email address (default: `<username>@example.com`). */
  email?: string;
  /** Whether the user needs grants. */
  restricted?: boolean;
  password?: SeedHashedSecret;
  password_created?: SeedNullableTime;
  /** Whether two-factor authentication is on. */
  tfa_enabled?: boolean;
  /** The verified telephone number. */
  verified_phone_number?: string | null;
  last_login?: SeedLogin | null;
  /** The grants of a restricted user. */
  grants?: SeedGrant[];
  /** The tokens. */
  tokens?: SeedToken[];
  /** The SSH keys. */
  ssh_keys?: SeedSshKey[];
  /** Answers to security questions. */
  security_answers?: SeedSecurityAnswer[];
};

/** A block storage volume. */
export type SeedVolume = {
  id?: SeedId;
  /** The label of the volume. */
  label: string;
  /** The region. */
  region?: string;
  tags?: SeedTags;
  /** The status (default: `active`). */
  status?: 'creating' | 'active' | 'resizing';
  created?: SeedTime;
  updated?: SeedTime;
  /** The size in GiB. */
  size?: number;
  /** The instance that the volume is attached to. */
  compute_id?: number | null;
  /** The kind of storage. */
  hardware_type?: 'hdd' | 'nvme';
};

/**
 * A public SSH key: its type, its body in base64 and perhaps a comment. Accepted type prefixes are
 * `ssh-dss`, `ssh-rsa`, `ecdsa-sha2-nistp`, `ssh-ed25519` and `sk-ecdsa-sha2-nistp256`. The key
 * authenticates to the root user of deployed instances.
 */
export type SshPublicKey = string;

/**
 * The name of a user: 3 to 32 characters. It starts and ends with a letter or digit; inner
 * characters are letters, digits, `-` and `_`; there is no run of two or more consecutive `-` or
 * `_`.
 */
export type Username = string;

/** What is shown of a wallet. */
export type WalletDetails = {
  /** The e-mail address of the wallet. */
  email: string;
  /** The ID of the wallet. */
  wallet_id: string;
};
