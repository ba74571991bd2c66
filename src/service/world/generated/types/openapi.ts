// World file, version 1.0.0, as openapi-typescript types it.

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
    /** The state that the service starts with. */
    World: {
      /** The version of the format. */
      world: 1;
      /** The accounts, each with everything that belongs to it. */
      accounts: components['schemas']['WorldAccount'][];
      /** Work that waits for its time, such as the end of a snapshot that is being taken. */
      jobs?: components['schemas']['WorldJob'][];
      fixtures?: components['schemas']['WorldFixtures'];
    };
    /** An account, with everything that belongs to it. */
    WorldAccount: {
      /** The UUID of the account. */
      id: string;
      billing?: components['schemas']['WorldBilling'] | null;
      /** Who acts for the account. */
      users?: components['schemas']['WorldUser'][];
      /** Applications that act for users. */
      oauth_clients?: components['schemas']['WorldOAuthClient'][];
      /** How the account is paid for. */
      payment_methods?: components['schemas']['WorldPaymentMethod'][];
      /** Compute instances. */
      instances?: components['schemas']['WorldInstance'][];
      /** Volumes. */
      volumes?: components['schemas']['WorldVolume'][];
      /** StackScripts. */
      stackscripts?: components['schemas']['WorldStackScript'][];
      /** Firewalls. */
      firewalls?: components['schemas']['WorldFirewall'][];
      /** Managed MySQL databases. */
      databases?: components['schemas']['WorldDatabase'][];
      /** NodeBalancers. */
      nodebalancers?: components['schemas']['WorldNodeBalancer'][];
      /** Domains. */
      domains?: components['schemas']['WorldDomain'][];
      /** Longview clients. */
      longview_clients?: components['schemas']['WorldLongviewClient'][];
      /** Managed services. */
      managed_services?: components['schemas']['WorldManagedService'][];
      /** What has happened on the account. */
      events?: components['schemas']['WorldEvent'][];
    };
    /** Where bills go. A payment method can be added only where it has a valid postal code. */
    WorldBilling: {
      /** Street and number. */
      address?: string;
      /** The city. */
      city?: string;
      /** The postal code. */
      zip?: string;
      /** The country. */
      country?: string;
    };
    /** An exchange code. */
    WorldCode: {
      code: components['schemas']['WorldDigested'];
      /** Who has granted access. */
      username: string;
      scopes: components['schemas']['WorldScopes'];
      /** Where the user was sent with it; that of the client unless given. */
      redirect_uri?: string;
      expires: components['schemas']['WorldTime'];
      /** The family of the tokens that it was exchanged for; null where it was not yet. */
      family?: string | null;
      code_challenge?: components['schemas']['CodeChallenge'];
    };
    /** A managed MySQL database. */
    WorldDatabase: {
      id?: components['schemas']['WorldId'];
      label: components['schemas']['DatabaseLabel'];
      status?: components['schemas']['DatabaseStatus'];
      created?: components['schemas']['WorldTime'];
      updated?: components['schemas']['WorldTime'];
      /** The instance type of its nodes. */
      type?: string;
      /** The engine. */
      engine?: string;
      /** The version of the engine. */
      version?: string;
      /** The region that it is in. */
      region?: string;
      /** Whether its disks are encrypted. */
      encrypted?: boolean;
      allow_list?: components['schemas']['AllowList'];
      /** How many nodes it has. */
      cluster_size?: number;
      hosts?: components['schemas']['DatabaseHosts'];
      /** Whether connecting needs SSL credentials. */
      ssl_connection?: boolean;
      /** How data gets to the replicas. */
      replication_type?: string;
      /** The port to connect to. */
      port?: number;
      /** When it is kept up to date. */
      updates?: { [key: string]: unknown };
      /** The backups that were taken of it. */
      backup_records?: components['schemas']['WorldDatabaseBackup'][];
    };
    /** A backup of the database. */
    WorldDatabaseBackup: {
      id?: components['schemas']['WorldId'];
      /** What kind of backup. */
      type: 'auto' | 'snapshot';
      /** The label of the backup. */
      label: string;
      created?: components['schemas']['WorldTime'];
    };
    /** A secret that only a digest is kept of. In clear, or the digest as an export writes it. */
    WorldDigested:
      | string
      | {
          /** What is kept of the secret. */
          digest: string;
        };
    /** A DNS domain. */
    WorldDomain: {
      id?: components['schemas']['WorldId'];
      /** The name of the domain. */
      domain: string;
      /** Authoritative, or a copy of a master; `master` unless given. */
      type?: 'master' | 'slave';
      status?: components['schemas']['DomainStatus'];
      /** The group label. */
      group?: string;
      tags?: components['schemas']['WorldTags'];
      /** A text for people. */
      description?: string;
      /** The address of who is responsible for it. */
      soa_email?: string;
      /** The masters of a slave. */
      master_ips?: string[];
      /** Who may transfer the zone. */
      axfr_ips?: string[];
      /** Seconds before a failed refresh is tried again. */
      retry_sec?: number;
      /** Seconds before it stops being authoritative. */
      expire_sec?: number;
      /** Seconds before it is refreshed. */
      refresh_sec?: number;
      /** Seconds that it may be cached. */
      ttl_sec?: number;
      /** Its records. */
      records?: components['schemas']['WorldDomainRecord'][];
    };
    /** A record of the domain. */
    WorldDomainRecord: {
      id?: components['schemas']['WorldId'];
      created?: components['schemas']['WorldTime'];
      updated?: components['schemas']['WorldTime'];
      type: components['schemas']['DomainRecordType'];
      /** The name; empty means the domain itself. */
      name?: string;
      /** What it points to. */
      target?: string;
      /** Seconds that it may be cached. */
      ttl_sec?: number;
      /** Lower is preferred. */
      priority?: number;
      /** Higher is preferred at equal priority. */
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
    /** Something that has happened on the account. */
    WorldEvent: {
      id?: components['schemas']['WorldId'];
      /** What has happened. */
      kind: string;
      /** Who did it. */
      username?: string | null;
      created?: components['schemas']['WorldTime'];
      /** The kind of thing that it is about. */
      entity?: string | null;
      /** The number of the thing that it is about. */
      entity_id?: number | null;
    };
    /** A firewall. */
    WorldFirewall: {
      id?: components['schemas']['WorldId'];
      /** The state; `enabled` unless given. */
      status?: 'enabled' | 'disabled';
      /** What it is assigned to. */
      devices?: components['schemas']['WorldFirewallDevice'][];
    };
    /** An instance that the firewall is assigned to. */
    WorldFirewallDevice: {
      id?: components['schemas']['WorldId'];
      /** The instance. */
      compute_id: number;
      created?: components['schemas']['WorldTime'];
      updated?: components['schemas']['WorldTime'];
    };
    /** Which of the world's things `--fixtures` names; without it there are no fixtures. */
    WorldFixtures: {
      /** A region. */
      region: string;
      /** A tag of an instance, a domain, a volume and a NodeBalancer. */
      tag: string;
      /** A second unrestricted user. */
      username: string;
      /** A user who may be deleted. */
      username_delete: string;
      compute: components['schemas']['WorldId'];
      compute_without_firewall: components['schemas']['WorldId'];
      database: components['schemas']['WorldId'];
      /** Databases by their status, and one that may be deleted. */
      databases: {
        provisioning: components['schemas']['WorldId'];
        failed: components['schemas']['WorldId'];
        degraded: components['schemas']['WorldId'];
        delete: components['schemas']['WorldId'];
      };
      nodebalancer_config: components['schemas']['WorldId'];
      nodebalancer_config_sibling: components['schemas']['WorldId'];
      nodebalancer_delete_config: components['schemas']['WorldId'];
      domain: components['schemas']['WorldId'];
      domain_without_mx: components['schemas']['WorldId'];
      stackscript: components['schemas']['WorldId'];
      stackscript_public: components['schemas']['WorldId'];
      stackscript_public_own: components['schemas']['WorldId'];
      stackscript_to_publish: components['schemas']['WorldId'];
      stackscript_delete: components['schemas']['WorldId'];
      firewall: components['schemas']['WorldId'];
      firewall_other_enabled: components['schemas']['WorldId'];
      firewall_disabled: components['schemas']['WorldId'];
      /** Tokens of the world, in clear. */
      tokens: {
        /** All scopes. */
        unrestricted: string;
        /** All scopes, of a restricted user without grants. */
        restricted: string;
        /** All scopes, of a restricted user who may change the instance. */
        restricted_compute_rw: string;
        /** All scopes, of a restricted user who may read the instance. */
        restricted_compute_ro: string;
        /** `longview:read_only`, of an unrestricted user. */
        longview_read_only: string;
        /** No scope for databases, of an unrestricted user. */
        unrestricted_no_databases_scope: string;
        /** All scopes, of the user who may be deleted. */
        username_delete: string;
      };
      /** A private client, with its secret in clear. */
      oauth_client: {
        /** The ID of the client. */
        client_id: string;
        /** Its secret. */
        client_secret: string;
        /** Who has granted access. */
        username: string;
        scopes: components['schemas']['WorldScopes'];
      };
    };
    /** What a restricted user may do with one thing. */
    WorldGrant: {
      /** What kind of thing. */
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
      id?: components['schemas']['WorldId'];
      /** Reading alone, or everything. */
      level: 'read_only' | 'read_write';
    };
    /**
     * A number of the resource's own. Without one it gets the next number after the highest of its
     * kind.
     */
    WorldId: number;
    /** A compute instance. */
    WorldInstance: {
      id?: components['schemas']['WorldId'];
      label: components['schemas']['ComputeLabel'];
      status?: components['schemas']['ComputeStatus'];
      created?: components['schemas']['WorldTime'];
      updated?: components['schemas']['WorldTime'];
      /** The instance type that it was deployed with. */
      type?: string;
      /** The image that it was deployed with. */
      image?: string | null;
      /** The region that it is in. */
      region?: string;
      /** The group label. */
      group?: string;
      tags?: components['schemas']['WorldTags'];
      /** The hypervisor. */
      hypervisor?: string;
      /** Its IPv4 addresses. */
      ipv4?: string[];
      /** Its SLAAC address. */
      ipv6?: string | null;
      /** What it has of each resource. */
      specs?: { [key: string]: number };
      /** From which values on alerts are sent. */
      alerts?: { [key: string]: number };
      backups?: components['schemas']['WorldInstanceBackups'];
      /** The backups that were taken of it. */
      backup_records?: components['schemas']['WorldInstanceBackup'][];
      /** Whether the watchdog boots it when it goes down by itself. */
      watchdog_enabled?: boolean;
      /** The UUID of the host machine. */
      host_uuid?: string;
      /** Whether it was provisioned with user data. */
      has_user_data?: boolean;
      managed?: components['schemas']['WorldManagedSettings'];
    };
    /** A backup of the instance. */
    WorldInstanceBackup: {
      id?: components['schemas']['WorldId'];
      /** What kind of backup. */
      type: 'auto' | 'snapshot';
      status: components['schemas']['InstanceBackupStatus'];
      /** Whether it can be restored. */
      available?: boolean;
      created?: components['schemas']['WorldTime'];
      updated?: components['schemas']['WorldTime'];
      finished?: components['schemas']['WorldOptionalTime'];
      /** The label of a snapshot. */
      label?: string | null;
      /** The labels of the configuration profiles in it. */
      configs?: string[];
      /** The disks in it. */
      disks?: components['schemas']['InstanceBackupDisk'][];
    };
    /** Its backup service. */
    WorldInstanceBackups: {
      /** Whether the backup service is on. */
      enabled?: boolean;
      /** Whether backups can be restored. */
      available?: boolean;
      /** When backups are taken. */
      schedule?: {
        /** The preferred day of the week. */
        day?: string;
        /** The two hours of the day. */
        window?: string;
      };
      last_successful?: components['schemas']['WorldOptionalTime'];
    };
    /** Work that waits for its time. */
    WorldJob: {
      /** What is to be done. */
      kind: string;
      /** The number of what it is about; 0 where that is nothing single. */
      subject: number;
      due: components['schemas']['WorldTime'];
      /** How often it was tried. */
      attempts?: number;
      /** Why it failed the last time. */
      problem?: string | null;
    };
    /** The latest attempt to log in. */
    WorldLogin: {
      login_datetime: components['schemas']['WorldTime'];
      /** How it ended. */
      status: 'successful' | 'failed';
    };
    /** A Longview client. */
    WorldLongviewClient: {
      id?: components['schemas']['WorldId'];
      label: components['schemas']['LongviewLabel'];
      created?: components['schemas']['WorldTime'];
      updated?: components['schemas']['WorldTime'];
      api_key?: components['schemas']['WorldSealed'];
      install_code?: components['schemas']['WorldSealed'];
      apps?: components['schemas']['LongviewApps'];
    };
    /** A service that is monitored. */
    WorldManagedService: {
      id?: components['schemas']['WorldId'];
      created?: components['schemas']['WorldTime'];
      updated?: components['schemas']['WorldTime'];
      /** The state; `pending` unless given. */
      status?: string;
      /** The label of the service. */
      label: string;
      /** How it is monitored; `url` unless given. */
      service_type?: string;
      /** What is monitored. */
      address: string;
      /** Seconds that an answer may take. */
      timeout?: number;
      /** What an answer must contain. */
      body?: string;
      /** The region of a private address. */
      region?: string;
      /** Whom to notify. */
      consultation_group?: string;
      /** Notes for support staff. */
      notes?: string;
      /** The credentials to use. */
      credentials?: number[];
    };
    /** How support staff reaches the instance. */
    WorldManagedSettings: {
      /** Whether staff may use SSH. */
      access?: boolean;
      /** The user; null means root. */
      user?: string | null;
      ip?: components['schemas']['ManagedSshAddress'];
      /** The port; null means 22. */
      port?: number | null;
    };
    /** A node of a config. */
    WorldNode: {
      id?: components['schemas']['WorldId'];
      address: components['schemas']['NodeBalancerNodeAddress'];
      /** The label of the node. */
      label: string;
      /** How much of the traffic it gets; 100 unless given. */
      weight?: number;
      /** What is sent to it; `accept` unless given. */
      mode?: 'accept' | 'reject' | 'drain' | 'backup';
      /** Whether its checks pass; yes unless given. */
      up?: boolean;
    };
    /** A NodeBalancer. */
    WorldNodeBalancer: {
      id?: components['schemas']['WorldId'];
      label: components['schemas']['NodeBalancerLabel'];
      /** The region that it is in. */
      region?: string;
      tags?: components['schemas']['WorldTags'];
      created?: components['schemas']['WorldTime'];
      updated?: components['schemas']['WorldTime'];
      /** Its IPv4 address. */
      ipv4?: string;
      /** Its IPv6 address. */
      ipv6?: string | null;
      client_conn_throttle?: components['schemas']['NodeBalancerThrottle'];
      transfer?: components['schemas']['NodeBalancerTransfer'];
      /** Its configs. */
      configs?: components['schemas']['WorldNodeBalancerConfig'][];
    };
    /** A config of a NodeBalancer. */
    WorldNodeBalancerConfig: {
      id?: components['schemas']['WorldId'];
      port?: components['schemas']['NodeBalancerPort'];
      protocol?: components['schemas']['NodeBalancerProtocol'];
      algorithm?: components['schemas']['NodeBalancerAlgorithm'];
      stickiness?: components['schemas']['NodeBalancerStickiness'];
      check?: components['schemas']['NodeBalancerCheck'];
      /** Seconds between checks. */
      check_interval?: number;
      /** Seconds that one attempt may take. */
      check_timeout?: number;
      /** Attempts before a node counts as down. */
      check_attempts?: number;
      check_path?: components['schemas']['NodeBalancerCheckPath'];
      /** What the answer must contain. */
      check_body?: string;
      /** Whether a 5xx answer marks a node as down. */
      check_passive?: boolean;
      proxy_protocol?: components['schemas']['NodeBalancerProxyProtocol'];
      cipher_suite?: components['schemas']['NodeBalancerCipherSuite'];
      /** The certificate, as PEM. */
      ssl_cert?: string | null;
      ssl_key?: components['schemas']['WorldSealed'] | null;
      /** Where requests go. */
      nodes?: components['schemas']['WorldNode'][];
    };
    /** An application that may ask users for access. */
    WorldOAuthClient: {
      /** The public ID of the client. */
      id: string;
      /** The label of the client. */
      label: string;
      redirect_uri: components['schemas']['RedirectUri'];
      secret: components['schemas']['WorldDigested'];
      /** Whether it is a native or browser application. */
      public?: boolean;
      /** The status; `active` unless given. */
      status?: 'active' | 'disabled' | 'suspended';
      /** The address of its thumbnail. */
      thumbnail_url?: string | null;
      /** Its place in the order of creation; that of the file unless given. */
      position?: number;
      /** Exchange codes that were issued for it. */
      codes?: components['schemas']['WorldCode'][];
    };
    /** A time, or null where there was none. */
    WorldOptionalTime: components['schemas']['WorldTime'] | null;
    /** A payment method. */
    WorldPaymentMethod: {
      id?: components['schemas']['WorldId'];
      created?: components['schemas']['WorldTime'];
      /** The kind; `credit_card` unless given. */
      type?: string;
      /** Whether it is charged automatically. */
      is_default?: boolean;
      /** Whether it is in use; one that is not counts only for its day. Yes unless given. */
      active?: boolean;
      data: components['schemas']['CreditCardDetails'] | components['schemas']['WalletDetails'];
    };
    /** Scopes, separated by spaces; `*` for all. */
    WorldScopes: string;
    /**
     * A secret that is kept encrypted. In clear, or sealed as an export writes it, which only the
     * key that it was sealed with opens.
     */
    WorldSealed:
      | string
      | {
          /** The encrypted secret. */
          sealed: string;
        };
    /** The answer of the user to a security question. */
    WorldSecurityAnswer: {
      /** Which question. */
      question_id: number;
      response: components['schemas']['WorldSealed'];
    };
    /** An SSH key of the user. */
    WorldSshKey: {
      id?: components['schemas']['WorldId'];
      /** The label of the key. */
      label: string;
      ssh_key: components['schemas']['SshPublicKey'];
      created?: components['schemas']['WorldTime'];
    };
    /** A StackScript. */
    WorldStackScript: {
      id?: components['schemas']['WorldId'];
      /** Who made it; a user who has gone since may be named. */
      username: string;
      /** The label of the StackScript. */
      label: string;
      /** What it does. */
      description?: string;
      /** Whether other users may use it. */
      is_public?: boolean;
      /** The avatar ID of its creator. */
      user_avatar_id?: string;
      /** The images that it can deploy. */
      images?: string[];
      /** How often it was deployed. */
      deployments_total?: number;
      /** How many instances made from it are active. */
      deployments_active?: number;
      /** Notes on the revision. */
      rev_note?: string;
      /** The script. */
      script: string;
      created?: components['schemas']['WorldTime'];
      updated?: components['schemas']['WorldTime'];
    };
    /** The tags that it carries, in their order. */
    WorldTags: string[];
    /**
     * A time: `2030-01-15T10:20:30Z`, `now`, or an amount before or after the time of seeding:
     * `-3d`, `+2h`, `-90m`, `-10s`, `-1w`.
     */
    WorldTime: string;
    /** A token that a user calls with. */
    WorldToken: {
      id?: components['schemas']['WorldId'];
      token: components['schemas']['WorldDigested'];
      /** Where it came from; `personal` unless given. */
      kind?: 'personal' | 'oauth';
      scopes?: components['schemas']['WorldScopes'];
      /** The ID of the OAuth client that an OAuth token was issued to. */
      client?: string;
      refresh?: components['schemas']['WorldDigested'];
      /** What all tokens have in common that came from one grant of access. */
      family?: string | null;
      created?: components['schemas']['WorldTime'];
      expires?: components['schemas']['WorldOptionalTime'];
    };
    /** A user of the account. */
    WorldUser: {
      username: components['schemas']['Username'];
      /** The address of the user. `<username>@example.com` unless given. */
      email?: string;
      /** Whether the user can act only on what grants give. */
      restricted?: boolean;
      password?: components['schemas']['WorldDigested'];
      password_created?: components['schemas']['WorldOptionalTime'];
      /** Whether two-factor authentication is on. */
      tfa_enabled?: boolean;
      /** The telephone number that was verified. */
      verified_phone_number?: string | null;
      last_login?: components['schemas']['WorldLogin'] | null;
      /** What a restricted user may do. */
      grants?: components['schemas']['WorldGrant'][];
      /** The tokens of the user. */
      tokens?: components['schemas']['WorldToken'][];
      /** The SSH keys of the user. */
      ssh_keys?: components['schemas']['WorldSshKey'][];
      /** Answers to security questions. */
      security_answers?: components['schemas']['WorldSecurityAnswer'][];
    };
    /** A block storage volume. */
    WorldVolume: {
      id?: components['schemas']['WorldId'];
      /** The label of the volume. */
      label: string;
      /** The region that it is in. */
      region?: string;
      tags?: components['schemas']['WorldTags'];
      /** The state; `active` unless given. */
      status?: 'creating' | 'active' | 'resizing';
      created?: components['schemas']['WorldTime'];
      updated?: components['schemas']['WorldTime'];
      /** The size in GiB. */
      size?: number;
      /** The instance that it is attached to. */
      compute_id?: number | null;
      /** The kind of storage. */
      hardware_type?: 'hdd' | 'nvme';
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type operations = Record<string, never>;
