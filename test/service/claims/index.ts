// All claims about the running service, by tag.

import type { ServiceClaim } from './claim.ts';
import { claims as authentication } from './authentication.ts';
import { claims as authorization } from './authorization.ts';
import { claims as compute } from './compute.ts';
import { claims as databases } from './databases.ts';
import { claims as domainRecordTypes } from './domain-record-types.ts';
import { claims as domainRecords } from './domain-records.ts';
import { claims as errors } from './errors.ts';
import { claims as events } from './events.ts';
import { claims as filtering } from './filtering.ts';
import { claims as firewalls } from './firewalls.ts';
import { claims as general } from './general.ts';
import { claims as headers } from './headers.ts';
import { claims as instanceBackups } from './instance-backups.ts';
import { claims as limits } from './limits.ts';
import { claims as longview } from './longview.ts';
import { claims as managedServices } from './managed-services.ts';
import { claims as managedSettings } from './managed-settings.ts';
import { claims as nodebalancerConfigs } from './nodebalancer-configs.ts';
import { claims as nodebalancerHealth } from './nodebalancer-health.ts';
import { claims as nodebalancerRebuild } from './nodebalancer-rebuild.ts';
import { claims as nodebalancers } from './nodebalancers.ts';
import { claims as oauthClients } from './oauth-clients.ts';
import { claims as pagination } from './pagination.ts';
import { claims as paymentMethods } from './payment-methods.ts';
import { claims as securityQuestions } from './security-questions.ts';
import { claims as sshKeys } from './ssh-keys.ts';
import { claims as stackscripts } from './stackscripts.ts';
import { claims as states } from './states.ts';
import { claims as taggedDomains } from './domains-in-tag-listings.ts';
import { claims as taggedVolumes } from './volumes-in-tag-listings.ts';
import { claims as tags } from './tags.ts';
import { claims as users } from './users.ts';
import { claims as versioning } from './versioning.ts';

export const serviceClaims: readonly ServiceClaim[] = [
  ...authentication,
  ...authorization,
  ...compute,
  ...databases,
  ...domainRecordTypes,
  ...domainRecords,
  ...errors,
  ...events,
  ...filtering,
  ...firewalls,
  ...general,
  ...headers,
  ...instanceBackups,
  ...limits,
  ...longview,
  ...managedServices,
  ...managedSettings,
  ...nodebalancerConfigs,
  ...nodebalancerHealth,
  ...nodebalancerRebuild,
  ...nodebalancers,
  ...oauthClients,
  ...pagination,
  ...paymentMethods,
  ...securityQuestions,
  ...sshKeys,
  ...stackscripts,
  ...states,
  ...taggedDomains,
  ...taggedVolumes,
  ...tags,
  ...users,
  ...versioning,
];
