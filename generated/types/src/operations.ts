// Parameters, request bodies, and responses of operations.

import type {
  AnsweredSecurityQuestions,
  CodeChallenge,
  ComputeInstance,
  ComputeInstanceUpdateRequest,
  Database,
  DatabaseBackupCreate,
  DatabaseBackupPage,
  DatabaseUpdate,
  DomainRecord,
  DomainRecordCreate,
  DomainRecordPage,
  Empty,
  ErrorBody,
  Filter,
  FirewallDevice,
  FirewallDeviceCreate,
  FirewallDevicePage,
  InstanceBackup,
  InstanceBackups,
  LongviewClient,
  LongviewClientCreate,
  LongviewClientPage,
  LongviewClientUpdate,
  ManagedComputeSettings,
  ManagedComputeSettingsUpdate,
  ManagedService,
  ManagedServiceCreate,
  ManagedServicePage,
  NodeBalancer,
  NodeBalancerConfig,
  NodeBalancerConfigRebuild,
  NodeBalancerUpdate,
  OAuthClient,
  OAuthClientCreate,
  OAuthClientPage,
  PaymentMethodCreateRequest,
  PaymentMethodPage,
  SecurityAnswers,
  SecurityQuestions,
  SnapshotCreate,
  SshKey,
  SshKeyCreate,
  SshKeyPage,
  StackScript,
  StackScriptUpdate,
  TaggedObjectPage,
  TokenErrorBody,
  TokenRequest,
  TokenResponse,
  User,
  Username,
  UserUpdate,
} from './schemas.js';

/** Query parameters of `GET /oauth/authorize`. */
export type AuthorizeQuery = {
  /** The ID of the client that requests access. */
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
   * base64url. The code can then be exchanged only with that `code_verifier`. For private clients.
   */
  code_challenge?: CodeChallenge;
  /** How the code challenge is made. Required with `code_challenge`. */
  code_challenge_method?: 'S256';
};

/** Response bodies of `GET /oauth/authorize` by status. */
export interface AuthorizeResponses {
  /** The page on which the user logs in and grants access. */
  200: string;
  /**
   * The user has granted or denied access and goes back to the client. `Location` is the redirect
   * URI with the exchange code in its query, or with the access token in its fragment.
   */
  302: undefined;
  /**
   * The client is unknown, disabled, or suspended, or a parameter is wrong. A browser, which
   * accepts `text/html`, is shown a page that says so.
   */
  400: TokenErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Request body of `POST /oauth/token`. */
export type ExchangeTokenBody = TokenRequest;

/** Request body of `POST /oauth/token` by media type. */
export type ExchangeTokenBodyByMediaType = {
  'application/x-www-form-urlencoded': TokenRequest;
  'multipart/form-data': TokenRequest;
};

/** Response bodies of `POST /oauth/token` by status. */
export interface ExchangeTokenResponses {
  /** The new tokens. */
  200: TokenResponse;
  /** A parameter is missing, or the code or refresh token is unknown, used or expired. */
  400: TokenErrorBody;
  /** The client is unknown, or its secret is wrong. */
  401: TokenErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Query parameters of `GET /v4/account/oauth-clients`. */
export type ListOAuthClientsQuery = {
  /**
   * The page of the collection to return, counted from 1. A value above 2^64 divided by
   * `page_size` returns the last possible page.
   *
   * @default 1
   */
  page?: number;
  /**
   * How many entries a page holds at most.
   *
   * @default 100
   */
  page_size?: number;
};

/** Request headers of `GET /v4/account/oauth-clients`. */
export type ListOAuthClientsHeaders = {
  /**
   * A JSON object that selects and sorts the entries, on Filterable fields. Keys are field names
   * with accepted values; several keys combine with AND; operators nest freely. Filtering comes
   * before paging.
   */
  'X-Filter'?: Filter;
};

/** Response bodies of `GET /v4/account/oauth-clients` by status. */
export interface ListOAuthClientsResponses {
  /** One page of OAuth clients. */
  200: OAuthClientPage;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Request body of `POST /v4/account/oauth-clients`. */
export type CreateOAuthClientBody = OAuthClientCreate;

/** Response bodies of `POST /v4/account/oauth-clients` by status. */
export interface CreateOAuthClientResponses {
  /** The created client, with its secret in clear. */
  200: OAuthClient;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Query parameters of `GET /v4/account/payment-methods`. */
export type ListPaymentMethodsQuery = ListOAuthClientsQuery;

/** Request headers of `GET /v4/account/payment-methods`. */
export type ListPaymentMethodsHeaders = ListOAuthClientsHeaders;

/** Response bodies of `GET /v4/account/payment-methods` by status. */
export interface ListPaymentMethodsResponses {
  /** One page of payment methods. */
  200: PaymentMethodPage;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Request body of `POST /v4/account/payment-methods`. */
export type CreatePaymentMethodBody = PaymentMethodCreateRequest;

/** Response bodies of `POST /v4/account/payment-methods` by status. */
export interface CreatePaymentMethodResponses {
  /** The payment method is added. */
  200: Empty;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `DELETE /v4/account/users/{username}`. */
export type DeleteUserPath = {
  /** The name of the user. */
  username: Username;
};

/** Response bodies of `DELETE /v4/account/users/{username}` by status. */
export interface DeleteUserResponses {
  /** The user is deleted. */
  200: Empty;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `GET /v4/account/users/{username}`. */
export type GetUserPath = DeleteUserPath;

/** Response bodies of `GET /v4/account/users/{username}` by status. */
export interface GetUserResponses {
  /** The user. */
  200: User;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `PUT /v4/account/users/{username}`. */
export type UpdateUserPath = DeleteUserPath;

/** Request body of `PUT /v4/account/users/{username}`. */
export type UpdateUserBody = UserUpdate;

/** Response bodies of `PUT /v4/account/users/{username}` by status. */
export interface UpdateUserResponses {
  /** The updated user. */
  200: User;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `GET /v4/compute/instances/{computeId}`. */
export type GetComputeInstancePath = {
  /** The ID of the instance. */
  computeId: number;
};

/** Response bodies of `GET /v4/compute/instances/{computeId}` by status. */
export interface GetComputeInstanceResponses {
  /** The instance. */
  200: ComputeInstance;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `PUT /v4/compute/instances/{computeId}`. */
export type UpdateComputeInstancePath = GetComputeInstancePath;

/** Request body of `PUT /v4/compute/instances/{computeId}`. */
export type UpdateComputeInstanceBody = ComputeInstanceUpdateRequest;

/** Response bodies of `PUT /v4/compute/instances/{computeId}` by status. */
export interface UpdateComputeInstanceResponses {
  /** The updated instance. */
  200: ComputeInstance;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `GET /v4/compute/instances/{computeId}/backups`. */
export type ListInstanceBackupsPath = GetComputeInstancePath;

/** Response bodies of `GET /v4/compute/instances/{computeId}/backups` by status. */
export interface ListInstanceBackupsResponses {
  /** The backups. */
  200: InstanceBackups;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `POST /v4/compute/instances/{computeId}/backups`. */
export type CreateInstanceSnapshotPath = GetComputeInstancePath;

/** Request body of `POST /v4/compute/instances/{computeId}/backups`. */
export type CreateInstanceSnapshotBody = SnapshotCreate;

/** Response bodies of `POST /v4/compute/instances/{computeId}/backups` by status. */
export interface CreateInstanceSnapshotResponses {
  /** The snapshot backup. */
  200: InstanceBackup;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `DELETE /v4/compute/stackscripts/{stackscriptId}`. */
export type DeleteStackScriptPath = {
  /** The ID of the StackScript. */
  stackscriptId: number;
};

/** Response bodies of `DELETE /v4/compute/stackscripts/{stackscriptId}` by status. */
export interface DeleteStackScriptResponses {
  /** The StackScript is deleted. */
  200: Empty;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `GET /v4/compute/stackscripts/{stackscriptId}`. */
export type GetStackScriptPath = DeleteStackScriptPath;

/** Response bodies of `GET /v4/compute/stackscripts/{stackscriptId}` by status. */
export interface GetStackScriptResponses {
  /** The StackScript. */
  200: StackScript;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `PUT /v4/compute/stackscripts/{stackscriptId}`. */
export type UpdateStackScriptPath = DeleteStackScriptPath;

/** Request body of `PUT /v4/compute/stackscripts/{stackscriptId}`. */
export type UpdateStackScriptBody = StackScriptUpdate;

/** Response bodies of `PUT /v4/compute/stackscripts/{stackscriptId}` by status. */
export interface UpdateStackScriptResponses {
  /** The updated StackScript. */
  200: StackScript;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `DELETE /v4/databases/mysql/instances/{instanceId}`. */
export type DeleteDatabasePath = {
  /** The ID of the database. */
  instanceId: number;
};

/** Response bodies of `DELETE /v4/databases/mysql/instances/{instanceId}` by status. */
export interface DeleteDatabaseResponses {
  /** The database is deleted. */
  200: Empty;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `GET /v4/databases/mysql/instances/{instanceId}`. */
export type GetDatabasePath = DeleteDatabasePath;

/** Response bodies of `GET /v4/databases/mysql/instances/{instanceId}` by status. */
export interface GetDatabaseResponses {
  /** The database. */
  200: Database;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `PUT /v4/databases/mysql/instances/{instanceId}`. */
export type UpdateDatabasePath = DeleteDatabasePath;

/** Request body of `PUT /v4/databases/mysql/instances/{instanceId}`. */
export type UpdateDatabaseBody = DatabaseUpdate;

/** Response bodies of `PUT /v4/databases/mysql/instances/{instanceId}` by status. */
export interface UpdateDatabaseResponses {
  /** The updated database. */
  200: Database;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `GET /v4/databases/mysql/instances/{instanceId}/backups`. */
export type ListDatabaseBackupsPath = DeleteDatabasePath;

/** Query parameters of `GET /v4/databases/mysql/instances/{instanceId}/backups`. */
export type ListDatabaseBackupsQuery = ListOAuthClientsQuery;

/** Request headers of `GET /v4/databases/mysql/instances/{instanceId}/backups`. */
export type ListDatabaseBackupsHeaders = ListOAuthClientsHeaders;

/** Response bodies of `GET /v4/databases/mysql/instances/{instanceId}/backups` by status. */
export interface ListDatabaseBackupsResponses {
  /** A page of backups. */
  200: DatabaseBackupPage;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `POST /v4/databases/mysql/instances/{instanceId}/backups`. */
export type CreateDatabaseBackupPath = DeleteDatabasePath;

/** Request body of `POST /v4/databases/mysql/instances/{instanceId}/backups`. */
export type CreateDatabaseBackupBody = DatabaseBackupCreate;

/** Response bodies of `POST /v4/databases/mysql/instances/{instanceId}/backups` by status. */
export interface CreateDatabaseBackupResponses {
  /** The snapshot is accepted. */
  200: Empty;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `GET /v4/domains/{domainId}/records`. */
export type ListDomainRecordsPath = {
  /** The ID of the domain. */
  domainId: number;
};

/** Query parameters of `GET /v4/domains/{domainId}/records`. */
export type ListDomainRecordsQuery = ListOAuthClientsQuery;

/** Request headers of `GET /v4/domains/{domainId}/records`. */
export type ListDomainRecordsHeaders = ListOAuthClientsHeaders;

/** Response bodies of `GET /v4/domains/{domainId}/records` by status. */
export interface ListDomainRecordsResponses {
  /** A page of records. */
  200: DomainRecordPage;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `POST /v4/domains/{domainId}/records`. */
export type CreateDomainRecordPath = ListDomainRecordsPath;

/** Request body of `POST /v4/domains/{domainId}/records`. */
export type CreateDomainRecordBody = DomainRecordCreate;

/** Response bodies of `POST /v4/domains/{domainId}/records` by status. */
export interface CreateDomainRecordResponses {
  /** The created record. */
  200: DomainRecord;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Query parameters of `GET /v4/longview/clients`. */
export type ListLongviewClientsQuery = ListOAuthClientsQuery;

/** Request headers of `GET /v4/longview/clients`. */
export type ListLongviewClientsHeaders = ListOAuthClientsHeaders;

/** Response bodies of `GET /v4/longview/clients` by status. */
export interface ListLongviewClientsResponses {
  /** One page of Longview clients. */
  200: LongviewClientPage;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Request body of `POST /v4/longview/clients`. */
export type CreateLongviewClientBody = LongviewClientCreate;

/** Response bodies of `POST /v4/longview/clients` by status. */
export interface CreateLongviewClientResponses {
  /** The created Longview client, with its key and its code in clear. */
  200: LongviewClient;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `DELETE /v4/longview/clients/{clientId}`. */
export type DeleteLongviewClientPath = {
  /** The ID of the Longview client. */
  clientId: number;
};

/** Response bodies of `DELETE /v4/longview/clients/{clientId}` by status. */
export interface DeleteLongviewClientResponses {
  /** The Longview client is deleted. */
  200: Empty;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `GET /v4/longview/clients/{clientId}`. */
export type GetLongviewClientPath = DeleteLongviewClientPath;

/** Response bodies of `GET /v4/longview/clients/{clientId}` by status. */
export interface GetLongviewClientResponses {
  /** The Longview client. */
  200: LongviewClient;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `PUT /v4/longview/clients/{clientId}`. */
export type UpdateLongviewClientPath = DeleteLongviewClientPath;

/** Request body of `PUT /v4/longview/clients/{clientId}`. */
export type UpdateLongviewClientBody = LongviewClientUpdate;

/** Response bodies of `PUT /v4/longview/clients/{clientId}` by status. */
export interface UpdateLongviewClientResponses {
  /** The updated Longview client. */
  200: LongviewClient;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `GET /v4/managed/compute-settings/{computeId}`. */
export type GetManagedComputeSettingsPath = {
  /** The ID of the compute instance. */
  computeId: number;
};

/** Response bodies of `GET /v4/managed/compute-settings/{computeId}` by status. */
export interface GetManagedComputeSettingsResponses {
  /** The settings of the instance. */
  200: ManagedComputeSettings;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `PUT /v4/managed/compute-settings/{computeId}`. */
export type UpdateManagedComputeSettingsPath = GetManagedComputeSettingsPath;

/** Request body of `PUT /v4/managed/compute-settings/{computeId}`. */
export type UpdateManagedComputeSettingsBody = ManagedComputeSettingsUpdate;

/** Response bodies of `PUT /v4/managed/compute-settings/{computeId}` by status. */
export interface UpdateManagedComputeSettingsResponses {
  /** The updated settings. */
  200: ManagedComputeSettings;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Query parameters of `GET /v4/managed/services`. */
export type ListManagedServicesQuery = ListOAuthClientsQuery;

/** Request headers of `GET /v4/managed/services`. */
export type ListManagedServicesHeaders = ListOAuthClientsHeaders;

/** Response bodies of `GET /v4/managed/services` by status. */
export interface ListManagedServicesResponses {
  /** One page of managed services. */
  200: ManagedServicePage;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Request body of `POST /v4/managed/services`. */
export type CreateManagedServiceBody = ManagedServiceCreate;

/** Response bodies of `POST /v4/managed/services` by status. */
export interface CreateManagedServiceResponses {
  /** The created service. */
  200: ManagedService;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `GET /v4/networking/firewalls/{firewallId}/devices`. */
export type ListFirewallDevicesPath = {
  /** The ID of the firewall. */
  firewallId: number;
};

/** Query parameters of `GET /v4/networking/firewalls/{firewallId}/devices`. */
export type ListFirewallDevicesQuery = ListOAuthClientsQuery;

/** Request headers of `GET /v4/networking/firewalls/{firewallId}/devices`. */
export type ListFirewallDevicesHeaders = ListOAuthClientsHeaders;

/** Response bodies of `GET /v4/networking/firewalls/{firewallId}/devices` by status. */
export interface ListFirewallDevicesResponses {
  /** One page of the devices of the firewall. */
  200: FirewallDevicePage;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `POST /v4/networking/firewalls/{firewallId}/devices`. */
export type CreateFirewallDevicePath = ListFirewallDevicesPath;

/** Request body of `POST /v4/networking/firewalls/{firewallId}/devices`. */
export type CreateFirewallDeviceBody = FirewallDeviceCreate;

/** Response bodies of `POST /v4/networking/firewalls/{firewallId}/devices` by status. */
export interface CreateFirewallDeviceResponses {
  /** The created device. */
  200: FirewallDevice;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `DELETE /v4/nodebalancers/{nodeBalancerId}`. */
export type DeleteNodeBalancerPath = {
  /** The ID of the NodeBalancer. */
  nodeBalancerId: number;
};

/** Response bodies of `DELETE /v4/nodebalancers/{nodeBalancerId}` by status. */
export interface DeleteNodeBalancerResponses {
  /** The NodeBalancer is deleted. */
  200: Empty;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `GET /v4/nodebalancers/{nodeBalancerId}`. */
export type GetNodeBalancerPath = DeleteNodeBalancerPath;

/** Response bodies of `GET /v4/nodebalancers/{nodeBalancerId}` by status. */
export interface GetNodeBalancerResponses {
  /** The NodeBalancer. */
  200: NodeBalancer;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `PUT /v4/nodebalancers/{nodeBalancerId}`. */
export type UpdateNodeBalancerPath = DeleteNodeBalancerPath;

/** Request body of `PUT /v4/nodebalancers/{nodeBalancerId}`. */
export type UpdateNodeBalancerBody = NodeBalancerUpdate;

/** Response bodies of `PUT /v4/nodebalancers/{nodeBalancerId}` by status. */
export interface UpdateNodeBalancerResponses {
  /** The updated NodeBalancer. */
  200: NodeBalancer;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild`. */
export type RebuildNodeBalancerConfigPath = {
  /** The ID of the NodeBalancer. */
  nodeBalancerId: number;
  /** The ID of the config. */
  configId: number;
};

/** Request body of `POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild`. */
export type RebuildNodeBalancerConfigBody = NodeBalancerConfigRebuild;

/**
 * Response bodies of `POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild` by
 * status.
 */
export interface RebuildNodeBalancerConfigResponses {
  /** The rebuilt config. */
  200: NodeBalancerConfig;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Response bodies of `GET /v4/profile/security-questions` by status. */
export interface ListSecurityQuestionsResponses {
  /** The security questions. */
  200: SecurityQuestions;
  401: ErrorBody;
  403: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Request body of `POST /v4/profile/security-questions`. */
export type AnswerSecurityQuestionsBody = SecurityAnswers;

/** Response bodies of `POST /v4/profile/security-questions` by status. */
export interface AnswerSecurityQuestionsResponses {
  /** The answered security questions. */
  200: AnsweredSecurityQuestions;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Query parameters of `GET /v4/profile/sshkeys`. */
export type ListSshKeysQuery = ListOAuthClientsQuery;

/** Request headers of `GET /v4/profile/sshkeys`. */
export type ListSshKeysHeaders = ListOAuthClientsHeaders;

/** Response bodies of `GET /v4/profile/sshkeys` by status. */
export interface ListSshKeysResponses {
  /** One page of SSH keys. */
  200: SshKeyPage;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Request body of `POST /v4/profile/sshkeys`. */
export type CreateSshKeyBody = SshKeyCreate;

/** Response bodies of `POST /v4/profile/sshkeys` by status. */
export interface CreateSshKeyResponses {
  /** The created SSH key. */
  200: SshKey;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  413: ErrorBody;
  415: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `DELETE /v4/tags/{label}`. */
export type DeleteTagPath = {
  /** The label of the tag. Characters that a path does not allow are percent-encoded. */
  label: string;
};

/** Response bodies of `DELETE /v4/tags/{label}` by status. */
export interface DeleteTagResponses {
  /** The tag is deleted. */
  200: Empty;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}

/** Path parameters of `GET /v4/tags/{label}`. */
export type ListTaggedObjectsPath = DeleteTagPath;

/** Query parameters of `GET /v4/tags/{label}`. */
export type ListTaggedObjectsQuery = ListOAuthClientsQuery;

/** Request headers of `GET /v4/tags/{label}`. */
export type ListTaggedObjectsHeaders = ListOAuthClientsHeaders;

/** Response bodies of `GET /v4/tags/{label}` by status. */
export interface ListTaggedObjectsResponses {
  /** One page of the objects that carry the tag. */
  200: TaggedObjectPage;
  400: ErrorBody;
  401: ErrorBody;
  403: ErrorBody;
  404: ErrorBody;
  429: ErrorBody;
  500: ErrorBody;
}
