// Expected descriptions of users, payment methods, StackScripts, clients, SSH keys, and managed services.

import {
  longviewClient,
  managedService,
  managedSettings,
  oauthClient,
  paymentMethod,
  sshKey,
  stackScript,
  user,
} from '../../resources.ts';
import type { ResourceDescriptions } from './types.ts';

export const descriptions: readonly ResourceDescriptions[] = [
  [
    user,
    {
      email: { description: [/account-management communications/i] },
      username: { description: [/used to log in/i, /next to actions that the user performs/i] },
      restricted: { description: [/if true, the user must be granted access to act on account entities/i] },
      ssh_keys: { description: [/labels of the SSH keys/i] },
      tfa_enabled: { description: [/two factor authentication is enabled/i] },
      verified_phone_number: { description: [/null if there is none/i] },
      password_created: { description: [/null if no password has been created/i] },
      last_login: { description: [/null if there has been none since the user was created/i] },
    },
  ],
  [
    paymentMethod,
    {
      created: { description: [/when the payment method was added/i] },
      type: { description: [/kind of payment method/i, /credit-card kind is `credit_card`/i] },
      is_default: { description: [/used for automatic charges/i] },
      'data.expiry': { description: [/month and year/i] },
    },
  ],
  [
    stackScript,
    {
      username: { description: [/created/i] },
      label: { description: [/display only/i] },
      is_public: { description: [/whether other users may use/i, /once public it cannot be made private/i] },
      user_avatar_id: { description: [/avatar ID of the creator/i] },
      images: { description: [/IDs of the images/i, /`any\/all` accepts all images, including private ones/i] },
      deployments_total: { description: [/total/i] },
      deployments_active: { description: [/active now|currently active/i] },
      rev_note: { description: [/notes for a set of revisions/i] },
      script: { description: [/runs when .*provision/i] },
      'user_defined_fields[].label': { description: [/prompt/i] },
      'user_defined_fields[].oneOf': { description: [/acceptable single values/i] },
      'user_defined_fields[].manyOf': { description: [/acceptable values, in any quantity, combination or order/i] },
      mine: { description: [/account of the caller owns/i, /unrestricted or has access/i] },
    },
  ],
  [
    longviewClient,
    {
      label: { description: [/display only/i] },
      api_key: { description: [/lacks read-write access/i] },
      install_code: { description: [/lacks read-write access/i] },
      apps: { description: [/informational/i, /set by the client application/i] },
    },
  ],
  [sshKey, { ssh_key: { description: [/authenticates to the root user of deployed instances/i] } }],
  [
    managedService,
    {
      status: { description: [/current status/i] },
      label: { description: [/display only/i] },
      service_type: { description: [/how the service is monitored/i] },
      address: { description: [/URL/, /query parameters are kept; fragments are dropped/i] },
      timeout: { description: [/seconds to wait for a response before the service is considered down/i] },
      body: { description: [/expected in the response body for the service to count as up/i] },
      consultation_group: { description: [/managed contacts to notify or consult when an issue is detected/i] },
      notes: { description: [/information for support staff/i] },
      credentials: { description: [/IDs of the managed credentials/i, /resolving issues/i] },
    },
  ],
  [
    managedSettings,
    {
      id: { description: [/ID of the compute instance/i] },
      'ssh.access': { description: [/if true, provider support staff may use SSH to respond to issues/i] },
      'ssh.user': { description: [/null means root/i] },
      'ssh.ip': { description: [/default is any of the addresses of the instance/i] },
      'ssh.port': { description: [/null means 22/i] },
    },
  ],
  [
    oauthClient,
    {
      id: { description: [/public ID/i] },
      status: { description: [/new client is `active`|default/i] },
      label: { description: [/shown to users who are asked to grant access/i] },
      redirect_uri: { description: [/where a successful login is redirected/i] },
      secret: { description: [/in clear only when the client is created or its secret is reset/i] },
      thumbnail_url: { description: [/null if there is none/i] },
      public: { description: [/public \(native or browser applications\) or private/i] },
    },
  ],
];
