// Types of Seed file, version 1.0.0, compatible with openapi-typescript.

export type paths = Record<string, never>;

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
    /** A code challenge of PKCE (RFC 7636), made by the method `S256`. */
    CodeChallenge: string;
    /**
     * The label of an instance. Display only; a default is assigned if none is given. Begins and
     * ends with a letter or digit; only letters, digits, `-`, `_` and `.`; no two `-`, `_` or `.`
     * in a row.
     */
    ComputeLabel: string;
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
    /** What is shown of a credit card. The full number and the security code are never shown. */
    CreditCardDetails: {
      /** The brand of the card. */
      card_type: string;
      /** The last four digits of the number of the card. */
      last_four: string;
      /** The month and year that the card expires in. */
      expiry: string;
    };
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
    /** The operating status of a database. */
    DatabaseStatus: string;
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
    /** The label of a Longview client, for display only: 3 to 32 letters, digits, `-` and `_`. */
    LongviewLabel: string;
    /** An IP address, or `any` for any of the addresses of the instance. */
    ManagedSshAddress: string;
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
     * The label of a NodeBalancer: 3 to 32 letters, digits, `-` and `_`. Unique on the account.
     */
    NodeBalancerLabel: string;
    /**
     * Host and port of a backend, such as `192.0.2.7:8080`. It must be in the region of the
     * NodeBalancer.
     */
    NodeBalancerNodeAddress: string;
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
    /** Where a successful login is redirected. */
    RedirectUri: string;
    /** An account and its resources. */
    SeedAccount: {
      /** The UUID of the account. */
      id: string;
      billing?: components['schemas']['SeedBilling'] | null;
      /** The users of the account. */
      users?: components['schemas']['SeedUser'][];
      /** OAuth clients. */
      oauth_clients?: components['schemas']['SeedOAuthClient'][];
      /** How the account is paid for. */
      payment_methods?: components['schemas']['SeedPaymentMethod'][];
      /** Compute instances. */
      instances?: components['schemas']['SeedInstance'][];
      /** Volumes. */
      volumes?: components['schemas']['SeedVolume'][];
      /** StackScripts. */
      stackscripts?: components['schemas']['SeedStackScript'][];
      /** Firewalls. */
      firewalls?: components['schemas']['SeedFirewall'][];
      /** Managed MySQL databases. */
      databases?: components['schemas']['SeedDatabase'][];
      /** NodeBalancers. */
      nodebalancers?: components['schemas']['SeedNodeBalancer'][];
      /** Domains. */
      domains?: components['schemas']['SeedDomain'][];
      /** Longview clients. */
      longview_clients?: components['schemas']['SeedLongviewClient'][];
      /** Managed services. */
      managed_services?: components['schemas']['SeedManagedService'][];
      /** The events of the account. */
      events?: components['schemas']['SeedEvent'][];
    };
    /** An authorization code. */
    SeedAuthorizationCode: {
      code: components['schemas']['SeedHashedSecret'];
      /** The user who granted access. */
      username: string;
      scopes: components['schemas']['SeedScopes'];
      /** The redirect URI that the code was sent to (default: the redirect URI of the client). */
      redirect_uri?: string;
      expires: components['schemas']['SeedTime'];
      /** The family of the tokens that the code was exchanged for; null if not exchanged. */
      family?: string | null;
      code_challenge?: components['schemas']['CodeChallenge'];
    };
    /** The billing address. Adding a payment method requires a valid postal code. */
    SeedBilling: {
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
    SeedData: {
      /** The version of the format. */
      seedData: 1;
      /** The accounts with their resources. */
      accounts: components['schemas']['SeedAccount'][];
      /** Background jobs that are not due yet, such as the completion of a snapshot. */
      jobs?: components['schemas']['SeedJob'][];
      fixtures?: components['schemas']['SeedFixtures'];
    };
    /** A managed MySQL database. */
    SeedDatabase: {
      id?: components['schemas']['SeedId'];
      label: components['schemas']['DatabaseLabel'];
      status?: components['schemas']['DatabaseStatus'];
      created?: components['schemas']['SeedTime'];
      updated?: components['schemas']['SeedTime'];
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
      allow_list?: components['schemas']['AllowList'];
      /** The number of nodes. */
      cluster_size?: number;
      hosts?: components['schemas']['DatabaseHosts'];
      /** Whether connections require SSL credentials. */
      ssl_connection?: boolean;
      /** The replication type. */
      replication_type?: string;
      /** The port. */
      port?: number;
      /** The maintenance window. */
      updates?: { [key: string]: unknown };
      /** The backups. */
      backup_records?: components['schemas']['SeedDatabaseBackup'][];
    };
    /** A backup of the database. */
    SeedDatabaseBackup: {
      id?: components['schemas']['SeedId'];
      /** The type of the backup. */
      type: 'auto' | 'snapshot';
      /** The label of the backup. */
      label: string;
      created?: components['schemas']['SeedTime'];
    };
    /** A DNS domain. */
    SeedDomain: {
      id?: components['schemas']['SeedId'];
      /** The name of the domain. */
      domain: string;
      /** `master` if authoritative, `slave` if a copy of a master (default: `master`). */
      type?: 'master' | 'slave';
      status?: components['schemas']['DomainStatus'];
      /** The group label. */
      group?: string;
      tags?: components['schemas']['SeedTags'];
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
      records?: components['schemas']['SeedDomainRecord'][];
    };
    /** A record of the domain. */
    SeedDomainRecord: {
      id?: components['schemas']['SeedId'];
      created?: components['schemas']['SeedTime'];
      updated?: components['schemas']['SeedTime'];
      type: components['schemas']['DomainRecordType'];
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
     * A secret that is stored encrypted: in plaintext, or encrypted as in an export, which
     * requires the same key.
     */
    SeedEncryptedSecret:
      | string
      | {
          /** The encrypted secret. */
          sealed: string;
        };
    /** An event of the account. */
    SeedEvent: {
      id?: components['schemas']['SeedId'];
      /** The kind of the event. */
      kind: string;
      /** The user who caused the event. */
      username?: string | null;
      created?: components['schemas']['SeedTime'];
      /** The kind of the affected resource. */
      entity?: string | null;
      /** The ID of the affected resource. */
      entity_id?: number | null;
    };
    /** A firewall. */
    SeedFirewall: {
      id?: components['schemas']['SeedId'];
      /** The status (default: `enabled`). */
      status?: 'enabled' | 'disabled';
      /** The devices. */
      devices?: components['schemas']['SeedFirewallDevice'][];
    };
    /** A firewall device: an instance that the firewall is assigned to. */
    SeedFirewallDevice: {
      id?: components['schemas']['SeedId'];
      /** The instance. */
      compute_id: number;
      created?: components['schemas']['SeedTime'];
      updated?: components['schemas']['SeedTime'];
    };
    /** The resources that `--fixtures` writes. */
    SeedFixtures: {
      /** A region. */
      region: string;
      /** A tag of an instance, a domain, a volume, and a NodeBalancer. */
      tag: string;
      /** A second unrestricted user. */
      username: string;
      /** A user that tests may delete. */
      username_delete: string;
      compute: components['schemas']['SeedId'];
      compute_without_firewall: components['schemas']['SeedId'];
      database: components['schemas']['SeedId'];
      /** Databases by status, and one that tests may delete. */
      databases: {
        provisioning: components['schemas']['SeedId'];
        failed: components['schemas']['SeedId'];
        degraded: components['schemas']['SeedId'];
        delete: components['schemas']['SeedId'];
      };
      nodebalancer_config: components['schemas']['SeedId'];
      nodebalancer_config_sibling: components['schemas']['SeedId'];
      nodebalancer_delete_config: components['schemas']['SeedId'];
      domain: components['schemas']['SeedId'];
      domain_without_mx: components['schemas']['SeedId'];
      stackscript: components['schemas']['SeedId'];
      stackscript_public: components['schemas']['SeedId'];
      stackscript_public_own: components['schemas']['SeedId'];
      stackscript_to_publish: components['schemas']['SeedId'];
      stackscript_delete: components['schemas']['SeedId'];
      firewall: components['schemas']['SeedId'];
      firewall_other_enabled: components['schemas']['SeedId'];
      firewall_disabled: components['schemas']['SeedId'];
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
        scopes: components['schemas']['SeedScopes'];
      };
    };
    /** A grant of a restricted user. */
    SeedGrant: {
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
      id?: components['schemas']['SeedId'];
      /** The access level. */
      level: 'read_only' | 'read_write';
    };
    /**
     * A secret that is stored as a digest: in plaintext, or the digest that an export contains.
     */
    SeedHashedSecret:
      | string
      | {
          /** The digest. */
          digest: string;
        };
    /** The ID of the resource (default: the next after the highest ID of its kind). */
    SeedId: number;
    /** A compute instance. */
    SeedInstance: {
      id?: components['schemas']['SeedId'];
      label: components['schemas']['ComputeLabel'];
      status?: components['schemas']['ComputeStatus'];
      created?: components['schemas']['SeedTime'];
      updated?: components['schemas']['SeedTime'];
      /** The instance type. */
      type?: string;
      /** The image. */
      image?: string | null;
      /** The region. */
      region?: string;
      /** The group label. */
      group?: string;
      tags?: components['schemas']['SeedTags'];
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
      backups?: components['schemas']['SeedInstanceBackups'];
      /** The backups. */
      backup_records?: components['schemas']['SeedInstanceBackup'][];
      /** Whether the watchdog reboots the instance after an unexpected shutdown. */
      watchdog_enabled?: boolean;
      /** The UUID of the host machine. */
      host_uuid?: string;
      /** Whether it was provisioned with user data. */
      has_user_data?: boolean;
      managed?: components['schemas']['SeedManagedSettings'];
    };
    /** A backup of the instance. */
    SeedInstanceBackup: {
      id?: components['schemas']['SeedId'];
      /** The type of the backup. */
      type: 'auto' | 'snapshot';
      status: components['schemas']['InstanceBackupStatus'];
      /** Whether the backup can be restored. */
      available?: boolean;
      created?: components['schemas']['SeedTime'];
      updated?: components['schemas']['SeedTime'];
      finished?: components['schemas']['SeedNullableTime'];
      /** The label of a snapshot. */
      label?: string | null;
      /** The labels of the configuration profiles in the backup. */
      configs?: string[];
      /** The disks in the backup. */
      disks?: components['schemas']['InstanceBackupDisk'][];
    };
    /** The backup service of the instance. */
    SeedInstanceBackups: {
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
      last_successful?: components['schemas']['SeedNullableTime'];
    };
    /** A background job that is not due yet. */
    SeedJob: {
      /** The kind of the job. */
      kind: string;
      /** The ID of the affected resource; 0 if none. */
      subject: number;
      due: components['schemas']['SeedTime'];
      /** The number of attempts. */
      attempts?: number;
      /** The error of the last attempt. */
      problem?: string | null;
    };
    /** The latest login attempt. */
    SeedLogin: {
      login_datetime: components['schemas']['SeedTime'];
      /** The result. */
      status: 'successful' | 'failed';
    };
    /** A Longview client. */
    SeedLongviewClient: {
      id?: components['schemas']['SeedId'];
      label: components['schemas']['LongviewLabel'];
      created?: components['schemas']['SeedTime'];
      updated?: components['schemas']['SeedTime'];
      api_key?: components['schemas']['SeedEncryptedSecret'];
      install_code?: components['schemas']['SeedEncryptedSecret'];
      apps?: components['schemas']['LongviewApps'];
    };
    /** A managed service. */
    SeedManagedService: {
      id?: components['schemas']['SeedId'];
      created?: components['schemas']['SeedTime'];
      updated?: components['schemas']['SeedTime'];
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
    SeedManagedSettings: {
      /** Whether support staff may use SSH. */
      access?: boolean;
      /** The user; null means root. */
      user?: string | null;
      ip?: components['schemas']['ManagedSshAddress'];
      /** The port; null means 22. */
      port?: number | null;
    };
    /** A node of a config. */
    SeedNode: {
      id?: components['schemas']['SeedId'];
      address: components['schemas']['NodeBalancerNodeAddress'];
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
    SeedNodeBalancer: {
      id?: components['schemas']['SeedId'];
      label: components['schemas']['NodeBalancerLabel'];
      /** The region. */
      region?: string;
      tags?: components['schemas']['SeedTags'];
      created?: components['schemas']['SeedTime'];
      updated?: components['schemas']['SeedTime'];
      /** The IPv4 address. */
      ipv4?: string;
      /** The IPv6 address. */
      ipv6?: string | null;
      client_conn_throttle?: components['schemas']['NodeBalancerThrottle'];
      transfer?: components['schemas']['NodeBalancerTransfer'];
      /** The configs. */
      configs?: components['schemas']['SeedNodeBalancerConfig'][];
    };
    /** A config of a NodeBalancer. */
    SeedNodeBalancerConfig: {
      id?: components['schemas']['SeedId'];
      port?: components['schemas']['NodeBalancerPort'];
      protocol?: components['schemas']['NodeBalancerProtocol'];
      algorithm?: components['schemas']['NodeBalancerAlgorithm'];
      stickiness?: components['schemas']['NodeBalancerStickiness'];
      check?: components['schemas']['NodeBalancerCheck'];
      /** Seconds between checks. */
      check_interval?: number;
      /** Timeout of one check, in seconds. */
      check_timeout?: number;
      /** Failed checks before a node is marked as down. */
      check_attempts?: number;
      check_path?: components['schemas']['NodeBalancerCheckPath'];
      /** Text that the response must contain. */
      check_body?: string;
      /** Whether a 5xx response marks a node as down. */
      check_passive?: boolean;
      proxy_protocol?: components['schemas']['NodeBalancerProxyProtocol'];
      cipher_suite?: components['schemas']['NodeBalancerCipherSuite'];
      /** The certificate, as PEM. */
      ssl_cert?: string | null;
      ssl_key?: components['schemas']['SeedEncryptedSecret'] | null;
      /** The nodes. */
      nodes?: components['schemas']['SeedNode'][];
    };
    /** A time, or null. */
    SeedNullableTime: components['schemas']['SeedTime'] | null;
    /** An OAuth client. */
    SeedOAuthClient: {
      /** The public ID of the client. */
      id: string;
      /** The label of the client. */
      label: string;
      redirect_uri: components['schemas']['RedirectUri'];
      secret: components['schemas']['SeedHashedSecret'];
      /** Whether the client is public (a native or browser application). */
      public?: boolean;
      /** The status (default: `active`). */
      status?: 'active' | 'disabled' | 'suspended';
      /** The URL of the thumbnail. */
      thumbnail_url?: string | null;
      /** The position in the order of creation (default: the position in the file). */
      position?: number;
      /** Authorization codes issued to the client. */
      codes?: components['schemas']['SeedAuthorizationCode'][];
    };
    /** A payment method. */
    SeedPaymentMethod: {
      id?: components['schemas']['SeedId'];
      created?: components['schemas']['SeedTime'];
      /** The type (default: `credit_card`). */
      type?: string;
      /** Whether this is the default payment method. */
      is_default?: boolean;
      /**
       * Whether the payment method exists; a removed one still counts for the daily limit
       * (default: `true`).
       */
      active?: boolean;
      data: components['schemas']['CreditCardDetails'] | components['schemas']['WalletDetails'];
    };
    /** Scopes, separated by spaces; `*` for all. */
    SeedScopes: string;
    /** An answer to a security question. */
    SeedSecurityAnswer: {
      /** The ID of the question. */
      question_id: number;
      response: components['schemas']['SeedEncryptedSecret'];
    };
    /** An SSH key of the user. */
    SeedSshKey: {
      id?: components['schemas']['SeedId'];
      /** The label of the key. */
      label: string;
      ssh_key: components['schemas']['SshPublicKey'];
      created?: components['schemas']['SeedTime'];
    };
    /** A StackScript. */
    SeedStackScript: {
      id?: components['schemas']['SeedId'];
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
      created?: components['schemas']['SeedTime'];
      updated?: components['schemas']['SeedTime'];
    };
    /** The tags, in order. */
    SeedTags: string[];
    /**
     * A time: `2030-01-15T10:20:30Z`, `now`, or an offset from the time of seeding: `-3d`, `+2h`,
     * `-90m`, `-10s`, `-1w`.
     */
    SeedTime: string;
    /** A bearer token. */
    SeedToken: {
      id?: components['schemas']['SeedId'];
      token: components['schemas']['SeedHashedSecret'];
      /** The kind of the token (default: `personal`). */
      kind?: 'personal' | 'oauth';
      scopes?: components['schemas']['SeedScopes'];
      /** The ID of the OAuth client that the token was issued to. */
      client?: string;
      refresh?: components['schemas']['SeedHashedSecret'];
      /** The token family: shared by all tokens of one authorization. */
      family?: string | null;
      created?: components['schemas']['SeedTime'];
      expires?: components['schemas']['SeedNullableTime'];
    };
    /** A user of the account. */
    SeedUser: {
      username: components['schemas']['Username'];
      /** The email address (default: `<username>@example.com`). */
      email?: string;
      /** Whether the user needs grants. */
      restricted?: boolean;
      password?: components['schemas']['SeedHashedSecret'];
      password_created?: components['schemas']['SeedNullableTime'];
      /** Whether two-factor authentication is on. */
      tfa_enabled?: boolean;
      /** The verified telephone number. */
      verified_phone_number?: string | null;
      last_login?: components['schemas']['SeedLogin'] | null;
      /** The grants of a restricted user. */
      grants?: components['schemas']['SeedGrant'][];
      /** The tokens. */
      tokens?: components['schemas']['SeedToken'][];
      /** The SSH keys. */
      ssh_keys?: components['schemas']['SeedSshKey'][];
      /** Answers to security questions. */
      security_answers?: components['schemas']['SeedSecurityAnswer'][];
    };
    /** A block storage volume. */
    SeedVolume: {
      id?: components['schemas']['SeedId'];
      /** The label of the volume. */
      label: string;
      /** The region. */
      region?: string;
      tags?: components['schemas']['SeedTags'];
      /** The status (default: `active`). */
      status?: 'creating' | 'active' | 'resizing';
      created?: components['schemas']['SeedTime'];
      updated?: components['schemas']['SeedTime'];
      /** The size in GiB. */
      size?: number;
      /** The instance that the volume is attached to. */
      compute_id?: number | null;
      /** The kind of storage. */
      hardware_type?: 'hdd' | 'nvme';
    };
    /**
     * A public SSH key: its type, its body in base64 and perhaps a comment. Accepted type prefixes
     * are `ssh-dss`, `ssh-rsa`, `ecdsa-sha2-nistp`, `ssh-ed25519` and `sk-ecdsa-sha2-nistp256`.
     * The key authenticates to the root user of deployed instances.
     */
    SshPublicKey: string;
    /**
     * The name of a user: 3 to 32 characters. It starts and ends with a letter or digit; inner
     * characters are letters, digits, `-` and `_`; there is no run of two or more consecutive `-`
     * or `_`.
     */
    Username: string;
    /** What is shown of a wallet. */
    WalletDetails: {
      /** The e-mail address of the wallet. */
      email: string;
      /** The ID of the wallet. */
      wallet_id: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type operations = Record<string, never>;
