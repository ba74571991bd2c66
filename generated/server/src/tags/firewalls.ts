// Handlers of the tag "firewalls", with their request and response types.

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
import type { HandlerRequest, TypedResponse } from '../runtime/server/handler-types.js';

/** Request of `listFirewallDevices`: `GET /v4/networking/firewalls/{firewallId}/devices`. */
export interface ListFirewallDevicesRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: ListFirewallDevicesParameters['path'];
  readonly query: ListFirewallDevicesParameters['query'];
  readonly headers: ListFirewallDevicesParameters['header'];
  readonly resource: Firewall;
}

/** Response of `listFirewallDevices`: `GET /v4/networking/firewalls/{firewallId}/devices`. */
export type ListFirewallDevicesResponse =
  | TypedResponse<200, ListFirewallDevicesResponses[200]>
  | TypedResponse<400, ListFirewallDevicesResponses[400]>
  | TypedResponse<401, ListFirewallDevicesResponses[401]>
  | TypedResponse<403, ListFirewallDevicesResponses[403]>
  | TypedResponse<404, ListFirewallDevicesResponses[404]>
  | TypedResponse<429, ListFirewallDevicesResponses[429]>
  | TypedResponse<500, ListFirewallDevicesResponses[500]>;

/** Request of `createFirewallDevice`: `POST /v4/networking/firewalls/{firewallId}/devices`. */
export interface CreateFirewallDeviceRequest<Tx> extends HandlerRequest<Tx, Caller> {
  readonly path: CreateFirewallDeviceParameters['path'];
  readonly body: CreateFirewallDeviceBody;
  readonly resource: Firewall;
}

/** Response of `createFirewallDevice`: `POST /v4/networking/firewalls/{firewallId}/devices`. */
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

/** Handlers of the tag "firewalls". `Tx` is the host's unit of work. */
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
