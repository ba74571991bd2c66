// The schemas of the interface, each under its own name.

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

/** The state that the service starts with. */
export type World = components['schemas']['World'];

/** An account, with everything that belongs to it. */
export type WorldAccount = components['schemas']['WorldAccount'];

/** Where bills go. A payment method can be added only where it has a valid postal code. */
export type WorldBilling = components['schemas']['WorldBilling'];

/** An exchange code. */
export type WorldCode = components['schemas']['WorldCode'];

/** A managed MySQL database. */
export type WorldDatabase = components['schemas']['WorldDatabase'];

/** A backup of the database. */
export type WorldDatabaseBackup = components['schemas']['WorldDatabaseBackup'];

/** A secret that only a digest is kept of. In clear, or the digest as an export writes it. */
export type WorldDigested = components['schemas']['WorldDigested'];

/** A DNS domain. */
export type WorldDomain = components['schemas']['WorldDomain'];

/** A record of the domain. */
export type WorldDomainRecord = components['schemas']['WorldDomainRecord'];

/** Something that has happened on the account. */
export type WorldEvent = components['schemas']['WorldEvent'];

/** A firewall. */
export type WorldFirewall = components['schemas']['WorldFirewall'];

/** An instance that the firewall is assigned to. */
export type WorldFirewallDevice = components['schemas']['WorldFirewallDevice'];

/** Which of the world's things `--fixtures` names; without it there are no fixtures. */
export type WorldFixtures = components['schemas']['WorldFixtures'];

/** What a restricted user may do with one thing. */
export type WorldGrant = components['schemas']['WorldGrant'];

/**
 * A number of the resource's own. Without one it gets the next number after the highest of its
 * kind.
 */
export type WorldId = components['schemas']['WorldId'];

/** A compute instance. */
export type WorldInstance = components['schemas']['WorldInstance'];

/** A backup of the instance. */
export type WorldInstanceBackup = components['schemas']['WorldInstanceBackup'];

/** Its backup service. */
export type WorldInstanceBackups = components['schemas']['WorldInstanceBackups'];

/** Work that waits for its time. */
export type WorldJob = components['schemas']['WorldJob'];

/** The latest attempt to log in. */
export type WorldLogin = components['schemas']['WorldLogin'];

/** A Longview client. */
export type WorldLongviewClient = components['schemas']['WorldLongviewClient'];

/** A service that is monitored. */
export type WorldManagedService = components['schemas']['WorldManagedService'];

/** How support staff reaches the instance. */
export type WorldManagedSettings = components['schemas']['WorldManagedSettings'];

/** A node of a config. */
export type WorldNode = components['schemas']['WorldNode'];

/** A NodeBalancer. */
export type WorldNodeBalancer = components['schemas']['WorldNodeBalancer'];

/** A config of a NodeBalancer. */
export type WorldNodeBalancerConfig = components['schemas']['WorldNodeBalancerConfig'];

/** An application that may ask users for access. */
export type WorldOAuthClient = components['schemas']['WorldOAuthClient'];

/** A time, or null where there was none. */
export type WorldOptionalTime = components['schemas']['WorldOptionalTime'];

/** A payment method. */
export type WorldPaymentMethod = components['schemas']['WorldPaymentMethod'];

/** Scopes, separated by spaces; `*` for all. */
export type WorldScopes = components['schemas']['WorldScopes'];

/**
 * A secret that is kept encrypted. In clear, or sealed as an export writes it, which only the key
 * that it was sealed with opens.
 */
export type WorldSealed = components['schemas']['WorldSealed'];

/** The answer of the user to a security question. */
export type WorldSecurityAnswer = components['schemas']['WorldSecurityAnswer'];

/** An SSH key of the user. */
export type WorldSshKey = components['schemas']['WorldSshKey'];

/** A StackScript. */
export type WorldStackScript = components['schemas']['WorldStackScript'];

/** The tags that it carries, in their order. */
export type WorldTags = components['schemas']['WorldTags'];

/**
 * A time: `2030-01-15T10:20:30Z`, `now`, or an amount before or after the time of seeding: `-3d`,
 * `+2h`, `-90m`, `-10s`, `-1w`.
 */
export type WorldTime = components['schemas']['WorldTime'];

/** A token that a user calls with. */
export type WorldToken = components['schemas']['WorldToken'];

/** A user of the account. */
export type WorldUser = components['schemas']['WorldUser'];

/** A block storage volume. */
export type WorldVolume = components['schemas']['WorldVolume'];
