// Types of Seed file, version 1.0.0, compatible with openapi-typescript.

import type * as schemas from './schemas.ts';

export type paths = Record<string, never>;

export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    AllowList: schemas.AllowList;
    CodeChallenge: schemas.CodeChallenge;
    ComputeLabel: schemas.ComputeLabel;
    ComputeStatus: schemas.ComputeStatus;
    CreditCardDetails: schemas.CreditCardDetails;
    DatabaseHosts: schemas.DatabaseHosts;
    DatabaseLabel: schemas.DatabaseLabel;
    DatabaseStatus: schemas.DatabaseStatus;
    DomainRecordType: schemas.DomainRecordType;
    DomainStatus: schemas.DomainStatus;
    InstanceBackupDisk: schemas.InstanceBackupDisk;
    InstanceBackupStatus: schemas.InstanceBackupStatus;
    LongviewApps: schemas.LongviewApps;
    LongviewLabel: schemas.LongviewLabel;
    ManagedSshAddress: schemas.ManagedSshAddress;
    NodeBalancerAlgorithm: schemas.NodeBalancerAlgorithm;
    NodeBalancerCheck: schemas.NodeBalancerCheck;
    NodeBalancerCheckPath: schemas.NodeBalancerCheckPath;
    NodeBalancerCipherSuite: schemas.NodeBalancerCipherSuite;
    NodeBalancerLabel: schemas.NodeBalancerLabel;
    NodeBalancerNodeAddress: schemas.NodeBalancerNodeAddress;
    NodeBalancerPort: schemas.NodeBalancerPort;
    NodeBalancerProtocol: schemas.NodeBalancerProtocol;
    NodeBalancerProxyProtocol: schemas.NodeBalancerProxyProtocol;
    NodeBalancerStickiness: schemas.NodeBalancerStickiness;
    NodeBalancerThrottle: schemas.NodeBalancerThrottle;
    NodeBalancerTransfer: schemas.NodeBalancerTransfer;
    RedirectUri: schemas.RedirectUri;
    SeedAccount: schemas.SeedAccount;
    SeedAuthorizationCode: schemas.SeedAuthorizationCode;
    SeedBilling: schemas.SeedBilling;
    SeedData: schemas.SeedData;
    SeedDatabase: schemas.SeedDatabase;
    SeedDatabaseBackup: schemas.SeedDatabaseBackup;
    SeedDomain: schemas.SeedDomain;
    SeedDomainRecord: schemas.SeedDomainRecord;
    SeedEncryptedSecret: schemas.SeedEncryptedSecret;
    SeedEvent: schemas.SeedEvent;
    SeedFirewall: schemas.SeedFirewall;
    SeedFirewallDevice: schemas.SeedFirewallDevice;
    SeedFixtures: schemas.SeedFixtures;
    SeedGrant: schemas.SeedGrant;
    SeedHashedSecret: schemas.SeedHashedSecret;
    SeedId: schemas.SeedId;
    SeedInstance: schemas.SeedInstance;
    SeedInstanceBackup: schemas.SeedInstanceBackup;
    SeedInstanceBackups: schemas.SeedInstanceBackups;
    SeedJob: schemas.SeedJob;
    SeedLogin: schemas.SeedLogin;
    SeedLongviewClient: schemas.SeedLongviewClient;
    SeedManagedService: schemas.SeedManagedService;
    SeedManagedSettings: schemas.SeedManagedSettings;
    SeedNode: schemas.SeedNode;
    SeedNodeBalancer: schemas.SeedNodeBalancer;
    SeedNodeBalancerConfig: schemas.SeedNodeBalancerConfig;
    SeedNullableTime: schemas.SeedNullableTime;
    SeedOAuthClient: schemas.SeedOAuthClient;
    SeedPaymentMethod: schemas.SeedPaymentMethod;
    SeedScopes: schemas.SeedScopes;
    SeedSecurityAnswer: schemas.SeedSecurityAnswer;
    SeedSshKey: schemas.SeedSshKey;
    SeedStackScript: schemas.SeedStackScript;
    SeedTags: schemas.SeedTags;
    SeedTime: schemas.SeedTime;
    SeedToken: schemas.SeedToken;
    SeedUser: schemas.SeedUser;
    SeedVolume: schemas.SeedVolume;
    SshPublicKey: schemas.SshPublicKey;
    Username: schemas.Username;
    WalletDetails: schemas.WalletDetails;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type operations = Record<string, never>;
