// Types of schemas.

import type { components, Readable, Writable } from './openapi.js';

/**
 * The addresses that may connect, each item a single IP address or a CIDR range. An empty list,
 * the default, blocks all connections, public and private. `0.0.0.0/0` allows every address.
 */
export type AllowList = components['schemas']['AllowList'];

/** A security question with the answer that was given. */
export type AnsweredSecurityQuestion = components['schemas']['AnsweredSecurityQuestion'];

/** The security questions that have been answered. */
export type AnsweredSecurityQuestions = components['schemas']['AnsweredSecurityQuestions'];

/**
 * When backups are taken. If not set manually, the service picks both; while unset after enabling,
 * each may read `Scheduling`.
 */
export type BackupSchedule = components['schemas']['BackupSchedule'];

/** When backups are to be taken. A field that is not sent keeps its value. */
export type BackupScheduleUpdate = components['schemas']['BackupScheduleUpdate'];

/**
 * Who sends a request, as rules and preconditions see it. It is no part of any request or
 * response.
 */
export type Caller = components['schemas']['Caller'];

/** A code challenge of PKCE (RFC 7636), made by the method `S256`. */
export type CodeChallenge = components['schemas']['CodeChallenge'];

/** When the service alerts about an instance. 0 disables an alert; averages are over two hours. */
export type ComputeAlerts = components['schemas']['ComputeAlerts'];

/** The alerts to change. An alert that is not sent keeps its value; 0 disables an alert. */
export type ComputeAlertsUpdate = components['schemas']['ComputeAlertsUpdate'];

/** The backup settings of an instance, and what is known of its backups. */
export type ComputeBackups = Readable<components['schemas']['ComputeBackups']>;

/** `ComputeBackups` as in a request. */
export type ComputeBackupsRequest = Writable<components['schemas']['ComputeBackups']>;

/**
 * The backup settings to change. The service alone says whether backups are enabled and available.
 */
export type ComputeBackupsUpdate = Readable<components['schemas']['ComputeBackupsUpdate']>;

/** `ComputeBackupsUpdate` as in a request. */
export type ComputeBackupsUpdateRequest = Writable<components['schemas']['ComputeBackupsUpdate']>;

/** A compute instance of the account. */
export type ComputeInstance = Readable<components['schemas']['ComputeInstance']>;

/** `ComputeInstance` as in a request. */
export type ComputeInstanceRequest = Writable<components['schemas']['ComputeInstance']>;

/**
 * What an update of an instance can change. A field that is not sent keeps its value. Other fields
 * of an instance are ignored.
 */
export type ComputeInstanceUpdate = Readable<components['schemas']['ComputeInstanceUpdate']>;

/** `ComputeInstanceUpdate` as in a request. */
export type ComputeInstanceUpdateRequest = Writable<components['schemas']['ComputeInstanceUpdate']>;

/**
 * The label of an instance. Display only; a default is assigned if none is given. Begins and ends
 * with a letter or digit; only letters, digits, `-`, `_` and `.`; no two `-`, `_` or `.` in a row.
 */
export type ComputeLabel = components['schemas']['ComputeLabel'];

/** The resources that an instance has. */
export type ComputeSpecs = components['schemas']['ComputeSpecs'];

/**
 * The state of an instance. It may change without action of the caller; in maintenance mode it
 * shows `stopped`.
 */
export type ComputeStatus = components['schemas']['ComputeStatus'];

/** The particulars of a credit card. */
export type CreditCard = Readable<components['schemas']['CreditCard']>;

/** `CreditCard` as in a request. */
export type CreditCardRequest = Writable<components['schemas']['CreditCard']>;

/** What is shown of a credit card. The full number and the security code are never shown. */
export type CreditCardDetails = components['schemas']['CreditCardDetails'];

/**
 * A managed MySQL database. Automatic patch updates apply OS security patches in the `updates`
 * window; a single-node cluster has downtime during the window. Database software is never
 * upgraded automatically.
 */
export type Database = Readable<components['schemas']['Database']>;

/** `Database` as in a request. */
export type DatabaseRequest = Writable<components['schemas']['Database']>;

/** A backup of a database. */
export type DatabaseBackup = components['schemas']['DatabaseBackup'];

/** The snapshot backup to take. */
export type DatabaseBackupCreate = components['schemas']['DatabaseBackupCreate'];

/** One page of backups of a database. */
export type DatabaseBackupPage = components['schemas']['DatabaseBackupPage'];

/** The host names of a database, assigned after provisioning. */
export type DatabaseHosts = components['schemas']['DatabaseHosts'];

/** The label of a database. Unique and user-defined. */
export type DatabaseLabel = components['schemas']['DatabaseLabel'];

/** When automatic patch updates are applied. */
export type DatabaseMaintenanceWindow = components['schemas']['DatabaseMaintenanceWindow'];

/** What to change about the maintenance window. A field that is not sent keeps its value. */
export type DatabaseMaintenanceWindowUpdate =
  components['schemas']['DatabaseMaintenanceWindowUpdate'];

/** The operating status of a database. */
export type DatabaseStatus = components['schemas']['DatabaseStatus'];

/**
 * What an update of a database can change. A field that is not sent keeps its value. Other fields
 * of a database are ignored.
 */
export type DatabaseUpdate = components['schemas']['DatabaseUpdate'];

/**
 * A DNS domain. For `retry_sec`, `expire_sec`, `refresh_sec` and `ttl_sec`, a value that is not
 * valid is rounded up to the nearest valid value.
 */
export type Domain = components['schemas']['Domain'];

/** A DNS record of a domain. */
export type DomainRecord = components['schemas']['DomainRecord'];

/**
 * The record to create. Which fields are valid and required, and what `name` and `target` may
 * hold, follows from the type. Except for A, AAAA and CAA records, `target` accepts a trailing
 * period.
 */
export type DomainRecordCreate = components['schemas']['DomainRecordCreate'];

/** One page of records of a domain. */
export type DomainRecordPage = components['schemas']['DomainRecordPage'];

/** The type of a DNS record. */
export type DomainRecordType = components['schemas']['DomainRecordType'];

/** Whether the domain is rendered. */
export type DomainStatus = components['schemas']['DomainStatus'];

/** An object without members. */
export type Empty = components['schemas']['Empty'];

/**
 * The body of every response that is not a success. The service returns as many problems as it can
 * find in one response; fixing them may reveal further errors on resubmission.
 */
export type ErrorBody = components['schemas']['ErrorBody'];

/** One problem with a request. */
export type ErrorItem = components['schemas']['ErrorItem'];

/**
 * What the `X-Filter` header holds: which entries of a collection to return, and in which order.
 * Other keys are the names of Filterable fields.
 */
export type Filter = components['schemas']['Filter'];

/** The operators on one field. Several combine with AND. */
export type FilterOperators = components['schemas']['FilterOperators'];

/**
 * One condition inside `+and` or `+or`: a filter object again, without an order. Its keys are the
 * names of Filterable fields, `+and` and `+or`; operators nest freely.
 */
export type FilterTerm = components['schemas']['FilterTerm'];

/** The value that a field must equal, or the operators that must hold for it. */
export type FilterValue = components['schemas']['FilterValue'];

/** A firewall. Its rules apply to its devices. */
export type Firewall = components['schemas']['Firewall'];

/** An entity that the rules of a firewall apply to. */
export type FirewallDevice = components['schemas']['FirewallDevice'];

/** An entity to assign a firewall to. */
export type FirewallDeviceCreate = components['schemas']['FirewallDeviceCreate'];

/** The entity that a firewall is assigned to. */
export type FirewallDeviceEntity = components['schemas']['FirewallDeviceEntity'];

/** One page of the devices of a firewall. */
export type FirewallDevicePage = components['schemas']['FirewallDevicePage'];

/** A backup of an instance. */
export type InstanceBackup = components['schemas']['InstanceBackup'];

/** A disk in a backup. */
export type InstanceBackupDisk = components['schemas']['InstanceBackupDisk'];

/** How far a backup has come. */
export type InstanceBackupStatus = components['schemas']['InstanceBackupStatus'];

/** The backups of an instance. The list has no pages. */
export type InstanceBackups = components['schemas']['InstanceBackups'];

/** The snapshot of an instance. There is at most one; a new one deletes it. */
export type InstanceSnapshots = components['schemas']['InstanceSnapshots'];

/**
 * The applications that a Longview client monitors. Informational; set by the client application.
 */
export type LongviewApps = components['schemas']['LongviewApps'];

/**
 * A client that reports on one server. It monitors nothing until the client application on the
 * server is configured with its `install_code` and `api_key`.
 */
export type LongviewClient = Readable<components['schemas']['LongviewClient']>;

/** `LongviewClient` as in a request. */
export type LongviewClientRequest = Writable<components['schemas']['LongviewClient']>;

/** A Longview client to add. */
export type LongviewClientCreate = components['schemas']['LongviewClientCreate'];

/** One page of Longview clients. */
export type LongviewClientPage = Readable<components['schemas']['LongviewClientPage']>;

/** `LongviewClientPage` as in a request. */
export type LongviewClientPageRequest = Writable<components['schemas']['LongviewClientPage']>;

/** What can be changed about a Longview client. What is monitored cannot be changed here. */
export type LongviewClientUpdate = components['schemas']['LongviewClientUpdate'];

/** The label of a Longview client, for display only: 3 to 32 letters, digits, `-` and `_`. */
export type LongviewLabel = components['schemas']['LongviewLabel'];

/** How support staff may reach a managed compute instance. */
export type ManagedComputeSettings = Readable<components['schemas']['ManagedComputeSettings']>;

/** `ManagedComputeSettings` as in a request. */
export type ManagedComputeSettingsRequest = Writable<
  components['schemas']['ManagedComputeSettings']
>;

/** What can be changed about the settings. Fields that are left out keep their values. */
export type ManagedComputeSettingsUpdate = components['schemas']['ManagedComputeSettingsUpdate'];

/** A service that is monitored. */
export type ManagedService = components['schemas']['ManagedService'];

/** A service to monitor. Monitoring begins when it is created. */
export type ManagedServiceCreate = components['schemas']['ManagedServiceCreate'];

/** One page of managed services. */
export type ManagedServicePage = components['schemas']['ManagedServicePage'];

/** How support staff may use SSH to respond to issues. */
export type ManagedSsh = components['schemas']['ManagedSsh'];

/** An IP address, or `any` for any of the addresses of the instance. */
export type ManagedSshAddress = components['schemas']['ManagedSshAddress'];

/** How support staff may use SSH. Fields that are left out keep their values. */
export type ManagedSshUpdate = components['schemas']['ManagedSshUpdate'];

/**
 * A NodeBalancer, which spreads incoming connections over backends. Backends must be in the same
 * region.
 */
export type NodeBalancer = Readable<components['schemas']['NodeBalancer']>;

/** `NodeBalancer` as in a request. */
export type NodeBalancerRequest = Writable<components['schemas']['NodeBalancer']>;

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

/**
 * How a NodeBalancer serves one port: the protocol, how it chooses backends, and how it checks
 * them.
 */
export type NodeBalancerConfig = Readable<components['schemas']['NodeBalancerConfig']>;

/** `NodeBalancerConfig` as in a request. */
export type NodeBalancerConfigRequest = Writable<components['schemas']['NodeBalancerConfig']>;

/**
 * The config and its nodes as they shall be. Existing nodes left out of `nodes` are deleted, nodes
 * with an `id` are updated, nodes without an `id` are created. Other fields of a config are
 * ignored.
 */
export type NodeBalancerConfigRebuild = components['schemas']['NodeBalancerConfigRebuild'];

/** The label of a NodeBalancer: 3 to 32 letters, digits, `-` and `_`. Unique on the account. */
export type NodeBalancerLabel = components['schemas']['NodeBalancerLabel'];

/** A node of a config. One with an `id` is updated, one without is created. */
export type NodeBalancerNode = components['schemas']['NodeBalancerNode'];

/**
 * Host and port of a backend, such as `192.0.2.7:8080`. It must be in the region of the
 * NodeBalancer.
 */
export type NodeBalancerNodeAddress = components['schemas']['NodeBalancerNodeAddress'];

/** How many nodes are up and down, refreshed periodically as checks run. */
export type NodeBalancerNodesStatus = components['schemas']['NodeBalancerNodesStatus'];

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

/**
 * What an update of a NodeBalancer can change. A field that is not sent keeps its value. Other
 * fields of a NodeBalancer are ignored.
 */
export type NodeBalancerUpdate = components['schemas']['NodeBalancerUpdate'];

/**
 * An application that may ask users for access. A private client keeps its secret on a secured
 * server; a public client is a native or browser application.
 */
export type OAuthClient = Readable<components['schemas']['OAuthClient']>;

/** `OAuthClient` as in a request. */
export type OAuthClientRequest = Writable<components['schemas']['OAuthClient']>;

/** An OAuth client to create. */
export type OAuthClientCreate = components['schemas']['OAuthClientCreate'];

/** One page of OAuth clients. */
export type OAuthClientPage = Readable<components['schemas']['OAuthClientPage']>;

/** `OAuthClientPage` as in a request. */
export type OAuthClientPageRequest = Writable<components['schemas']['OAuthClientPage']>;

/**
 * What every collection response has besides its `data`. A collection is this schema and a `data`
 * array.
 */
export type Page = components['schemas']['Page'];

/** A way to pay for the account: a credit card or a wallet. */
export type PaymentMethod = components['schemas']['PaymentMethod'];

/** A credit card to add to the account. */
export type PaymentMethodCreate = Readable<components['schemas']['PaymentMethodCreate']>;

/** `PaymentMethodCreate` as in a request. */
export type PaymentMethodCreateRequest = Writable<components['schemas']['PaymentMethodCreate']>;

/** One page of payment methods. */
export type PaymentMethodPage = components['schemas']['PaymentMethodPage'];

/** Where a successful login is redirected. */
export type RedirectUri = components['schemas']['RedirectUri'];

/** The answer to one security question. */
export type SecurityAnswer = components['schemas']['SecurityAnswer'];

/**
 * The answers to exactly three unique security questions. Earlier responses are overwritten, or
 * reset to null if unanswered.
 */
export type SecurityAnswers = components['schemas']['SecurityAnswers'];

/** A security question. */
export type SecurityQuestion = components['schemas']['SecurityQuestion'];

/** Every security question, with the answers of the caller. */
export type SecurityQuestions = components['schemas']['SecurityQuestions'];

/** The snapshot to take. */
export type SnapshotCreate = components['schemas']['SnapshotCreate'];

/** A public SSH key of the caller. */
export type SshKey = components['schemas']['SshKey'];

/** A public SSH key to add. */
export type SshKeyCreate = components['schemas']['SshKeyCreate'];

/** One page of SSH keys. */
export type SshKeyPage = components['schemas']['SshKeyPage'];

/**
 * A public SSH key: its type, its body in base64 and perhaps a comment. Accepted type prefixes are
 * `ssh-dss`, `ssh-rsa`, `ecdsa-sha2-nistp`, `ssh-ed25519` and `sk-ecdsa-sha2-nistp256`. The key
 * authenticates to the root user of deployed instances.
 */
export type SshPublicKey = components['schemas']['SshPublicKey'];

/** A script that runs when a compute instance is provisioned. */
export type StackScript = Readable<components['schemas']['StackScript']>;

/** `StackScript` as in a request. */
export type StackScriptRequest = Writable<components['schemas']['StackScript']>;

/** What can be changed about a StackScript. Fields that are left out keep their values. */
export type StackScriptUpdate = components['schemas']['StackScriptUpdate'];

/**
 * A label that objects carry. It is organisational only, and exists while an object carries it.
 */
export type Tag = components['schemas']['Tag'];

/** A compute instance that carries a tag. */
export type TaggedComputeInstance = Readable<components['schemas']['TaggedComputeInstance']>;

/** `TaggedComputeInstance` as in a request. */
export type TaggedComputeInstanceRequest = Writable<components['schemas']['TaggedComputeInstance']>;

/** A domain that carries a tag. */
export type TaggedDomain = components['schemas']['TaggedDomain'];

/** A NodeBalancer that carries a tag. */
export type TaggedNodeBalancer = Readable<components['schemas']['TaggedNodeBalancer']>;

/** `TaggedNodeBalancer` as in a request. */
export type TaggedNodeBalancerRequest = Writable<components['schemas']['TaggedNodeBalancer']>;

/** An object that carries a tag. `type` says what `data` is. */
export type TaggedObject = Readable<components['schemas']['TaggedObject']>;

/** `TaggedObject` as in a request. */
export type TaggedObjectRequest = Writable<components['schemas']['TaggedObject']>;

/** One page of the objects that carry a tag, of all kinds in one list. */
export type TaggedObjectPage = Readable<components['schemas']['TaggedObjectPage']>;

/** `TaggedObjectPage` as in a request. */
export type TaggedObjectPageRequest = Writable<components['schemas']['TaggedObjectPage']>;

/** A volume that carries a tag. */
export type TaggedVolume = components['schemas']['TaggedVolume'];

/** A date and time in ISO 8601 form. */
export type Timestamp = components['schemas']['Timestamp'];

/** An error of the authorisation host, with the code that OAuth 2.0 names. */
export type TokenErrorBody = components['schemas']['TokenErrorBody'];

/**
 * An exchange of a code for tokens, or a refresh: with `grant_type` `refresh_token` the request is
 * a refresh and needs `refresh_token`; otherwise it is an exchange and needs `code`.
 */
export type TokenRequest = components['schemas']['TokenRequest'];

/** A new access token and a new refresh token. */
export type TokenResponse = components['schemas']['TokenResponse'];

/** A user of the account. A restricted user can act only on what grants give it. */
export type User = Readable<components['schemas']['User']>;

/** `User` as in a request. */
export type UserRequest = Writable<components['schemas']['User']>;

/** A value that a StackScript asks for when it is deployed. */
export type UserDefinedField = components['schemas']['UserDefinedField'];

/** An attempt to log in. */
export type UserLogin = components['schemas']['UserLogin'];

/** An SSH key that a user added, by its label. */
export type UserSshKey = components['schemas']['UserSshKey'];

/** What can be changed about a user. Fields that are left out keep their values. */
export type UserUpdate = components['schemas']['UserUpdate'];

/**
 * The name of a user: 3 to 32 characters. It starts and ends with a letter or digit; inner
 * characters are letters, digits, `-` and `_`; there is no run of two or more consecutive `-` or
 * `_`.
 */
export type Username = components['schemas']['Username'];

/** A block storage volume, as the listing of a tag shows it. */
export type Volume = components['schemas']['Volume'];

/** What is shown of a wallet. */
export type WalletDetails = components['schemas']['WalletDetails'];

/** What a successful response warns about. */
export type Warning = components['schemas']['Warning'];

/**
 * The body of a success that needs a remark: processing that is not complete, or a deprecated
 * endpoint.
 */
export type WarningBody = components['schemas']['WarningBody'];
