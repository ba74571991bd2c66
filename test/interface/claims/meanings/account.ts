// What the interface says of users, payment methods, StackScripts, clients, keys and managed services.

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
import type { Meanings } from './shape.ts';

export const meanings: readonly Meanings[] = [
  [
    user,
    {
      email: { says: [/account-management communications/i] },
      username: { says: [/used to log in/i, /next to actions that the user performs/i] },
      restricted: { says: [/if true, the user must be granted access to act on account entities/i] },
      ssh_keys: { says: [/labels of the SSH keys/i] },
      tfa_enabled: { says: [/two factor authentication is enabled/i] },
      verified_phone_number: { says: [/null if there is none/i] },
      password_created: { says: [/null if no password has been created/i] },
      last_login: { says: [/null if there has been none since the user was created/i] },
    },
  ],
  [
    paymentMethod,
    {
      created: { says: [/when the payment method was added/i] },
      type: { says: [/kind of payment method/i, /credit-card kind is `credit_card`/i] },
      is_default: { says: [/used for automatic charges/i] },
      'data.expiry': { says: [/month and year/i] },
    },
  ],
  [
    stackScript,
    {
      username: { says: [/created/i] },
      label: { says: [/display only/i] },
      is_public: { says: [/whether other users may use/i, /once public it cannot be made private/i] },
      user_avatar_id: { says: [/avatar ID of the creator/i] },
      images: { says: [/IDs of the images/i, /`any\/all` accepts all images, including private ones/i] },
      deployments_total: { says: [/total/i] },
      deployments_active: { says: [/active now|currently active/i] },
      rev_note: { says: [/notes for a set of revisions/i] },
      script: { says: [/runs when .*provision/i] },
      'user_defined_fields[].label': { says: [/prompt/i] },
      'user_defined_fields[].oneOf': { says: [/acceptable single values/i] },
      'user_defined_fields[].manyOf': { says: [/acceptable values, in any quantity, combination or order/i] },
      mine: { says: [/account of the caller owns/i, /unrestricted or has access/i] },
    },
  ],
  [
    longviewClient,
    {
      label: { says: [/display only/i] },
      api_key: { says: [/lacks read-write access/i] },
      install_code: { says: [/lacks read-write access/i] },
      apps: { says: [/informational/i, /set by the client application/i] },
    },
  ],
  [sshKey, { ssh_key: { says: [/authenticates to the root user of deployed instances/i] } }],
  [
    managedService,
    {
      status: { says: [/current status/i] },
      label: { says: [/display only/i] },
      service_type: { says: [/how the service is monitored/i] },
      address: { says: [/URL/, /query parameters are kept; fragments are dropped/i] },
      timeout: { says: [/seconds to wait for a response before the service is considered down/i] },
      body: { says: [/expected in the response body for the service to count as up/i] },
      consultation_group: { says: [/managed contacts to notify or consult when an issue is detected/i] },
      notes: { says: [/information for support staff/i] },
      credentials: { says: [/IDs of the managed credentials/i, /resolving issues/i] },
    },
  ],
  [
    managedSettings,
    {
      id: { says: [/ID of the compute instance/i] },
      'ssh.access': { says: [/if true, provider support staff may use SSH to respond to issues/i] },
      'ssh.user': { says: [/null means root/i] },
      'ssh.ip': { says: [/default is any of the addresses of the instance/i] },
      'ssh.port': { says: [/null means 22/i] },
    },
  ],
  [
    oauthClient,
    {
      id: { says: [/public ID/i] },
      status: { says: [/new client is `active`|default/i] },
      label: { says: [/shown to users who are asked to grant access/i] },
      redirect_uri: { says: [/where a successful login is redirected/i] },
      secret: { says: [/in clear only when the client is created or its secret is reset/i] },
      thumbnail_url: { says: [/null if there is none/i] },
      public: { says: [/public \(native or browser applications\) or private/i] },
    },
  ],
];
