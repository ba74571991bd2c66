// Types of Cloud Infrastructure Management API, version 1.0.0, compatible with openapi-typescript.

export interface paths {
  '/oauth/authorize': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Ask a user for access
     *
     * An application redirects its user here. The user logs in with username and password, and is
     * shown the label of the client that asks for access. A private client gets the user back at
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
    /**
     * The addresses that may connect, each item a single IP address or a CIDR range. An empty
     * list, the default, blocks all connections, public and private. `0.0.0.0/0` allows every
     * address.
     *
     * @default []
     */
    AllowList: string[];
    /** A security question with the answer that was given. */
    AnsweredSecurityQuestion: {
      /** The ID of the question. */
      question_id: number;
      /** The answer. */
      response: string;
      /** The question. */
      security_question: string;
    };
    /** The security questions that have been answered. */
    AnsweredSecurityQuestions: {
      /** The answers as they are stored. */
      security_questions: components['schemas']['AnsweredSecurityQuestion'][];
    };
    /**
     * When backups are taken. If not set manually, the service picks both; while unset after
     * enabling, each may read `Scheduling`.
     */
    BackupSchedule: {
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
    BackupScheduleUpdate: {
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
    Caller: {
      /** The user that the token belongs to; null without a token. */
      username: string | null;
      /** Whether the user can act only on what grants give it; true without a token. */
      restricted: boolean;
      /** The scopes of the token; empty without one. */
      scopes: string[];
      /**
       * What the caller may do with the resource that the operation loads: the lesser of what the
       * scopes of the token and the grants of the user give. Where an operation loads none, it is
       * what the scopes give.
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
    CodeChallenge: string;
    /**
     * When the service alerts about an instance. 0 disables an alert; averages are over two hours.
     */
    ComputeAlerts: {
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
    ComputeAlertsUpdate: {
      /**
       * Percent of CPU capacity. Total capacity is 100 times the core count: 180 is 90% of two
       * cores. 0 disables the alert.
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
    ComputeBackups: {
      /** Whether backups are enabled. */
      readonly enabled: boolean;
      /** Whether the backups can be restored. Backups under maintenance cannot. */
      readonly available: boolean;
      schedule: components['schemas']['BackupSchedule'];
      /** When the last successful backup was taken; null if there is no earlier backup. */
      readonly last_successful: components['schemas']['Timestamp'] | null;
    };
    /**
     * The backup settings to change. The service alone says whether backups are enabled and
     * available.
     */
    ComputeBackupsUpdate: {
      schedule?: components['schemas']['BackupScheduleUpdate'];
      /** Whether backups are enabled. Ignored. */
      readonly enabled?: boolean;
      /** Whether the backups can be restored. Ignored. */
      readonly available?: boolean;
      /** When the last successful backup was taken. Ignored. */
      readonly last_successful?: components['schemas']['Timestamp'] | null;
    };
    /** A compute instance of the account. */
    ComputeInstance: {
      /** The ID of the instance. Required in all operations on the instance. */
      readonly id: number;
      label: components['schemas']['ComputeLabel'];
      readonly status: components['schemas']['ComputeStatus'];
      /** When the instance was created. */
      readonly created: components['schemas']['Timestamp'];
      /** When the instance was last updated. */
      readonly updated: components['schemas']['Timestamp'];
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
      readonly specs: components['schemas']['ComputeSpecs'];
      alerts: components['schemas']['ComputeAlerts'];
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
      alerts?: components['schemas']['ComputeAlertsUpdate'];
      backups?: components['schemas']['ComputeBackupsUpdate'];
      /**
       * A group label. Use `tags` instead.
       *
       * @deprecated
       */
      group?: string;
      label?: components['schemas']['ComputeLabel'];
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
    /**
     * The label of an instance. Display only; a default is assigned if none is given. Begins and
     * ends with a letter or digit; only letters, digits, `-`, `_` and `.`; no two `-`, `_` or `.`
     * in a row.
     */
    ComputeLabel: string;
    /** The resources that an instance has. */
    ComputeSpecs: {
      /**
       * Disk space in MB. Usually split between a primary disk and a swap disk; swap is usually
       * 512 MB.
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
    ComputeStatus:
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
    /** What is shown of a credit card. The full number and the security code are never shown. */
    CreditCardDetails: {
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
    Database: {
      /** The ID of the database. */
      readonly id: number;
      label: components['schemas']['DatabaseLabel'];
      readonly status: components['schemas']['DatabaseStatus'];
      /** When the database was created. */
      readonly created: components['schemas']['Timestamp'];
      /** When the database was last updated. */
      readonly updated: components['schemas']['Timestamp'];
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
      allow_list: components['schemas']['AllowList'];
      /**
       * How many nodes the cluster has. 3 creates a high-availability cluster of 1 primary and 2
       * replicas.
       */
      readonly cluster_size: number;
      readonly hosts: components['schemas']['DatabaseHosts'];
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
      updates: components['schemas']['DatabaseMaintenanceWindow'];
    };
    /** A backup of a database. */
    DatabaseBackup: {
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
      created: components['schemas']['Timestamp'];
    };
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
    /** One page of backups of a database. */
    DatabaseBackupPage: {
      /** The backups on this page. */
      data: components['schemas']['DatabaseBackup'][];
    } & components['schemas']['Page'];
    /** The host names of a database, assigned after provisioning. */
    DatabaseHosts: {
      /** The primary host. */
      primary: string | null;
      /**
       * The private-network host, publicly viewable and resolvable. Usable for free transfer only
       * from instances in the same data centre.
       */
      secondary: string | null;
    };
    /** The label of a database. Unique and user-defined. */
    DatabaseLabel: string;
    /** When automatic patch updates are applied. */
    DatabaseMaintenanceWindow: {
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
    DatabaseMaintenanceWindowUpdate: {
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
    DatabaseStatus: string;
    /**
     * What an update of a database can change. A field that is not sent keeps its value. Other
     * fields of a database are ignored.
     */
    DatabaseUpdate: {
      /**
       * The addresses that may connect, each item a single IP address or a CIDR range. The list
       * overwrites the existing one; an empty list blocks all connections, and `0.0.0.0/0` allows
       * every address.
       */
      allow_list?: components['schemas']['AllowList'];
      label?: components['schemas']['DatabaseLabel'];
      updates?: components['schemas']['DatabaseMaintenanceWindowUpdate'];
    };
    /**
     * A DNS domain. For `retry_sec`, `expire_sec`, `refresh_sec` and `ttl_sec`, a value that is
     * not valid is rounded up to the nearest valid value.
     */
    Domain: {
      /** The ID of the domain. */
      id: number;
      /**
       * Where the records of the domain come from.
       *
       * - `"master"`: Authoritative.
       * - `"slave"`: A read-only copy of a master.
       */
      type: 'master' | 'slave';
      status: components['schemas']['DomainStatus'];
      /**
       * The domain name: an optional leading `*.`, then labels of 1 to 63 letters, digits, `-` and
       * `_` separated by dots; it ends with a top-level label of 2 to 16 letters or an `xn--`
       * form. Conforms to RFC 1035. Unique across the whole platform, including other accounts.
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
       * The IP addresses of the masters. At least one is required for `slave` domains. The
       * combined length of all of them is at most 1000 characters.
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
    DomainRecord: {
      /** The ID of the record. */
      id: number;
      /** When the record was created. */
      created: components['schemas']['Timestamp'];
      /** When the record was last updated. */
      updated: components['schemas']['Timestamp'];
      type: components['schemas']['DomainRecordType'];
      /**
       * Where the record stands, by its type: for A and AAAA a hostname or FQDN; NS a subdomain,
       * if any; MX a mail subdomain, empty for a Null MX record; CNAME and TXT a hostname; CAA a
       * subdomain, empty for the whole domain; SRV unused, see `service`.
       */
      name: string;
      /**
       * What the record says, by its type: for A and AAAA an IP address; NS a name server; MX a
       * mail server, empty for a Null MX record; CNAME an alias; TXT a value; SRV a domain or
       * subdomain; CAA by its `tag`.
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
       * - `"iodef"`: The target is told of violations.
       */
      tag: '' | 'issue' | 'issuewild' | 'iodef';
    };
    /**
     * The record to create. Which fields are valid and required, and what `name` and `target` may
     * hold, follows from the type. Except for A, AAAA and CAA records, `target` accepts a trailing
     * period.
     */
    DomainRecordCreate: {
      type: components['schemas']['DomainRecordType'];
      /**
       * Where the record stands, by its type. A, AAAA: a hostname or FQDN. NS: a subdomain, if
       * any; the wildcard `*` is unsupported. MX: a mail subdomain; the empty string for a Null MX
       * record. CNAME: a hostname; must be unique; required. TXT: a hostname. SRV: unused, use
       * `service`. CAA: a subdomain; omitted or empty applies to the whole domain. PTR:
       * reverse-DNS rules.
       */
      name?: string;
      /**
       * What the record says, by its type. A, AAAA: an IP address; the literal `[remote_addr]`
       * submits the IPv4 address of the request. NS: a name server, a valid domain. MX: a mail
       * server, a valid domain; the empty string, with an empty `name`, for a Null MX record.
       * CNAME: an alias, a valid domain. TXT: a value. SRV: the target domain or subdomain; a bare
       * subdomain is joined with the domain, a value containing a full domain name is used as
       * given. CAA `issue`: the issuer domain, optionally followed by parameters separated by `;`.
       * CAA `issuewild`: the issuer domain; must not start with `*`. CAA `iodef`: a valid domain,
       * or a domain prefixed `http://` or `https://`, or an e-mail address prefixed `mailto:`.
       * PTR: required.
       */
      target: string;
      /**
       * Cache time in seconds. Valid values are 300, 3600, 7200, 14400, 28800, 57600, 86400,
       * 172800, 345600, 604800, 1209600 and 2419200; others are rounded to the nearest valid
       * value.
       */
      ttl_sec?: number;
      /**
       * The priority; lower is preferred. Valid only for MX and SRV. Required for SRV; the default
       * for MX is 0; must be 0 for a Null MX record.
       */
      priority?: number;
      /** The weight; higher is preferred at equal priority. Valid and required only for SRV. */
      weight?: number;
      /** The port. Valid and required only for SRV. */
      port?: number;
      /**
       * The service. Valid and required only for SRV; `_` is prepended and `.` appended
       * automatically.
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
       * - `"iodef"`: The target is told of violations.
       */
      tag?: '' | 'issue' | 'issuewild' | 'iodef';
    };
    /** One page of records of a domain. */
    DomainRecordPage: {
      /** The records on this page. */
      data: components['schemas']['DomainRecord'][];
    } & components['schemas']['Page'];
    /**
     * The type of a DNS record.
     *
     * - `"A"`: The IPv4 address of a host.
     * - `"AAAA"`: The IPv6 address of a host.
     * - `"NS"`: A name server.
     * - `"MX"`: A mail server.
     * - `"CNAME"`: An alias.
     * - `"TXT"`: A text value.
     * - `"SRV"`: Where a service is.
     * - `"CAA"`: Who may issue certificates.
     * - `"PTR"`: A reverse-DNS name.
     */
    DomainRecordType: 'A' | 'AAAA' | 'NS' | 'MX' | 'CNAME' | 'TXT' | 'SRV' | 'CAA' | 'PTR';
    /** Whether the domain is rendered. */
    DomainStatus: 'disabled' | 'active';
    /** An object without members. */
    Empty: Record<string, unknown>;
    /**
     * The body of every response that is not a success. The service returns as many problems as it
     * can find in one response; fixing them may reveal further errors on resubmission.
     */
    ErrorBody: {
      /** The problems that were found. */
      errors: components['schemas']['ErrorItem'][];
    };
    /** One problem with a request. */
    ErrorItem: {
      /** What is wrong, for a person to read. Always present. */
      reason: string;
      /**
       * The field of the request that the error concerns: a path separated by periods for nested
       * fields. Present only when the error concerns a specific request field; it may be null when
       * the error relates to no single element.
       */
      field?: string | null;
    };
    /**
     * What the `X-Filter` header holds: which entries of a collection to return, and in which
     * order. Other keys are the names of Filterable fields.
     */
    Filter: {
      /** All of these must hold. */
      '+and'?: components['schemas']['FilterTerm'][];
      /** At least one of these must hold. */
      '+or'?: components['schemas']['FilterTerm'][];
      /** The field to sort by; it must be Filterable. */
      '+order_by'?: string;
      /**
       * The direction to sort in; it requires `+order_by`.
       *
       * @default "asc"
       */
      '+order': 'asc' | 'desc';
    } & {
      [key: string]:
        | components['schemas']['FilterValue']
        | components['schemas']['FilterTerm'][]
        | string
        | 'asc'
        | 'desc';
    };
    /** The operators on one field. Several combine with AND. */
    FilterOperators: {
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
     * One condition inside `+and` or `+or`: a filter object again, without an order. Its keys are
     * the names of Filterable fields, `+and` and `+or`; operators nest freely.
     */
    FilterTerm: { [key: string]: unknown };
    /** The value that a field must equal, or the operators that must hold for it. */
    FilterValue: boolean | number | string | null | components['schemas']['FilterOperators'];
    /** A firewall. Its rules apply to its devices. */
    Firewall: {
      /** The ID of the firewall. */
      id: number;
      /** Whether the rules of the firewall are in force. */
      status: 'enabled' | 'disabled';
    };
    /** An entity that the rules of a firewall apply to. */
    FirewallDevice: {
      /** The ID of the device. */
      id: number;
      /** When the device was added. */
      created: components['schemas']['Timestamp'];
      /** When the device was last changed. */
      updated: components['schemas']['Timestamp'];
      /** What the firewall is assigned to. */
      entity: components['schemas']['FirewallDeviceEntity'];
    };
    /** An entity to assign a firewall to. */
    FirewallDeviceCreate: {
      /** The ID of the entity. */
      id: number;
      /** The kind of entity; only `compute` is accepted. */
      type: 'compute';
    };
    /** The entity that a firewall is assigned to. */
    FirewallDeviceEntity: {
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
    FirewallDevicePage: {
      /** The devices on this page. */
      data: components['schemas']['FirewallDevice'][];
    } & components['schemas']['Page'];
    /** A backup of an instance. */
    InstanceBackup: {
      /** The ID of the backup. */
      id: number;
      /**
       * What made the backup.
       *
       * - `"auto"`: The service made it on its schedule.
       * - `"snapshot"`: A caller asked for it.
       */
      type: 'auto' | 'snapshot';
      status: components['schemas']['InstanceBackupStatus'];
      /** Whether the backup can be restored; false during maintenance. */
      available: boolean;
      /** When the backup was begun. */
      created: components['schemas']['Timestamp'];
      /** When the backup was last updated. */
      updated: components['schemas']['Timestamp'];
      /** When the backup was finished. */
      finished: components['schemas']['Timestamp'] | null;
      /** The label of a snapshot backup; null for an automatic one. */
      label: string | null;
      /** The labels of the configuration profiles in the backup. */
      configs: string[];
      /** The disks in the backup. */
      disks: components['schemas']['InstanceBackupDisk'][];
    };
    /** A disk in a backup. */
    InstanceBackupDisk: {
      /** The size of the disk. */
      size: number;
      /** The file system on the disk. */
      filesystem: 'raw' | 'swap' | 'ext3' | 'ext4' | 'initrd';
      /** The label of the disk. */
      label: string;
    };
    /** How far a backup has come. */
    InstanceBackupStatus:
      | 'paused'
      | 'pending'
      | 'running'
      | 'needsPostProcessing'
      | 'successful'
      | 'failed'
      | 'userAborted';
    /** The backups of an instance. The list has no pages. */
    InstanceBackups: {
      /** The backups that the service made by itself; each has the type `auto`. */
      automatic: components['schemas']['InstanceBackup'][];
      snapshot: components['schemas']['InstanceSnapshots'];
    };
    /** The snapshot of an instance. There is at most one; a new one deletes it. */
    InstanceSnapshots: {
      /** The snapshot that is being taken. */
      in_progress: components['schemas']['InstanceBackup'] | null;
      /** The snapshot that can be restored. */
      current: components['schemas']['InstanceBackup'] | null;
    };
    /**
     * The applications that a Longview client monitors. Informational; set by the client
     * application.
     */
    LongviewApps: {
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
    LongviewClient: {
      /** The ID of the client. */
      readonly id: number;
      /** The label of the client, for display only: 3 to 32 letters, digits, `-` and `_`. */
      label: components['schemas']['LongviewLabel'];
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
      readonly apps: components['schemas']['LongviewApps'];
    };
    /** A Longview client to add. */
    LongviewClientCreate: {
      /** The label of the client, for display only: 3 to 32 letters, digits, `-` and `_`. */
      label?: components['schemas']['LongviewLabel'];
    };
    /** One page of Longview clients. */
    LongviewClientPage: {
      /** The Longview clients on this page. */
      data: components['schemas']['LongviewClient'][];
    } & components['schemas']['Page'];
    /** What can be changed about a Longview client. What is monitored cannot be changed here. */
    LongviewClientUpdate: {
      /** The label of the client, for display only: 3 to 32 letters, digits, `-` and `_`. */
      label?: components['schemas']['LongviewLabel'];
    };
    /** The label of a Longview client, for display only: 3 to 32 letters, digits, `-` and `_`. */
    LongviewLabel: string;
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
      ssh: components['schemas']['ManagedSsh'];
    };
    /** What can be changed about the settings. Fields that are left out keep their values. */
    ManagedComputeSettingsUpdate: {
      /** How support staff may use SSH. */
      ssh?: components['schemas']['ManagedSshUpdate'];
    };
    /** A service that is monitored. */
    ManagedService: {
      /** The ID of the managed service. */
      id: number;
      /** When the service was added. */
      created: components['schemas']['Timestamp'];
      /** When the service was last changed. */
      updated: components['schemas']['Timestamp'];
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
    /** One page of managed services. */
    ManagedServicePage: {
      /** The managed services on this page. */
      data: components['schemas']['ManagedService'][];
    } & components['schemas']['Page'];
    /** How support staff may use SSH to respond to issues. */
    ManagedSsh: {
      /** If true, provider support staff may use SSH to respond to issues. */
      access: boolean;
      /** The user to log in as; null means root. */
      user: string | null;
      /**
       * The address to log in at. The default is any of the addresses of the instance.
       *
       * @default "any"
       */
      ip: components['schemas']['ManagedSshAddress'];
      /** The port to log in at; null means 22. */
      port: number | null;
    };
    /** An IP address, or `any` for any of the addresses of the instance. */
    ManagedSshAddress: string;
    /** How support staff may use SSH. Fields that are left out keep their values. */
    ManagedSshUpdate: {
      /** If true, provider support staff may use SSH to respond to issues. */
      access?: boolean;
      /** The user to log in as; null means root. */
      user?: string | null;
      /** The address to log in at. The default is any of the addresses of the instance. */
      ip?: components['schemas']['ManagedSshAddress'];
      /** The port to log in at; null means 22. */
      port?: number | null;
    };
    /**
     * A NodeBalancer, which spreads incoming connections over backends. Backends must be in the
     * same region.
     */
    NodeBalancer: {
      /** The ID of the NodeBalancer. */
      readonly id: number;
      label: components['schemas']['NodeBalancerLabel'];
      /** The ID of the region. Backends must be in the same region. */
      readonly region: string;
      /** Tags of the NodeBalancer. Organisational only. */
      tags: string[];
      /** When the NodeBalancer was created. */
      readonly created: components['schemas']['Timestamp'];
      /** When the NodeBalancer was last updated. */
      readonly updated: components['schemas']['Timestamp'];
      /** The public IPv4 address. */
      readonly ipv4: string;
      /** The public IPv6 address. */
      readonly ipv6: string | null;
      /**
       * The host name. It begins with the IP address and ends with a fixed provider domain suffix.
       */
      readonly hostname: string;
      client_conn_throttle: components['schemas']['NodeBalancerThrottle'];
      readonly transfer: components['schemas']['NodeBalancerTransfer'];
    };
    /** How a backend is chosen for a connection. */
    NodeBalancerAlgorithm: 'roundrobin' | 'leastconn' | 'source';
    /**
     * How the NodeBalancer finds out whether a backend is up.
     *
     * - `"none"`: No check.
     * - `"connection"`: A connection to the backend must succeed.
     * - `"http"`: The backend must serve HTTP and the response must match.
     * - `"http_body"`: The backend must serve HTTP and the response must match; `check_body` must
     *   appear in its body.
     */
    NodeBalancerCheck: 'none' | 'connection' | 'http' | 'http_body';
    /**
     * The URL path to check. Allowed characters are letters, digits, `/`, `-`, `%`, `?`, `&`, `=`
     * and `.`; it may be empty.
     */
    NodeBalancerCheckPath: string;
    /**
     * Which ciphers are offered.
     *
     * - `"recommended"`: The ciphers to use.
     * - `"legacy"`: Insecure; only if necessary.
     */
    NodeBalancerCipherSuite: 'recommended' | 'legacy';
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
      port: components['schemas']['NodeBalancerPort'];
      /** @default "http" */
      protocol: components['schemas']['NodeBalancerProtocol'];
      /** @default "roundrobin" */
      algorithm: components['schemas']['NodeBalancerAlgorithm'];
      /** @default "none" */
      stickiness: components['schemas']['NodeBalancerStickiness'];
      /** @default "none" */
      check: components['schemas']['NodeBalancerCheck'];
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
      check_path: components['schemas']['NodeBalancerCheckPath'];
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
      proxy_protocol: components['schemas']['NodeBalancerProxyProtocol'];
      /** @default "recommended" */
      cipher_suite: components['schemas']['NodeBalancerCipherSuite'];
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
      readonly nodes_status: components['schemas']['NodeBalancerNodesStatus'];
    };
    /**
     * The config and its nodes as they shall be. Existing nodes left out of `nodes` are deleted,
     * nodes with an `id` are updated, nodes without an `id` are created. Other fields of a config
     * are ignored.
     */
    NodeBalancerConfigRebuild: {
      algorithm?: components['schemas']['NodeBalancerAlgorithm'];
      check?: components['schemas']['NodeBalancerCheck'];
      /** How many attempts are made before a backend counts as down. */
      check_attempts?: number;
      /** What must appear in the response body for the check to pass. */
      check_body?: string;
      /** Seconds between checks. Must be greater than `check_timeout`. */
      check_interval?: number;
      /** If true, any 5xx response marks the backend unhealthy and removes it from rotation. */
      check_passive?: boolean;
      check_path?: components['schemas']['NodeBalancerCheckPath'];
      /** Seconds to wait for one attempt. Must be less than `check_interval`. */
      check_timeout?: number;
      cipher_suite?: components['schemas']['NodeBalancerCipherSuite'];
      port?: components['schemas']['NodeBalancerPort'];
      protocol?: components['schemas']['NodeBalancerProtocol'];
      /** @default "none" */
      proxy_protocol: components['schemas']['NodeBalancerProxyProtocol'];
      /**
       * The PEM certificate, or certificate plus CA chain, optionally with Diffie-Hellman
       * parameters. Line breaks are written as `\n`.
       */
      ssl_cert?: string | null;
      /** The PEM private key for `ssl_cert`. Line breaks are written as `\n`. */
      ssl_key?: string | null;
      stickiness?: components['schemas']['NodeBalancerStickiness'];
      /** All nodes of the config. Nodes left out are deleted. */
      nodes: components['schemas']['NodeBalancerNode'][];
    };
    /**
     * The label of a NodeBalancer: 3 to 32 letters, digits, `-` and `_`. Unique on the account.
     */
    NodeBalancerLabel: string;
    /** A node of a config. One with an `id` is updated, one without is created. */
    NodeBalancerNode: {
      /** The ID of an existing node of the config. Leave it out to create a node. */
      id?: number;
      address?: components['schemas']['NodeBalancerNodeAddress'];
      /** The label of the node. */
      label?: string;
      /** How much of the traffic the node gets, beside other nodes. */
      weight?: number;
      /** How the node takes part in rotation. */
      mode?: 'accept' | 'reject' | 'drain' | 'backup';
    };
    /**
     * Host and port of a backend, such as `192.0.2.7:8080`. It must be in the region of the
     * NodeBalancer.
     */
    NodeBalancerNodeAddress: string;
    /** How many nodes are up and down, refreshed periodically as checks run. */
    NodeBalancerNodesStatus: {
      /** How many nodes are up. */
      up: number;
      /** How many nodes are down. */
      down: number;
    };
    /**
     * The port that is served. Unique among the configs of one NodeBalancer. No protocol is
     * enforced by port number.
     */
    NodeBalancerPort: number;
    /**
     * The protocol that is served.
     *
     * - `"http"`: HTTP; does not support `ssl_cert` and `ssl_key`.
     * - `"https"`: HTTPS; requires both `ssl_cert` and `ssl_key`.
     * - `"tcp"`: Plain TCP; does not support `ssl_cert` and `ssl_key`.
     */
    NodeBalancerProtocol: 'http' | 'https' | 'tcp';
    /**
     * The header that tells a backend who its client is.
     *
     * - `"none"`: No header.
     * - `"v1"`: A text header; requires the protocol `tcp`.
     * - `"v2"`: A binary header; requires the protocol `tcp`.
     */
    NodeBalancerProxyProtocol: 'none' | 'v1' | 'v2';
    /**
     * Which later connections go to the same backend.
     *
     * - `"none"`: None; the algorithm chooses the backend.
     * - `"table"`: The same remote address goes to the same backend.
     * - `"http_cookie"`: A cookie set by the NodeBalancer, for HTTP or HTTPS clients.
     */
    NodeBalancerStickiness: 'none' | 'table' | 'http_cookie';
    /** Connections per second that are let through. 0 disables throttling. */
    NodeBalancerThrottle: number;
    /** What the NodeBalancer has transferred this month, in MB. */
    NodeBalancerTransfer: {
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
    NodeBalancerUpdate: {
      client_conn_throttle?: components['schemas']['NodeBalancerThrottle'];
      label?: components['schemas']['NodeBalancerLabel'];
      /** Tags of the NodeBalancer, organisational only. They replace the present ones. */
      tags?: string[];
    };
    /**
     * An application that may ask users for access. A private client keeps its secret on a secured
     * server; a public client is a native or browser application.
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
      redirect_uri: components['schemas']['RedirectUri'];
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
    } & components['schemas']['Page'];
    /**
     * What every collection response has besides its `data`. A collection is this schema and a
     * `data` array.
     */
    Page: {
      /** The current page, counted from 1. */
      page: number;
      /** How many pages there are. */
      pages: number;
      /** How many entries there are on all pages together. */
      results: number;
    };
    /** A way to pay for the account: a credit card or a wallet. */
    PaymentMethod: {
      /** The ID of the payment method. */
      id: number;
      /** When the payment method was added. */
      created: components['schemas']['Timestamp'];
      /** The kind of payment method. The credit-card kind is `credit_card`. */
      type: string;
      /** Whether this method is used for automatic charges. */
      is_default: boolean;
      /** What is shown of the card or the wallet. */
      data: components['schemas']['CreditCardDetails'] | components['schemas']['WalletDetails'];
    };
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
    /** One page of payment methods. */
    PaymentMethodPage: {
      /** The payment methods on this page. */
      data: components['schemas']['PaymentMethod'][];
    } & components['schemas']['Page'];
    /** Where a successful login is redirected. */
    RedirectUri: string;
    /** The answer to one security question. */
    SecurityAnswer: {
      /** The ID of the question that is answered. */
      question_id: number;
      /** The answer. */
      response: string;
    };
    /**
     * The answers to exactly three unique security questions. Earlier responses are overwritten,
     * or reset to null if unanswered.
     */
    SecurityAnswers: {
      /** The answers; exactly three. */
      security_questions: components['schemas']['SecurityAnswer'][];
    };
    /** A security question. */
    SecurityQuestion: {
      /** The ID of the question. */
      id: number;
      /** The question. */
      question: string;
      /** The answer of the caller; null where the question is unanswered. */
      response: string | null;
    };
    /** Every security question, with the answers of the caller. */
    SecurityQuestions: {
      /** The security questions. */
      security_questions: components['schemas']['SecurityQuestion'][];
    };
    /** The snapshot to take. */
    SnapshotCreate: {
      /** The label of the snapshot. */
      label: string;
    };
    /** A public SSH key of the caller. */
    SshKey: {
      /** The ID of the key. */
      id: number;
      /** When the key was added. */
      created: components['schemas']['Timestamp'];
      /** The label of the key, at most 64 characters. */
      label: string;
      ssh_key: components['schemas']['SshPublicKey'];
    };
    /** A public SSH key to add. */
    SshKeyCreate: {
      /** The label of the key, at most 64 characters. */
      label: string;
      ssh_key: components['schemas']['SshPublicKey'];
    };
    /** One page of SSH keys. */
    SshKeyPage: {
      /** The SSH keys on this page. */
      data: components['schemas']['SshKey'][];
    } & components['schemas']['Page'];
    /**
     * A public SSH key: its type, its body in base64 and perhaps a comment. Accepted type prefixes
     * are `ssh-dss`, `ssh-rsa`, `ecdsa-sha2-nistp`, `ssh-ed25519` and `sk-ecdsa-sha2-nistp256`.
     * The key authenticates to the root user of deployed instances.
     */
    SshPublicKey: string;
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
      /** The fields that the script asks the person for who deploys it. */
      readonly user_defined_fields: components['schemas']['UserDefinedField'][];
      /** When the StackScript was created. */
      readonly created: components['schemas']['Timestamp'];
      /** When the StackScript was last changed. */
      readonly updated: components['schemas']['Timestamp'];
      /**
       * True if the account of the caller owns the StackScript and the caller is unrestricted or
       * has access to it.
       */
      readonly mine: boolean;
    };
    /** What can be changed about a StackScript. Fields that are left out keep their values. */
    StackScriptUpdate: {
      /** What the StackScript is for. */
      description?: string;
      /**
       * The IDs of the images that the StackScript can deploy. The value `any/all` accepts all
       * images, including private ones. The list replaces the present one.
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
     * A label that objects carry. It is organisational only, and exists while an object carries
     * it.
     */
    Tag: {
      /** The label of the tag. */
      label: string;
    };
    /** A compute instance that carries a tag. */
    TaggedComputeInstance: {
      /** The kind of object. */
      type: 'compute';
      /** The compute instance. */
      data: components['schemas']['ComputeInstance'];
    };
    /** A domain that carries a tag. */
    TaggedDomain: {
      /** The kind of object. */
      type: 'domain';
      /** The domain. */
      data: components['schemas']['Domain'];
    };
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
      | components['schemas']['TaggedDomain']
      | components['schemas']['TaggedVolume']
      | components['schemas']['TaggedNodeBalancer'];
    /** One page of the objects that carry a tag, of all kinds in one list. */
    TaggedObjectPage: {
      /** The objects on this page. */
      data: components['schemas']['TaggedObject'][];
    } & components['schemas']['Page'];
    /** A volume that carries a tag. */
    TaggedVolume: {
      /** The kind of object. */
      type: 'volume';
      /** The volume. */
      data: components['schemas']['Volume'];
    };
    /** A date and time in ISO 8601 form. */
    Timestamp: string;
    /** An error of the authorisation host, with the code that OAuth 2.0 names. */
    TokenErrorBody: {
      /**
       * The kind of error.
       *
       * - `"invalid_request"`: A parameter is missing or malformed.
       * - `"invalid_client"`: The client is unknown, or its secret is wrong.
       * - `"invalid_grant"`: The code or refresh token is unknown, used or expired, or the code
       *   was issued for another `redirect_uri` or `code_verifier`.
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
    } & components['schemas']['ErrorBody'];
    /**
     * An exchange of a code for tokens, or a refresh: with `grant_type` `refresh_token` the
     * request is a refresh and needs `refresh_token`; otherwise it is an exchange and needs
     * `code`.
     */
    TokenRequest: {
      /**
       * What the request is.
       *
       * - `"authorization_code"`: An exchange of a code for tokens. The same as leaving the
       *   parameter out.
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
    TokenResponse: {
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
    User: {
      /** The e-mail address of the user, used for account-management communications. */
      email: string;
      /**
       * The name of the user. Used to log in; it may appear next to actions that the user
       * performs.
       */
      username: components['schemas']['Username'];
      /** If true, the user must be granted access to act on account entities. */
      restricted: boolean;
      /** The labels of the SSH keys that this user added. */
      readonly ssh_keys: components['schemas']['UserSshKey'][];
      /** Whether Two Factor Authentication is enabled. */
      readonly tfa_enabled: boolean;
      /** The verified phone number of the user; null if there is none. */
      readonly verified_phone_number: string | null;
      /** When the present password was created; null if no password has been created yet. */
      readonly password_created: string | null;
      /** The latest login attempt; null if there has been none since the user was created. */
      readonly last_login: components['schemas']['UserLogin'] | null;
    };
    /** A value that a StackScript asks for when it is deployed. */
    UserDefinedField: {
      /** The prompt that asks for the value. */
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
    UserLogin: {
      /** When the attempt was made. */
      login_datetime: components['schemas']['Timestamp'];
      /** How the attempt ended. */
      status: 'successful' | 'failed';
    };
    /** An SSH key that a user added, by its label. */
    UserSshKey: {
      /** The label of the key. */
      label: string;
    };
    /** What can be changed about a user. Fields that are left out keep their values. */
    UserUpdate: {
      /** The e-mail address of the user, used for account-management communications. */
      email?: string;
      /**
       * If true, the user must be granted access to act on account entities. Making a user
       * restricted configures no grants by default.
       */
      restricted?: boolean;
      /**
       * The name of the user. Used to log in; it may appear next to actions that the user
       * performs.
       */
      username?: components['schemas']['Username'];
    };
    /**
     * The name of a user: 3 to 32 characters. It starts and ends with a letter or digit; inner
     * characters are letters, digits, `-` and `_`; there is no run of two or more consecutive `-`
     * or `_`.
     */
    Username: string;
    /** A block storage volume, as the listing of a tag shows it. */
    Volume: {
      /** The ID of the volume. */
      id: number;
      /**
       * The label of the volume, for display only. It starts with a letter; letters, digits, `-`
       * and `_` follow, but never `--` or `__`.
       */
      label: string;
      /** The ID of the region that the volume is in. */
      region: string;
      /** The tags of the volume. They are organisational only. */
      tags: string[];
      /** The state of the volume. */
      status: 'creating' | 'active' | 'resizing';
      /** When the volume was created. */
      created: components['schemas']['Timestamp'];
      /** When the volume was last changed. */
      updated: components['schemas']['Timestamp'];
      /** A fixed device-path prefix followed by the label of the volume. */
      filesystem_path: string;
      /** The size of the volume in GiB. */
      size: number;
      /** The ID of the compute instance that the volume is attached to; null if there is none. */
      compute_id: number | null;
      /**
       * The label of the compute instance that the volume is attached to; null if there is none.
       */
      compute_label: string | null;
      /** The kind of storage. */
      hardware_type: 'hdd' | 'nvme';
    };
    /** What is shown of a wallet. */
    WalletDetails: {
      /** The e-mail address of the wallet. */
      email: string;
      /** The ID of the wallet. */
      wallet_id: string;
    };
    /** What a successful response warns about. */
    Warning: {
      /** The warning in a few words. */
      title: string;
      /** What is incomplete or deprecated, and what to do about it. */
      detail: string;
    };
    /**
     * The body of a success that needs a remark: processing that is not complete, or a deprecated
     * endpoint.
     */
    WarningBody: {
      /** The incomplete processes, or what is deprecated. */
      warnings: components['schemas']['Warning'][];
    };
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
        'application/json': components['schemas']['WarningBody'];
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
        'application/json': components['schemas']['ErrorBody'];
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
        'application/json': components['schemas']['WarningBody'];
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
        'application/json': components['schemas']['ErrorBody'];
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
        'application/json': components['schemas']['ErrorBody'];
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
        'application/json': components['schemas']['ErrorBody'];
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
        'application/json': components['schemas']['ErrorBody'];
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
        'application/json': components['schemas']['ErrorBody'];
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
        'application/json': components['schemas']['ErrorBody'];
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
        'application/json': components['schemas']['ErrorBody'];
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
        'application/json': components['schemas']['ErrorBody'];
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
     * The version of the interface description that handled the request: three numbers separated
     * by dots.
     */
    'X-Spec-Version': string;
  };
  pathItems: never;
}

export interface operations {
  authorize: {
    parameters: {
      query: {
        /** The ID of the client that asks for access. */
        client_id: string;
        /** The requested scopes. */
        scope: string;
        /** What the redirect carries. */
        response_type?: 'code' | 'token';
        /** Where to send the user back. */
        redirect_uri?: string;
        /** A value of the client that is handed back with the redirect. */
        state?: string;
        /**
         * The code challenge of PKCE (RFC 7636): the SHA-256 digest of the `code_verifier`, in
         * base64url. The code can then be exchanged only with that `code_verifier`. For private
         * clients.
         */
        code_challenge?: components['schemas']['CodeChallenge'];
        /** How the code challenge is made. Required with `code_challenge`. */
        code_challenge_method?: 'S256';
      };
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
        content: {
          'text/html': string;
        };
      };
      /**
       * The user has granted or refused access and goes back to the client. `Location` is the
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
       * The client is unknown or refused, or a parameter is wrong. A browser, which accepts
       * `text/html`, is shown a page that says so.
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
        content: {
          'application/json': components['schemas']['TokenErrorBody'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  exchangeToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The code to exchange, or the refresh token. */
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['TokenRequest'];
        'multipart/form-data': components['schemas']['TokenRequest'];
      };
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
        content: {
          'application/json': components['schemas']['TokenResponse'];
        };
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
        content: {
          'application/json': components['schemas']['TokenErrorBody'];
        };
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
        content: {
          'application/json': components['schemas']['TokenErrorBody'];
        };
      };
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  listOAuthClients: {
    parameters: {
      query?: {
        /**
         * The page of the collection to return, counted from 1. A value above 2^64 divided by
         * `page_size` returns the last possible page.
         *
         * @default 1
         */
        page?: components['parameters']['page'];
        /**
         * How many entries a page holds at most.
         *
         * @default 100
         */
        page_size?: components['parameters']['pageSize'];
      };
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
        content: {
          'application/json': components['schemas']['OAuthClientPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  createOAuthClient: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        content: {
          'application/json': components['schemas']['OAuthClient'];
        };
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
      query?: {
        /**
         * The page of the collection to return, counted from 1. A value above 2^64 divided by
         * `page_size` returns the last possible page.
         *
         * @default 1
         */
        page?: components['parameters']['page'];
        /**
         * How many entries a page holds at most.
         *
         * @default 100
         */
        page_size?: components['parameters']['pageSize'];
      };
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
        content: {
          'application/json': components['schemas']['PaymentMethodPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  createPaymentMethod: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        content: {
          'application/json': components['schemas']['Empty'];
        };
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
      path: {
        /** The name of the user. */
        username: components['schemas']['Username'];
      };
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
        content: {
          'application/json': components['schemas']['User'];
        };
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
      path: {
        /** The name of the user. */
        username: components['schemas']['Username'];
      };
      cookie?: never;
    };
    /** The fields to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['UserUpdate'];
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
        content: {
          'application/json': components['schemas']['User'];
        };
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
      path: {
        /** The name of the user. */
        username: components['schemas']['Username'];
      };
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
        content: {
          'application/json': components['schemas']['Empty'];
        };
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
      path: {
        /** The ID of the instance. */
        computeId: number;
      };
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
        content: {
          'application/json': components['schemas']['ComputeInstance'];
        };
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
      path: {
        /** The ID of the instance. */
        computeId: number;
      };
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
        content: {
          'application/json': components['schemas']['ComputeInstance'];
        };
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
      path: {
        /** The ID of the instance. */
        computeId: number;
      };
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
        content: {
          'application/json': components['schemas']['InstanceBackups'];
        };
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
      path: {
        /** The ID of the instance. */
        computeId: number;
      };
      cookie?: never;
    };
    /** The snapshot to take. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SnapshotCreate'];
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
        content: {
          'application/json': components['schemas']['InstanceBackup'];
        };
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
      path: {
        /** The ID of the StackScript. */
        stackscriptId: number;
      };
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
        content: {
          'application/json': components['schemas']['StackScript'];
        };
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
      path: {
        /** The ID of the StackScript. */
        stackscriptId: number;
      };
      cookie?: never;
    };
    /** The fields to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['StackScriptUpdate'];
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
        content: {
          'application/json': components['schemas']['StackScript'];
        };
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
      path: {
        /** The ID of the StackScript. */
        stackscriptId: number;
      };
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
        content: {
          'application/json': components['schemas']['Empty'];
        };
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
      path: {
        /** The ID of the database. */
        instanceId: number;
      };
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
        content: {
          'application/json': components['schemas']['Database'];
        };
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
      path: {
        /** The ID of the database. */
        instanceId: number;
      };
      cookie?: never;
    };
    /** The settings to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DatabaseUpdate'];
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
        content: {
          'application/json': components['schemas']['Database'];
        };
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
      path: {
        /** The ID of the database. */
        instanceId: number;
      };
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
        content: {
          'application/json': components['schemas']['Empty'];
        };
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
      query?: {
        /**
         * The page of the collection to return, counted from 1. A value above 2^64 divided by
         * `page_size` returns the last possible page.
         *
         * @default 1
         */
        page?: components['parameters']['page'];
        /**
         * How many entries a page holds at most.
         *
         * @default 100
         */
        page_size?: components['parameters']['pageSize'];
      };
      header?: {
        /**
         * A JSON object that selects and sorts the entries, on Filterable fields. Keys are field
         * names with accepted values; several keys combine with AND; operators nest freely.
         * Filtering comes before paging.
         */
        'X-Filter'?: components['parameters']['filter'];
      };
      path: {
        /** The ID of the database. */
        instanceId: number;
      };
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
        content: {
          'application/json': components['schemas']['DatabaseBackupPage'];
        };
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
      path: {
        /** The ID of the database. */
        instanceId: number;
      };
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
        content: {
          'application/json': components['schemas']['Empty'];
        };
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
      query?: {
        /**
         * The page of the collection to return, counted from 1. A value above 2^64 divided by
         * `page_size` returns the last possible page.
         *
         * @default 1
         */
        page?: components['parameters']['page'];
        /**
         * How many entries a page holds at most.
         *
         * @default 100
         */
        page_size?: components['parameters']['pageSize'];
      };
      header?: {
        /**
         * A JSON object that selects and sorts the entries, on Filterable fields. Keys are field
         * names with accepted values; several keys combine with AND; operators nest freely.
         * Filtering comes before paging.
         */
        'X-Filter'?: components['parameters']['filter'];
      };
      path: {
        /** The ID of the domain. */
        domainId: number;
      };
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
        content: {
          'application/json': components['schemas']['DomainRecordPage'];
        };
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
      path: {
        /** The ID of the domain. */
        domainId: number;
      };
      cookie?: never;
    };
    /** The record to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DomainRecordCreate'];
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
        content: {
          'application/json': components['schemas']['DomainRecord'];
        };
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
      query?: {
        /**
         * The page of the collection to return, counted from 1. A value above 2^64 divided by
         * `page_size` returns the last possible page.
         *
         * @default 1
         */
        page?: components['parameters']['page'];
        /**
         * How many entries a page holds at most.
         *
         * @default 100
         */
        page_size?: components['parameters']['pageSize'];
      };
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
        content: {
          'application/json': components['schemas']['LongviewClientPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  createLongviewClient: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The Longview client to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['LongviewClientCreate'];
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
        content: {
          'application/json': components['schemas']['LongviewClient'];
        };
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
      path: {
        /** The ID of the Longview client. */
        clientId: number;
      };
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
        content: {
          'application/json': components['schemas']['LongviewClient'];
        };
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
      path: {
        /** The ID of the Longview client. */
        clientId: number;
      };
      cookie?: never;
    };
    /** The fields to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['LongviewClientUpdate'];
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
        content: {
          'application/json': components['schemas']['LongviewClient'];
        };
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
      path: {
        /** The ID of the Longview client. */
        clientId: number;
      };
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
        content: {
          'application/json': components['schemas']['Empty'];
        };
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
      path: {
        /** The ID of the compute instance. */
        computeId: number;
      };
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
        content: {
          'application/json': components['schemas']['ManagedComputeSettings'];
        };
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
      path: {
        /** The ID of the compute instance. */
        computeId: number;
      };
      cookie?: never;
    };
    /** The fields to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ManagedComputeSettingsUpdate'];
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
        content: {
          'application/json': components['schemas']['ManagedComputeSettings'];
        };
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
      query?: {
        /**
         * The page of the collection to return, counted from 1. A value above 2^64 divided by
         * `page_size` returns the last possible page.
         *
         * @default 1
         */
        page?: components['parameters']['page'];
        /**
         * How many entries a page holds at most.
         *
         * @default 100
         */
        page_size?: components['parameters']['pageSize'];
      };
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
        content: {
          'application/json': components['schemas']['ManagedServicePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  createManagedService: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        content: {
          'application/json': components['schemas']['ManagedService'];
        };
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
      query?: {
        /**
         * The page of the collection to return, counted from 1. A value above 2^64 divided by
         * `page_size` returns the last possible page.
         *
         * @default 1
         */
        page?: components['parameters']['page'];
        /**
         * How many entries a page holds at most.
         *
         * @default 100
         */
        page_size?: components['parameters']['pageSize'];
      };
      header?: {
        /**
         * A JSON object that selects and sorts the entries, on Filterable fields. Keys are field
         * names with accepted values; several keys combine with AND; operators nest freely.
         * Filtering comes before paging.
         */
        'X-Filter'?: components['parameters']['filter'];
      };
      path: {
        /** The ID of the firewall. */
        firewallId: number;
      };
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
        content: {
          'application/json': components['schemas']['FirewallDevicePage'];
        };
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
      path: {
        /** The ID of the firewall. */
        firewallId: number;
      };
      cookie?: never;
    };
    /** The entity to assign the firewall to. */
    requestBody: {
      content: {
        'application/json': components['schemas']['FirewallDeviceCreate'];
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
        content: {
          'application/json': components['schemas']['FirewallDevice'];
        };
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
      path: {
        /** The ID of the NodeBalancer. */
        nodeBalancerId: number;
      };
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
        content: {
          'application/json': components['schemas']['NodeBalancer'];
        };
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
      path: {
        /** The ID of the NodeBalancer. */
        nodeBalancerId: number;
      };
      cookie?: never;
    };
    /** The settings to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['NodeBalancerUpdate'];
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
        content: {
          'application/json': components['schemas']['NodeBalancer'];
        };
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
      path: {
        /** The ID of the NodeBalancer. */
        nodeBalancerId: number;
      };
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
        content: {
          'application/json': components['schemas']['Empty'];
        };
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
      path: {
        /** The ID of the NodeBalancer. */
        nodeBalancerId: number;
        /** The ID of the config. */
        configId: number;
      };
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
        content: {
          'application/json': components['schemas']['NodeBalancerConfig'];
        };
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
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
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
        content: {
          'application/json': components['schemas']['SecurityQuestions'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  answerSecurityQuestions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The answers to three questions. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SecurityAnswers'];
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
        content: {
          'application/json': components['schemas']['AnsweredSecurityQuestions'];
        };
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
      query?: {
        /**
         * The page of the collection to return, counted from 1. A value above 2^64 divided by
         * `page_size` returns the last possible page.
         *
         * @default 1
         */
        page?: components['parameters']['page'];
        /**
         * How many entries a page holds at most.
         *
         * @default 100
         */
        page_size?: components['parameters']['pageSize'];
      };
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
        content: {
          'application/json': components['schemas']['SshKeyPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
  createSshKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The key to add. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SshKeyCreate'];
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
        content: {
          'application/json': components['schemas']['SshKey'];
        };
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
      query?: {
        /**
         * The page of the collection to return, counted from 1. A value above 2^64 divided by
         * `page_size` returns the last possible page.
         *
         * @default 1
         */
        page?: components['parameters']['page'];
        /**
         * How many entries a page holds at most.
         *
         * @default 100
         */
        page_size?: components['parameters']['pageSize'];
      };
      header?: {
        /**
         * A JSON object that selects and sorts the entries, on Filterable fields. Keys are field
         * names with accepted values; several keys combine with AND; operators nest freely.
         * Filtering comes before paging.
         */
        'X-Filter'?: components['parameters']['filter'];
      };
      path: {
        /** The label of the tag. Characters that a path does not allow are percent-encoded. */
        label: string;
      };
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
        content: {
          'application/json': components['schemas']['TaggedObjectPage'];
        };
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
      path: {
        /** The label of the tag. Characters that a path does not allow are percent-encoded. */
        label: string;
      };
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
        content: {
          'application/json': components['schemas']['Empty'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalServerError'];
    };
  };
}
