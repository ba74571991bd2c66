// Generated; change the document it is made from instead.

export type { Problem } from './runtime/validation/problem.js';
export type { StandardIssue, StandardSchema } from './runtime/validation/standard-schema.js';
export type { RawRequest, ParameterResult } from './runtime/parameters/raw-request.js';
export { isAllowList, checkAllowList, allowListSchema } from './schemas/allow-list.js';
export {
  isAnsweredSecurityQuestion,
  checkAnsweredSecurityQuestion,
  answeredSecurityQuestionSchema,
} from './schemas/answered-security-question.js';
export {
  isAnsweredSecurityQuestions,
  checkAnsweredSecurityQuestions,
  answeredSecurityQuestionsSchema,
} from './schemas/answered-security-questions.js';
export {
  isBackupSchedule,
  checkBackupSchedule,
  backupScheduleSchema,
} from './schemas/backup-schedule.js';
export {
  isBackupScheduleUpdate,
  checkBackupScheduleUpdate,
  backupScheduleUpdateSchema,
} from './schemas/backup-schedule-update.js';
export { isCaller, checkCaller, callerSchema } from './schemas/caller.js';
export {
  isCodeChallenge,
  checkCodeChallenge,
  codeChallengeSchema,
} from './schemas/code-challenge.js';
export {
  isComputeAlerts,
  checkComputeAlerts,
  computeAlertsSchema,
} from './schemas/compute-alerts.js';
export {
  isComputeAlertsUpdate,
  checkComputeAlertsUpdate,
  computeAlertsUpdateSchema,
} from './schemas/compute-alerts-update.js';
export {
  isComputeBackups,
  checkComputeBackups,
  computeBackupsSchema,
  isComputeBackupsRequest,
  checkComputeBackupsRequest,
  computeBackupsRequestSchema,
} from './schemas/compute-backups.js';
export {
  isComputeBackupsUpdate,
  checkComputeBackupsUpdate,
  computeBackupsUpdateSchema,
  isComputeBackupsUpdateRequest,
  checkComputeBackupsUpdateRequest,
  computeBackupsUpdateRequestSchema,
} from './schemas/compute-backups-update.js';
export {
  isComputeInstance,
  checkComputeInstance,
  computeInstanceSchema,
  isComputeInstanceRequest,
  checkComputeInstanceRequest,
  computeInstanceRequestSchema,
} from './schemas/compute-instance.js';
export {
  isComputeInstanceUpdate,
  checkComputeInstanceUpdate,
  computeInstanceUpdateSchema,
  isComputeInstanceUpdateRequest,
  checkComputeInstanceUpdateRequest,
  computeInstanceUpdateRequestSchema,
} from './schemas/compute-instance-update.js';
export { isComputeLabel, checkComputeLabel, computeLabelSchema } from './schemas/compute-label.js';
export { isComputeSpecs, checkComputeSpecs, computeSpecsSchema } from './schemas/compute-specs.js';
export {
  isComputeStatus,
  checkComputeStatus,
  computeStatusSchema,
} from './schemas/compute-status.js';
export {
  isCreditCard,
  checkCreditCard,
  creditCardSchema,
  isCreditCardRequest,
  checkCreditCardRequest,
  creditCardRequestSchema,
} from './schemas/credit-card.js';
export {
  isCreditCardDetails,
  checkCreditCardDetails,
  creditCardDetailsSchema,
} from './schemas/credit-card-details.js';
export {
  isDatabase,
  checkDatabase,
  databaseSchema,
  isDatabaseRequest,
  checkDatabaseRequest,
  databaseRequestSchema,
} from './schemas/database.js';
export {
  isDatabaseBackup,
  checkDatabaseBackup,
  databaseBackupSchema,
} from './schemas/database-backup.js';
export {
  isDatabaseBackupCreate,
  checkDatabaseBackupCreate,
  databaseBackupCreateSchema,
} from './schemas/database-backup-create.js';
export {
  isDatabaseBackupPage,
  checkDatabaseBackupPage,
  databaseBackupPageSchema,
} from './schemas/database-backup-page.js';
export {
  isDatabaseHosts,
  checkDatabaseHosts,
  databaseHostsSchema,
} from './schemas/database-hosts.js';
export {
  isDatabaseLabel,
  checkDatabaseLabel,
  databaseLabelSchema,
} from './schemas/database-label.js';
export {
  isDatabaseMaintenanceWindow,
  checkDatabaseMaintenanceWindow,
  databaseMaintenanceWindowSchema,
} from './schemas/database-maintenance-window.js';
export {
  isDatabaseMaintenanceWindowUpdate,
  checkDatabaseMaintenanceWindowUpdate,
  databaseMaintenanceWindowUpdateSchema,
} from './schemas/database-maintenance-window-update.js';
export {
  isDatabaseStatus,
  checkDatabaseStatus,
  databaseStatusSchema,
} from './schemas/database-status.js';
export {
  isDatabaseUpdate,
  checkDatabaseUpdate,
  databaseUpdateSchema,
} from './schemas/database-update.js';
export {
  isDomain,
  checkDomain,
  domainSchema,
  isDomainRequest,
  checkDomainRequest,
  domainRequestSchema,
} from './schemas/domain.js';
export {
  isDomainRecord,
  checkDomainRecord,
  domainRecordSchema,
  isDomainRecordRequest,
  checkDomainRecordRequest,
  domainRecordRequestSchema,
} from './schemas/domain-record.js';
export {
  isDomainRecordCreate,
  checkDomainRecordCreate,
  domainRecordCreateSchema,
  isDomainRecordCreateRequest,
  checkDomainRecordCreateRequest,
  domainRecordCreateRequestSchema,
} from './schemas/domain-record-create.js';
export {
  isDomainRecordPage,
  checkDomainRecordPage,
  domainRecordPageSchema,
  isDomainRecordPageRequest,
  checkDomainRecordPageRequest,
  domainRecordPageRequestSchema,
} from './schemas/domain-record-page.js';
export {
  isDomainRecordType,
  checkDomainRecordType,
  domainRecordTypeSchema,
} from './schemas/domain-record-type.js';
export { isDomainStatus, checkDomainStatus, domainStatusSchema } from './schemas/domain-status.js';
export { isEmpty, checkEmpty, emptySchema } from './schemas/empty.js';
export { isErrorBody, checkErrorBody, errorBodySchema } from './schemas/error-body.js';
export { isErrorItem, checkErrorItem, errorItemSchema } from './schemas/error-item.js';
export { isFilter, checkFilter, filterSchema } from './schemas/filter.js';
export {
  isFilterOperators,
  checkFilterOperators,
  filterOperatorsSchema,
} from './schemas/filter-operators.js';
export { isFilterTerm, checkFilterTerm, filterTermSchema } from './schemas/filter-term.js';
export { isFilterValue, checkFilterValue, filterValueSchema } from './schemas/filter-value.js';
export { isFirewall, checkFirewall, firewallSchema } from './schemas/firewall.js';
export {
  isFirewallDevice,
  checkFirewallDevice,
  firewallDeviceSchema,
} from './schemas/firewall-device.js';
export {
  isFirewallDeviceCreate,
  checkFirewallDeviceCreate,
  firewallDeviceCreateSchema,
} from './schemas/firewall-device-create.js';
export {
  isFirewallDeviceEntity,
  checkFirewallDeviceEntity,
  firewallDeviceEntitySchema,
} from './schemas/firewall-device-entity.js';
export {
  isFirewallDevicePage,
  checkFirewallDevicePage,
  firewallDevicePageSchema,
} from './schemas/firewall-device-page.js';
export {
  isInstanceBackup,
  checkInstanceBackup,
  instanceBackupSchema,
} from './schemas/instance-backup.js';
export {
  isInstanceBackupDisk,
  checkInstanceBackupDisk,
  instanceBackupDiskSchema,
} from './schemas/instance-backup-disk.js';
export {
  isInstanceBackupStatus,
  checkInstanceBackupStatus,
  instanceBackupStatusSchema,
} from './schemas/instance-backup-status.js';
export {
  isInstanceBackups,
  checkInstanceBackups,
  instanceBackupsSchema,
} from './schemas/instance-backups.js';
export {
  isInstanceSnapshots,
  checkInstanceSnapshots,
  instanceSnapshotsSchema,
} from './schemas/instance-snapshots.js';
export { isLongviewApps, checkLongviewApps, longviewAppsSchema } from './schemas/longview-apps.js';
export {
  isLongviewClient,
  checkLongviewClient,
  longviewClientSchema,
  isLongviewClientRequest,
  checkLongviewClientRequest,
  longviewClientRequestSchema,
} from './schemas/longview-client.js';
export {
  isLongviewClientCreate,
  checkLongviewClientCreate,
  longviewClientCreateSchema,
} from './schemas/longview-client-create.js';
export {
  isLongviewClientPage,
  checkLongviewClientPage,
  longviewClientPageSchema,
  isLongviewClientPageRequest,
  checkLongviewClientPageRequest,
  longviewClientPageRequestSchema,
} from './schemas/longview-client-page.js';
export {
  isLongviewClientUpdate,
  checkLongviewClientUpdate,
  longviewClientUpdateSchema,
} from './schemas/longview-client-update.js';
export {
  isLongviewLabel,
  checkLongviewLabel,
  longviewLabelSchema,
} from './schemas/longview-label.js';
export {
  isManagedComputeSettings,
  checkManagedComputeSettings,
  managedComputeSettingsSchema,
  isManagedComputeSettingsRequest,
  checkManagedComputeSettingsRequest,
  managedComputeSettingsRequestSchema,
} from './schemas/managed-compute-settings.js';
export {
  isManagedComputeSettingsUpdate,
  checkManagedComputeSettingsUpdate,
  managedComputeSettingsUpdateSchema,
} from './schemas/managed-compute-settings-update.js';
export {
  isManagedService,
  checkManagedService,
  managedServiceSchema,
} from './schemas/managed-service.js';
export {
  isManagedServiceCreate,
  checkManagedServiceCreate,
  managedServiceCreateSchema,
} from './schemas/managed-service-create.js';
export {
  isManagedServicePage,
  checkManagedServicePage,
  managedServicePageSchema,
} from './schemas/managed-service-page.js';
export { isManagedSsh, checkManagedSsh, managedSshSchema } from './schemas/managed-ssh.js';
export {
  isManagedSshAddress,
  checkManagedSshAddress,
  managedSshAddressSchema,
} from './schemas/managed-ssh-address.js';
export {
  isManagedSshUpdate,
  checkManagedSshUpdate,
  managedSshUpdateSchema,
} from './schemas/managed-ssh-update.js';
export {
  isNodeBalancer,
  checkNodeBalancer,
  nodeBalancerSchema,
  isNodeBalancerRequest,
  checkNodeBalancerRequest,
  nodeBalancerRequestSchema,
} from './schemas/node-balancer.js';
export {
  isNodeBalancerAlgorithm,
  checkNodeBalancerAlgorithm,
  nodeBalancerAlgorithmSchema,
} from './schemas/node-balancer-algorithm.js';
export {
  isNodeBalancerCheck,
  checkNodeBalancerCheck,
  nodeBalancerCheckSchema,
} from './schemas/node-balancer-check.js';
export {
  isNodeBalancerCheckPath,
  checkNodeBalancerCheckPath,
  nodeBalancerCheckPathSchema,
} from './schemas/node-balancer-check-path.js';
export {
  isNodeBalancerCipherSuite,
  checkNodeBalancerCipherSuite,
  nodeBalancerCipherSuiteSchema,
} from './schemas/node-balancer-cipher-suite.js';
export {
  isNodeBalancerConfig,
  checkNodeBalancerConfig,
  nodeBalancerConfigSchema,
  isNodeBalancerConfigRequest,
  checkNodeBalancerConfigRequest,
  nodeBalancerConfigRequestSchema,
} from './schemas/node-balancer-config.js';
export {
  isNodeBalancerConfigRebuild,
  checkNodeBalancerConfigRebuild,
  nodeBalancerConfigRebuildSchema,
} from './schemas/node-balancer-config-rebuild.js';
export {
  isNodeBalancerLabel,
  checkNodeBalancerLabel,
  nodeBalancerLabelSchema,
} from './schemas/node-balancer-label.js';
export {
  isNodeBalancerNode,
  checkNodeBalancerNode,
  nodeBalancerNodeSchema,
} from './schemas/node-balancer-node.js';
export {
  isNodeBalancerNodeAddress,
  checkNodeBalancerNodeAddress,
  nodeBalancerNodeAddressSchema,
} from './schemas/node-balancer-node-address.js';
export {
  isNodeBalancerNodesStatus,
  checkNodeBalancerNodesStatus,
  nodeBalancerNodesStatusSchema,
} from './schemas/node-balancer-nodes-status.js';
export {
  isNodeBalancerPort,
  checkNodeBalancerPort,
  nodeBalancerPortSchema,
} from './schemas/node-balancer-port.js';
export {
  isNodeBalancerProtocol,
  checkNodeBalancerProtocol,
  nodeBalancerProtocolSchema,
} from './schemas/node-balancer-protocol.js';
export {
  isNodeBalancerProxyProtocol,
  checkNodeBalancerProxyProtocol,
  nodeBalancerProxyProtocolSchema,
} from './schemas/node-balancer-proxy-protocol.js';
export {
  isNodeBalancerStickiness,
  checkNodeBalancerStickiness,
  nodeBalancerStickinessSchema,
} from './schemas/node-balancer-stickiness.js';
export {
  isNodeBalancerThrottle,
  checkNodeBalancerThrottle,
  nodeBalancerThrottleSchema,
} from './schemas/node-balancer-throttle.js';
export {
  isNodeBalancerTransfer,
  checkNodeBalancerTransfer,
  nodeBalancerTransferSchema,
} from './schemas/node-balancer-transfer.js';
export {
  isNodeBalancerUpdate,
  checkNodeBalancerUpdate,
  nodeBalancerUpdateSchema,
} from './schemas/node-balancer-update.js';
export {
  isOAuthClient,
  checkOAuthClient,
  oAuthClientSchema,
  isOAuthClientRequest,
  checkOAuthClientRequest,
  oAuthClientRequestSchema,
} from './schemas/oauth-client.js';
export {
  isOAuthClientCreate,
  checkOAuthClientCreate,
  oAuthClientCreateSchema,
} from './schemas/oauth-client-create.js';
export {
  isOAuthClientPage,
  checkOAuthClientPage,
  oAuthClientPageSchema,
  isOAuthClientPageRequest,
  checkOAuthClientPageRequest,
  oAuthClientPageRequestSchema,
} from './schemas/oauth-client-page.js';
export { isPage, checkPage, pageSchema } from './schemas/page.js';
export {
  isPaymentMethod,
  checkPaymentMethod,
  paymentMethodSchema,
} from './schemas/payment-method.js';
export {
  isPaymentMethodCreate,
  checkPaymentMethodCreate,
  paymentMethodCreateSchema,
  isPaymentMethodCreateRequest,
  checkPaymentMethodCreateRequest,
  paymentMethodCreateRequestSchema,
} from './schemas/payment-method-create.js';
export {
  isPaymentMethodPage,
  checkPaymentMethodPage,
  paymentMethodPageSchema,
} from './schemas/payment-method-page.js';
export { isRedirectUri, checkRedirectUri, redirectUriSchema } from './schemas/redirect-uri.js';
export {
  isSecurityAnswer,
  checkSecurityAnswer,
  securityAnswerSchema,
} from './schemas/security-answer.js';
export {
  isSecurityAnswers,
  checkSecurityAnswers,
  securityAnswersSchema,
} from './schemas/security-answers.js';
export {
  isSecurityQuestion,
  checkSecurityQuestion,
  securityQuestionSchema,
} from './schemas/security-question.js';
export {
  isSecurityQuestions,
  checkSecurityQuestions,
  securityQuestionsSchema,
} from './schemas/security-questions.js';
export {
  isSnapshotCreate,
  checkSnapshotCreate,
  snapshotCreateSchema,
} from './schemas/snapshot-create.js';
export { isSshKey, checkSshKey, sshKeySchema } from './schemas/ssh-key.js';
export { isSshKeyCreate, checkSshKeyCreate, sshKeyCreateSchema } from './schemas/ssh-key-create.js';
export { isSshKeyPage, checkSshKeyPage, sshKeyPageSchema } from './schemas/ssh-key-page.js';
export { isSshPublicKey, checkSshPublicKey, sshPublicKeySchema } from './schemas/ssh-public-key.js';
export {
  isStackScript,
  checkStackScript,
  stackScriptSchema,
  isStackScriptRequest,
  checkStackScriptRequest,
  stackScriptRequestSchema,
} from './schemas/stack-script.js';
export {
  isStackScriptUpdate,
  checkStackScriptUpdate,
  stackScriptUpdateSchema,
} from './schemas/stack-script-update.js';
export { isTag, checkTag, tagSchema } from './schemas/tag.js';
export {
  isTaggedComputeInstance,
  checkTaggedComputeInstance,
  taggedComputeInstanceSchema,
  isTaggedComputeInstanceRequest,
  checkTaggedComputeInstanceRequest,
  taggedComputeInstanceRequestSchema,
} from './schemas/tagged-compute-instance.js';
export {
  isTaggedDomain,
  checkTaggedDomain,
  taggedDomainSchema,
  isTaggedDomainRequest,
  checkTaggedDomainRequest,
  taggedDomainRequestSchema,
} from './schemas/tagged-domain.js';
export {
  isTaggedNodeBalancer,
  checkTaggedNodeBalancer,
  taggedNodeBalancerSchema,
  isTaggedNodeBalancerRequest,
  checkTaggedNodeBalancerRequest,
  taggedNodeBalancerRequestSchema,
} from './schemas/tagged-node-balancer.js';
export {
  isTaggedObject,
  checkTaggedObject,
  taggedObjectSchema,
  isTaggedObjectRequest,
  checkTaggedObjectRequest,
  taggedObjectRequestSchema,
} from './schemas/tagged-object.js';
export {
  isTaggedObjectPage,
  checkTaggedObjectPage,
  taggedObjectPageSchema,
  isTaggedObjectPageRequest,
  checkTaggedObjectPageRequest,
  taggedObjectPageRequestSchema,
} from './schemas/tagged-object-page.js';
export { isTaggedVolume, checkTaggedVolume, taggedVolumeSchema } from './schemas/tagged-volume.js';
export { isTimestamp, checkTimestamp, timestampSchema } from './schemas/timestamp.js';
export {
  isTokenErrorBody,
  checkTokenErrorBody,
  tokenErrorBodySchema,
} from './schemas/token-error-body.js';
export { isTokenRequest, checkTokenRequest, tokenRequestSchema } from './schemas/token-request.js';
export {
  isTokenResponse,
  checkTokenResponse,
  tokenResponseSchema,
} from './schemas/token-response.js';
export {
  isUser,
  checkUser,
  userSchema,
  isUserRequest,
  checkUserRequest,
  userRequestSchema,
} from './schemas/user.js';
export {
  isUserDefinedField,
  checkUserDefinedField,
  userDefinedFieldSchema,
} from './schemas/user-defined-field.js';
export { isUserLogin, checkUserLogin, userLoginSchema } from './schemas/user-login.js';
export { isUserSshKey, checkUserSshKey, userSshKeySchema } from './schemas/user-ssh-key.js';
export { isUserUpdate, checkUserUpdate, userUpdateSchema } from './schemas/user-update.js';
export { isUsername, checkUsername, usernameSchema } from './schemas/username.js';
export { isVolume, checkVolume, volumeSchema } from './schemas/volume.js';
export {
  isWalletDetails,
  checkWalletDetails,
  walletDetailsSchema,
} from './schemas/wallet-details.js';
export { isWarning, checkWarning, warningSchema } from './schemas/warning.js';
export { isWarningBody, checkWarningBody, warningBodySchema } from './schemas/warning-body.js';
export { readAuthorizeParameters, checkAuthorizeResponse } from './operations/authorize.js';
export {
  readExchangeTokenParameters,
  exchangeTokenBodyTypes,
  checkExchangeTokenBody,
  readExchangeTokenForm,
  checkExchangeTokenResponse,
} from './operations/exchange-token.js';
export {
  readListOAuthClientsParameters,
  checkListOAuthClientsResponse,
} from './operations/list-oauth-clients.js';
export {
  readCreateOAuthClientParameters,
  createOAuthClientBodyTypes,
  checkCreateOAuthClientBody,
  checkCreateOAuthClientResponse,
} from './operations/create-oauth-client.js';
export {
  readListPaymentMethodsParameters,
  checkListPaymentMethodsResponse,
} from './operations/list-payment-methods.js';
export {
  readCreatePaymentMethodParameters,
  createPaymentMethodBodyTypes,
  checkCreatePaymentMethodBody,
  checkCreatePaymentMethodRules,
  checkCreatePaymentMethodResponse,
} from './operations/create-payment-method.js';
export { readDeleteUserParameters, checkDeleteUserResponse } from './operations/delete-user.js';
export { readGetUserParameters, checkGetUserResponse } from './operations/get-user.js';
export {
  readUpdateUserParameters,
  updateUserBodyTypes,
  checkUpdateUserBody,
  checkUpdateUserMerged,
  checkUpdateUserResponse,
} from './operations/update-user.js';
export {
  readGetComputeInstanceParameters,
  checkGetComputeInstanceResponse,
} from './operations/get-compute-instance.js';
export {
  readUpdateComputeInstanceParameters,
  updateComputeInstanceBodyTypes,
  checkUpdateComputeInstanceBody,
  checkUpdateComputeInstanceRules,
  checkUpdateComputeInstanceMerged,
  checkUpdateComputeInstanceResponse,
} from './operations/update-compute-instance.js';
export {
  readListInstanceBackupsParameters,
  checkListInstanceBackupsResponse,
} from './operations/list-instance-backups.js';
export {
  readCreateInstanceSnapshotParameters,
  createInstanceSnapshotBodyTypes,
  checkCreateInstanceSnapshotBody,
  checkCreateInstanceSnapshotResponse,
} from './operations/create-instance-snapshot.js';
export {
  readDeleteStackScriptParameters,
  checkDeleteStackScriptResponse,
} from './operations/delete-stack-script.js';
export {
  readGetStackScriptParameters,
  checkGetStackScriptResponse,
} from './operations/get-stack-script.js';
export {
  readUpdateStackScriptParameters,
  updateStackScriptBodyTypes,
  checkUpdateStackScriptBody,
  checkUpdateStackScriptMerged,
  checkUpdateStackScriptResponse,
} from './operations/update-stack-script.js';
export {
  readDeleteDatabaseParameters,
  checkDeleteDatabaseResponse,
} from './operations/delete-database.js';
export { readGetDatabaseParameters, checkGetDatabaseResponse } from './operations/get-database.js';
export {
  readUpdateDatabaseParameters,
  updateDatabaseBodyTypes,
  checkUpdateDatabaseBody,
  checkUpdateDatabaseRules,
  checkUpdateDatabaseMerged,
  checkUpdateDatabaseResponse,
} from './operations/update-database.js';
export {
  readListDatabaseBackupsParameters,
  checkListDatabaseBackupsResponse,
} from './operations/list-database-backups.js';
export {
  readCreateDatabaseBackupParameters,
  createDatabaseBackupBodyTypes,
  checkCreateDatabaseBackupBody,
  checkCreateDatabaseBackupResponse,
} from './operations/create-database-backup.js';
export {
  readListDomainRecordsParameters,
  checkListDomainRecordsResponse,
} from './operations/list-domain-records.js';
export {
  readCreateDomainRecordParameters,
  createDomainRecordBodyTypes,
  checkCreateDomainRecordBody,
  checkCreateDomainRecordRules,
  checkCreateDomainRecordResponse,
} from './operations/create-domain-record.js';
export {
  readListLongviewClientsParameters,
  checkListLongviewClientsResponse,
} from './operations/list-longview-clients.js';
export {
  readCreateLongviewClientParameters,
  createLongviewClientBodyTypes,
  checkCreateLongviewClientBody,
  checkCreateLongviewClientResponse,
} from './operations/create-longview-client.js';
export {
  readDeleteLongviewClientParameters,
  checkDeleteLongviewClientResponse,
} from './operations/delete-longview-client.js';
export {
  readGetLongviewClientParameters,
  checkGetLongviewClientResponse,
} from './operations/get-longview-client.js';
export {
  readUpdateLongviewClientParameters,
  updateLongviewClientBodyTypes,
  checkUpdateLongviewClientBody,
  checkUpdateLongviewClientMerged,
  checkUpdateLongviewClientResponse,
} from './operations/update-longview-client.js';
export {
  readGetManagedComputeSettingsParameters,
  checkGetManagedComputeSettingsResponse,
} from './operations/get-managed-compute-settings.js';
export {
  readUpdateManagedComputeSettingsParameters,
  updateManagedComputeSettingsBodyTypes,
  checkUpdateManagedComputeSettingsBody,
  checkUpdateManagedComputeSettingsMerged,
  checkUpdateManagedComputeSettingsResponse,
} from './operations/update-managed-compute-settings.js';
export {
  readListManagedServicesParameters,
  checkListManagedServicesResponse,
} from './operations/list-managed-services.js';
export {
  readCreateManagedServiceParameters,
  createManagedServiceBodyTypes,
  checkCreateManagedServiceBody,
  checkCreateManagedServiceRules,
  checkCreateManagedServiceResponse,
} from './operations/create-managed-service.js';
export {
  readListFirewallDevicesParameters,
  checkListFirewallDevicesResponse,
} from './operations/list-firewall-devices.js';
export {
  readCreateFirewallDeviceParameters,
  createFirewallDeviceBodyTypes,
  checkCreateFirewallDeviceBody,
  checkCreateFirewallDeviceResponse,
} from './operations/create-firewall-device.js';
export {
  readDeleteNodeBalancerParameters,
  checkDeleteNodeBalancerResponse,
} from './operations/delete-node-balancer.js';
export {
  readGetNodeBalancerParameters,
  checkGetNodeBalancerResponse,
} from './operations/get-node-balancer.js';
export {
  readUpdateNodeBalancerParameters,
  updateNodeBalancerBodyTypes,
  checkUpdateNodeBalancerBody,
  checkUpdateNodeBalancerMerged,
  checkUpdateNodeBalancerResponse,
} from './operations/update-node-balancer.js';
export {
  readRebuildNodeBalancerConfigParameters,
  rebuildNodeBalancerConfigBodyTypes,
  checkRebuildNodeBalancerConfigBody,
  checkRebuildNodeBalancerConfigRules,
  checkRebuildNodeBalancerConfigMerged,
  checkRebuildNodeBalancerConfigResponse,
} from './operations/rebuild-node-balancer-config.js';
export {
  readListSecurityQuestionsParameters,
  checkListSecurityQuestionsResponse,
} from './operations/list-security-questions.js';
export {
  readAnswerSecurityQuestionsParameters,
  answerSecurityQuestionsBodyTypes,
  checkAnswerSecurityQuestionsBody,
  checkAnswerSecurityQuestionsRules,
  checkAnswerSecurityQuestionsResponse,
} from './operations/answer-security-questions.js';
export { readListSshKeysParameters, checkListSshKeysResponse } from './operations/list-ssh-keys.js';
export {
  readCreateSshKeyParameters,
  createSshKeyBodyTypes,
  checkCreateSshKeyBody,
  checkCreateSshKeyResponse,
} from './operations/create-ssh-key.js';
export { readDeleteTagParameters, checkDeleteTagResponse } from './operations/delete-tag.js';
export {
  readListTaggedObjectsParameters,
  checkListTaggedObjectsResponse,
} from './operations/list-tagged-objects.js';
export { operationChecks } from './checks.js';
export type { AuthorizeParameters } from './operations/authorize.js';
export type { ExchangeTokenParameters } from './operations/exchange-token.js';
export type { ListOAuthClientsParameters } from './operations/list-oauth-clients.js';
export type { CreateOAuthClientParameters } from './operations/create-oauth-client.js';
export type { ListPaymentMethodsParameters } from './operations/list-payment-methods.js';
export type { CreatePaymentMethodParameters } from './operations/create-payment-method.js';
export type { DeleteUserParameters } from './operations/delete-user.js';
export type { GetUserParameters } from './operations/get-user.js';
export type { UpdateUserParameters } from './operations/update-user.js';
export type { GetComputeInstanceParameters } from './operations/get-compute-instance.js';
export type { UpdateComputeInstanceParameters } from './operations/update-compute-instance.js';
export type { ListInstanceBackupsParameters } from './operations/list-instance-backups.js';
export type { CreateInstanceSnapshotParameters } from './operations/create-instance-snapshot.js';
export type { DeleteStackScriptParameters } from './operations/delete-stack-script.js';
export type { GetStackScriptParameters } from './operations/get-stack-script.js';
export type { UpdateStackScriptParameters } from './operations/update-stack-script.js';
export type { DeleteDatabaseParameters } from './operations/delete-database.js';
export type { GetDatabaseParameters } from './operations/get-database.js';
export type { UpdateDatabaseParameters } from './operations/update-database.js';
export type { ListDatabaseBackupsParameters } from './operations/list-database-backups.js';
export type { CreateDatabaseBackupParameters } from './operations/create-database-backup.js';
export type { ListDomainRecordsParameters } from './operations/list-domain-records.js';
export type { CreateDomainRecordParameters } from './operations/create-domain-record.js';
export type { ListLongviewClientsParameters } from './operations/list-longview-clients.js';
export type { CreateLongviewClientParameters } from './operations/create-longview-client.js';
export type { DeleteLongviewClientParameters } from './operations/delete-longview-client.js';
export type { GetLongviewClientParameters } from './operations/get-longview-client.js';
export type { UpdateLongviewClientParameters } from './operations/update-longview-client.js';
export type { GetManagedComputeSettingsParameters } from './operations/get-managed-compute-settings.js';
export type { UpdateManagedComputeSettingsParameters } from './operations/update-managed-compute-settings.js';
export type { ListManagedServicesParameters } from './operations/list-managed-services.js';
export type { CreateManagedServiceParameters } from './operations/create-managed-service.js';
export type { ListFirewallDevicesParameters } from './operations/list-firewall-devices.js';
export type { CreateFirewallDeviceParameters } from './operations/create-firewall-device.js';
export type { DeleteNodeBalancerParameters } from './operations/delete-node-balancer.js';
export type { GetNodeBalancerParameters } from './operations/get-node-balancer.js';
export type { UpdateNodeBalancerParameters } from './operations/update-node-balancer.js';
export type { RebuildNodeBalancerConfigParameters } from './operations/rebuild-node-balancer-config.js';
export type { ListSecurityQuestionsParameters } from './operations/list-security-questions.js';
export type { AnswerSecurityQuestionsParameters } from './operations/answer-security-questions.js';
export type { ListSshKeysParameters } from './operations/list-ssh-keys.js';
export type { CreateSshKeyParameters } from './operations/create-ssh-key.js';
export type { DeleteTagParameters } from './operations/delete-tag.js';
export type { ListTaggedObjectsParameters } from './operations/list-tagged-objects.js';
export type { OperationChecks } from './checks.js';
