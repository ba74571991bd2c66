// Types of Cloud Infrastructure Management API, version 1.0.0, compatible with openapi-typescript.

import type * as operationTypes from './operations.js';
import type * as schemas from './schemas.js';

interface noParameters {
  query?: never;
  header?: never;
  path?: never;
  cookie?: never;
}

export interface paths {
  '/oauth/authorize': {
    parameters: noParameters;
    /**
     * Request access from a user
     *
     * An application redirects its user here. The user logs in with username and password, and is
     * shown the label of the client that requests access. A private client gets the user back at
     * its redirect URL with a temporary exchange code; a public client gets the user back with
     * `access_token` in the URL hash, which expires in two hours, and no refresh token is issued.
     */
    get: operations['authorize'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/oauth/token': {
    parameters: noParameters;
    get?: never;
    put?: never;
    /**
     * Exchange a code, or refresh a token
     *
     * Exchanges the temporary code of a private client for an access token and a refresh token, or
     * a refresh token for new ones. The access token expires in two hours.
     */
    post: operations['exchangeToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/account/oauth-clients': {
    parameters: noParameters;
    /**
     * List OAuth clients
     *
     * Returns the OAuth clients of the account. `secret` reads the literal `<REDACTED>`.
     */
    get: operations['listOAuthClients'];
    put?: never;
    /**
     * Create an OAuth client
     *
     * Creates an OAuth client. A client is private unless `public` is set. The response is the
     * only one that shows the secret in clear.
     */
    post: operations['createOAuthClient'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/account/payment-methods': {
    parameters: noParameters;
    /**
     * List payment methods
     *
     * Returns the payment methods of the account.
     */
    get: operations['listPaymentMethods'];
    put?: never;
    /**
     * Add a payment method
     *
     * Adds a credit card to the account. Adding a default method removes the default flag from any
     * other method. The month and year must be the current month or later. Billing address
     * information with a valid postal code must be current before adding. An account has at most 6
     * active payment methods, and at most 60 are added per day. A `payment_method_add` event is
     * generated on success. Wallet-type methods are added only in the web console.
     */
    post: operations['createPaymentMethod'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/account/users/{username}': {
    parameters: noParameters;
    /**
     * Get a user
     *
     * Returns one user of the account. Only unrestricted users may call this.
     */
    get: operations['getUser'];
    /**
     * Update a user
     *
     * Changes the e-mail address, the name or the restriction of a user. Making a user restricted
     * configures no grants by default. Only unrestricted users may call this.
     */
    put: operations['updateUser'];
    post?: never;
    /**
     * Delete a user
     *
     * Deletes a user. The user is logged out at once, and all grants of the user are removed. Only
     * unrestricted users may call this.
     */
    delete: operations['deleteUser'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/compute/instances/{computeId}': {
    parameters: noParameters;
    /**
     * View an instance
     *
     * Returns one compute instance with its settings.
     */
    get: operations['getComputeInstance'];
    /**
     * Update an instance
     *
     * Changes settings of an instance. A field that is not sent keeps its value: `alerts` with one
     * key changes that alert only. `tags` replaces the present tags. Needs read_write permission
     * on the instance; adding or modifying tags needs an unrestricted user. `type` changes only by
     * the resize operation and `region` only through a cross data-centre migration.
     */
    put: operations['updateComputeInstance'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/compute/instances/{computeId}/backups': {
    parameters: noParameters;
    /**
     * List the backups of an instance
     *
     * Returns the automatic backups of an instance and its snapshot. The list has no pages.
     */
    get: operations['listInstanceBackups'];
    put?: never;
    /**
     * Take a snapshot of an instance
     *
     * Takes a snapshot backup of an instance. A new snapshot deletes the previous snapshot: an
     * instance has at most one.
     */
    post: operations['createInstanceSnapshot'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/compute/stackscripts/{stackscriptId}': {
    parameters: noParameters;
    /**
     * Get a StackScript
     *
     * Returns one StackScript, including the script text. It may be viewed without a token.
     */
    get: operations['getStackScript'];
    /**
     * Update a StackScript
     *
     * Changes a StackScript. Making it public is irreversible: a public StackScript can be neither
     * made private nor deleted.
     */
    put: operations['updateStackScript'];
    post?: never;
    /**
     * Delete a StackScript
     *
     * Deletes a private StackScript on which the caller has read_write permission. A public one
     * cannot be deleted.
     */
    delete: operations['deleteStackScript'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/databases/mysql/instances/{instanceId}': {
    parameters: noParameters;
    /**
     * View a database
     *
     * Returns one managed MySQL database.
     */
    get: operations['getDatabase'];
    /**
     * Update a database
     *
     * Changes the label, the allow list or the maintenance window of a database. A field that is
     * not sent keeps its value. The status must be `active`, and the caller needs read_write
     * access to the database. An `allow_list` overwrites the existing list; it may take a short
     * time to apply, so it is unsuitable for rapid successive updates.
     */
    put: operations['updateDatabase'];
    post?: never;
    /**
     * Delete a database
     *
     * Deletes a database. The status must be `active`, `failed` or `degraded`. Open to
     * unrestricted users only, whatever the scopes of the token.
     */
    delete: operations['deleteDatabase'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/databases/mysql/instances/{instanceId}/backups': {
    parameters: noParameters;
    /**
     * List the backups of a database
     *
     * Returns the backups of a database, page by page. The database must not be provisioning.
     * Automatic backups are created every 24 hours at 00:00 UTC; each is kept 7 days.
     */
    get: operations['listDatabaseBackups'];
    put?: never;
    /**
     * Take a snapshot of a database
     *
     * Takes a snapshot backup of a database. The status must be `active`, and no other backup may
     * be in progress. A database has at most 3 snapshot backups; a fourth needs a deletion first.
     * On a high-availability cluster, the target `secondary` snapshots a replica node. A snapshot
     * may take several minutes; afterwards it can be viewed and restored.
     */
    post: operations['createDatabaseBackup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/domains/{domainId}/records': {
    parameters: noParameters;
    /**
     * List the records of a domain
     *
     * Returns the records of a domain, page by page.
     */
    get: operations['listDomainRecords'];
    put?: never;
    /**
     * Create a record
     *
     * Creates a record in a domain. Which fields are valid and required follows from the type. To
     * create a Null MX record, first remove all other MX records; while a Null MX record exists,
     * no new MX record can be created. The name of a CNAME record must be unique. A domain holds
     * at most 12,000 active records.
     */
    post: operations['createDomainRecord'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/longview/clients': {
    parameters: noParameters;
    /**
     * List Longview clients
     *
     * Returns the Longview clients of the account. `api_key` and `install_code` are hidden in the
     * clients to which the caller lacks read-write access.
     */
    get: operations['listLongviewClients'];
    put?: never;
    /**
     * Create a Longview client
     *
     * Creates a Longview client. A new client monitors nothing until the client application on the
     * server is configured with the returned `install_code` and `api_key`.
     */
    post: operations['createLongviewClient'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/longview/clients/{clientId}': {
    parameters: noParameters;
    /**
     * Get a Longview client
     *
     * Returns one Longview client. `api_key` and `install_code` are hidden if the caller lacks
     * read-write access to it.
     */
    get: operations['getLongviewClient'];
    /**
     * Update a Longview client
     *
     * Changes the label of a Longview client. Update cannot change what is monitored.
     */
    put: operations['updateLongviewClient'];
    post?: never;
    /**
     * Delete a Longview client
     *
     * Deletes a Longview client. Its stored data is lost. The client application on the server is
     * not uninstalled.
     */
    delete: operations['deleteLongviewClient'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/managed/compute-settings/{computeId}': {
    parameters: noParameters;
    /**
     * Get the managed settings of an instance
     *
     * Returns how support staff may reach a managed compute instance. Only unrestricted users may
     * call this.
     */
    get: operations['getManagedComputeSettings'];
    /**
     * Update the managed settings of an instance
     *
     * Changes how support staff may reach a managed compute instance. Only unrestricted users may
     * call this.
     */
    put: operations['updateManagedComputeSettings'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/managed/services': {
    parameters: noParameters;
    /**
     * List managed services
     *
     * Returns the managed services of the account. Only unrestricted users may call this.
     */
    get: operations['listManagedServices'];
    put?: never;
    /**
     * Create a managed service
     *
     * Creates a managed service; monitoring begins. A region is required if the address is a
     * private IP, and must not be set otherwise. Only unrestricted users may call this.
     */
    post: operations['createManagedService'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/networking/firewalls/{firewallId}/devices': {
    parameters: noParameters;
    /**
     * List the devices of a firewall
     *
     * Returns the devices that the rules of the firewall apply to.
     */
    get: operations['listFirewallDevices'];
    put?: never;
    /**
     * Add a device to a firewall
     *
     * Assigns the firewall to a compute instance; the rules of the firewall then apply to it. One
     * firewall may be assigned to many instances. An instance has one active firewall at a time;
     * further disabled firewalls may be assigned, but none can be enabled while another active
     * firewall is assigned to the same instance. A `firewall_device_add` event is generated on
     * success.
     */
    post: operations['createFirewallDevice'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/nodebalancers/{nodeBalancerId}': {
    parameters: noParameters;
    /**
     * View a NodeBalancer
     *
     * Returns one NodeBalancer.
     */
    get: operations['getNodeBalancer'];
    /**
     * Update a NodeBalancer
     *
     * Changes the label, the throttle or the tags of a NodeBalancer. A field that is not sent
     * keeps its value; `tags` replaces the present tags. The label must be unique on the account.
     */
    put: operations['updateNodeBalancer'];
    post?: never;
    /**
     * Delete a NodeBalancer
     *
     * Deletes a NodeBalancer with its configs and nodes. Backend servers are untouched; its IP
     * addresses are lost.
     */
    delete: operations['deleteNodeBalancer'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild': {
    parameters: noParameters;
    get?: never;
    put?: never;
    /**
     * Rebuild a config
     *
     * Updates a config and its nodes in one request. Existing nodes left out of `nodes` are
     * deleted; nodes with an `id` are updated; nodes without an `id` are created. The caller needs
     * permission to modify the config. A config field that is left out keeps its stored value,
     * except `proxy_protocol`, which is `none` when omitted. The port must be unique among the
     * configs of the NodeBalancer, and backends must be in its region.
     */
    post: operations['rebuildNodeBalancerConfig'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/profile/security-questions': {
    parameters: noParameters;
    /**
     * List the security questions
     *
     * Returns every security question, with the answer of the caller where there is one. Questions
     * must be answered before the two-factor secret creation command can be used.
     */
    get: operations['listSecurityQuestions'];
    put?: never;
    /**
     * Answer the security questions
     *
     * Answers security questions. Exactly three unique questions are required; earlier responses
     * are overwritten, or reset to null if unanswered. Questions must be answered before the
     * two-factor secret creation command can be used.
     */
    post: operations['answerSecurityQuestions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/profile/sshkeys': {
    parameters: noParameters;
    /**
     * List SSH keys
     *
     * Returns the SSH keys of the caller.
     */
    get: operations['listSshKeys'];
    put?: never;
    /**
     * Add an SSH key
     *
     * Adds a public SSH key to the profile of the caller. The key authenticates to the root user
     * of deployed instances.
     */
    post: operations['createSshKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v4/tags/{label}': {
    parameters: noParameters;
    /**
     * List the objects that carry a tag
     *
     * Returns the compute instances, domains, volumes and NodeBalancers that carry the tag, all in
     * one list. Only unrestricted users may call this.
     */
    get: operations['listTaggedObjects'];
    put?: never;
    post?: never;
    /**
     * Delete a tag
     *
     * Removes the tag from all objects. Only unrestricted users may call this.
     */
    delete: operations['deleteTag'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    AllowList: schemas.AllowList;
    AnsweredSecurityQuestion: schemas.AnsweredSecurityQuestion;
    AnsweredSecurityQuestions: schemas.AnsweredSecurityQuestions;
    BackupSchedule: schemas.BackupSchedule;
    BackupScheduleUpdate: schemas.BackupScheduleUpdate;
    Caller: schemas.Caller;
    CodeChallenge: schemas.CodeChallenge;
    ComputeAlerts: schemas.ComputeAlerts;
    ComputeAlertsUpdate: schemas.ComputeAlertsUpdate;
    /** The backup settings of an instance, and what is known of its backups. */
    ComputeBackups: {
      /** Whether backups are enabled. */
      readonly enabled: boolean;
      /** Whether the backups can be restored. Backups under maintenance cannot. */
      readonly available: boolean;
      schedule: schemas.BackupSchedule;
      /** When the last successful backup was taken; null if there is no earlier backup. */
      readonly last_successful: schemas.Timestamp | null;
    };
    /**
     * The backup settings to change. The service alone says whether backups are enabled and
     * available.
     */
    ComputeBackupsUpdate: {
      schedule?: schemas.BackupScheduleUpdate;
      /** Whether backups are enabled. Ignored. */
      readonly enabled?: boolean;
      /** Whether the backups can be restored. Ignored. */
      readonly available?: boolean;
      /** When the last successful backup was taken. Ignored. */
      readonly last_successful?: schemas.Timestamp | null;
    };
    /** A compute instance of the account. */
    ComputeInstance: {
      /** The ID of the instance. Required in all operations on the instance. */
      readonly id: number;
      label: schemas.ComputeLabel;
      readonly status: schemas.ComputeStatus;
      /** When the instance was created. */
      readonly created: schemas.Timestamp;
      /** When the instance was last updated. */
      readonly updated: schemas.Timestamp;
      /** The instance type it was deployed with. Changed only by the resize operation. */
      readonly type: string;
      /** The image the instance was deployed with. */
      readonly image: string | null;
      /** The ID of the region. Fixed; changes only through a cross data-centre migration. */
      readonly region: string;
      /**
       * A group label. Use `tags` instead.
       *
       * @deprecated
       */
      group: string;
      /** Tags of the instance. Organisational only. */
      tags: string[];
      /** The virtualisation software that runs the instance. */
      readonly hypervisor: 'kvm';
      /**
       * The IPv4 addresses. One public address on creation; possibly one private address; more
       * need a support request. Addresses can be reassigned or shared through the networking
       * endpoints.
       */
      readonly ipv4: string[];
      /** The SLAAC address. Specific to the instance and not shareable; null if there is none. */
      readonly ipv6: string | null;
      readonly specs: schemas.ComputeSpecs;
      alerts: schemas.ComputeAlerts;
      backups: components['schemas']['ComputeBackups'];
      /**
       * The shutdown watchdog: when the instance powers off without a shutdown job, it issues a
       * boot job. It gives up after more than 5 boot jobs within 15 minutes.
       */
      watchdog_enabled: boolean;
      /** UUID of the host machine. */
      readonly host_uuid: string;
      /** Whether the instance was provisioned with user data from the metadata service. */
      readonly has_user_data: boolean;
    };
    /**
     * What an update of an instance can change. A field that is not sent keeps its value. Other
     * fields of an instance are ignored.
     */
    ComputeInstanceUpdate: {
      alerts?: schemas.ComputeAlertsUpdate;
      backups?: components['schemas']['ComputeBackupsUpdate'];
      /**
       * A group label. Use `tags` instead.
       *
       * @deprecated
       */
      group?: string;
      label?: schemas.ComputeLabel;
      /**
       * Tags of the instance, organisational only. They replace the present ones. Adding or
       * modifying tags needs an unrestricted user.
       */
      tags?: string[];
      /**
       * Whether the shutdown watchdog issues a boot job when the instance powers off by itself.
       */
      watchdog_enabled?: boolean;
    };
    ComputeLabel: schemas.ComputeLabel;
    ComputeSpecs: schemas.ComputeSpecs;
    ComputeStatus: schemas.ComputeStatus;
    /** The particulars of a credit card. */
    CreditCard: {
      /** The number of the card, without spaces or dashes. */
      card_number: string;
      /** The month that the card expires in: 1 to 12. */
      expiry_month: number;
      /** The year that the card expires in, in four digits. */
      expiry_year: number;
      /** The security code of the card. */
      cvv: string;
    };
    CreditCardDetails: schemas.CreditCardDetails;
    /**
     * A managed MySQL database. Automatic patch updates apply OS security patches in the `updates`
     * window; a single-node cluster has downtime during the window. Database software is never
     * upgraded automatically.
     */
    Database: {
      /** The ID of the database. */
      readonly id: number;
      label: schemas.DatabaseLabel;
      readonly status: schemas.DatabaseStatus;
      /** When the database was created. */
      readonly created: schemas.Timestamp;
      /** When the database was last updated. */
      readonly updated: schemas.Timestamp;
      /** The instance type used for its nodes. */
      readonly type: string;
      /** The engine type. */
      readonly engine: string;
      /** The engine version. It does not change by itself. */
      readonly version: string;
      /** The ID of the region. */
      readonly region: string;
      /** Whether the database is encrypted. */
      readonly encrypted: boolean;
      allow_list: schemas.AllowList;
      /**
       * How many nodes the cluster has. 3 creates a high-availability cluster of 1 primary and 2
       * replicas.
       */
      readonly cluster_size: number;
      readonly hosts: schemas.DatabaseHosts;
      /** Whether SSL credentials are required to connect. */
      readonly ssl_connection: boolean;
      /**
       * How replicas follow the primary. The default is `none` for a single node, which must have
       * `none`, and `semi_synch` for a high-availability cluster, which must have `asynch` or
       * `semi_synch`.
       */
      readonly replication_type: 'none' | 'asynch' | 'semi_synch';
      /** The access port. */
      readonly port: number;
      updates: schemas.DatabaseMaintenanceWindow;
    };
    DatabaseBackup: schemas.DatabaseBackup;
    /** The snapshot backup to take. */
    DatabaseBackupCreate: {
      /**
       * The label of the snapshot: only ASCII letters, digits and underscores. Unique among the
       * backup labels of the database.
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
      target: 'primary' | 'secondary';
    };
    DatabaseBackupPage: schemas.DatabaseBackupPage;
    DatabaseHosts: schemas.DatabaseHosts;
    DatabaseLabel: schemas.DatabaseLabel;
    DatabaseMaintenanceWindow: schemas.DatabaseMaintenanceWindow;
    DatabaseMaintenanceWindowUpdate: schemas.DatabaseMaintenanceWindowUpdate;
    DatabaseStatus: schemas.DatabaseStatus;
    DatabaseUpdate: schemas.DatabaseUpdate;
    Domain: schemas.Domain;
    DomainRecord: schemas.DomainRecord;
    DomainRecordCreate: schemas.DomainRecordCreate;
    DomainRecordPage: schemas.DomainRecordPage;
    DomainRecordType: schemas.DomainRecordType;
    DomainStatus: schemas.DomainStatus;
    Empty: schemas.Empty;
    ErrorBody: schemas.ErrorBody;
    ErrorItem: schemas.ErrorItem;
    /**
     * What the `X-Filter` header holds: which entries of a collection to return, and in which
     * order. Other keys are the names of Filterable fields.
     */
    Filter: {
      /** All of these must hold. */
      '+and'?: schemas.FilterTerm[];
      /** At least one of these must hold. */
      '+or'?: schemas.FilterTerm[];
      /** The field to sort by; it must be Filterable. */
      '+order_by'?: string;
      /**
       * The direction to sort in; it requires `+order_by`.
       *
       * @default "asc"
       */
      '+order': 'asc' | 'desc';
    } & { [key: string]: schemas.FilterValue | schemas.FilterTerm[] | string | 'asc' | 'desc' };
    FilterOperators: schemas.FilterOperators;
    FilterTerm: schemas.FilterTerm;
    FilterValue: schemas.FilterValue;
    Firewall: schemas.Firewall;
    FirewallDevice: schemas.FirewallDevice;
    FirewallDeviceCreate: schemas.FirewallDeviceCreate;
    FirewallDeviceEntity: schemas.FirewallDeviceEntity;
    FirewallDevicePage: schemas.FirewallDevicePage;
    InstanceBackup: schemas.InstanceBackup;
    InstanceBackupDisk: schemas.InstanceBackupDisk;
    InstanceBackupStatus: schemas.InstanceBackupStatus;
    InstanceBackups: schemas.InstanceBackups;
    InstanceSnapshots: schemas.InstanceSnapshots;
    LongviewApps: schemas.LongviewApps;
    /**
     * A client that reports on one server. It monitors nothing until the client application on the
     * server is configured with its `install_code` and `api_key`.
     */
    LongviewClient: {
      /** The ID of the client. */
      readonly id: number;
      /** The label of the client, for display only: 3 to 32 letters, digits, `-` and `_`. */
      label: schemas.LongviewLabel;
      /** When the client was created. */
      readonly created: string;
      /** When the client was last changed. */
      readonly updated: string;
      /**
       * The key that the client application reports with. Hidden as `[REDACTED]` if the caller
       * lacks read-write access to the client.
       */
      readonly api_key: string;
      /**
       * The code that the client application is installed with. Hidden as `[REDACTED]` if the
       * caller lacks read-write access to the client.
       */
      readonly install_code: string;
      /** What the client monitors. Informational; set by the client application. */
      readonly apps: schemas.LongviewApps;
    };
    LongviewClientCreate: schemas.LongviewClientCreate;
    /** One page of Longview clients. */
    LongviewClientPage: {
      /** The Longview clients on this page. */
      data: components['schemas']['LongviewClient'][];
    } & schemas.Page;
    LongviewClientUpdate: schemas.LongviewClientUpdate;
    LongviewLabel: schemas.LongviewLabel;
    /** How support staff may reach a managed compute instance. */
    ManagedComputeSettings: {
      /** The ID of the compute instance. */
      readonly id: number;
      /** The label of the compute instance. */
      readonly label: string;
      /**
       * The group label of the compute instance, for display only.
       *
       * @deprecated
       */
      readonly group: string;
      /** How support staff may use SSH. */
      ssh: schemas.ManagedSsh;
    };
    ManagedComputeSettingsUpdate: schemas.ManagedComputeSettingsUpdate;
    ManagedService: schemas.ManagedService;
    /** A service to monitor. Monitoring begins when it is created. */
    ManagedServiceCreate: {
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
      body: string;
      /**
       * The group of managed contacts to notify or consult when an issue is detected.
       *
       * @default ""
       */
      consultation_group: string;
      /**
       * The IDs of the managed credentials that are used when resolving issues.
       *
       * @default []
       */
      credentials: number[];
      /**
       * Information for support staff who resolve issues.
       *
       * @default ""
       */
      notes: string;
      /**
       * The region of a private address. Required if `address` is a private IP; it must not be set
       * otherwise.
       *
       * @default ""
       */
      region: string;
    };
    ManagedServicePage: schemas.ManagedServicePage;
    ManagedSsh: schemas.ManagedSsh;
    ManagedSshAddress: schemas.ManagedSshAddress;
    ManagedSshUpdate: schemas.ManagedSshUpdate;
    /**
     * A NodeBalancer, which spreads incoming connections over backends. Backends must be in the
     * same region.
     */
    NodeBalancer: {
      /** The ID of the NodeBalancer. */
      readonly id: number;
      label: schemas.NodeBalancerLabel;
      /** The ID of the region. Backends must be in the same region. */
      readonly region: string;
      /** Tags of the NodeBalancer. Organisational only. */
      tags: string[];
      /** When the NodeBalancer was created. */
      readonly created: schemas.Timestamp;
      /** When the NodeBalancer was last updated. */
      readonly updated: schemas.Timestamp;
      /** The public IPv4 address. */
      readonly ipv4: string;
      /** The public IPv6 address. */
      readonly ipv6: string | null;
      /**
       * The host name. It begins with the IP address and ends with a fixed provider domain suffix.
       */
      readonly hostname: string;
      client_conn_throttle: schemas.NodeBalancerThrottle;
      readonly transfer: schemas.NodeBalancerTransfer;
    };
    NodeBalancerAlgorithm: schemas.NodeBalancerAlgorithm;
    NodeBalancerCheck: schemas.NodeBalancerCheck;
    NodeBalancerCheckPath: schemas.NodeBalancerCheckPath;
    NodeBalancerCipherSuite: schemas.NodeBalancerCipherSuite;
    /**
     * How a NodeBalancer serves one port: the protocol, how it chooses backends, and how it checks
     * them.
     */
    NodeBalancerConfig: {
      /** The ID of the config. */
      readonly id: number;
      /** The ID of the owning NodeBalancer. */
      readonly nodebalancer_id: number;
      /** @default 80 */
      port: schemas.NodeBalancerPort;
      /** @default "http" */
      protocol: schemas.NodeBalancerProtocol;
      /** @default "roundrobin" */
      algorithm: schemas.NodeBalancerAlgorithm;
      /** @default "none" */
      stickiness: schemas.NodeBalancerStickiness;
      /** @default "none" */
      check: schemas.NodeBalancerCheck;
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
      check_path: schemas.NodeBalancerCheckPath;
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
      proxy_protocol: schemas.NodeBalancerProxyProtocol;
      /** @default "recommended" */
      cipher_suite: schemas.NodeBalancerCipherSuite;
      /**
       * The PEM certificate, or certificate plus CA chain, optionally with Diffie-Hellman
       * parameters. Responses hide the content and return the literal `<REDACTED>`.
       */
      ssl_cert: string | null;
      /**
       * The PEM private key for `ssl_cert`. Responses hide the content and return the literal
       * `<REDACTED>`.
       */
      ssl_key: string | null;
      /** The common name, derived from the certificate. */
      readonly ssl_commonname: string;
      /** The SHA1 fingerprint, derived from the certificate. */
      readonly ssl_fingerprint: string;
      readonly nodes_status: schemas.NodeBalancerNodesStatus;
    };
    /**
     * The config and its nodes as they shall be. Existing nodes left out of `nodes` are deleted,
     * nodes with an `id` are updated, nodes without an `id` are created. Other fields of a config
     * are ignored.
     */
    NodeBalancerConfigRebuild: {
      algorithm?: schemas.NodeBalancerAlgorithm;
      check?: schemas.NodeBalancerCheck;
      /** How many attempts are made before a backend counts as down. */
      check_attempts?: number;
      /** What must appear in the response body for the check to pass. */
      check_body?: string;
      /** Seconds between checks. Must be greater than `check_timeout`. */
      check_interval?: number;
      /** If true, any 5xx response marks the backend unhealthy and removes it from rotation. */
      check_passive?: boolean;
      check_path?: schemas.NodeBalancerCheckPath;
      /** Seconds to wait for one attempt. Must be less than `check_interval`. */
      check_timeout?: number;
      cipher_suite?: schemas.NodeBalancerCipherSuite;
      port?: schemas.NodeBalancerPort;
      protocol?: schemas.NodeBalancerProtocol;
      /** @default "none" */
      proxy_protocol: schemas.NodeBalancerProxyProtocol;
      /**
       * The PEM certificate, or certificate plus CA chain, optionally with Diffie-Hellman
       * parameters. Line breaks are written as `\n`.
       */
      ssl_cert?: string | null;
      /** The PEM private key for `ssl_cert`. Line breaks are written as `\n`. */
      ssl_key?: string | null;
      stickiness?: schemas.NodeBalancerStickiness;
      /** All nodes of the config. Nodes left out are deleted. */
      nodes: schemas.NodeBalancerNode[];
    };
    NodeBalancerLabel: schemas.NodeBalancerLabel;
    NodeBalancerNode: schemas.NodeBalancerNode;
    NodeBalancerNodeAddress: schemas.NodeBalancerNodeAddress;
    NodeBalancerNodesStatus: schemas.NodeBalancerNodesStatus;
    NodeBalancerPort: schemas.NodeBalancerPort;
    NodeBalancerProtocol: schemas.NodeBalancerProtocol;
    NodeBalancerProxyProtocol: schemas.NodeBalancerProxyProtocol;
    NodeBalancerStickiness: schemas.NodeBalancerStickiness;
    NodeBalancerThrottle: schemas.NodeBalancerThrottle;
    NodeBalancerTransfer: schemas.NodeBalancerTransfer;
    NodeBalancerUpdate: schemas.NodeBalancerUpdate;
    /**
     * An application that may request access from users. A private client keeps its secret on a
     * secured server; a public client is a native or browser application.
     */
    OAuthClient: {
      /** The public ID of the client. */
      readonly id: string;
      /**
       * The status of the client. A new client is `active`.
       *
       * @default "active"
       */
      readonly status: 'active' | 'disabled' | 'suspended';
      /**
       * The label of the client, shown to users who are asked to grant access: 1 to 512
       * characters.
       */
      label: string;
      /** Where a successful login is redirected. */
      redirect_uri: string;
      /**
       * The secret of the client. Returned in clear only when the client is created or its secret
       * is reset; otherwise the literal `<REDACTED>`.
       */
      readonly secret: string;
      /** The address of the thumbnail of the client; null if there is none. */
      readonly thumbnail_url: string | null;
      /**
       * Whether the client is public (native or browser applications) or private (confidential).
       */
      public: boolean;
    };
    /** An OAuth client to create. */
    OAuthClientCreate: {
      /**
       * The label of the client, shown to users who are asked to grant access: 1 to 512
       * characters.
       */
      label: string;
      /** Where a successful login is redirected. */
      redirect_uri: schemas.RedirectUri;
      /**
       * Whether the client is public. Clients are private unless this is set.
       *
       * @default false
       */
      public: boolean;
    };
    /** One page of OAuth clients. */
    OAuthClientPage: {
      /** The OAuth clients on this page. */
      data: components['schemas']['OAuthClient'][];
    } & schemas.Page;
    Page: schemas.Page;
    PaymentMethod: schemas.PaymentMethod;
    /** A credit card to add to the account. */
    PaymentMethodCreate: {
      /** The kind of payment method. Wallet-type methods are added only in the web console. */
      type: 'credit_card';
      /**
       * Whether to use this method for automatic charges. Adding a default method removes the
       * default flag from any other method.
       */
      is_default: boolean;
      /** The credit card. It must not have expired. */
      data: components['schemas']['CreditCard'];
    };
    PaymentMethodPage: schemas.PaymentMethodPage;
    RedirectUri: schemas.RedirectUri;
    SecurityAnswer: schemas.SecurityAnswer;
    SecurityAnswers: schemas.SecurityAnswers;
    SecurityQuestion: schemas.SecurityQuestion;
    SecurityQuestions: schemas.SecurityQuestions;
    SnapshotCreate: schemas.SnapshotCreate;
    SshKey: schemas.SshKey;
    SshKeyCreate: schemas.SshKeyCreate;
    SshKeyPage: schemas.SshKeyPage;
    SshPublicKey: schemas.SshPublicKey;
    /** A script that runs when a compute instance is provisioned. */
    StackScript: {
      /** The ID of the StackScript. */
      readonly id: number;
      /** The user who created the StackScript. */
      readonly username: string;
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
      readonly user_avatar_id: string;
      /**
       * The IDs of the images that the StackScript can deploy. The value `any/all` accepts all
       * images, including private ones.
       */
      images: string[];
      /** How many instances have been created from the StackScript in total. */
      readonly deployments_total: number;
      /** How many instances created from the StackScript are active now. */
      readonly deployments_active: number;
      /** Notes for a set of revisions. */
      rev_note: string;
      /** The script that runs when an instance is provisioned. */
      script: string;
      /** The fields that the script prompts for when it is deployed. */
      readonly user_defined_fields: schemas.UserDefinedField[];
      /** When the StackScript was created. */
      readonly created: schemas.Timestamp;
      /** When the StackScript was last changed. */
      readonly updated: schemas.Timestamp;
      /**
       * True if the account of the caller owns the StackScript and the caller is unrestricted or
       * has access to it.
       */
      readonly mine: boolean;
    };
    StackScriptUpdate: schemas.StackScriptUpdate;
    Tag: schemas.Tag;
    /** A compute instance that carries a tag. */
    TaggedComputeInstance: {
      /** The kind of object. */
      type: 'compute';
      /** The compute instance. */
      data: components['schemas']['ComputeInstance'];
    };
    TaggedDomain: schemas.TaggedDomain;
    /** A NodeBalancer that carries a tag. */
    TaggedNodeBalancer: {
      /** The kind of object. */
      type: 'nodebalancer';
      /** The NodeBalancer. */
      data: components['schemas']['NodeBalancer'];
    };
    /** An object that carries a tag. `type` says what `data` is. */
    TaggedObject:
      | components['schemas']['TaggedComputeInstance']
      | schemas.TaggedDomain
      | schemas.TaggedVolume
      | components['schemas']['TaggedNodeBalancer'];
    /** One page of the objects that carry a tag, of all kinds in one list. */
    TaggedObjectPage: {
      /** The objects on this page. */
      data: components['schemas']['TaggedObject'][];
    } & schemas.Page;
    TaggedVolume: schemas.TaggedVolume;
    Timestamp: schemas.Timestamp;
    TokenErrorBody: schemas.TokenErrorBody;
    TokenRequest: schemas.TokenRequest;
    TokenResponse: schemas.TokenResponse;
    /** A user of the account. A restricted user can act only on what grants give it. */
    User: {
      /** The e-mail address of the user, used for account-management communications. */
      email: string;
      /**
       * The name of the user. Used to log in; it may appear next to actions that the user
       * performs.
       */
      username: schemas.Username;
      /** If true, the user must be granted access to act on account entities. */
      restricted: boolean;
      /** The labels of the SSH keys that this user added. */
      readonly ssh_keys: schemas.UserSshKey[];
      /** Whether Two Factor Authentication is enabled. */
      readonly tfa_enabled: boolean;
      /** The verified phone number of the user; null if there is none. */
      readonly verified_phone_number: string | null;
      /** When the present password was created; null if no password has been created yet. */
      readonly password_created: string | null;
      /** The latest login attempt; null if there has been none since the user was created. */
      readonly last_login: schemas.UserLogin | null;
    };
    UserDefinedField: schemas.UserDefinedField;
    UserLogin: schemas.UserLogin;
    UserSshKey: schemas.UserSshKey;
    UserUpdate: schemas.UserUpdate;
    Username: schemas.Username;
    Volume: schemas.Volume;
    WalletDetails: schemas.WalletDetails;
    Warning: schemas.Warning;
    WarningBody: schemas.WarningBody;
  };
  responses: {
    /** Accepted; processing is not complete. `warnings` describes the incomplete processes. */
    Accepted: {
      headers: {
        'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
        'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
        'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
        'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
        'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
        'Cache-Control': components['headers']['Cache-Control'];
        'Content-Security-Policy': components['headers']['Content-Security-Policy'];
        'Content-Warning'?: components['headers']['Content-Warning'];
        'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
        Vary: components['headers']['Vary'];
        'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
        'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
        'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
        'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
        'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
        'X-Spec-Version': components['headers']['X-Spec-Version'];
        [key: string]: unknown;
      };
      content: {
        'application/json': schemas.WarningBody;
      };
    };
    /** Invalid request (for example missing parameters). */
    BadRequest: {
      headers: {
        'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
        'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
        'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
        'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
        'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
        'Cache-Control': components['headers']['Cache-Control'];
        'Content-Security-Policy': components['headers']['Content-Security-Policy'];
        'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
        Vary: components['headers']['Vary'];
        'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
        'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
        'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
        'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
        'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
        'X-Spec-Version': components['headers']['X-Spec-Version'];
        [key: string]: unknown;
      };
      content: {
        'application/json': schemas.ErrorBody;
      };
    };
    /** Success, but a deprecated endpoint was used. `warnings` says what is deprecated. */
    Deprecated: {
      headers: {
        'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
        'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
        'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
        'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
        'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
        'Cache-Control': components['headers']['Cache-Control'];
        'Content-Security-Policy': components['headers']['Content-Security-Policy'];
        'Content-Warning'?: components['headers']['Content-Warning'];
        'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
        Vary: components['headers']['Vary'];
        'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
        'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
        'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
        'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
        'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
        'X-Spec-Version': components['headers']['X-Spec-Version'];
        [key: string]: unknown;
      };
      content: {
        'application/json': schemas.WarningBody;
      };
    };
    /** Authenticated but not permitted. */
    Forbidden: {
      headers: {
        'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
        'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
        'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
        'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
        'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
        'Cache-Control': components['headers']['Cache-Control'];
        'Content-Security-Policy': components['headers']['Content-Security-Policy'];
        'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
        Vary: components['headers']['Vary'];
        'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
        'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
        'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
        'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
        'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
        'X-Spec-Version': components['headers']['X-Spec-Version'];
        [key: string]: unknown;
      };
      content: {
        'application/json': schemas.ErrorBody;
      };
    };
    /** Server error. */
    InternalServerError: {
      headers: {
        'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
        'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
        'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
        'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
        'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
        'Cache-Control': components['headers']['Cache-Control'];
        'Content-Security-Policy': components['headers']['Content-Security-Policy'];
        'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
        Vary: components['headers']['Vary'];
        'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
        'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
        'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
        'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
        'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
        'X-Spec-Version': components['headers']['X-Spec-Version'];
        [key: string]: unknown;
      };
      content: {
        'application/json': schemas.ErrorBody;
      };
    };
    /** The path does not offer this method. */
    MethodNotAllowed: {
      headers: {
        'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
        'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
        'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
        'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
        'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
        Allow: components['headers']['Allow'];
        'Cache-Control': components['headers']['Cache-Control'];
        'Content-Security-Policy': components['headers']['Content-Security-Policy'];
        'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
        Vary: components['headers']['Vary'];
        'X-Spec-Version': components['headers']['X-Spec-Version'];
        [key: string]: unknown;
      };
      content: {
        'application/json': schemas.ErrorBody;
      };
    };
    /** Success, no content. */
    NoContent: {
      headers: {
        'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
        'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
        'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
        'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
        'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
        'Cache-Control': components['headers']['Cache-Control'];
        'Content-Security-Policy': components['headers']['Content-Security-Policy'];
        'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
        Vary: components['headers']['Vary'];
        'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
        'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
        'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
        'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
        'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
        'X-Spec-Version': components['headers']['X-Spec-Version'];
        [key: string]: unknown;
      };
      content?: never;
    };
    /** The resource does not exist. */
    NotFound: {
      headers: {
        'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
        'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
        'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
        'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
        'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
        'Cache-Control': components['headers']['Cache-Control'];
        'Content-Security-Policy': components['headers']['Content-Security-Policy'];
        'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
        Vary: components['headers']['Vary'];
        'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
        'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
        'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
        'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
        'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
        'X-Spec-Version': components['headers']['X-Spec-Version'];
        [key: string]: unknown;
      };
      content: {
        'application/json': schemas.ErrorBody;
      };
    };
    /** The body is larger than the service accepts. */
    PayloadTooLarge: {
      headers: {
        'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
        'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
        'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
        'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
        'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
        'Cache-Control': components['headers']['Cache-Control'];
        'Content-Security-Policy': components['headers']['Content-Security-Policy'];
        'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
        Vary: components['headers']['Vary'];
        'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
        'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
        'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
        'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
        'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
        'X-Spec-Version': components['headers']['X-Spec-Version'];
        [key: string]: unknown;
      };
      content: {
        'application/json': schemas.ErrorBody;
      };
    };
    /** Rate limit hit. */
    TooManyRequests: {
      headers: {
        'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
        'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
        'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
        'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
        'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
        'Cache-Control': components['headers']['Cache-Control'];
        'Content-Security-Policy': components['headers']['Content-Security-Policy'];
        'Retry-After': components['headers']['Retry-After'];
        'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
        Vary: components['headers']['Vary'];
        'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
        'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
        'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
        'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
        'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
        'X-Spec-Version': components['headers']['X-Spec-Version'];
        [key: string]: unknown;
      };
      content: {
        'application/json': schemas.ErrorBody;
      };
    };
    /** Authentication failed. */
    Unauthorized: {
      headers: {
        'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
        'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
        'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
        'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
        'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
        'Cache-Control': components['headers']['Cache-Control'];
        'Content-Security-Policy': components['headers']['Content-Security-Policy'];
        'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
        Vary: components['headers']['Vary'];
        'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
        'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
        'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
        'X-Spec-Version': components['headers']['X-Spec-Version'];
        [key: string]: unknown;
      };
      content: {
        'application/json': schemas.ErrorBody;
      };
    };
    /** The body is of a content type that the operation does not take. */
    UnsupportedMediaType: {
      headers: {
        'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
        'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
        'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
        'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
        'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
        'Cache-Control': components['headers']['Cache-Control'];
        'Content-Security-Policy': components['headers']['Content-Security-Policy'];
        'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
        Vary: components['headers']['Vary'];
        'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
        'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
        'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
        'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
        'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
        'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
        'X-Spec-Version': components['headers']['X-Spec-Version'];
        [key: string]: unknown;
      };
      content: {
        'application/json': schemas.ErrorBody;
      };
    };
  };
  parameters: {
    /**
     * A JSON object that selects and sorts the entries, on Filterable fields. Keys are field names
     * with accepted values; several keys combine with AND; operators nest freely. Filtering comes
     * before paging.
     */
    filter: components['schemas']['Filter'];
    /**
     * The page of the collection to return, counted from 1. A value above 2^64 divided by
     * `page_size` returns the last possible page.
     *
     * @default 1
     */
    page: number;
    /**
     * How many entries a page holds at most.
     *
     * @default 100
     */
    pageSize: number;
  };
  requestBodies: never;
  headers: {
    /** Cross-origin policy. Whether a browser may send credentials with the request. */
    'Access-Control-Allow-Credentials': string;
    /**
     * Cross-origin policy. The request headers that are allowed, separated by commas. They include
     * `Authorization`, `Origin`, `X-Requested-With`, `Content-Type`, `Accept` and `X-Filter`.
     */
    'Access-Control-Allow-Headers': string;
    /** Cross-origin policy. The methods that the path permits, separated by commas. */
    'Access-Control-Allow-Methods': string;
    /** Cross-origin policy. The origins that are permitted. */
    'Access-Control-Allow-Origin': string;
    /**
     * Cross-origin policy. The response headers that a browser shows to a script, separated by
     * commas. They include `X-OAuth-Scopes`, `X-Accepted-OAuth-Scopes` and `X-Status`.
     */
    'Access-Control-Expose-Headers': string;
    /** The methods that the path offers, separated by commas. */
    Allow: string;
    /** Caching directives. */
    'Cache-Control': string;
    /** Resource-loading policy. */
    'Content-Security-Policy': string;
    /**
     * A message for a successful request that could not be fully completed. It may carry
     * instructions.
     */
    'Content-Warning': string;
    /** The address that the browser goes to next. */
    Location: string;
    /** Seconds until the current rate-limit window resets. */
    'Retry-After': number;
    /** HTTPS-only access, with `max-age` in seconds. */
    'Strict-Transport-Security': string;
    /** The request headers that affected the response (`Authorization`, `X-Filter`). */
    Vary: string;
    /** The scopes that the command requires. */
    'X-Accepted-OAuth-Scopes': string;
    /** UUID of the account that owns the token. */
    'X-Customer-UUID': string;
    /** The scopes of the token used. `*` means read and write for all categories. */
    'X-OAuth-Scopes': string;
    /** Maximum requests in the window for this endpoint. */
    'X-RateLimit-Limit': number;
    /** Requests left in the window. */
    'X-RateLimit-Remaining': number;
    /** UTC epoch seconds when the window resets. */
    'X-RateLimit-Reset': number;
    /**
     * The version of the API description that handled the request: three numbers separated by
     * dots.
     */
    'X-Spec-Version': string;
  };
  pathItems: never;
}

export interface operations {
  authorize: {
    parameters: {
      query: operationTypes.AuthorizeQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The page on which the user logs in and grants access. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'text/html': string };
      };
      /**
       * The user has granted or denied access and goes back to the client. `Location` is the
       * redirect URI with the exchange code in its query, or with the access token in its
       * fragment.
       */
      302: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          Location: components['headers']['Location'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content?: never;
      };
      /**
       * The client is unknown, disabled, or suspended, or a parameter is wrong. A browser, which
       * accepts `text/html`, is shown a page that says so.
       */
      400: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.TokenErrorBody };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  exchangeToken: {
    parameters: noParameters;
    /** The code to exchange, or the refresh token. */
    requestBody: {
      content: operationTypes.ExchangeTokenBodyByMediaType;
    };
    responses: {
      /** The new tokens. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.TokenResponse };
      };
      /** A parameter is missing, or the code or refresh token is unknown, used or expired. */
      400: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.TokenErrorBody };
      };
      /** The client is unknown, or its secret is wrong. */
      401: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.TokenErrorBody };
      };
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  listOAuthClients: {
    parameters: {
      query?: operationTypes.ListOAuthClientsQuery;
      header?: {
        /**
         * A JSON object that selects and sorts the entries, on Filterable fields. Keys are field
         * names with accepted values; several keys combine with AND; operators nest freely.
         * Filtering comes before paging.
         */
        'X-Filter'?: components['parameters']['filter'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of OAuth clients. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['OAuthClientPage'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  createOAuthClient: {
    parameters: noParameters;
    /** The OAuth client to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['OAuthClientCreate'];
      };
    };
    responses: {
      /** The created client, with its secret in clear. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['OAuthClient'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  listPaymentMethods: {
    parameters: {
      query?: operationTypes.ListPaymentMethodsQuery;
      header?: {
        /**
         * A JSON object that selects and sorts the entries, on Filterable fields. Keys are field
         * names with accepted values; several keys combine with AND; operators nest freely.
         * Filtering comes before paging.
         */
        'X-Filter'?: components['parameters']['filter'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of payment methods. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.PaymentMethodPage };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  createPaymentMethod: {
    parameters: noParameters;
    /** The credit card to add. */
    requestBody: {
      content: {
        'application/json': components['schemas']['PaymentMethodCreate'];
      };
    };
    responses: {
      /** The payment method is added. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.Empty };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  getUser: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.GetUserPath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The user. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['User'] };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  updateUser: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.UpdateUserPath;
      cookie?: never;
    };
    /** The fields to change. */
    requestBody: {
      content: {
        'application/json': schemas.UserUpdate;
      };
    };
    responses: {
      /** The updated user. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['User'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  deleteUser: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.DeleteUserPath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The user is deleted. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.Empty };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  getComputeInstance: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.GetComputeInstancePath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The instance. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['ComputeInstance'] };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  updateComputeInstance: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.UpdateComputeInstancePath;
      cookie?: never;
    };
    /** The settings to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ComputeInstanceUpdate'];
      };
    };
    responses: {
      /** The updated instance. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['ComputeInstance'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  listInstanceBackups: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.ListInstanceBackupsPath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The backups. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.InstanceBackups };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  createInstanceSnapshot: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.CreateInstanceSnapshotPath;
      cookie?: never;
    };
    /** The snapshot to take. */
    requestBody: {
      content: {
        'application/json': schemas.SnapshotCreate;
      };
    };
    responses: {
      /** The snapshot backup. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.InstanceBackup };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  getStackScript: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.GetStackScriptPath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The StackScript. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['StackScript'] };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  updateStackScript: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.UpdateStackScriptPath;
      cookie?: never;
    };
    /** The fields to change. */
    requestBody: {
      content: {
        'application/json': schemas.StackScriptUpdate;
      };
    };
    responses: {
      /** The updated StackScript. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['StackScript'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  deleteStackScript: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.DeleteStackScriptPath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The StackScript is deleted. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.Empty };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  getDatabase: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.GetDatabasePath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The database. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['Database'] };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  updateDatabase: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.UpdateDatabasePath;
      cookie?: never;
    };
    /** The settings to change. */
    requestBody: {
      content: {
        'application/json': schemas.DatabaseUpdate;
      };
    };
    responses: {
      /** The updated database. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['Database'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  deleteDatabase: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.DeleteDatabasePath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The database is deleted. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.Empty };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  listDatabaseBackups: {
    parameters: {
      query?: operationTypes.ListDatabaseBackupsQuery;
      header?: {
        /**
         * A JSON object that selects and sorts the entries, on Filterable fields. Keys are field
         * names with accepted values; several keys combine with AND; operators nest freely.
         * Filtering comes before paging.
         */
        'X-Filter'?: components['parameters']['filter'];
      };
      path: operationTypes.ListDatabaseBackupsPath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** A page of backups. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.DatabaseBackupPage };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  createDatabaseBackup: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.CreateDatabaseBackupPath;
      cookie?: never;
    };
    /** The snapshot to take. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DatabaseBackupCreate'];
      };
    };
    responses: {
      /** The snapshot is accepted. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.Empty };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  listDomainRecords: {
    parameters: {
      query?: operationTypes.ListDomainRecordsQuery;
      header?: {
        /**
         * A JSON object that selects and sorts the entries, on Filterable fields. Keys are field
         * names with accepted values; several keys combine with AND; operators nest freely.
         * Filtering comes before paging.
         */
        'X-Filter'?: components['parameters']['filter'];
      };
      path: operationTypes.ListDomainRecordsPath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** A page of records. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.DomainRecordPage };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  createDomainRecord: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.CreateDomainRecordPath;
      cookie?: never;
    };
    /** The record to create. */
    requestBody: {
      content: {
        'application/json': schemas.DomainRecordCreate;
      };
    };
    responses: {
      /** The created record. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.DomainRecord };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  listLongviewClients: {
    parameters: {
      query?: operationTypes.ListLongviewClientsQuery;
      header?: {
        /**
         * A JSON object that selects and sorts the entries, on Filterable fields. Keys are field
         * names with accepted values; several keys combine with AND; operators nest freely.
         * Filtering comes before paging.
         */
        'X-Filter'?: components['parameters']['filter'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of Longview clients. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['LongviewClientPage'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  createLongviewClient: {
    parameters: noParameters;
    /** The Longview client to create. */
    requestBody: {
      content: {
        'application/json': schemas.LongviewClientCreate;
      };
    };
    responses: {
      /** The created Longview client, with its key and its code in clear. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['LongviewClient'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  getLongviewClient: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.GetLongviewClientPath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The Longview client. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['LongviewClient'] };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  updateLongviewClient: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.UpdateLongviewClientPath;
      cookie?: never;
    };
    /** The fields to change. */
    requestBody: {
      content: {
        'application/json': schemas.LongviewClientUpdate;
      };
    };
    responses: {
      /** The updated Longview client. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['LongviewClient'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  deleteLongviewClient: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.DeleteLongviewClientPath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The Longview client is deleted. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.Empty };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  getManagedComputeSettings: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.GetManagedComputeSettingsPath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The settings of the instance. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['ManagedComputeSettings'] };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  updateManagedComputeSettings: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.UpdateManagedComputeSettingsPath;
      cookie?: never;
    };
    /** The fields to change. */
    requestBody: {
      content: {
        'application/json': schemas.ManagedComputeSettingsUpdate;
      };
    };
    responses: {
      /** The updated settings. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['ManagedComputeSettings'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  listManagedServices: {
    parameters: {
      query?: operationTypes.ListManagedServicesQuery;
      header?: {
        /**
         * A JSON object that selects and sorts the entries, on Filterable fields. Keys are field
         * names with accepted values; several keys combine with AND; operators nest freely.
         * Filtering comes before paging.
         */
        'X-Filter'?: components['parameters']['filter'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of managed services. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.ManagedServicePage };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  createManagedService: {
    parameters: noParameters;
    /** The service to monitor. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ManagedServiceCreate'];
      };
    };
    responses: {
      /** The created service. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.ManagedService };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  listFirewallDevices: {
    parameters: {
      query?: operationTypes.ListFirewallDevicesQuery;
      header?: {
        /**
         * A JSON object that selects and sorts the entries, on Filterable fields. Keys are field
         * names with accepted values; several keys combine with AND; operators nest freely.
         * Filtering comes before paging.
         */
        'X-Filter'?: components['parameters']['filter'];
      };
      path: operationTypes.ListFirewallDevicesPath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of the devices of the firewall. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.FirewallDevicePage };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  createFirewallDevice: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.CreateFirewallDevicePath;
      cookie?: never;
    };
    /** The entity to assign the firewall to. */
    requestBody: {
      content: {
        'application/json': schemas.FirewallDeviceCreate;
      };
    };
    responses: {
      /** The created device. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.FirewallDevice };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  getNodeBalancer: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.GetNodeBalancerPath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The NodeBalancer. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['NodeBalancer'] };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  updateNodeBalancer: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.UpdateNodeBalancerPath;
      cookie?: never;
    };
    /** The settings to change. */
    requestBody: {
      content: {
        'application/json': schemas.NodeBalancerUpdate;
      };
    };
    responses: {
      /** The updated NodeBalancer. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['NodeBalancer'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  deleteNodeBalancer: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.DeleteNodeBalancerPath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The NodeBalancer is deleted. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.Empty };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  rebuildNodeBalancerConfig: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.RebuildNodeBalancerConfigPath;
      cookie?: never;
    };
    /** The config and its nodes. */
    requestBody: {
      content: {
        'application/json': components['schemas']['NodeBalancerConfigRebuild'];
      };
    };
    responses: {
      /** The rebuilt config. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['NodeBalancerConfig'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  listSecurityQuestions: {
    parameters: noParameters;
    requestBody?: never;
    responses: {
      /** The security questions. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.SecurityQuestions };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  answerSecurityQuestions: {
    parameters: noParameters;
    /** The answers to three questions. */
    requestBody: {
      content: {
        'application/json': schemas.SecurityAnswers;
      };
    };
    responses: {
      /** The answered security questions. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.AnsweredSecurityQuestions };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  listSshKeys: {
    parameters: {
      query?: operationTypes.ListSshKeysQuery;
      header?: {
        /**
         * A JSON object that selects and sorts the entries, on Filterable fields. Keys are field
         * names with accepted values; several keys combine with AND; operators nest freely.
         * Filtering comes before paging.
         */
        'X-Filter'?: components['parameters']['filter'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of SSH keys. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.SshKeyPage };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  createSshKey: {
    parameters: noParameters;
    /** The key to add. */
    requestBody: {
      content: {
        'application/json': schemas.SshKeyCreate;
      };
    };
    responses: {
      /** The created SSH key. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.SshKey };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  listTaggedObjects: {
    parameters: {
      query?: operationTypes.ListTaggedObjectsQuery;
      header?: {
        /**
         * A JSON object that selects and sorts the entries, on Filterable fields. Keys are field
         * names with accepted values; several keys combine with AND; operators nest freely.
         * Filtering comes before paging.
         */
        'X-Filter'?: components['parameters']['filter'];
      };
      path: operationTypes.ListTaggedObjectsPath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** One page of the objects that carry the tag. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': components['schemas']['TaggedObjectPage'] };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  deleteTag: {
    parameters: {
      query?: never;
      header?: never;
      path: operationTypes.DeleteTagPath;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The tag is deleted. */
      200: {
        headers: {
          'Access-Control-Allow-Credentials': components['headers']['Access-Control-Allow-Credentials'];
          'Access-Control-Allow-Headers': components['headers']['Access-Control-Allow-Headers'];
          'Access-Control-Allow-Methods': components['headers']['Access-Control-Allow-Methods'];
          'Access-Control-Allow-Origin': components['headers']['Access-Control-Allow-Origin'];
          'Access-Control-Expose-Headers': components['headers']['Access-Control-Expose-Headers'];
          'Cache-Control': components['headers']['Cache-Control'];
          'Content-Security-Policy': components['headers']['Content-Security-Policy'];
          'Content-Warning'?: components['headers']['Content-Warning'];
          'Strict-Transport-Security': components['headers']['Strict-Transport-Security'];
          Vary: components['headers']['Vary'];
          'X-Accepted-OAuth-Scopes'?: components['headers']['X-Accepted-OAuth-Scopes'];
          'X-Customer-UUID'?: components['headers']['X-Customer-UUID'];
          'X-OAuth-Scopes'?: components['headers']['X-OAuth-Scopes'];
          'X-RateLimit-Limit'?: components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining'?: components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset'?: components['headers']['X-RateLimit-Reset'];
          'X-Spec-Version': components['headers']['X-Spec-Version'];
          [key: string]: unknown;
        };
        content: { 'application/json': schemas.Empty };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
}
