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
export { isSshPublicKey, checkSshPublicKey, sshPublicKeySchema } from './schemas/ssh-public-key.ts';
export { isUsername, checkUsername, usernameSchema } from './schemas/username.ts';
export {
  isWalletDetails,
  checkWalletDetails,
  walletDetailsSchema,
} from './schemas/wallet-details.ts';
export { isWorld, checkWorld, worldSchema } from './schemas/world.ts';
export { isWorldAccount, checkWorldAccount, worldAccountSchema } from './schemas/world-account.ts';
export { isWorldBilling, checkWorldBilling, worldBillingSchema } from './schemas/world-billing.ts';
export { isWorldCode, checkWorldCode, worldCodeSchema } from './schemas/world-code.ts';
export {
  isWorldDatabase,
  checkWorldDatabase,
  worldDatabaseSchema,
} from './schemas/world-database.ts';
export {
  isWorldDatabaseBackup,
  checkWorldDatabaseBackup,
  worldDatabaseBackupSchema,
} from './schemas/world-database-backup.ts';
export {
  isWorldDigested,
  checkWorldDigested,
  worldDigestedSchema,
} from './schemas/world-digested.ts';
export { isWorldDomain, checkWorldDomain, worldDomainSchema } from './schemas/world-domain.ts';
export {
  isWorldDomainRecord,
  checkWorldDomainRecord,
  worldDomainRecordSchema,
} from './schemas/world-domain-record.ts';
export { isWorldEvent, checkWorldEvent, worldEventSchema } from './schemas/world-event.ts';
export {
  isWorldFirewall,
  checkWorldFirewall,
  worldFirewallSchema,
} from './schemas/world-firewall.ts';
export {
  isWorldFirewallDevice,
  checkWorldFirewallDevice,
  worldFirewallDeviceSchema,
} from './schemas/world-firewall-device.ts';
export {
  isWorldFixtures,
  checkWorldFixtures,
  worldFixturesSchema,
} from './schemas/world-fixtures.ts';
export { isWorldGrant, checkWorldGrant, worldGrantSchema } from './schemas/world-grant.ts';
export { isWorldId, checkWorldId, worldIdSchema } from './schemas/world-id.ts';
export {
  isWorldInstance,
  checkWorldInstance,
  worldInstanceSchema,
} from './schemas/world-instance.ts';
export {
  isWorldInstanceBackup,
  checkWorldInstanceBackup,
  worldInstanceBackupSchema,
} from './schemas/world-instance-backup.ts';
export {
  isWorldInstanceBackups,
  checkWorldInstanceBackups,
  worldInstanceBackupsSchema,
} from './schemas/world-instance-backups.ts';
export { isWorldJob, checkWorldJob, worldJobSchema } from './schemas/world-job.ts';
export { isWorldLogin, checkWorldLogin, worldLoginSchema } from './schemas/world-login.ts';
export {
  isWorldLongviewClient,
  checkWorldLongviewClient,
  worldLongviewClientSchema,
} from './schemas/world-longview-client.ts';
export {
  isWorldManagedService,
  checkWorldManagedService,
  worldManagedServiceSchema,
} from './schemas/world-managed-service.ts';
export {
  isWorldManagedSettings,
  checkWorldManagedSettings,
  worldManagedSettingsSchema,
} from './schemas/world-managed-settings.ts';
export { isWorldNode, checkWorldNode, worldNodeSchema } from './schemas/world-node.ts';
export {
  isWorldNodeBalancer,
  checkWorldNodeBalancer,
  worldNodeBalancerSchema,
} from './schemas/world-node-balancer.ts';
export {
  isWorldNodeBalancerConfig,
  checkWorldNodeBalancerConfig,
  worldNodeBalancerConfigSchema,
} from './schemas/world-node-balancer-config.ts';
export {
  isWorldOAuthClient,
  checkWorldOAuthClient,
  worldOAuthClientSchema,
} from './schemas/world-oauth-client.ts';
export {
  isWorldOptionalTime,
  checkWorldOptionalTime,
  worldOptionalTimeSchema,
} from './schemas/world-optional-time.ts';
export {
  isWorldPaymentMethod,
  checkWorldPaymentMethod,
  worldPaymentMethodSchema,
} from './schemas/world-payment-method.ts';
export { isWorldScopes, checkWorldScopes, worldScopesSchema } from './schemas/world-scopes.ts';
export { isWorldSealed, checkWorldSealed, worldSealedSchema } from './schemas/world-sealed.ts';
export {
  isWorldSecurityAnswer,
  checkWorldSecurityAnswer,
  worldSecurityAnswerSchema,
} from './schemas/world-security-answer.ts';
export { isWorldSshKey, checkWorldSshKey, worldSshKeySchema } from './schemas/world-ssh-key.ts';
export {
  isWorldStackScript,
  checkWorldStackScript,
  worldStackScriptSchema,
} from './schemas/world-stack-script.ts';
export { isWorldTags, checkWorldTags, worldTagsSchema } from './schemas/world-tags.ts';
export { isWorldTime, checkWorldTime, worldTimeSchema } from './schemas/world-time.ts';
export { isWorldToken, checkWorldToken, worldTokenSchema } from './schemas/world-token.ts';
export { isWorldUser, checkWorldUser, worldUserSchema } from './schemas/world-user.ts';
export { isWorldVolume, checkWorldVolume, worldVolumeSchema } from './schemas/world-volume.ts';
