// Parameters, request bodies, and responses of operations.

import type { operations, Readable, Writable } from './openapi.js';

/** Query parameters of `GET /oauth/authorize`. */
export type AuthorizeQuery = operations['authorize']['parameters']['query'];

/** Response bodies of `GET /oauth/authorize` by status. */
export interface AuthorizeResponses {
  /** The page on which the user logs in and grants access. */
  200: operations['authorize']['responses'][200]['content']['text/html'];
  /**
   * The user has granted or refused access and goes back to the client. `Location` is the redirect
   * URI with the exchange code in its query, or with the access token in its fragment.
   */
  302: undefined;
  /**
   * The client is unknown or refused, or a parameter is wrong. A browser, which accepts
   * `text/html`, is shown a page that says so.
   */
  400: operations['authorize']['responses'][400]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['authorize']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['authorize']['responses'][500]['content']['application/json'];
}

/** Request body of `POST /oauth/token`. */
export type ExchangeTokenBody =
  | operations['exchangeToken']['requestBody']['content']['application/x-www-form-urlencoded']
  | operations['exchangeToken']['requestBody']['content']['multipart/form-data'];

/** Response bodies of `POST /oauth/token` by status. */
export interface ExchangeTokenResponses {
  /** The new tokens. */
  200: operations['exchangeToken']['responses'][200]['content']['application/json'];
  /** A parameter is missing, or the code or refresh token is unknown, used or expired. */
  400: operations['exchangeToken']['responses'][400]['content']['application/json'];
  /** The client is unknown, or its secret is wrong. */
  401: operations['exchangeToken']['responses'][401]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['exchangeToken']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['exchangeToken']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['exchangeToken']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['exchangeToken']['responses'][500]['content']['application/json'];
}

/** Query parameters of `GET /v4/account/oauth-clients`. */
export type ListOAuthClientsQuery = NonNullable<
  operations['listOAuthClients']['parameters']['query']
>;

/** Request headers of `GET /v4/account/oauth-clients`. */
export type ListOAuthClientsHeaders = NonNullable<
  operations['listOAuthClients']['parameters']['header']
>;

/** Response bodies of `GET /v4/account/oauth-clients` by status. */
export interface ListOAuthClientsResponses {
  /** One page of OAuth clients. */
  200: Readable<operations['listOAuthClients']['responses'][200]['content']['application/json']>;
  /** Invalid request (for example missing parameters). */
  400: operations['listOAuthClients']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['listOAuthClients']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['listOAuthClients']['responses'][403]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['listOAuthClients']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['listOAuthClients']['responses'][500]['content']['application/json'];
}

/** Request body of `POST /v4/account/oauth-clients`. */
export type CreateOAuthClientBody =
  operations['createOAuthClient']['requestBody']['content']['application/json'];

/** Response bodies of `POST /v4/account/oauth-clients` by status. */
export interface CreateOAuthClientResponses {
  /** The created client, with its secret in clear. */
  200: Readable<operations['createOAuthClient']['responses'][200]['content']['application/json']>;
  /** Invalid request (for example missing parameters). */
  400: operations['createOAuthClient']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['createOAuthClient']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['createOAuthClient']['responses'][403]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['createOAuthClient']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['createOAuthClient']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['createOAuthClient']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['createOAuthClient']['responses'][500]['content']['application/json'];
}

/** Query parameters of `GET /v4/account/payment-methods`. */
export type ListPaymentMethodsQuery = NonNullable<
  operations['listPaymentMethods']['parameters']['query']
>;

/** Request headers of `GET /v4/account/payment-methods`. */
export type ListPaymentMethodsHeaders = NonNullable<
  operations['listPaymentMethods']['parameters']['header']
>;

/** Response bodies of `GET /v4/account/payment-methods` by status. */
export interface ListPaymentMethodsResponses {
  /** One page of payment methods. */
  200: operations['listPaymentMethods']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['listPaymentMethods']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['listPaymentMethods']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['listPaymentMethods']['responses'][403]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['listPaymentMethods']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['listPaymentMethods']['responses'][500]['content']['application/json'];
}

/** Request body of `POST /v4/account/payment-methods`. */
export type CreatePaymentMethodBody = Writable<
  operations['createPaymentMethod']['requestBody']['content']['application/json']
>;

/** Response bodies of `POST /v4/account/payment-methods` by status. */
export interface CreatePaymentMethodResponses {
  /** The payment method is added. */
  200: operations['createPaymentMethod']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['createPaymentMethod']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['createPaymentMethod']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['createPaymentMethod']['responses'][403]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['createPaymentMethod']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['createPaymentMethod']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['createPaymentMethod']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['createPaymentMethod']['responses'][500]['content']['application/json'];
}

/** Path parameters of `DELETE /v4/account/users/{username}`. */
export type DeleteUserPath = operations['deleteUser']['parameters']['path'];

/** Response bodies of `DELETE /v4/account/users/{username}` by status. */
export interface DeleteUserResponses {
  /** The user is deleted. */
  200: operations['deleteUser']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['deleteUser']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['deleteUser']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['deleteUser']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['deleteUser']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['deleteUser']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['deleteUser']['responses'][500]['content']['application/json'];
}

/** Path parameters of `GET /v4/account/users/{username}`. */
export type GetUserPath = operations['getUser']['parameters']['path'];

/** Response bodies of `GET /v4/account/users/{username}` by status. */
export interface GetUserResponses {
  /** The user. */
  200: Readable<operations['getUser']['responses'][200]['content']['application/json']>;
  /** Authentication failed. */
  401: operations['getUser']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['getUser']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['getUser']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['getUser']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['getUser']['responses'][500]['content']['application/json'];
}

/** Path parameters of `PUT /v4/account/users/{username}`. */
export type UpdateUserPath = operations['updateUser']['parameters']['path'];

/** Request body of `PUT /v4/account/users/{username}`. */
export type UpdateUserBody = operations['updateUser']['requestBody']['content']['application/json'];

/** Response bodies of `PUT /v4/account/users/{username}` by status. */
export interface UpdateUserResponses {
  /** The updated user. */
  200: Readable<operations['updateUser']['responses'][200]['content']['application/json']>;
  /** Invalid request (for example missing parameters). */
  400: operations['updateUser']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['updateUser']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['updateUser']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['updateUser']['responses'][404]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['updateUser']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['updateUser']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['updateUser']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['updateUser']['responses'][500]['content']['application/json'];
}

/** Path parameters of `GET /v4/compute/instances/{computeId}`. */
export type GetComputeInstancePath = operations['getComputeInstance']['parameters']['path'];

/** Response bodies of `GET /v4/compute/instances/{computeId}` by status. */
export interface GetComputeInstanceResponses {
  /** The instance. */
  200: Readable<operations['getComputeInstance']['responses'][200]['content']['application/json']>;
  /** Authentication failed. */
  401: operations['getComputeInstance']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['getComputeInstance']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['getComputeInstance']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['getComputeInstance']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['getComputeInstance']['responses'][500]['content']['application/json'];
}

/** Path parameters of `PUT /v4/compute/instances/{computeId}`. */
export type UpdateComputeInstancePath = operations['updateComputeInstance']['parameters']['path'];

/** Request body of `PUT /v4/compute/instances/{computeId}`. */
export type UpdateComputeInstanceBody = Writable<
  operations['updateComputeInstance']['requestBody']['content']['application/json']
>;

/** Response bodies of `PUT /v4/compute/instances/{computeId}` by status. */
export interface UpdateComputeInstanceResponses {
  /** The updated instance. */
  200: Readable<
    operations['updateComputeInstance']['responses'][200]['content']['application/json']
  >;
  /** Invalid request (for example missing parameters). */
  400: operations['updateComputeInstance']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['updateComputeInstance']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['updateComputeInstance']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['updateComputeInstance']['responses'][404]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['updateComputeInstance']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['updateComputeInstance']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['updateComputeInstance']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['updateComputeInstance']['responses'][500]['content']['application/json'];
}

/** Path parameters of `GET /v4/compute/instances/{computeId}/backups`. */
export type ListInstanceBackupsPath = operations['listInstanceBackups']['parameters']['path'];

/** Response bodies of `GET /v4/compute/instances/{computeId}/backups` by status. */
export interface ListInstanceBackupsResponses {
  /** The backups. */
  200: operations['listInstanceBackups']['responses'][200]['content']['application/json'];
  /** Authentication failed. */
  401: operations['listInstanceBackups']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['listInstanceBackups']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['listInstanceBackups']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['listInstanceBackups']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['listInstanceBackups']['responses'][500]['content']['application/json'];
}

/** Path parameters of `POST /v4/compute/instances/{computeId}/backups`. */
export type CreateInstanceSnapshotPath = operations['createInstanceSnapshot']['parameters']['path'];

/** Request body of `POST /v4/compute/instances/{computeId}/backups`. */
export type CreateInstanceSnapshotBody =
  operations['createInstanceSnapshot']['requestBody']['content']['application/json'];

/** Response bodies of `POST /v4/compute/instances/{computeId}/backups` by status. */
export interface CreateInstanceSnapshotResponses {
  /** The snapshot backup. */
  200: operations['createInstanceSnapshot']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['createInstanceSnapshot']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['createInstanceSnapshot']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['createInstanceSnapshot']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['createInstanceSnapshot']['responses'][404]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['createInstanceSnapshot']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['createInstanceSnapshot']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['createInstanceSnapshot']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['createInstanceSnapshot']['responses'][500]['content']['application/json'];
}

/** Path parameters of `DELETE /v4/compute/stackscripts/{stackscriptId}`. */
export type DeleteStackScriptPath = operations['deleteStackScript']['parameters']['path'];

/** Response bodies of `DELETE /v4/compute/stackscripts/{stackscriptId}` by status. */
export interface DeleteStackScriptResponses {
  /** The StackScript is deleted. */
  200: operations['deleteStackScript']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['deleteStackScript']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['deleteStackScript']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['deleteStackScript']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['deleteStackScript']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['deleteStackScript']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['deleteStackScript']['responses'][500]['content']['application/json'];
}

/** Path parameters of `GET /v4/compute/stackscripts/{stackscriptId}`. */
export type GetStackScriptPath = operations['getStackScript']['parameters']['path'];

/** Response bodies of `GET /v4/compute/stackscripts/{stackscriptId}` by status. */
export interface GetStackScriptResponses {
  /** The StackScript. */
  200: Readable<operations['getStackScript']['responses'][200]['content']['application/json']>;
  /** Authentication failed. */
  401: operations['getStackScript']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['getStackScript']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['getStackScript']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['getStackScript']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['getStackScript']['responses'][500]['content']['application/json'];
}

/** Path parameters of `PUT /v4/compute/stackscripts/{stackscriptId}`. */
export type UpdateStackScriptPath = operations['updateStackScript']['parameters']['path'];

/** Request body of `PUT /v4/compute/stackscripts/{stackscriptId}`. */
export type UpdateStackScriptBody =
  operations['updateStackScript']['requestBody']['content']['application/json'];

/** Response bodies of `PUT /v4/compute/stackscripts/{stackscriptId}` by status. */
export interface UpdateStackScriptResponses {
  /** The updated StackScript. */
  200: Readable<operations['updateStackScript']['responses'][200]['content']['application/json']>;
  /** Invalid request (for example missing parameters). */
  400: operations['updateStackScript']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['updateStackScript']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['updateStackScript']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['updateStackScript']['responses'][404]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['updateStackScript']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['updateStackScript']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['updateStackScript']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['updateStackScript']['responses'][500]['content']['application/json'];
}

/** Path parameters of `DELETE /v4/databases/mysql/instances/{instanceId}`. */
export type DeleteDatabasePath = operations['deleteDatabase']['parameters']['path'];

/** Response bodies of `DELETE /v4/databases/mysql/instances/{instanceId}` by status. */
export interface DeleteDatabaseResponses {
  /** The database is deleted. */
  200: operations['deleteDatabase']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['deleteDatabase']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['deleteDatabase']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['deleteDatabase']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['deleteDatabase']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['deleteDatabase']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['deleteDatabase']['responses'][500]['content']['application/json'];
}

/** Path parameters of `GET /v4/databases/mysql/instances/{instanceId}`. */
export type GetDatabasePath = operations['getDatabase']['parameters']['path'];

/** Response bodies of `GET /v4/databases/mysql/instances/{instanceId}` by status. */
export interface GetDatabaseResponses {
  /** The database. */
  200: Readable<operations['getDatabase']['responses'][200]['content']['application/json']>;
  /** Authentication failed. */
  401: operations['getDatabase']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['getDatabase']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['getDatabase']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['getDatabase']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['getDatabase']['responses'][500]['content']['application/json'];
}

/** Path parameters of `PUT /v4/databases/mysql/instances/{instanceId}`. */
export type UpdateDatabasePath = operations['updateDatabase']['parameters']['path'];

/** Request body of `PUT /v4/databases/mysql/instances/{instanceId}`. */
export type UpdateDatabaseBody =
  operations['updateDatabase']['requestBody']['content']['application/json'];

/** Response bodies of `PUT /v4/databases/mysql/instances/{instanceId}` by status. */
export interface UpdateDatabaseResponses {
  /** The updated database. */
  200: Readable<operations['updateDatabase']['responses'][200]['content']['application/json']>;
  /** Invalid request (for example missing parameters). */
  400: operations['updateDatabase']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['updateDatabase']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['updateDatabase']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['updateDatabase']['responses'][404]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['updateDatabase']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['updateDatabase']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['updateDatabase']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['updateDatabase']['responses'][500]['content']['application/json'];
}

/** Path parameters of `GET /v4/databases/mysql/instances/{instanceId}/backups`. */
export type ListDatabaseBackupsPath = operations['listDatabaseBackups']['parameters']['path'];

/** Query parameters of `GET /v4/databases/mysql/instances/{instanceId}/backups`. */
export type ListDatabaseBackupsQuery = NonNullable<
  operations['listDatabaseBackups']['parameters']['query']
>;

/** Request headers of `GET /v4/databases/mysql/instances/{instanceId}/backups`. */
export type ListDatabaseBackupsHeaders = NonNullable<
  operations['listDatabaseBackups']['parameters']['header']
>;

/** Response bodies of `GET /v4/databases/mysql/instances/{instanceId}/backups` by status. */
export interface ListDatabaseBackupsResponses {
  /** A page of backups. */
  200: operations['listDatabaseBackups']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['listDatabaseBackups']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['listDatabaseBackups']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['listDatabaseBackups']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['listDatabaseBackups']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['listDatabaseBackups']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['listDatabaseBackups']['responses'][500]['content']['application/json'];
}

/** Path parameters of `POST /v4/databases/mysql/instances/{instanceId}/backups`. */
export type CreateDatabaseBackupPath = operations['createDatabaseBackup']['parameters']['path'];

/** Request body of `POST /v4/databases/mysql/instances/{instanceId}/backups`. */
export type CreateDatabaseBackupBody =
  operations['createDatabaseBackup']['requestBody']['content']['application/json'];

/** Response bodies of `POST /v4/databases/mysql/instances/{instanceId}/backups` by status. */
export interface CreateDatabaseBackupResponses {
  /** The snapshot is accepted. */
  200: operations['createDatabaseBackup']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['createDatabaseBackup']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['createDatabaseBackup']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['createDatabaseBackup']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['createDatabaseBackup']['responses'][404]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['createDatabaseBackup']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['createDatabaseBackup']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['createDatabaseBackup']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['createDatabaseBackup']['responses'][500]['content']['application/json'];
}

/** Path parameters of `GET /v4/domains/{domainId}/records`. */
export type ListDomainRecordsPath = operations['listDomainRecords']['parameters']['path'];

/** Query parameters of `GET /v4/domains/{domainId}/records`. */
export type ListDomainRecordsQuery = NonNullable<
  operations['listDomainRecords']['parameters']['query']
>;

/** Request headers of `GET /v4/domains/{domainId}/records`. */
export type ListDomainRecordsHeaders = NonNullable<
  operations['listDomainRecords']['parameters']['header']
>;

/** Response bodies of `GET /v4/domains/{domainId}/records` by status. */
export interface ListDomainRecordsResponses {
  /** A page of records. */
  200: operations['listDomainRecords']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['listDomainRecords']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['listDomainRecords']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['listDomainRecords']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['listDomainRecords']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['listDomainRecords']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['listDomainRecords']['responses'][500]['content']['application/json'];
}

/** Path parameters of `POST /v4/domains/{domainId}/records`. */
export type CreateDomainRecordPath = operations['createDomainRecord']['parameters']['path'];

/** Request body of `POST /v4/domains/{domainId}/records`. */
export type CreateDomainRecordBody =
  operations['createDomainRecord']['requestBody']['content']['application/json'];

/** Response bodies of `POST /v4/domains/{domainId}/records` by status. */
export interface CreateDomainRecordResponses {
  /** The created record. */
  200: operations['createDomainRecord']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['createDomainRecord']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['createDomainRecord']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['createDomainRecord']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['createDomainRecord']['responses'][404]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['createDomainRecord']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['createDomainRecord']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['createDomainRecord']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['createDomainRecord']['responses'][500]['content']['application/json'];
}

/** Query parameters of `GET /v4/longview/clients`. */
export type ListLongviewClientsQuery = NonNullable<
  operations['listLongviewClients']['parameters']['query']
>;

/** Request headers of `GET /v4/longview/clients`. */
export type ListLongviewClientsHeaders = NonNullable<
  operations['listLongviewClients']['parameters']['header']
>;

/** Response bodies of `GET /v4/longview/clients` by status. */
export interface ListLongviewClientsResponses {
  /** One page of Longview clients. */
  200: Readable<operations['listLongviewClients']['responses'][200]['content']['application/json']>;
  /** Invalid request (for example missing parameters). */
  400: operations['listLongviewClients']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['listLongviewClients']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['listLongviewClients']['responses'][403]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['listLongviewClients']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['listLongviewClients']['responses'][500]['content']['application/json'];
}

/** Request body of `POST /v4/longview/clients`. */
export type CreateLongviewClientBody =
  operations['createLongviewClient']['requestBody']['content']['application/json'];

/** Response bodies of `POST /v4/longview/clients` by status. */
export interface CreateLongviewClientResponses {
  /** The created Longview client, with its key and its code in clear. */
  200: Readable<
    operations['createLongviewClient']['responses'][200]['content']['application/json']
  >;
  /** Invalid request (for example missing parameters). */
  400: operations['createLongviewClient']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['createLongviewClient']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['createLongviewClient']['responses'][403]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['createLongviewClient']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['createLongviewClient']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['createLongviewClient']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['createLongviewClient']['responses'][500]['content']['application/json'];
}

/** Path parameters of `DELETE /v4/longview/clients/{clientId}`. */
export type DeleteLongviewClientPath = operations['deleteLongviewClient']['parameters']['path'];

/** Response bodies of `DELETE /v4/longview/clients/{clientId}` by status. */
export interface DeleteLongviewClientResponses {
  /** The Longview client is deleted. */
  200: operations['deleteLongviewClient']['responses'][200]['content']['application/json'];
  /** Authentication failed. */
  401: operations['deleteLongviewClient']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['deleteLongviewClient']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['deleteLongviewClient']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['deleteLongviewClient']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['deleteLongviewClient']['responses'][500]['content']['application/json'];
}

/** Path parameters of `GET /v4/longview/clients/{clientId}`. */
export type GetLongviewClientPath = operations['getLongviewClient']['parameters']['path'];

/** Response bodies of `GET /v4/longview/clients/{clientId}` by status. */
export interface GetLongviewClientResponses {
  /** The Longview client. */
  200: Readable<operations['getLongviewClient']['responses'][200]['content']['application/json']>;
  /** Authentication failed. */
  401: operations['getLongviewClient']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['getLongviewClient']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['getLongviewClient']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['getLongviewClient']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['getLongviewClient']['responses'][500]['content']['application/json'];
}

/** Path parameters of `PUT /v4/longview/clients/{clientId}`. */
export type UpdateLongviewClientPath = operations['updateLongviewClient']['parameters']['path'];

/** Request body of `PUT /v4/longview/clients/{clientId}`. */
export type UpdateLongviewClientBody =
  operations['updateLongviewClient']['requestBody']['content']['application/json'];

/** Response bodies of `PUT /v4/longview/clients/{clientId}` by status. */
export interface UpdateLongviewClientResponses {
  /** The updated Longview client. */
  200: Readable<
    operations['updateLongviewClient']['responses'][200]['content']['application/json']
  >;
  /** Invalid request (for example missing parameters). */
  400: operations['updateLongviewClient']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['updateLongviewClient']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['updateLongviewClient']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['updateLongviewClient']['responses'][404]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['updateLongviewClient']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['updateLongviewClient']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['updateLongviewClient']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['updateLongviewClient']['responses'][500]['content']['application/json'];
}

/** Path parameters of `GET /v4/managed/compute-settings/{computeId}`. */
export type GetManagedComputeSettingsPath =
  operations['getManagedComputeSettings']['parameters']['path'];

/** Response bodies of `GET /v4/managed/compute-settings/{computeId}` by status. */
export interface GetManagedComputeSettingsResponses {
  /** The settings of the instance. */
  200: Readable<
    operations['getManagedComputeSettings']['responses'][200]['content']['application/json']
  >;
  /** Authentication failed. */
  401: operations['getManagedComputeSettings']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['getManagedComputeSettings']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['getManagedComputeSettings']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['getManagedComputeSettings']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['getManagedComputeSettings']['responses'][500]['content']['application/json'];
}

/** Path parameters of `PUT /v4/managed/compute-settings/{computeId}`. */
export type UpdateManagedComputeSettingsPath =
  operations['updateManagedComputeSettings']['parameters']['path'];

/** Request body of `PUT /v4/managed/compute-settings/{computeId}`. */
export type UpdateManagedComputeSettingsBody =
  operations['updateManagedComputeSettings']['requestBody']['content']['application/json'];

/** Response bodies of `PUT /v4/managed/compute-settings/{computeId}` by status. */
export interface UpdateManagedComputeSettingsResponses {
  /** The updated settings. */
  200: Readable<
    operations['updateManagedComputeSettings']['responses'][200]['content']['application/json']
  >;
  /** Invalid request (for example missing parameters). */
  400: operations['updateManagedComputeSettings']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['updateManagedComputeSettings']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['updateManagedComputeSettings']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['updateManagedComputeSettings']['responses'][404]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['updateManagedComputeSettings']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['updateManagedComputeSettings']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['updateManagedComputeSettings']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['updateManagedComputeSettings']['responses'][500]['content']['application/json'];
}

/** Query parameters of `GET /v4/managed/services`. */
export type ListManagedServicesQuery = NonNullable<
  operations['listManagedServices']['parameters']['query']
>;

/** Request headers of `GET /v4/managed/services`. */
export type ListManagedServicesHeaders = NonNullable<
  operations['listManagedServices']['parameters']['header']
>;

/** Response bodies of `GET /v4/managed/services` by status. */
export interface ListManagedServicesResponses {
  /** One page of managed services. */
  200: operations['listManagedServices']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['listManagedServices']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['listManagedServices']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['listManagedServices']['responses'][403]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['listManagedServices']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['listManagedServices']['responses'][500]['content']['application/json'];
}

/** Request body of `POST /v4/managed/services`. */
export type CreateManagedServiceBody =
  operations['createManagedService']['requestBody']['content']['application/json'];

/** Response bodies of `POST /v4/managed/services` by status. */
export interface CreateManagedServiceResponses {
  /** The created service. */
  200: operations['createManagedService']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['createManagedService']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['createManagedService']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['createManagedService']['responses'][403]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['createManagedService']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['createManagedService']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['createManagedService']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['createManagedService']['responses'][500]['content']['application/json'];
}

/** Path parameters of `GET /v4/networking/firewalls/{firewallId}/devices`. */
export type ListFirewallDevicesPath = operations['listFirewallDevices']['parameters']['path'];

/** Query parameters of `GET /v4/networking/firewalls/{firewallId}/devices`. */
export type ListFirewallDevicesQuery = NonNullable<
  operations['listFirewallDevices']['parameters']['query']
>;

/** Request headers of `GET /v4/networking/firewalls/{firewallId}/devices`. */
export type ListFirewallDevicesHeaders = NonNullable<
  operations['listFirewallDevices']['parameters']['header']
>;

/** Response bodies of `GET /v4/networking/firewalls/{firewallId}/devices` by status. */
export interface ListFirewallDevicesResponses {
  /** One page of the devices of the firewall. */
  200: operations['listFirewallDevices']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['listFirewallDevices']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['listFirewallDevices']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['listFirewallDevices']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['listFirewallDevices']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['listFirewallDevices']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['listFirewallDevices']['responses'][500]['content']['application/json'];
}

/** Path parameters of `POST /v4/networking/firewalls/{firewallId}/devices`. */
export type CreateFirewallDevicePath = operations['createFirewallDevice']['parameters']['path'];

/** Request body of `POST /v4/networking/firewalls/{firewallId}/devices`. */
export type CreateFirewallDeviceBody =
  operations['createFirewallDevice']['requestBody']['content']['application/json'];

/** Response bodies of `POST /v4/networking/firewalls/{firewallId}/devices` by status. */
export interface CreateFirewallDeviceResponses {
  /** The created device. */
  200: operations['createFirewallDevice']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['createFirewallDevice']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['createFirewallDevice']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['createFirewallDevice']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['createFirewallDevice']['responses'][404]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['createFirewallDevice']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['createFirewallDevice']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['createFirewallDevice']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['createFirewallDevice']['responses'][500]['content']['application/json'];
}

/** Path parameters of `DELETE /v4/nodebalancers/{nodeBalancerId}`. */
export type DeleteNodeBalancerPath = operations['deleteNodeBalancer']['parameters']['path'];

/** Response bodies of `DELETE /v4/nodebalancers/{nodeBalancerId}` by status. */
export interface DeleteNodeBalancerResponses {
  /** The NodeBalancer is deleted. */
  200: operations['deleteNodeBalancer']['responses'][200]['content']['application/json'];
  /** Authentication failed. */
  401: operations['deleteNodeBalancer']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['deleteNodeBalancer']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['deleteNodeBalancer']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['deleteNodeBalancer']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['deleteNodeBalancer']['responses'][500]['content']['application/json'];
}

/** Path parameters of `GET /v4/nodebalancers/{nodeBalancerId}`. */
export type GetNodeBalancerPath = operations['getNodeBalancer']['parameters']['path'];

/** Response bodies of `GET /v4/nodebalancers/{nodeBalancerId}` by status. */
export interface GetNodeBalancerResponses {
  /** The NodeBalancer. */
  200: Readable<operations['getNodeBalancer']['responses'][200]['content']['application/json']>;
  /** Authentication failed. */
  401: operations['getNodeBalancer']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['getNodeBalancer']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['getNodeBalancer']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['getNodeBalancer']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['getNodeBalancer']['responses'][500]['content']['application/json'];
}

/** Path parameters of `PUT /v4/nodebalancers/{nodeBalancerId}`. */
export type UpdateNodeBalancerPath = operations['updateNodeBalancer']['parameters']['path'];

/** Request body of `PUT /v4/nodebalancers/{nodeBalancerId}`. */
export type UpdateNodeBalancerBody =
  operations['updateNodeBalancer']['requestBody']['content']['application/json'];

/** Response bodies of `PUT /v4/nodebalancers/{nodeBalancerId}` by status. */
export interface UpdateNodeBalancerResponses {
  /** The updated NodeBalancer. */
  200: Readable<operations['updateNodeBalancer']['responses'][200]['content']['application/json']>;
  /** Invalid request (for example missing parameters). */
  400: operations['updateNodeBalancer']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['updateNodeBalancer']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['updateNodeBalancer']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['updateNodeBalancer']['responses'][404]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['updateNodeBalancer']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['updateNodeBalancer']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['updateNodeBalancer']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['updateNodeBalancer']['responses'][500]['content']['application/json'];
}

/** Path parameters of `POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild`. */
export type RebuildNodeBalancerConfigPath =
  operations['rebuildNodeBalancerConfig']['parameters']['path'];

/** Request body of `POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild`. */
export type RebuildNodeBalancerConfigBody =
  operations['rebuildNodeBalancerConfig']['requestBody']['content']['application/json'];

/**
 * Response bodies of `POST /v4/nodebalancers/{nodeBalancerId}/configs/{configId}/rebuild` by
 * status.
 */
export interface RebuildNodeBalancerConfigResponses {
  /** The rebuilt config. */
  200: Readable<
    operations['rebuildNodeBalancerConfig']['responses'][200]['content']['application/json']
  >;
  /** Invalid request (for example missing parameters). */
  400: operations['rebuildNodeBalancerConfig']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['rebuildNodeBalancerConfig']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['rebuildNodeBalancerConfig']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['rebuildNodeBalancerConfig']['responses'][404]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['rebuildNodeBalancerConfig']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['rebuildNodeBalancerConfig']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['rebuildNodeBalancerConfig']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['rebuildNodeBalancerConfig']['responses'][500]['content']['application/json'];
}

/** Response bodies of `GET /v4/profile/security-questions` by status. */
export interface ListSecurityQuestionsResponses {
  /** The security questions. */
  200: operations['listSecurityQuestions']['responses'][200]['content']['application/json'];
  /** Authentication failed. */
  401: operations['listSecurityQuestions']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['listSecurityQuestions']['responses'][403]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['listSecurityQuestions']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['listSecurityQuestions']['responses'][500]['content']['application/json'];
}

/** Request body of `POST /v4/profile/security-questions`. */
export type AnswerSecurityQuestionsBody =
  operations['answerSecurityQuestions']['requestBody']['content']['application/json'];

/** Response bodies of `POST /v4/profile/security-questions` by status. */
export interface AnswerSecurityQuestionsResponses {
  /** The answered security questions. */
  200: operations['answerSecurityQuestions']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['answerSecurityQuestions']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['answerSecurityQuestions']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['answerSecurityQuestions']['responses'][403]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['answerSecurityQuestions']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['answerSecurityQuestions']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['answerSecurityQuestions']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['answerSecurityQuestions']['responses'][500]['content']['application/json'];
}

/** Query parameters of `GET /v4/profile/sshkeys`. */
export type ListSshKeysQuery = NonNullable<operations['listSshKeys']['parameters']['query']>;

/** Request headers of `GET /v4/profile/sshkeys`. */
export type ListSshKeysHeaders = NonNullable<operations['listSshKeys']['parameters']['header']>;

/** Response bodies of `GET /v4/profile/sshkeys` by status. */
export interface ListSshKeysResponses {
  /** One page of SSH keys. */
  200: operations['listSshKeys']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['listSshKeys']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['listSshKeys']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['listSshKeys']['responses'][403]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['listSshKeys']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['listSshKeys']['responses'][500]['content']['application/json'];
}

/** Request body of `POST /v4/profile/sshkeys`. */
export type CreateSshKeyBody =
  operations['createSshKey']['requestBody']['content']['application/json'];

/** Response bodies of `POST /v4/profile/sshkeys` by status. */
export interface CreateSshKeyResponses {
  /** The created SSH key. */
  200: operations['createSshKey']['responses'][200]['content']['application/json'];
  /** Invalid request (for example missing parameters). */
  400: operations['createSshKey']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['createSshKey']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['createSshKey']['responses'][403]['content']['application/json'];
  /** The body is larger than the service accepts. */
  413: operations['createSshKey']['responses'][413]['content']['application/json'];
  /** The body is of a content type that the operation does not take. */
  415: operations['createSshKey']['responses'][415]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['createSshKey']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['createSshKey']['responses'][500]['content']['application/json'];
}

/** Path parameters of `DELETE /v4/tags/{label}`. */
export type DeleteTagPath = operations['deleteTag']['parameters']['path'];

/** Response bodies of `DELETE /v4/tags/{label}` by status. */
export interface DeleteTagResponses {
  /** The tag is deleted. */
  200: operations['deleteTag']['responses'][200]['content']['application/json'];
  /** Authentication failed. */
  401: operations['deleteTag']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['deleteTag']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['deleteTag']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['deleteTag']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['deleteTag']['responses'][500]['content']['application/json'];
}

/** Path parameters of `GET /v4/tags/{label}`. */
export type ListTaggedObjectsPath = operations['listTaggedObjects']['parameters']['path'];

/** Query parameters of `GET /v4/tags/{label}`. */
export type ListTaggedObjectsQuery = NonNullable<
  operations['listTaggedObjects']['parameters']['query']
>;

/** Request headers of `GET /v4/tags/{label}`. */
export type ListTaggedObjectsHeaders = NonNullable<
  operations['listTaggedObjects']['parameters']['header']
>;

/** Response bodies of `GET /v4/tags/{label}` by status. */
export interface ListTaggedObjectsResponses {
  /** One page of the objects that carry the tag. */
  200: Readable<operations['listTaggedObjects']['responses'][200]['content']['application/json']>;
  /** Invalid request (for example missing parameters). */
  400: operations['listTaggedObjects']['responses'][400]['content']['application/json'];
  /** Authentication failed. */
  401: operations['listTaggedObjects']['responses'][401]['content']['application/json'];
  /** Authenticated but not permitted. */
  403: operations['listTaggedObjects']['responses'][403]['content']['application/json'];
  /** The resource does not exist. */
  404: operations['listTaggedObjects']['responses'][404]['content']['application/json'];
  /** Rate limit hit. */
  429: operations['listTaggedObjects']['responses'][429]['content']['application/json'];
  /** Server error. */
  500: operations['listTaggedObjects']['responses'][500]['content']['application/json'];
}
