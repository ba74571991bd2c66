// All claims about the document.

import type { Claim } from '../claim.ts';
import { claims as authentication } from './authentication.ts';
import { claims as compute } from './compute.ts';
import { claims as databases } from './databases.ts';
import { claims as domainRecords } from './domain-records.ts';
import { claims as errors } from './errors.ts';
import { claims as filtering } from './filtering.ts';
import { claims as firewallDevices } from './firewall-devices.ts';
import { claims as general } from './general.ts';
import { claims as headers } from './headers.ts';
import { claims as identifiers } from './identifiers.ts';
import { claims as instanceBackups } from './instance-backups.ts';
import { claims as limitsAndStates } from './limits-and-states.ts';
import { claims as longview } from './longview.ts';
import { claims as managedServices } from './managed-services.ts';
import { claims as managedSettings } from './managed-settings.ts';
import { claims as descriptions } from './descriptions.ts';
import { claims as nodeBalancerConfigs } from './nodebalancer-config-rebuild.ts';
import { claims as nodeBalancers } from './nodebalancers.ts';
import { claims as oauthClients } from './oauth-clients.ts';
import { claims as pagination } from './pagination.ts';
import { claims as paymentMethods } from './payment-methods.ts';
import { claims as securityQuestions } from './security-questions.ts';
import { claims as sshKeys } from './ssh-keys.ts';
import { claims as stackScripts } from './stackscripts.ts';
import { claims as taggedDomains } from './domains-in-tag-listings.ts';
import { claims as taggedVolumes } from './volumes-in-tag-listings.ts';
import { claims as tags } from './tags.ts';
import { claims as timestamps } from './timestamps.ts';
import { claims as users } from './users.ts';
import { claims as versioning } from './versioning.ts';

export const claims: readonly Claim[] = [
  ...general,
  ...identifiers,
  ...timestamps,
  ...descriptions,
  ...pagination,
  ...filtering,
  ...headers,
  ...users,
  ...compute,
  ...instanceBackups,
  ...tags,
  ...taggedDomains,
  ...taggedVolumes,
  ...nodeBalancers,
  ...nodeBalancerConfigs,
  ...databases,
  ...paymentMethods,
  ...stackScripts,
  ...longview,
  ...securityQuestions,
  ...sshKeys,
  ...domainRecords,
  ...managedServices,
  ...managedSettings,
  ...firewallDevices,
  ...oauthClients,
  ...authentication,
  ...errors,
  ...limitsAndStates,
  ...versioning,
];
