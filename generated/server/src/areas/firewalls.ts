// The handlers of the area "firewalls": what they are given, and what they may answer.

import type {
  Caller,
  CreateFirewallDeviceBody,
  CreateFirewallDeviceResponses,
  Firewall,
  ListFirewallDevicesResponses,
} from '@cloud-api/types';
import type {
  CreateFirewallDeviceParameters,
  ListFirewallDevicesParameters,
} from '@cloud-api/validators';
import type { Answer, HandlerRequest } from '../runtime/server/handler.js';

/** What the handler of `GET /v4/networking/firewalls/{firewallId}/devices` is given. */
export interface ListFirewallDevicesRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: ListFirewallDevicesParameters['path'];
  readonly query: ListFirewallDevicesParameters['query'];
  readonly headers: ListFirewallDevicesParameters['header'];
  readonly resource: Firewall;
}

/** What `GET /v4/networking/firewalls/{firewallId}/devices` may answer. */
export type ListFirewallDevicesResponse =
  | Answer<200, ListFirewallDevicesResponses[200]>
  | Answer<400, ListFirewallDevicesResponses[400]>
  | Answer<401, ListFirewallDevicesResponses[401]>
  | Answer<403, ListFirewallDevicesResponses[403]>
  | Answer<404, ListFirewallDevicesResponses[404]>
  | Answer<429, ListFirewallDevicesResponses[429]>
  | Answer<500, ListFirewallDevicesResponses[500]>;

/** What the handler of `POST /v4/networking/firewalls/{firewallId}/devices` is given. */
export interface CreateFirewallDeviceRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: CreateFirewallDeviceParameters['path'];
  readonly body: CreateFirewallDeviceBody;
  readonly resource: Firewall;
}

/** What `POST /v4/networking/firewalls/{firewallId}/devices` may answer. */
export type CreateFirewallDeviceResponse =
  | Answer<200, CreateFirewallDeviceResponses[200]>
  | Answer<400, CreateFirewallDeviceResponses[400]>
  | Answer<401, CreateFirewallDeviceResponses[401]>
  | Answer<403, CreateFirewallDeviceResponses[403]>
  | Answer<404, CreateFirewallDeviceResponses[404]>
  | Answer<413, CreateFirewallDeviceResponses[413]>
  | Answer<415, CreateFirewallDeviceResponses[415]>
  | Answer<429, CreateFirewallDeviceResponses[429]>
  | Answer<500, CreateFirewallDeviceResponses[500]>;

/** What answers the operations of the area "firewalls". `Tx` is the host's unit of work. */
export interface FirewallsHandlers<Tx> {
  /**
   * List the devices of a firewall
   *
   * Returns the devices that the rules of the firewall apply to.
   */
  listFirewallDevices(
    request: ListFirewallDevicesRequest<Tx>,
  ): Promise<ListFirewallDevicesResponse> | ListFirewallDevicesResponse;
  /**
   * Add a device to a firewall
   *
   * Assigns the firewall to a compute instance; the rules of the firewall then apply to it. One
   * firewall may be assigned to many instances. An instance has one active firewall at a time;
   * further disabled firewalls may be assigned, but none can be enabled while another active
   * firewall is assigned to the same instance. A `firewall_device_add` event is generated on
   * success.
   */
  createFirewallDevice(
    request: CreateFirewallDeviceRequest<Tx>,
  ): Promise<CreateFirewallDeviceResponse> | CreateFirewallDeviceResponse;
}
