// Generated; change the document it is made from instead.

export type { Problem } from './runtime/validation/problem.ts';
export type { StandardIssue, StandardSchema } from './runtime/validation/standard-schema.ts';
export { isAllowList, checkAllowList, allowListSchema } from './schemas/allow-list.ts';
export {
  isCodeChallenge,
  checkCodeChallenge,
  codeChallengeSchema,
} from './schemas/code-challenge.ts';
export { isComputeLabel, checkComputeLabel, computeLabelSchema } from './schemas/compute-label.ts';
export {
  isComputeStatus,
  checkComputeStatus,
  computeStatusSchema,
} from './schemas/compute-status.ts';
export {
  isCreditCardDetails,
  checkCreditCardDetails,
  creditCardDetailsSchema,
} from './schemas/credit-card-details.ts';
export {
  isDatabaseHosts,
  checkDatabaseHosts,
  databaseHostsSchema,
} from './schemas/database-hosts.ts';
export {
  isDatabaseLabel,
  checkDatabaseLabel,
  databaseLabelSchema,
} from './schemas/database-label.ts';
export {
  isDatabaseStatus,
  checkDatabaseStatus,
  databaseStatusSchema,
} from './schemas/database-status.ts';
export {
  isDomainRecordType,
  checkDomainRecordType,
  domainRecordTypeSchema,
} from './schemas/domain-record-type.ts';
export { isDomainStatus, checkDomainStatus, domainStatusSchema } from './schemas/domain-status.ts';
export {
  isInstanceBackupDisk,
  checkInstanceBackupDisk,
  instanceBackupDiskSchema,
} from './schemas/instance-backup-disk.ts';
export {
  isInstanceBackupStatus,
  checkInstanceBackupStatus,
  instanceBackupStatusSchema,
} from './schemas/instance-backup-status.ts';
export { isLongviewApps, checkLongviewApps, longviewAppsSchema } from './schemas/longview-apps.ts';
export {
  isLongviewLabel,
  checkLongviewLabel,
  longviewLabelSchema,
} from './schemas/longview-label.ts';
export {
  isManagedSshAddress,
  checkManagedSshAddress,
  managedSshAddressSchema,
} from './schemas/managed-ssh-address.ts';
export {
  isNodeBalancerAlgorithm,
  checkNodeBalancerAlgorithm,
  nodeBalancerAlgorithmSchema,
} from './schemas/node-balancer-algorithm.ts';
export {
  isNodeBalancerCheck,
  checkNodeBalancerCheck,
  nodeBalancerCheckSchema,
} from './schemas/node-balancer-check.ts';
export {
  isNodeBalancerCheckPath,
  checkNodeBalancerCheckPath,
  nodeBalancerCheckPathSchema,
} from './schemas/node-balancer-check-path.ts';
export {
  isNodeBalancerCipherSuite,
  checkNodeBalancerCipherSuite,
  nodeBalancerCipherSuiteSchema,
} from './schemas/node-balancer-cipher-suite.ts';
export {
  isNodeBalancerLabel,
  checkNodeBalancerLabel,
  nodeBalancerLabelSchema,
} from './schemas/node-balancer-label.ts';
export {
  isNodeBalancerNodeAddress,
  checkNodeBalancerNodeAddress,
  nodeBalancerNodeAddressSchema,
} from './schemas/node-balancer-node-address.ts';
export {
  isNodeBalancerPort,
  checkNodeBalancerPort,
  nodeBalancerPortSchema,
} from './schemas/node-balancer-port.ts';
export {
  isNodeBalancerProtocol,
  checkNodeBalancerProtocol,
  nodeBalancerProtocolSchema,
} from './schemas/node-balancer-protocol.ts';
export {
  isNodeBalancerProxyProtocol,
  checkNodeBalancerProxyProtocol,
  nodeBalancerProxyProtocolSchema,
} from './schemas/node-balancer-proxy-protocol.ts';
export {
  isNodeBalancerStickiness,
  checkNodeBalancerStickiness,
  nodeBalancerStickinessSchema,
} from './schemas/node-balancer-stickiness.ts';
export {
  isNodeBalancerThrottle,
  checkNodeBalancerThrottle,
  nodeBalancerThrottleSchema,
} from './schemas/node-balancer-throttle.ts';
export {
  isNodeBalancerTransfer,
  checkNodeBalancerTransfer,
  nodeBalancerTransferSchema,
} from './schemas/node-balancer-transfer.ts';
export { isRedirectUri, checkRedirectUri, redirectUriSchema } from './schemas/redirect-uri.ts';
export { isSeedAccount, checkSeedAccount, seedAccountSchema } from './schemas/seed-account.ts';
export {
  isSeedAuthorizationCode,
  checkSeedAuthorizationCode,
  seedAuthorizationCodeSchema,
} from './schemas/seed-authorization-code.ts';
export { isSeedBilling, checkSeedBilling, seedBillingSchema } from './schemas/seed-billing.ts';
export { isSeedData, checkSeedData, seedDataSchema } from './schemas/seed-data.ts';
export { isSeedDatabase, checkSeedDatabase, seedDatabaseSchema } from './schemas/seed-database.ts';
export {
  isSeedDatabaseBackup,
  checkSeedDatabaseBackup,
  seedDatabaseBackupSchema,
} from './schemas/seed-database-backup.ts';
export { isSeedDomain, checkSeedDomain, seedDomainSchema } from './schemas/seed-domain.ts';
export {
  isSeedDomainRecord,
  checkSeedDomainRecord,
  seedDomainRecordSchema,
} from './schemas/seed-domain-record.ts';
export {
  isSeedEncryptedSecret,
  checkSeedEncryptedSecret,
  seedEncryptedSecretSchema,
} from './schemas/seed-encrypted-secret.ts';
export { isSeedEvent, checkSeedEvent, seedEventSchema } from './schemas/seed-event.ts';
export { isSeedFirewall, checkSeedFirewall, seedFirewallSchema } from './schemas/seed-firewall.ts';
export {
  isSeedFirewallDevice,
  checkSeedFirewallDevice,
  seedFirewallDeviceSchema,
} from './schemas/seed-firewall-device.ts';
export { isSeedFixtures, checkSeedFixtures, seedFixturesSchema } from './schemas/seed-fixtures.ts';
export { isSeedGrant, checkSeedGrant, seedGrantSchema } from './schemas/seed-grant.ts';
export {
  isSeedHashedSecret,
  checkSeedHashedSecret,
  seedHashedSecretSchema,
} from './schemas/seed-hashed-secret.ts';
export { isSeedId, checkSeedId, seedIdSchema } from './schemas/seed-id.ts';
export { isSeedInstance, checkSeedInstance, seedInstanceSchema } from './schemas/seed-instance.ts';
export {
  isSeedInstanceBackup,
  checkSeedInstanceBackup,
  seedInstanceBackupSchema,
} from './schemas/seed-instance-backup.ts';
export {
  isSeedInstanceBackups,
  checkSeedInstanceBackups,
  seedInstanceBackupsSchema,
} from './schemas/seed-instance-backups.ts';
export { isSeedJob, checkSeedJob, seedJobSchema } from './schemas/seed-job.ts';
export { isSeedLogin, checkSeedLogin, seedLoginSchema } from './schemas/seed-login.ts';
export {
  isSeedLongviewClient,
  checkSeedLongviewClient,
  seedLongviewClientSchema,
} from './schemas/seed-longview-client.ts';
export {
  isSeedManagedService,
  checkSeedManagedService,
  seedManagedServiceSchema,
} from './schemas/seed-managed-service.ts';
export {
  isSeedManagedSettings,
  checkSeedManagedSettings,
  seedManagedSettingsSchema,
} from './schemas/seed-managed-settings.ts';
export { isSeedNode, checkSeedNode, seedNodeSchema } from './schemas/seed-node.ts';
export {
  isSeedNodeBalancer,
  checkSeedNodeBalancer,
  seedNodeBalancerSchema,
} from './schemas/seed-node-balancer.ts';
export {
  isSeedNodeBalancerConfig,
  checkSeedNodeBalancerConfig,
  seedNodeBalancerConfigSchema,
} from './schemas/seed-node-balancer-config.ts';
export {
  isSeedNullableTime,
  checkSeedNullableTime,
  seedNullableTimeSchema,
} from './schemas/seed-nullable-time.ts';
export {
  isSeedOAuthClient,
  checkSeedOAuthClient,
  seedOAuthClientSchema,
} from './schemas/seed-oauth-client.ts';
export {
  isSeedPaymentMethod,
  checkSeedPaymentMethod,
  seedPaymentMethodSchema,
} from './schemas/seed-payment-method.ts';
export { isSeedScopes, checkSeedScopes, seedScopesSchema } from './schemas/seed-scopes.ts';
export {
  isSeedSecurityAnswer,
  checkSeedSecurityAnswer,
  seedSecurityAnswerSchema,
} from './schemas/seed-security-answer.ts';
export { isSeedSshKey, checkSeedSshKey, seedSshKeySchema } from './schemas/seed-ssh-key.ts';
export {
  isSeedStackScript,
  checkSeedStackScript,
  seedStackScriptSchema,
} from './schemas/seed-stack-script.ts';
export { isSeedTags, checkSeedTags, seedTagsSchema } from './schemas/seed-tags.ts';
export { isSeedTime, checkSeedTime, seedTimeSchema } from './schemas/seed-time.ts';
export { isSeedToken, checkSeedToken, seedTokenSchema } from './schemas/seed-token.ts';
export { isSeedUser, checkSeedUser, seedUserSchema } from './schemas/seed-user.ts';
export { isSeedVolume, checkSeedVolume, seedVolumeSchema } from './schemas/seed-volume.ts';
export { isSshPublicKey, checkSshPublicKey, sshPublicKeySchema } from './schemas/ssh-public-key.ts';
export { isUsername, checkUsername, usernameSchema } from './schemas/username.ts';
export {
  isWalletDetails,
  checkWalletDetails,
  walletDetailsSchema,
} from './schemas/wallet-details.ts';
