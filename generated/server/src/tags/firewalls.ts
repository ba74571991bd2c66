// The handlers of the tag "firewalls": what they are given, and what they may answer.

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
import type { HandlerRequest, TypedResponse } from '../runtime/server/handler.js';

/** What the handler of `GET /v4/networking/firewalls/{firewallId}/devices` is given. */
export interface ListFirewallDevicesRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: ListFirewallDevicesParameters['path'];
  readonly query: ListFirewallDevicesParameters['query'];
  readonly headers: ListFirewallDevicesParameters['header'];
  readonly resource: Firewall;
}

/** What `GET /v4/networking/firewalls/{firewallId}/devices` may answer. */
export type ListFirewallDevicesResponse =
  | TypedResponse<200, ListFirewallDevicesResponses[200]>
  | TypedResponse<400, ListFirewallDevicesResponses[400]>
  | TypedResponse<401, ListFirewallDevicesResponses[401]>
  | TypedResponse<403, ListFirewallDevicesResponses[403]>
  | TypedResponse<404, ListFirewallDevicesResponses[404]>
  | TypedResponse<429, ListFirewallDevicesResponses[429]>
  | TypedResponse<500, ListFirewallDevicesResponses[500]>;

/** What the handler of `POST /v4/networking/firewalls/{firewallId}/devices` is given. */
export interface CreateFirewallDeviceRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: CreateFirewallDeviceParameters['path'];
  readonly body: CreateFirewallDeviceBody;
  readonly resource: Firewall;
}

/** What `POST /v4/networking/firewalls/{firewallId}/devices` may answer. */
export type CreateFirewallDeviceResponse =
  | TypedResponse<200, CreateFirewallDeviceResponses[200]>
  | TypedResponse<400, CreateFirewallDeviceResponses[400]>
  | TypedResponse<401, CreateFirewallDeviceResponses[401]>
  | TypedResponse<403, CreateFirewallDeviceResponses[403]>
  | TypedResponse<404, CreateFirewallDeviceResponses[404]>
  | TypedResponse<413, CreateFirewallDeviceResponses[413]>
  | TypedResponse<415, CreateFirewallDeviceResponses[415]>
  | TypedResponse<429, CreateFirewallDeviceResponses[429]>
  | TypedResponse<500, CreateFirewallDeviceResponses[500]>;

/** What answers the operations of the tag "firewalls". `Tx` is the host's unit of work. */
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
