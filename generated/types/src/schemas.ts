// Types of schemas.

/**
 * The addresses that may connect, each item a single IP address or a CIDR range. An empty list,
 * the default, blocks all connections, public and private. `0.0.0.0/0` allows every address.
 */
export type AllowList = string[];

/** A security question with the answer that was given. */
export type AnsweredSecurityQuestion = {
  /** The ID of the question. */
  question_id: number;
  /** The answer. */
  response: string;
  /** The question. */
  security_question: string;
};

/** The security questions that have been answered. */
export type AnsweredSecurityQuestions = {
  /** The answers as they are stored. */
  security_questions: AnsweredSecurityQuestion[];
};

/**
 * When backups are taken. If not set manually, the service picks both; while unset after enabling,
 * each may read `Scheduling`.
 */
export type BackupSchedule = {
  /**
   * The day of the week on which the weekly backup is taken. Backups run daily; those taken on
   * this day are preferred when choosing backups to retain longer.
   */
  day:
    | 'Sunday'
    | 'Monday'
    | 'Tuesday'
    | 'Wednesday'
    | 'Thursday'
    | 'Friday'
    | 'Saturday'
    | 'Scheduling';
  /** A two-hour span in UTC: `W` followed by the starting hour (`W10` = 10:00 to 12:00). */
  window: string;
};

/** When backups are to be taken. A field that is not sent keeps its value. */
export type BackupScheduleUpdate = {
  /**
   * The day of the week on which the weekly backup is taken; backups taken on this day are
   * preferred when choosing backups to retain longer.
   */
  day?:
    | 'Sunday'
    | 'Monday'
    | 'Tuesday'
    | 'Wednesday'
    | 'Thursday'
    | 'Friday'
    | 'Saturday'
    | 'Scheduling';
  /** A two-hour span in UTC, `W` followed by the starting hour (`W10` = 10:00 to 12:00). */
  window?: string;
};

/**
 * Who sends a request, as rules and preconditions see it. It is no part of any request or
 * response.
 */
export type Caller = {
  /** The user that the token belongs to; null without a token. */
  username: string | null;
  /** Whether the user can act only on what grants give it; true without a token. */
  restricted: boolean;
  /** The scopes of the token; empty without one. */
  scopes: string[];
  /**
   * What the caller may do with the resource that the operation loads: the lesser of what the
   * scopes of the token and the grants of the user give. Where an operation loads none, it is what
   * the scopes give.
   *
   * - `"none"`: Nothing.
   * - `"read_only"`: Read it.
   * - `"read_write"`: Read and change it.
   */
  level: 'none' | 'read_only' | 'read_write';
  /** Whether the account has current billing address information with a valid postal code. */
  billing_address_current: boolean;
};

/** A code challenge of PKCE (RFC 7636), made by the method `S256`. */
export type CodeChallenge = string;

/** When the service alerts about an instance. 0 disables an alert; averages are over two hours. */
export type ComputeAlerts = {
  /**
   * Percent of CPU capacity. Total capacity is 100 times the core count (two cores = 200). The
   * default is 90 times the core count: alerting at 90% of two cores means 180. 0 disables the
   * alert.
   */
  cpu: number;
  /** Incoming traffic in Mbit/s. 0 disables the alert. */
  network_in: number;
  /** Outbound traffic in Mbit/s. 0 disables the alert. */
  network_out: number;
  /** Percent of the transfer allotment used. 0 disables the alert. */
  transfer_quota: number;
  /** Disk IO operations per second. 0 disables the alert. */
  io: number;
};

/** The alerts to change. An alert that is not sent keeps its value; 0 disables an alert. */
export type ComputeAlertsUpdate = {
  /**
   * Percent of CPU capacity. Total capacity is 100 times the core count: 180 is 90% of two cores.
   * 0 disables the alert.
   */
  cpu?: number;
  /** Incoming traffic in Mbit/s. 0 disables the alert. */
  network_in?: number;
  /** Outbound traffic in Mbit/s. 0 disables the alert. */
  network_out?: number;
  /** Percent of the transfer allotment used. 0 disables the alert. */
  transfer_quota?: number;
  /** Disk IO operations per second. 0 disables the alert. */
  io?: number;
};

/** The backup settings of an instance, and what is known of its backups. */
export type ComputeBackups = {
  /** Whether backups are enabled. */
  enabled: boolean;
  /** Whether the backups can be restored. Backups under maintenance cannot. */
  available: boolean;
  schedule: BackupSchedule;
  /** When the last successful backup was taken; null if there is no earlier backup. */
  last_successful: Timestamp | null;
};

/**
 * The backup settings to change. The service alone says whether backups are enabled and available.
 */
export type ComputeBackupsUpdate = {
  schedule?: BackupScheduleUpdate;
  /** Whether backups are enabled. Ignored. */
  enabled?: boolean;
  /** Whether the backups can be restored. Ignored. */
  available?: boolean;
  /** When the last successful backup was taken. Ignored. */
  last_successful?: Timestamp | null;
};

/** `ComputeBackupsUpdate` as in a request. */
export type ComputeBackupsUpdateRequest = {
  schedule?: BackupScheduleUpdate;
  enabled?: never;
  available?: never;
  last_successful?: never;
};

/** A compute instance of the account. */
export type ComputeInstance = {
  /** The ID of the instance. Required in all operations on the instance. */
  id: number;
  label: ComputeLabel;
  status: ComputeStatus;
  /** When the instance was created. */
  created: Timestamp;
  /** When the instance was last updated. */
  updated: Timestamp;
  /** The instance type it was deployed with. Changed only by the resize operation. */
  type: string;
  /** The image the instance was deployed with. */
  image: string | null;
  /** The ID of the region. Fixed; changes only through a cross data-centre migration. */
  region: string;
  /**
   * A group label. Use `tags` instead.
   *
   * @deprecated
   */
  group: string;
  /** Tags of the instance. Organisational only. */
  tags: string[];
  /** The virtualisation software that runs the instance. */
  hypervisor: 'kvm';
  /**
   * The IPv4 addresses. One public address on creation; possibly one private address; more need a
   * support request. Addresses can be reassigned or shared through the networking endpoints.
   */
  ipv4: string[];
  /** The SLAAC address. Specific to the instance and not shareable; null if there is none. */
  ipv6: string | null;
  specs: ComputeSpecs;
  alerts: ComputeAlerts;
  backups: ComputeBackups;
  /**
   * The shutdown watchdog: when the instance powers off without a shutdown job, it issues a boot
   * job. It gives up after more than 5 boot jobs within 15 minutes.
   */
  watchdog_enabled: boolean;
  /** UUID of the host machine. */
  host_uuid: string;
  /** Whether the instance was provisioned with user data from the metadata service. */
  has_user_data: boolean;
};

/**
 * What an update of an instance can change. A field that is not sent keeps its value. Other fields
 * of an instance are ignored.
 */
export type ComputeInstanceUpdate = {
  alerts?: ComputeAlertsUpdate;
  backups?: ComputeBackupsUpdate;
  /**
   * A group label. Use `tags` instead.
   *
   * @deprecated
   */
  group?: string;
  label?: ComputeLabel;
  /**
   * Tags of the instance, organisational only. They replace the present ones. Adding or modifying
   * tags needs an unrestricted user.
   */
  tags?: string[];
  /** Whether the shutdown watchdog issues a boot job when the instance powers off by itself. */
  watchdog_enabled?: boolean;
};

/** `ComputeInstanceUpdate` as in a request. */
export type ComputeInstanceUpdateRequest = {
  alerts?: ComputeAlertsUpdate;
  backups?: ComputeBackupsUpdateRequest;
  /**
   * A group label. Use `tags` instead.
   *
   * @deprecated
   */
  group?: string;
  label?: ComputeLabel;
  /**
   * Tags of the instance, organisational only. They replace the present ones. Adding or modifying
   * tags needs an unrestricted user.
   */
  tags?: string[];
  /** Whether the shutdown watchdog issues a boot job when the instance powers off by itself. */
  watchdog_enabled?: boolean;
};

/**
 * The label of an instance. Display only; a default is assigned if none is given. Begins and ends
 * with a letter or digit; only letters, digits, `-`, `_` and `.`; no two `-`, `_` or `.` in a row.
 */
export type ComputeLabel = string;

/** The resources that an instance has. */
export type ComputeSpecs = {
  /**
   * Disk space in MB. Usually split between a primary disk and a swap disk; swap is usually 512
   * MB.
   */
  disk: number;
  /** Memory in MB. */
  memory: number;
  /** How many virtual CPU cores the instance has. */
  vcpus: number;
  /** How many GPUs the instance has. */
  gpus: number;
  /** The monthly network transfer allotment. */
  transfer: number;
};

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

/** The particulars of a credit card. */
export type CreditCard = {
  /** The month that the card expires in: 1 to 12. */
  expiry_month: number;
  /** The year that the card expires in, in four digits. */
  expiry_year: number;
};

/** `CreditCard` as in a request. */
export type CreditCardRequest = {
  /** The number of the card, without spaces or dashes. */
  card_number: string;
  /** The month that the card expires in: 1 to 12. */
  expiry_month: number;
  /** The year that the card expires in, in four digits. */
  expiry_year: number;
  /** The security code of the card. */
  cvv: string;
};

/** What is shown of a credit card. The full number and the security code are never shown. */
export type CreditCardDetails = {
  /** The brand of the card. */
  card_type: string;
  /** The last four digits of the number of the card. */
  last_four: string;
  /** The month and year that the card expires in. */
  expiry: string;
};

/**
 * A managed MySQL database. Automatic patch updates apply OS security patches in the `updates`
 * window; a single-node cluster has downtime during the window. Database software is never
 * upgraded automatically.
 */
export type Database = {
  /** The ID of the database. */
  id: number;
  label: DatabaseLabel;
  status: DatabaseStatus;
  /** When the database was created. */
  created: Timestamp;
  /** When the database was last updated. */
  updated: Timestamp;
  /** The instance type used for its nodes. */
  type: string;
  /** The engine type. */
  engine: string;
  /** The engine version. It does not change by itself. */
  version: string;
  /** The ID of the region. */
  region: string;
  /** Whether the database is encrypted. */
  encrypted: boolean;
  allow_list: AllowList;
  /**
   * How many nodes the cluster has. 3 creates a high-availability cluster of 1 primary and 2
   * replicas.
   */
  cluster_size: number;
  hosts: DatabaseHosts;
  /** Whether SSL credentials are required to connect. */
  ssl_connection: boolean;
  /**
   * How replicas follow the primary. The default is `none` for a single node, which must have
   * `none`, and `semi_synch` for a high-availability cluster, which must have `asynch` or
   * `semi_synch`.
   */
  replication_type: 'none' | 'asynch' | 'semi_synch';
  /** The access port. */
  port: number;
  updates: DatabaseMaintenanceWindow;
};

/** A backup of a database. */
export type DatabaseBackup = {
  /** The ID of the backup. */
  id: number;
  /**
   * What made the backup.
   *
   * - `"auto"`: The service made it; every 24 hours at 00:00 UTC, each kept 7 days.
   * - `"snapshot"`: A caller asked for it; a database has at most 3.
   */
  type: 'auto' | 'snapshot';
  /** The label of the backup, unique among the backups of the database. */
  label: string;
  /** When the backup was taken. */
  created: Timestamp;
};

/** The snapshot backup to take. */
export type DatabaseBackupCreate = {
  /**
   * The label of the snapshot: only ASCII letters, digits and underscores. Unique among the backup
   * labels of the database.
   */
  label: string;
  /**
   * The cluster target.
   *
   * - `"primary"`: The primary node.
   * - `"secondary"`: A replica node of a high-availability cluster.
   *
   * @default "primary"
   */
  target?: 'primary' | 'secondary';
};

/** One page of backups of a database. */
export type DatabaseBackupPage = {
  /** The backups on this page. */
  data: DatabaseBackup[];
} & Page;

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

/** When automatic patch updates are applied. */
export type DatabaseMaintenanceWindow = {
  /**
   * How often the window comes.
   *
   * - `"weekly"`: Every week; `week_of_month` must be null.
   * - `"monthly"`: Once a month; `week_of_month` is required.
   */
  frequency: 'weekly' | 'monthly';
  /** The maximum length of the window in hours. */
  duration: number;
  /** The hour in UTC at which the window starts. */
  hour_of_day: number;
  /** The day of the week, 1 = Monday, 2 = Tuesday, and so on to 7 = Sunday. */
  day_of_week: number;
  /**
   * The week of the month. Required when `frequency` is `monthly`; must be null when it is
   * `weekly`.
   *
   * @default null
   */
  week_of_month: number | null;
};

/** What to change about the maintenance window. A field that is not sent keeps its value. */
export type DatabaseMaintenanceWindowUpdate = {
  /**
   * How often the window comes.
   *
   * - `"weekly"`: Every week; `week_of_month` must be null.
   * - `"monthly"`: Once a month; `week_of_month` is required.
   */
  frequency?: 'weekly' | 'monthly';
  /** The maximum length of the window in hours. */
  duration?: number;
  /** The hour in UTC at which the window starts. */
  hour_of_day?: number;
  /** The day of the week, 1 = Monday, 2 = Tuesday, and so on to 7 = Sunday. */
  day_of_week?: number;
  /**
   * The week of the month. Required when `frequency` is `monthly`; must be null when it is
   * `weekly`.
   */
  week_of_month?: number | null;
};

/** The operating status of a database. */
export type DatabaseStatus = string;

/**
 * What an update of a database can change. A field that is not sent keeps its value. Other fields
 * of a database are ignored.
 */
export type DatabaseUpdate = {
  /**
   * The addresses that may connect, each item a single IP address or a CIDR range. The list
   * overwrites the existing one; an empty list blocks all connections, and `0.0.0.0/0` allows
   * every address.
   */
  allow_list?: AllowList;
  label?: DatabaseLabel;
  updates?: DatabaseMaintenanceWindowUpdate;
};

/**
 * A DNS domain. For `retry_sec`, `expire_sec`, `refresh_sec` and `ttl_sec`, a value that is not
 * valid is rounded up to the nearest valid value.
 */
export type Domain = {
  /** The ID of the domain. */
  id: number;
  /**
   * Where the records of the domain come from.
   *
   * - `"master"`: Authoritative.
   * - `"slave"`: A read-only copy of a master.
   */
  type: 'master' | 'slave';
  status: DomainStatus;
  /**
   * The domain name: an optional leading `*.`, then labels of 1 to 63 letters, digits, `-` and `_`
   * separated by dots; it ends with a top-level label of 2 to 16 letters or an `xn--` form.
   * Conforms to RFC 1035. Unique across the whole platform, including other accounts.
   */
  domain: string;
  /**
   * A group label. Display only; use `tags` instead.
   *
   * @deprecated
   */
  group: string;
  /** Tags of the domain. Organisational only. */
  tags: string[];
  /** What the domain is for. Display only. */
  description: string;
  /** The e-mail address of the start of authority. Required for `master` domains. */
  soa_email: string;
  /**
   * The IP addresses of the masters. At least one is required for `slave` domains. The combined
   * length of all of them is at most 1000 characters.
   */
  master_ips: string[];
  /**
   * The IP addresses that are allowed zone transfer; keep it empty unless needed. The combined
   * length of all of them is at most 1000 characters.
   */
  axfr_ips: string[];
  /** Seconds before retrying a failed refresh. 0 means the default 14400. */
  retry_sec: number;
  /** Seconds before the domain stops being authoritative. 0 means the default 1209600. */
  expire_sec: number;
  /** Seconds before refresh. 0 means the default 14400. */
  refresh_sec: number;
  /** Cache time in seconds. 0 means the default 86400. */
  ttl_sec: number;
};

/** A DNS record of a domain. */
export type DomainRecord = {
  /** The ID of the record. */
  id: number;
  /** When the record was created. */
  created: Timestamp;
  /** When the record was last updated. */
  updated: Timestamp;
  type: DomainRecordType;
  /**
   * Where the record stands, by its type: for A and AAAA a hostname or FQDN; NS a subdomain, if
   * any; MX a mail subdomain, empty for a Null MX record; CNAME and TXT a hostname; CAA a
   * subdomain, empty for the whole domain; SRV unused, see `service`.
   */
  name: string;
  /**
   * What the record says, by its type: for A and AAAA an IP address; NS a name server; MX a mail
   * server, empty for a Null MX record; CNAME an alias; TXT a value; SRV a domain or subdomain;
   * CAA by its `tag`.
   */
  target: string;
  /** Cache time in seconds. */
  ttl_sec: number;
  /** The priority of an MX or SRV record; lower is preferred. 0 for a Null MX record. */
  priority: number;
  /** The weight of an SRV record; higher is preferred at equal priority. */
  weight: number;
  /** The port of an SRV record. */
  port: number;
  /** The service of an SRV record, with `_` before it and `.` after it. */
  service: string;
  /** The protocol of an SRV record, with `_` before it. */
  protocol: string;
  /**
   * The tag of a CAA record.
   *
   * - `""`: Not a CAA record.
   * - `"issue"`: The target may issue certificates.
   * - `"issuewild"`: The target may issue wildcard certificates.
   * - `"iodef"`: The target that receives reports of violations.
   */
  tag: '' | 'issue' | 'issuewild' | 'iodef';
};

/**
 * The record to create. Which fields are valid and required, and what `name` and `target` may
 * hold, follows from the type. Except for A, AAAA and CAA records, `target` accepts a trailing
 * period.
 */
export type DomainRecordCreate = {
  type: DomainRecordType;
  /**
   * Where the record stands, by its type. A, AAAA: a hostname or FQDN. NS: a subdomain, if any;
   * the wildcard `*` is unsupported. MX: a mail subdomain; the empty string for a Null MX record.
   * CNAME: a hostname; must be unique; required. TXT: a hostname. SRV: unused, use `service`. CAA:
   * a subdomain; omitted or empty applies to the whole domain. PTR: reverse-DNS rules.
   */
  name?: string;
  /**
   * What the record says, by its type. A, AAAA: an IP address; the literal `[remote_addr]` submits
   * the IPv4 address of the request. NS: a name server, a valid domain. MX: a mail server, a valid
   * domain; the empty string, with an empty `name`, for a Null MX record. CNAME: an alias, a valid
   * domain. TXT: a value. SRV: the target domain or subdomain; a bare subdomain is joined with the
   * domain, a value containing a full domain name is used as given. CAA `issue`: the issuer
   * domain, optionally followed by parameters separated by `;`. CAA `issuewild`: the issuer
   * domain; must not start with `*`. CAA `iodef`: a valid domain, or a domain prefixed `http://`
   * or `https://`, or an e-mail address prefixed `mailto:`. PTR: required.
   */
  target: string;
  /**
   * Cache time in seconds. Valid values are 300, 3600, 7200, 14400, 28800, 57600, 86400, 172800,
   * 345600, 604800, 1209600 and 2419200; others are rounded to the nearest valid value.
   */
  ttl_sec?: number;
  /**
   * The priority; lower is preferred. Valid only for MX and SRV. Required for SRV; the default for
   * MX is 0; must be 0 for a Null MX record.
   */
  priority?: number;
  /** The weight; higher is preferred at equal priority. Valid and required only for SRV. */
  weight?: number;
  /** The port. Valid and required only for SRV. */
  port?: number;
  /**
   * The service. Valid and required only for SRV; `_` is prepended and `.` appended automatically.
   */
  service?: string;
  /** The protocol. Valid only for SRV; `_` is prepended automatically. */
  protocol?: string;
  /**
   * The tag. Valid and required only for CAA.
   *
   * - `""`: Not sent.
   * - `"issue"`: The target may issue certificates.
   * - `"issuewild"`: The target may issue wildcard certificates.
   * - `"iodef"`: The target that receives reports of violations.
   */
  tag?: '' | 'issue' | 'issuewild' | 'iodef';
};

/** One page of records of a domain. */
export type DomainRecordPage = {
  /** The records on this page. */
  data: DomainRecord[];
} & Page;

/** The type of a DNS record. */
export type DomainRecordType = 'A' | 'AAAA' | 'NS' | 'MX' | 'CNAME' | 'TXT' | 'SRV' | 'CAA' | 'PTR';

/** Whether the domain is rendered. */
export type DomainStatus = 'disabled' | 'active';

/** An object without members. */
export type Empty = Record<string, unknown>;

/**
 * The body of every response that is not a success. The service returns as many problems as it can
 * find in one response; fixing them may reveal further errors on resubmission.
 */
export type ErrorBody = {
  /** The problems that were found. */
  errors: ErrorItem[];
};

/** One problem with a request. */
export type ErrorItem = {
  /** What is wrong, for a person to read. Always present. */
  reason: string;
  /**
   * The field of the request that the error concerns: a path separated by periods for nested
   * fields. Present only when the error concerns a specific request field; it may be null when the
   * error relates to no single element.
   */
  field?: string | null;
};

/**
 * What the `X-Filter` header holds: which entries of a collection to return, and in which order.
 * Other keys are the names of Filterable fields.
 */
export type Filter = {
  /** All of these must hold. */
  '+and'?: FilterTerm[];
  /** At least one of these must hold. */
  '+or'?: FilterTerm[];
  /** The field to sort by; it must be Filterable. */
  '+order_by'?: string;
  /**
   * The direction to sort in; it requires `+order_by`.
   *
   * @default "asc"
   */
  '+order'?: 'asc' | 'desc';
} & { [key: string]: FilterValue | FilterTerm[] | string | 'asc' | 'desc' };

/** The operators on one field. Several combine with AND. */
export type FilterOperators = {
  /** The field is greater. */
  '+gt'?: number;
  /** The field is greater or equal. */
  '+gte'?: number;
  /** The field is less. */
  '+lt'?: number;
  /** The field is less or equal. */
  '+lte'?: number;
  /** The field contains the string. */
  '+contains'?: string;
  /** The field differs. */
  '+neq'?: boolean | number | string;
};

/**
 * One condition inside `+and` or `+or`: a filter object again, without an order. Its keys are the
 * names of Filterable fields, `+and` and `+or`; operators nest freely.
 */
export type FilterTerm = { [key: string]: unknown };

/** The value that a field must equal, or the operators that must hold for it. */
export type FilterValue = boolean | number | string | null | FilterOperators;

/** A firewall. Its rules apply to its devices. */
export type Firewall = {
  /** The ID of the firewall. */
  id: number;
  /** Whether the rules of the firewall are in force. */
  status: 'enabled' | 'disabled';
};

/** An entity that the rules of a firewall apply to. */
export type FirewallDevice = {
  /** The ID of the device. */
  id: number;
  /** When the device was added. */
  created: Timestamp;
  /** When the device was last changed. */
  updated: Timestamp;
  /** What the firewall is assigned to. */
  entity: FirewallDeviceEntity;
};

/** An entity to assign a firewall to. */
export type FirewallDeviceCreate = {
  /** The ID of the entity. */
  id: number;
  /** The kind of entity; only `compute` is accepted. */
  type: 'compute';
};

/** The entity that a firewall is assigned to. */
export type FirewallDeviceEntity = {
  /** The ID of the entity. */
  id: number;
  /** The label of the entity. */
  label: string;
  /** The kind of entity. */
  type: 'compute';
  /** The path to the entity. */
  url: string;
};

/** One page of the devices of a firewall. */
export type FirewallDevicePage = {
  /** The devices on this page. */
  data: FirewallDevice[];
} & Page;

/** A backup of an instance. */
export type InstanceBackup = {
  /** The ID of the backup. */
  id: number;
  /**
   * What made the backup.
   *
   * - `"auto"`: The service made it on its schedule.
   * - `"snapshot"`: A caller asked for it.
   */
  type: 'auto' | 'snapshot';
  status: InstanceBackupStatus;
  /** Whether the backup can be restored; false during maintenance. */
  available: boolean;
  /** When the backup was begun. */
  created: Timestamp;
  /** When the backup was last updated. */
  updated: Timestamp;
  /** When the backup was finished. */
  finished: Timestamp | null;
  /** The label of a snapshot backup; null for an automatic one. */
  label: string | null;
  /** The labels of the configuration profiles in the backup. */
  configs: string[];
  /** The disks in the backup. */
  disks: InstanceBackupDisk[];
};

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

/** The backups of an instance. The list has no pages. */
export type InstanceBackups = {
  /** The backups that the service made by itself; each has the type `auto`. */
  automatic: InstanceBackup[];
  snapshot: InstanceSnapshots;
};

/** The snapshot of an instance. There is at most one; a new one deletes it. */
export type InstanceSnapshots = {
  /** The snapshot that is being taken. */
  in_progress: InstanceBackup | null;
  /** The snapshot that can be restored. */
  current: InstanceBackup | null;
};

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

/**
 * A client that reports on one server. It monitors nothing until the client application on the
 * server is configured with its `install_code` and `api_key`.
 */
export type LongviewClient = {
  /** The ID of the client. */
  id: number;
  /** The label of the client, for display only: 3 to 32 letters, digits, `-` and `_`. */
  label: LongviewLabel;
  /** When the client was created. */
  created: string;
  /** When the client was last changed. */
  updated: string;
  /**
   * The key that the client application reports with. Hidden as `[REDACTED]` if the caller lacks
   * read-write access to the client.
   */
  api_key: string;
  /**
   * The code that the client application is installed with. Hidden as `[REDACTED]` if the caller
   * lacks read-write access to the client.
   */
  install_code: string;
  /** What the client monitors. Informational; set by the client application. */
  apps: LongviewApps;
};

/** A Longview client to add. */
export type LongviewClientCreate = {
  /** The label of the client, for display only: 3 to 32 letters, digits, `-` and `_`. */
  label?: LongviewLabel;
};

/** One page of Longview clients. */
export type LongviewClientPage = {
  /** The Longview clients on this page. */
  data: LongviewClient[];
} & Page;

/** What can be changed about a Longview client. What is monitored cannot be changed here. */
export type LongviewClientUpdate = {
  /** The label of the client, for display only: 3 to 32 letters, digits, `-` and `_`. */
  label?: LongviewLabel;
};

/** The label of a Longview client, for display only: 3 to 32 letters, digits, `-` and `_`. */
export type LongviewLabel = string;

/** How support staff may reach a managed compute instance. */
export type ManagedComputeSettings = {
  /** The ID of the compute instance. */
  id: number;
  /** The label of the compute instance. */
  label: string;
  /**
   * The group label of the compute instance, for display only.
   *
   * @deprecated
   */
  group: string;
  /** How support staff may use SSH. */
  ssh: ManagedSsh;
};

/** What can be changed about the settings. Fields that are left out keep their values. */
export type ManagedComputeSettingsUpdate = {
  /** How support staff may use SSH. */
  ssh?: ManagedSshUpdate;
};

/** A service that is monitored. */
export type ManagedService = {
  /** The ID of the managed service. */
  id: number;
  /** When the service was added. */
  created: Timestamp;
  /** When the service was last changed. */
  updated: Timestamp;
  /** The current status of the service. */
  status: string;
  /** The label of the service, for display only. */
  label: string;
  /** How the service is monitored. */
  service_type: string;
  /** The URL that is monitored. Query parameters are kept; fragments are dropped. */
  address: string;
  /** How many seconds to wait for a response before the service is considered down. */
  timeout: number;
  /** Text that is expected in the response body for the service to count as up. */
  body: string;
  /** The region of a private address. */
  region: string;
  /** The group of managed contacts to notify or consult when an issue is detected. */
  consultation_group: string;
  /** Information for support staff who resolve issues. */
  notes: string;
  /** The IDs of the managed credentials that are used when resolving issues. */
  credentials: number[];
};

/** A service to monitor. Monitoring begins when it is created. */
export type ManagedServiceCreate = {
  /** The label of the service, for display only. */
  label: string;
  /**
   * How the service is monitored.
   *
   * - `"url"`: The address is requested, and the response must come in time and hold the text.
   * - `"tcp"`: A connection to the address must come about in time.
   */
  service_type: 'url' | 'tcp';
  /** The URL to monitor. Query parameters are kept; fragments are dropped. */
  address: string;
  /** How many seconds to wait for a response before the service is considered down. */
  timeout: number;
  /**
   * Text that is expected in the response body for the service to count as up.
   *
   * @default ""
   */
  body?: string;
  /**
   * The group of managed contacts to notify or consult when an issue is detected.
   *
   * @default ""
   */
  consultation_group?: string;
  /**
   * The IDs of the managed credentials that are used when resolving issues.
   *
   * @default []
   */
  credentials?: number[];
  /**
   * Information for support staff who resolve issues.
   *
   * @default ""
   */
  notes?: string;
  /**
   * The region of a private address. Required if `address` is a private IP; it must not be set
   * otherwise.
   *
   * @default ""
   */
  region?: string;
};

/** One page of managed services. */
export type ManagedServicePage = {
  /** The managed services on this page. */
  data: ManagedService[];
} & Page;

/** How support staff may use SSH to respond to issues. */
export type ManagedSsh = {
  /** If true, provider support staff may use SSH to respond to issues. */
  access: boolean;
  /** The user to log in as; null means root. */
  user: string | null;
  /**
   * The address to log in at. The default is any of the addresses of the instance.
   *
   * @default "any"
   */
  ip: ManagedSshAddress;
  /** The port to log in at; null means 22. */
  port: number | null;
};

/** An IP address, or `any` for any of the addresses of the instance. */
export type ManagedSshAddress = string;

/** How support staff may use SSH. Fields that are left out keep their values. */
export type ManagedSshUpdate = {
  /** If true, provider support staff may use SSH to respond to issues. */
  access?: boolean;
  /** The user to log in as; null means root. */
  user?: string | null;
  /** The address to log in at. The default is any of the addresses of the instance. */
  ip?: ManagedSshAddress;
  /** The port to log in at; null means 22. */
  port?: number | null;
};

/**
 * A NodeBalancer, which spreads incoming connections over backends. Backends must be in the same
 * region.
 */
export type NodeBalancer = {
  /** The ID of the NodeBalancer. */
  id: number;
  label: NodeBalancerLabel;
  /** The ID of the region. Backends must be in the same region. */
  region: string;
  /** Tags of the NodeBalancer. Organisational only. */
  tags: string[];
  /** When the NodeBalancer was created. */
  created: Timestamp;
  /** When the NodeBalancer was last updated. */
  updated: Timestamp;
  /** The public IPv4 address. */
  ipv4: string;
  /** The public IPv6 address. */
  ipv6: string | null;
  /** The host name. It begins with the IP address and ends with a fixed provider domain suffix. */
  hostname: string;
  client_conn_throttle: NodeBalancerThrottle;
  transfer: NodeBalancerTransfer;
};

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

/**
 * How a NodeBalancer serves one port: the protocol, how it chooses backends, and how it checks
 * them.
 */
export type NodeBalancerConfig = {
  /** The ID of the config. */
  id: number;
  /** The ID of the owning NodeBalancer. */
  nodebalancer_id: number;
  /** @default 80 */
  port: NodeBalancerPort;
  /** @default "http" */
  protocol: NodeBalancerProtocol;
  /** @default "roundrobin" */
  algorithm: NodeBalancerAlgorithm;
  /** @default "none" */
  stickiness: NodeBalancerStickiness;
  /** @default "none" */
  check: NodeBalancerCheck;
  /**
   * Seconds between checks. Must be greater than `check_timeout`.
   *
   * @default 31
   */
  check_interval: number;
  /**
   * Seconds to wait for one attempt. Must be less than `check_interval`.
   *
   * @default 30
   */
  check_timeout: number;
  /**
   * How many attempts are made before a backend counts as down.
   *
   * @default 3
   */
  check_attempts: number;
  /** @default "" */
  check_path: NodeBalancerCheckPath;
  /**
   * What must appear in the response body for the check to pass.
   *
   * @default ""
   */
  check_body: string;
  /**
   * If true, any 5xx response marks the backend unhealthy and removes it from rotation.
   *
   * @default true
   */
  check_passive: boolean;
  /** @default "none" */
  proxy_protocol: NodeBalancerProxyProtocol;
  /** @default "recommended" */
  cipher_suite: NodeBalancerCipherSuite;
  /**
   * The PEM certificate, or certificate plus CA chain, optionally with Diffie-Hellman parameters.
   * Responses hide the content and return the literal `<REDACTED>`.
   */
  ssl_cert: string | null;
  /**
   * The PEM private key for `ssl_cert`. Responses hide the content and return the literal
   * `<REDACTED>`.
   */
  ssl_key: string | null;
  /** The common name, derived from the certificate. */
  ssl_commonname: string;
  /** The SHA1 fingerprint, derived from the certificate. */
  ssl_fingerprint: string;
  nodes_status: NodeBalancerNodesStatus;
};

/**
 * The config and its nodes as they shall be. Existing nodes left out of `nodes` are deleted, nodes
 * with an `id` are updated, nodes without an `id` are created. Other fields of a config are
 * ignored.
 */
export type NodeBalancerConfigRebuild = {
  algorithm?: NodeBalancerAlgorithm;
  check?: NodeBalancerCheck;
  /** How many attempts are made before a backend counts as down. */
  check_attempts?: number;
  /** What must appear in the response body for the check to pass. */
  check_body?: string;
  /** Seconds between checks. Must be greater than `check_timeout`. */
  check_interval?: number;
  /** If true, any 5xx response marks the backend unhealthy and removes it from rotation. */
  check_passive?: boolean;
  check_path?: NodeBalancerCheckPath;
  /** Seconds to wait for one attempt. Must be less than `check_interval`. */
  check_timeout?: number;
  cipher_suite?: NodeBalancerCipherSuite;
  port?: NodeBalancerPort;
  protocol?: NodeBalancerProtocol;
  /** @default "none" */
  proxy_protocol?: NodeBalancerProxyProtocol;
  /**
   * The PEM certificate, or certificate plus CA chain, optionally with Diffie-Hellman parameters.
   * Line breaks are written as `\n`.
   */
  ssl_cert?: string | null;
  /** The PEM private key for `ssl_cert`. Line breaks are written as `\n`. */
  ssl_key?: string | null;
  stickiness?: NodeBalancerStickiness;
  /** All nodes of the config. Nodes left out are deleted. */
  nodes: NodeBalancerNode[];
};

/** The label of a NodeBalancer: 3 to 32 letters, digits, `-` and `_`. Unique on the account. */
export type NodeBalancerLabel = string;

/** A node of a config. One with an `id` is updated, one without is created. */
export type NodeBalancerNode = {
  /** The ID of an existing node of the config. Leave it out to create a node. */
  id?: number;
  address?: NodeBalancerNodeAddress;
  /** The label of the node. */
  label?: string;
  /** How much of the traffic the node gets, relative to other nodes. */
  weight?: number;
  /** How the node takes part in rotation. */
  mode?: 'accept' | 'reject' | 'drain' | 'backup';
};

/**
 * Host and port of a backend, such as `192.0.2.7:8080`. It must be in the region of the
 * NodeBalancer.
 */
export type NodeBalancerNodeAddress = string;

/** How many nodes are up and down, refreshed periodically as checks run. */
export type NodeBalancerNodesStatus = {
  /** How many nodes are up. */
  up: number;
  /** How many nodes are down. */
  down: number;
};

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

/**
 * What an update of a NodeBalancer can change. A field that is not sent keeps its value. Other
 * fields of a NodeBalancer are ignored.
 */
export type NodeBalancerUpdate = {
  client_conn_throttle?: NodeBalancerThrottle;
  label?: NodeBalancerLabel;
  /** Tags of the NodeBalancer, organisational only. They replace the present ones. */
  tags?: string[];
};

/**
 * An application that may request access from users. A private client keeps its secret on a
 * secured server; a public client is a native or browser application.
 */
export type OAuthClient = {
  /** The public ID of the client. */
  id: string;
  /**
   * The status of the client. A new client is `active`.
   *
   * @default "active"
   */
  status: 'active' | 'disabled' | 'suspended';
  /**
   * The label of the client, shown to users who are asked to grant access: 1 to 512 characters.
   */
  label: string;
  /** Where a successful login is redirected. */
  redirect_uri: string;
  /**
   * The secret of the client. Returned in clear only when the client is created or its secret is
   * reset; otherwise the literal `<REDACTED>`.
   */
  secret: string;
  /** The address of the thumbnail of the client; null if there is none. */
  thumbnail_url: string | null;
  /** Whether the client is public (native or browser applications) or private (confidential). */
  public: boolean;
};

/** An OAuth client to create. */
export type OAuthClientCreate = {
  /**
   * The label of the client, shown to users who are asked to grant access: 1 to 512 characters.
   */
  label: string;
  /** Where a successful login is redirected. */
  redirect_uri: RedirectUri;
  /**
   * Whether the client is public. Clients are private unless this is set.
   *
   * @default false
   */
  public?: boolean;
};

/** One page of OAuth clients. */
export type OAuthClientPage = {
  /** The OAuth clients on this page. */
  data: OAuthClient[];
} & Page;

/**
 * What every collection response has besides its `data`. A collection is this schema and a `data`
 * array.
 */
export type Page = {
  /** The current page, counted from 1. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** How many entries there are on all pages together. */
  results: number;
};

/** A way to pay for the account: a credit card or a wallet. */
export type PaymentMethod = {
  /** The ID of the payment method. */
  id: number;
  /** When the payment method was added. */
  created: Timestamp;
  /** The kind of payment method. The credit-card kind is `credit_card`. */
  type: string;
  /** Whether this method is used for automatic charges. */
  is_default: boolean;
  /** What is shown of the card or the wallet. */
  data: CreditCardDetails | WalletDetails;
};

/** A credit card to add to the account. */
export type PaymentMethodCreate = {
  /** The kind of payment method. Wallet-type methods are added only in the web console. */
  type: 'credit_card';
  /**
   * Whether to use this method for automatic charges. Adding a default method removes the default
   * flag from any other method.
   */
  is_default: boolean;
  /** The credit card. It must not have expired. */
  data: CreditCard;
};

/** `PaymentMethodCreate` as in a request. */
export type PaymentMethodCreateRequest = {
  /** The kind of payment method. Wallet-type methods are added only in the web console. */
  type: 'credit_card';
  /**
   * Whether to use this method for automatic charges. Adding a default method removes the default
   * flag from any other method.
   */
  is_default: boolean;
  /** The credit card. It must not have expired. */
  data: CreditCardRequest;
};

/** One page of payment methods. */
export type PaymentMethodPage = {
  /** The payment methods on this page. */
  data: PaymentMethod[];
} & Page;

/** Where a successful login is redirected. */
export type RedirectUri = string;

/** The answer to one security question. */
export type SecurityAnswer = {
  /** The ID of the question that is answered. */
  question_id: number;
  /** The answer. */
  response: string;
};

/**
 * The answers to exactly three unique security questions. Earlier responses are overwritten, or
 * reset to null if unanswered.
 */
export type SecurityAnswers = {
  /** The answers; exactly three. */
  security_questions: SecurityAnswer[];
};

/** A security question. */
export type SecurityQuestion = {
  /** The ID of the question. */
  id: number;
  /** The question. */
  question: string;
  /** The answer of the caller; null where the question is unanswered. */
  response: string | null;
};

/** Every security question, with the answers of the caller. */
export type SecurityQuestions = {
  /** The security questions. */
  security_questions: SecurityQuestion[];
};

/** The snapshot to take. */
export type SnapshotCreate = {
  /** The label of the snapshot. */
  label: string;
};

/** A public SSH key of the caller. */
export type SshKey = {
  /** The ID of the key. */
  id: number;
  /** When the key was added. */
  created: Timestamp;
  /** The label of the key, at most 64 characters. */
  label: string;
  ssh_key: SshPublicKey;
};

/** A public SSH key to add. */
export type SshKeyCreate = {
  /** The label of the key, at most 64 characters. */
  label: string;
  ssh_key: SshPublicKey;
};

/** One page of SSH keys. */
export type SshKeyPage = {
  /** The SSH keys on this page. */
  data: SshKey[];
} & Page;

/**
 * A public SSH key: its type, its body in base64 and perhaps a comment. Accepted type prefixes are
 * `ssh-dss`, `ssh-rsa`, `ecdsa-sha2-nistp`, `ssh-ed25519` and `sk-ecdsa-sha2-nistp256`. The key
 * authenticates to the root user of deployed instances.
 */
export type SshPublicKey = string;

/** A script that runs when a compute instance is provisioned. */
export type StackScript = {
  /** The ID of the StackScript. */
  id: number;
  /** The user who created the StackScript. */
  username: string;
  /** The label of the StackScript, for display only. */
  label: string;
  /** What the StackScript is for. */
  description: string;
  /**
   * Whether other users may use the StackScript. Once public it cannot be made private, and it
   * cannot be deleted.
   */
  is_public: boolean;
  /** The avatar ID of the creator. */
  user_avatar_id: string;
  /**
   * The IDs of the images that the StackScript can deploy. The value `any/all` accepts all images,
   * including private ones.
   */
  images: string[];
  /** How many instances have been created from the StackScript in total. */
  deployments_total: number;
  /** How many instances created from the StackScript are active now. */
  deployments_active: number;
  /** Notes for a set of revisions. */
  rev_note: string;
  /** The script that runs when an instance is provisioned. */
  script: string;
  /** The fields that the script prompts for when it is deployed. */
  user_defined_fields: UserDefinedField[];
  /** When the StackScript was created. */
  created: Timestamp;
  /** When the StackScript was last changed. */
  updated: Timestamp;
  /**
   * True if the account of the caller owns the StackScript and the caller is unrestricted or has
   * access to it.
   */
  mine: boolean;
};

/** What can be changed about a StackScript. Fields that are left out keep their values. */
export type StackScriptUpdate = {
  /** What the StackScript is for. */
  description?: string;
  /**
   * The IDs of the images that the StackScript can deploy. The value `any/all` accepts all images,
   * including private ones. The list replaces the present one.
   */
  images?: string[];
  /**
   * Whether other users may use the StackScript. Making it public is irreversible: a public
   * StackScript can be neither made private nor deleted.
   */
  is_public?: boolean;
  /** The label of the StackScript, for display only. */
  label?: string;
  /** Notes for a set of revisions. */
  rev_note?: string;
  /** The script that runs when an instance is provisioned. */
  script?: string;
};

/**
 * A label that objects carry. It is organisational only, and exists while an object carries it.
 */
export type Tag = {
  /** The label of the tag. */
  label: string;
};

/** A compute instance that carries a tag. */
export type TaggedComputeInstance = {
  /** The kind of object. */
  type: 'compute';
  /** The compute instance. */
  data: ComputeInstance;
};

/** A domain that carries a tag. */
export type TaggedDomain = {
  /** The kind of object. */
  type: 'domain';
  /** The domain. */
  data: Domain;
};

/** A NodeBalancer that carries a tag. */
export type TaggedNodeBalancer = {
  /** The kind of object. */
  type: 'nodebalancer';
  /** The NodeBalancer. */
  data: NodeBalancer;
};

/** An object that carries a tag. `type` says what `data` is. */
export type TaggedObject = TaggedComputeInstance | TaggedDomain | TaggedVolume | TaggedNodeBalancer;

/** One page of the objects that carry a tag, of all kinds in one list. */
export type TaggedObjectPage = {
  /** The objects on this page. */
  data: TaggedObject[];
} & Page;

/** A volume that carries a tag. */
export type TaggedVolume = {
  /** The kind of object. */
  type: 'volume';
  /** The volume. */
  data: Volume;
};

/** A date and time in ISO 8601 form. */
export type Timestamp = string;

/** An error of the authorisation host, with the code that OAuth 2.0 names. */
export type TokenErrorBody = {
  /**
   * The kind of error.
   *
   * - `"invalid_request"`: A parameter is missing or malformed.
   * - `"invalid_client"`: The client is unknown, or its secret is wrong.
   * - `"invalid_grant"`: The code or refresh token is unknown, used or expired, or the code was
   *   issued for another `redirect_uri` or `code_verifier`.
   * - `"unauthorized_client"`: The client may not do this.
   * - `"unsupported_grant_type"`: The grant type is not supported.
   * - `"unsupported_response_type"`: The response type is not that of the client.
   * - `"invalid_scope"`: The scope is unknown or malformed.
   */
  error:
    | 'invalid_request'
    | 'invalid_client'
    | 'invalid_grant'
    | 'unauthorized_client'
    | 'unsupported_grant_type'
    | 'unsupported_response_type'
    | 'invalid_scope';
  /** What is wrong, for a person to read. */
  error_description?: string;
} & ErrorBody;

/**
 * An exchange of a code for tokens, or a refresh: with `grant_type` `refresh_token` the request is
 * a refresh and needs `refresh_token`; otherwise it is an exchange and needs `code`.
 */
export type TokenRequest = {
  /**
   * What the request is.
   *
   * - `"authorization_code"`: An exchange of a code for tokens. The same as leaving the parameter
   *   out.
   * - `"refresh_token"`: A refresh.
   */
  grant_type?: 'authorization_code' | 'refresh_token';
  /** The ID of the client. */
  client_id: string;
  /** The secret of the client. */
  client_secret: string;
  /** The temporary exchange code that came with the redirect. */
  code?: string;
  /** Where the code was sent to, in an exchange. */
  redirect_uri?: string;
  /**
   * The code verifier of PKCE (RFC 7636), in an exchange: the random text that the
   * `code_challenge` of the request for authorization was made from.
   */
  code_verifier?: string;
  /** The refresh token of the present access token. */
  refresh_token?: string;
};

/** A new access token and a new refresh token. */
export type TokenResponse = {
  /** The scopes of the access token. */
  scope: string;
  /** The access token. */
  access_token: string;
  /** The token that a refresh takes. */
  refresh_token: string;
  /** How the access token is used. */
  token_type: 'bearer';
  /** How many seconds the access token is valid: two hours. */
  expires_in: 7200;
};

/** A user of the account. A restricted user can act only on what grants give it. */
export type User = {
  /** The e-mail address of the user, used for account-management communications. */
  email: string;
  /**
   * The name of the user. Used to log in; it may appear next to actions that the user performs.
   */
  username: Username;
  /** If true, the user must be granted access to act on account entities. */
  restricted: boolean;
  /** The labels of the SSH keys that this user added. */
  ssh_keys: UserSshKey[];
  /** Whether Two Factor Authentication is enabled. */
  tfa_enabled: boolean;
  /** The verified phone number of the user; null if there is none. */
  verified_phone_number: string | null;
  /** When the present password was created; null if no password has been created yet. */
  password_created: string | null;
  /** The latest login attempt; null if there has been none since the user was created. */
  last_login: UserLogin | null;
};

/** A value that a StackScript prompts for when it is deployed. */
export type UserDefinedField = {
  /** The prompt for the value. */
  label: string;
  /** The name of the value in the script. */
  name: string;
  /** An example of the value. */
  example?: string;
  /** The acceptable single values. */
  oneOf?: string;
  /** The acceptable values, in any quantity, combination or order. */
  manyOf?: string;
  /** The value if none is given. */
  default?: string;
};

/** An attempt to log in. */
export type UserLogin = {
  /** When the attempt was made. */
  login_datetime: Timestamp;
  /** How the attempt ended. */
  status: 'successful' | 'failed';
};

/** An SSH key that a user added, by its label. */
export type UserSshKey = {
  /** The label of the key. */
  label: string;
};

/** What can be changed about a user. Fields that are left out keep their values. */
export type UserUpdate = {
  /** The e-mail address of the user, used for account-management communications. */
  email?: string;
  /**
   * If true, the user must be granted access to act on account entities. Making a user restricted
   * configures no grants by default.
   */
  restricted?: boolean;
  /**
   * The name of the user. Used to log in; it may appear next to actions that the user performs.
   */
  username?: Username;
};

/**
 * The name of a user: 3 to 32 characters. It starts and ends with a letter or digit; inner
 * characters are letters, digits, `-` and `_`; there is no run of two or more consecutive `-` or
 * `_`.
 */
export type Username = string;

/** A block storage volume, as the listing of a tag shows it. */
export type Volume = {
  /** The ID of the volume. */
  id: number;
  /**
   * The label of the volume, for display only. It starts with a letter; letters, digits, `-` and
   * `_` follow, but never `--` or `__`.
   */
  label: string;
  /** The ID of the region that the volume is in. */
  region: string;
  /** The tags of the volume. They are organisational only. */
  tags: string[];
  /** The state of the volume. */
  status: 'creating' | 'active' | 'resizing';
  /** When the volume was created. */
  created: Timestamp;
  /** When the volume was last changed. */
  updated: Timestamp;
  /** A fixed device-path prefix followed by the label of the volume. */
  filesystem_path: string;
  /** The size of the volume in GiB. */
  size: number;
  /** The ID of the compute instance that the volume is attached to; null if there is none. */
  compute_id: number | null;
  /** The label of the compute instance that the volume is attached to; null if there is none. */
  compute_label: string | null;
  /** The kind of storage. */
  hardware_type: 'hdd' | 'nvme';
};

/** What is shown of a wallet. */
export type WalletDetails = {
  /** The e-mail address of the wallet. */
  email: string;
  /** The ID of the wallet. */
  wallet_id: string;
};

/** What a successful response warns about. */
export type Warning = {
  /** The warning in a few words. */
  title: string;
  /** What is incomplete or deprecated, and what to do about it. */
  detail: string;
};

/**
 * The body of a success with a warning: processing that is not complete, or a deprecated endpoint.
 */
export type WarningBody = {
  /** The incomplete processes, or what is deprecated. */
  warnings: Warning[];
};
