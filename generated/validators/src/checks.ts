// Generated; change the document it is made from instead.

import {
  checkAnswerSecurityQuestionsBody,
  checkAnswerSecurityQuestionsResponse,
  checkAnswerSecurityQuestionsRules,
} from './operations/answer-security-questions.js';
import { checkAuthorizeResponse } from './operations/authorize.js';
import {
  checkCreateDatabaseBackupBody,
  checkCreateDatabaseBackupResponse,
} from './operations/create-database-backup.js';
import {
  checkCreateDomainRecordBody,
  checkCreateDomainRecordResponse,
  checkCreateDomainRecordRules,
} from './operations/create-domain-record.js';
import {
  checkCreateFirewallDeviceBody,
  checkCreateFirewallDeviceResponse,
} from './operations/create-firewall-device.js';
import {
  checkCreateInstanceSnapshotBody,
  checkCreateInstanceSnapshotResponse,
} from './operations/create-instance-snapshot.js';
import {
  checkCreateLongviewClientBody,
  checkCreateLongviewClientResponse,
} from './operations/create-longview-client.js';
import {
  checkCreateManagedServiceBody,
  checkCreateManagedServiceResponse,
  checkCreateManagedServiceRules,
} from './operations/create-managed-service.js';
import {
  checkCreateOAuthClientBody,
  checkCreateOAuthClientResponse,
} from './operations/create-oauth-client.js';
import {
  checkCreatePaymentMethodBody,
  checkCreatePaymentMethodResponse,
  checkCreatePaymentMethodRules,
} from './operations/create-payment-method.js';
import { checkCreateSshKeyBody, checkCreateSshKeyResponse } from './operations/create-ssh-key.js';
import { checkDeleteDatabaseResponse } from './operations/delete-database.js';
import { checkDeleteLongviewClientResponse } from './operations/delete-longview-client.js';
import { checkDeleteNodeBalancerResponse } from './operations/delete-node-balancer.js';
import { checkDeleteStackScriptResponse } from './operations/delete-stack-script.js';
import { checkDeleteTagResponse } from './operations/delete-tag.js';
import { checkDeleteUserResponse } from './operations/delete-user.js';
import { checkExchangeTokenBody, checkExchangeTokenResponse } from './operations/exchange-token.js';
import { checkGetComputeInstanceResponse } from './operations/get-compute-instance.js';
import { checkGetDatabaseResponse } from './operations/get-database.js';
import { checkGetLongviewClientResponse } from './operations/get-longview-client.js';
import { checkGetManagedComputeSettingsResponse } from './operations/get-managed-compute-settings.js';
import { checkGetNodeBalancerResponse } from './operations/get-node-balancer.js';
import { checkGetStackScriptResponse } from './operations/get-stack-script.js';
import { checkGetUserResponse } from './operations/get-user.js';
import { checkListDatabaseBackupsResponse } from './operations/list-database-backups.js';
import { checkListDomainRecordsResponse } from './operations/list-domain-records.js';
import { checkListFirewallDevicesResponse } from './operations/list-firewall-devices.js';
import { checkListInstanceBackupsResponse } from './operations/list-instance-backups.js';
import { checkListLongviewClientsResponse } from './operations/list-longview-clients.js';
import { checkListManagedServicesResponse } from './operations/list-managed-services.js';
import { checkListOAuthClientsResponse } from './operations/list-oauth-clients.js';
import { checkListPaymentMethodsResponse } from './operations/list-payment-methods.js';
import { checkListSecurityQuestionsResponse } from './operations/list-security-questions.js';
import { checkListSshKeysResponse } from './operations/list-ssh-keys.js';
import { checkListTaggedObjectsResponse } from './operations/list-tagged-objects.js';
import {
  checkRebuildNodeBalancerConfigBody,
  checkRebuildNodeBalancerConfigResponse,
  checkRebuildNodeBalancerConfigRules,
} from './operations/rebuild-node-balancer-config.js';
import {
  checkUpdateComputeInstanceBody,
  checkUpdateComputeInstanceResponse,
  checkUpdateComputeInstanceRules,
} from './operations/update-compute-instance.js';
import {
  checkUpdateDatabaseBody,
  checkUpdateDatabaseResponse,
  checkUpdateDatabaseRules,
} from './operations/update-database.js';
import {
  checkUpdateLongviewClientBody,
  checkUpdateLongviewClientResponse,
} from './operations/update-longview-client.js';
import {
  checkUpdateManagedComputeSettingsBody,
  checkUpdateManagedComputeSettingsResponse,
} from './operations/update-managed-compute-settings.js';
import {
  checkUpdateNodeBalancerBody,
  checkUpdateNodeBalancerResponse,
} from './operations/update-node-balancer.js';
import {
  checkUpdateStackScriptBody,
  checkUpdateStackScriptResponse,
} from './operations/update-stack-script.js';
import { checkUpdateUserBody, checkUpdateUserResponse } from './operations/update-user.js';
import type { Problem } from './runtime/validation/problem.js';

/**
 * What judges the calls of one operation: its body by the media type, what rules ask of a body
 * that is otherwise right, and its responses, with the names of headers in lower case.
 */
export interface OperationChecks {
  readonly body?: (mediaType: string, value: unknown) => readonly Problem[];
  readonly rules?: (value: unknown, now: number, mediaType?: string) => readonly Problem[];
  readonly response: (
    status: number,
    headers: { readonly [name: string]: string | undefined },
    body: unknown,
    now?: number,
  ) => readonly Problem[];
}

/** Every operation by its id. A bundle that has this has all validators. */
export const operationChecks: {
  readonly [
    Key in
      | 'authorize'
      | 'exchangeToken'
      | 'listOAuthClients'
      | 'createOAuthClient'
      | 'listPaymentMethods'
      | 'createPaymentMethod'
      | 'deleteUser'
      | 'getUser'
      | 'updateUser'
      | 'getComputeInstance'
      | 'updateComputeInstance'
      | 'listInstanceBackups'
      | 'createInstanceSnapshot'
      | 'deleteStackScript'
      | 'getStackScript'
      | 'updateStackScript'
      | 'deleteDatabase'
      | 'getDatabase'
      | 'updateDatabase'
      | 'listDatabaseBackups'
      | 'createDatabaseBackup'
      | 'listDomainRecords'
      | 'createDomainRecord'
      | 'listLongviewClients'
      | 'createLongviewClient'
      | 'deleteLongviewClient'
      | 'getLongviewClient'
      | 'updateLongviewClient'
      | 'getManagedComputeSettings'
      | 'updateManagedComputeSettings'
      | 'listManagedServices'
      | 'createManagedService'
      | 'listFirewallDevices'
      | 'createFirewallDevice'
      | 'deleteNodeBalancer'
      | 'getNodeBalancer'
      | 'updateNodeBalancer'
      | 'rebuildNodeBalancerConfig'
      | 'listSecurityQuestions'
      | 'answerSecurityQuestions'
      | 'listSshKeys'
      | 'createSshKey'
      | 'deleteTag'
      | 'listTaggedObjects'
  ]: OperationChecks;
} = {
  authorize: { response: checkAuthorizeResponse },
  exchangeToken: { body: checkExchangeTokenBody, response: checkExchangeTokenResponse },
  listOAuthClients: { response: checkListOAuthClientsResponse },
  createOAuthClient: { body: checkCreateOAuthClientBody, response: checkCreateOAuthClientResponse },
  listPaymentMethods: { response: checkListPaymentMethodsResponse },
  createPaymentMethod: {
    body: checkCreatePaymentMethodBody,
    rules: checkCreatePaymentMethodRules,
    response: checkCreatePaymentMethodResponse,
  },
  deleteUser: { response: checkDeleteUserResponse },
  getUser: { response: checkGetUserResponse },
  updateUser: { body: checkUpdateUserBody, response: checkUpdateUserResponse },
  getComputeInstance: { response: checkGetComputeInstanceResponse },
  updateComputeInstance: {
    body: checkUpdateComputeInstanceBody,
    rules: checkUpdateComputeInstanceRules,
    response: checkUpdateComputeInstanceResponse,
  },
  listInstanceBackups: { response: checkListInstanceBackupsResponse },
  createInstanceSnapshot: {
    body: checkCreateInstanceSnapshotBody,
    response: checkCreateInstanceSnapshotResponse,
  },
  deleteStackScript: { response: checkDeleteStackScriptResponse },
  getStackScript: { response: checkGetStackScriptResponse },
  updateStackScript: { body: checkUpdateStackScriptBody, response: checkUpdateStackScriptResponse },
  deleteDatabase: { response: checkDeleteDatabaseResponse },
  getDatabase: { response: checkGetDatabaseResponse },
  updateDatabase: {
    body: checkUpdateDatabaseBody,
    rules: checkUpdateDatabaseRules,
    response: checkUpdateDatabaseResponse,
  },
  listDatabaseBackups: { response: checkListDatabaseBackupsResponse },
  createDatabaseBackup: {
    body: checkCreateDatabaseBackupBody,
    response: checkCreateDatabaseBackupResponse,
  },
  listDomainRecords: { response: checkListDomainRecordsResponse },
  createDomainRecord: {
    body: checkCreateDomainRecordBody,
    rules: checkCreateDomainRecordRules,
    response: checkCreateDomainRecordResponse,
  },
  listLongviewClients: { response: checkListLongviewClientsResponse },
  createLongviewClient: {
    body: checkCreateLongviewClientBody,
    response: checkCreateLongviewClientResponse,
  },
  deleteLongviewClient: { response: checkDeleteLongviewClientResponse },
  getLongviewClient: { response: checkGetLongviewClientResponse },
  updateLongviewClient: {
    body: checkUpdateLongviewClientBody,
    response: checkUpdateLongviewClientResponse,
  },
  getManagedComputeSettings: { response: checkGetManagedComputeSettingsResponse },
  updateManagedComputeSettings: {
    body: checkUpdateManagedComputeSettingsBody,
    response: checkUpdateManagedComputeSettingsResponse,
  },
  listManagedServices: { response: checkListManagedServicesResponse },
  createManagedService: {
    body: checkCreateManagedServiceBody,
    rules: checkCreateManagedServiceRules,
    response: checkCreateManagedServiceResponse,
  },
  listFirewallDevices: { response: checkListFirewallDevicesResponse },
  createFirewallDevice: {
    body: checkCreateFirewallDeviceBody,
    response: checkCreateFirewallDeviceResponse,
  },
  deleteNodeBalancer: { response: checkDeleteNodeBalancerResponse },
  getNodeBalancer: { response: checkGetNodeBalancerResponse },
  updateNodeBalancer: {
    body: checkUpdateNodeBalancerBody,
    response: checkUpdateNodeBalancerResponse,
  },
  rebuildNodeBalancerConfig: {
    body: checkRebuildNodeBalancerConfigBody,
    rules: checkRebuildNodeBalancerConfigRules,
    response: checkRebuildNodeBalancerConfigResponse,
  },
  listSecurityQuestions: { response: checkListSecurityQuestionsResponse },
  answerSecurityQuestions: {
    body: checkAnswerSecurityQuestionsBody,
    rules: checkAnswerSecurityQuestionsRules,
    response: checkAnswerSecurityQuestionsResponse,
  },
  listSshKeys: { response: checkListSshKeysResponse },
  createSshKey: { body: checkCreateSshKeyBody, response: checkCreateSshKeyResponse },
  deleteTag: { response: checkDeleteTagResponse },
  listTaggedObjects: { response: checkListTaggedObjectsResponse },
};
