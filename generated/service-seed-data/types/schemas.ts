// Types of schemas.

import type { components } from './openapi.ts';

/**
 * The addresses that may connect, each item a single IP address or a CIDR range. An empty list,
 * the default, blocks all connections, public and private. `0.0.0.0/0` allows every address.
 */
export type AllowList = components['schemas']['AllowList'];

/** A code challenge of PKCE (RFC 7636), made by the method `S256`. */
export type CodeChallenge = components['schemas']['CodeChallenge'];

/**
 * The label of an instance. Display only; a default is assigned if none is given. Begins and ends
 * with a letter or digit; only letters, digits, `-`, `_` and `.`; no two `-`, `_` or `.` in a row.
 */
export type ComputeLabel = components['schemas']['ComputeLabel'];

/**
 * The state of an instance. It may change without action of the caller; in maintenance mode it
 * shows `stopped`.
 */
export type ComputeStatus = components['schemas']['ComputeStatus'];

/** What is shown of a credit card. The full number and the security code are never shown. */
export type CreditCardDetails = components['schemas']['CreditCardDetails'];

/** The host names of a database, assigned after provisioning. */
export type DatabaseHosts = components['schemas']['DatabaseHosts'];

/** The label of a database. Unique and user-defined. */
export type DatabaseLabel = components['schemas']['DatabaseLabel'];

/** The operating status of a database. */
export type DatabaseStatus = components['schemas']['DatabaseStatus'];

/** The type of a DNS record. */
export type DomainRecordType = components['schemas']['DomainRecordType'];

/** Whether the domain is rendered. */
export type DomainStatus = components['schemas']['DomainStatus'];

/** A disk in a backup. */
export type InstanceBackupDisk = components['schemas']['InstanceBackupDisk'];

/** How far a backup has come. */
export type InstanceBackupStatus = components['schemas']['InstanceBackupStatus'];

/**
 * The applications that a Longview client monitors. Informational; set by the client application.
 */
export type LongviewApps = components['schemas']['LongviewApps'];

/** The label of a Longview client, for display only: 3 to 32 letters, digits, `-` and `_`. */
export type LongviewLabel = components['schemas']['LongviewLabel'];

/** An IP address, or `any` for any of the addresses of the instance. */
export type ManagedSshAddress = components['schemas']['ManagedSshAddress'];

/** How a backend is chosen for a connection. */
export type NodeBalancerAlgorithm = components['schemas']['NodeBalancerAlgorithm'];

/** How the NodeBalancer finds out whether a backend is up. */
export type NodeBalancerCheck = components['schemas']['NodeBalancerCheck'];

/**
 * The URL path to check. Allowed characters are letters, digits, `/`, `-`, `%`, `?`, `&`, `=` and
 * `.`; it may be empty.
 */
export type NodeBalancerCheckPath = components['schemas']['NodeBalancerCheckPath'];

/** Which ciphers are offered. */
export type NodeBalancerCipherSuite = components['schemas']['NodeBalancerCipherSuite'];

/** The label of a NodeBalancer: 3 to 32 letters, digits, `-` and `_`. Unique on the account. */
export type NodeBalancerLabel = components['schemas']['NodeBalancerLabel'];

/**
 * Host and port of a backend, such as `192.0.2.7:8080`. It must be in the region of the
 * NodeBalancer.
 */
export type NodeBalancerNodeAddress = components['schemas']['NodeBalancerNodeAddress'];

/**
 * The port that is served. Unique among the configs of one NodeBalancer. No protocol is enforced
 * by port number.
 */
export type NodeBalancerPort = components['schemas']['NodeBalancerPort'];

/** The protocol that is served. */
export type NodeBalancerProtocol = components['schemas']['NodeBalancerProtocol'];

/** The header that tells a backend who its client is. */
export type NodeBalancerProxyProtocol = components['schemas']['NodeBalancerProxyProtocol'];

/** Which later connections go to the same backend. */
export type NodeBalancerStickiness = components['schemas']['NodeBalancerStickiness'];

/** Connections per second that are let through. 0 disables throttling. */
export type NodeBalancerThrottle = components['schemas']['NodeBalancerThrottle'];

/** What the NodeBalancer has transferred this month, in MB. */
export type NodeBalancerTransfer = components['schemas']['NodeBalancerTransfer'];

/** Where a successful login is redirected. */
export type RedirectUri = components['schemas']['RedirectUri'];

/** An account and its resources. */
export type SeedAccount = components['schemas']['SeedAccount'];

/** An authorization code. */
export type SeedAuthorizationCode = components['schemas']['SeedAuthorizationCode'];

/** The billing address. Adding a payment method requires a valid postal code. */
export type SeedBilling = components['schemas']['SeedBilling'];

/** The initial state of the service. */
export type SeedData = components['schemas']['SeedData'];

/** A managed MySQL database. */
export type SeedDatabase = components['schemas']['SeedDatabase'];

/** A backup of the database. */
export type SeedDatabaseBackup = components['schemas']['SeedDatabaseBackup'];

/** A DNS domain. */
export type SeedDomain = components['schemas']['SeedDomain'];

/** A record of the domain. */
export type SeedDomainRecord = components['schemas']['SeedDomainRecord'];

/**
 * A secret that is stored encrypted: in plaintext, or encrypted as in an export, which requires
 * the same key.
 */
export type SeedEncryptedSecret = components['schemas']['SeedEncryptedSecret'];

/** An event of the account. */
export type SeedEvent = components['schemas']['SeedEvent'];

/** A firewall. */
export type SeedFirewall = components['schemas']['SeedFirewall'];

/** A firewall device: an instance that the firewall is assigned to. */
export type SeedFirewallDevice = components['schemas']['SeedFirewallDevice'];

/** The resources that `--fixtures` writes. */
export type SeedFixtures = components['schemas']['SeedFixtures'];

/** A grant of a restricted user. */
export type SeedGrant = components['schemas']['SeedGrant'];

/** A secret that is stored as a digest: in plaintext, or the digest that an export contains. */
export type SeedHashedSecret = components['schemas']['SeedHashedSecret'];

/** The ID of the resource (default: the next after the highest ID of its kind). */
export type SeedId = components['schemas']['SeedId'];

/** A compute instance. */
export type SeedInstance = components['schemas']['SeedInstance'];

/** A backup of the instance. */
export type SeedInstanceBackup = components['schemas']['SeedInstanceBackup'];

/** The backup service of the instance. */
export type SeedInstanceBackups = components['schemas']['SeedInstanceBackups'];

/** A background job that is not due yet. */
export type SeedJob = components['schemas']['SeedJob'];

/** The latest login attempt. */
export type SeedLogin = components['schemas']['SeedLogin'];

/** A Longview client. */
export type SeedLongviewClient = components['schemas']['SeedLongviewClient'];

/** A managed service. */
export type SeedManagedService = components['schemas']['SeedManagedService'];

/** How support staff connects to the instance. */
export type SeedManagedSettings = components['schemas']['SeedManagedSettings'];

/** A node of a config. */
export type SeedNode = components['schemas']['SeedNode'];

/** A NodeBalancer. */
export type SeedNodeBalancer = components['schemas']['SeedNodeBalancer'];

/** A config of a NodeBalancer. */
export type SeedNodeBalancerConfig = components['schemas']['SeedNodeBalancerConfig'];

/** A time, or null. */
export type SeedNullableTime = components['schemas']['SeedNullableTime'];

/** An OAuth client. */
export type SeedOAuthClient = components['schemas']['SeedOAuthClient'];

/** A payment method. */
export type SeedPaymentMethod = components['schemas']['SeedPaymentMethod'];

/** Scopes, separated by spaces; `*` for all. */
export type SeedScopes = components['schemas']['SeedScopes'];

/** An answer to a security question. */
export type SeedSecurityAnswer = components['schemas']['SeedSecurityAnswer'];

/** An SSH key of the user. */
export type SeedSshKey = components['schemas']['SeedSshKey'];

/** A StackScript. */
export type SeedStackScript = components['schemas']['SeedStackScript'];

/** The tags, in order. */
export type SeedTags = components['schemas']['SeedTags'];

/**
 * A time: `2030-01-15T10:20:30Z`, `now`, or an offset from the time of seeding: `-3d`, `+2h`,
 * `-90m`, `-10s`, `-1w`.
 */
export type SeedTime = components['schemas']['SeedTime'];

/** A bearer token. */
export type SeedToken = components['schemas']['SeedToken'];

/** A user of the account. */
export type SeedUser = components['schemas']['SeedUser'];

/** A block storage volume. */
export type SeedVolume = components['schemas']['SeedVolume'];

/**
 * A public SSH key: its type, its body in base64 and perhaps a comment. Accepted type prefixes are
 * `ssh-dss`, `ssh-rsa`, `ecdsa-sha2-nistp`, `ssh-ed25519` and `sk-ecdsa-sha2-nistp256`. The key
 * authenticates to the root user of deployed instances.
 */
export type SshPublicKey = components['schemas']['SshPublicKey'];

/**
 * The name of a user: 3 to 32 characters. It starts and ends with a letter or digit; inner
 * characters are letters, digits, `-` and `_`; there is no run of two or more consecutive `-` or
 * `_`.
 */
export type Username = components['schemas']['Username'];

/** What is shown of a wallet. */
export type WalletDetails = components['schemas']['WalletDetails'];
