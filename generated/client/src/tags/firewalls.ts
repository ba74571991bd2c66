// Calls of the tag "firewalls".

import type {
  CreateFirewallDevicePath,
  CreateFirewallDeviceResponses,
  FirewallDeviceCreate,
  FirewallDeviceFilter,
  ListFirewallDevicesPath,
  ListFirewallDevicesQuery,
  ListFirewallDevicesResponses,
} from '@cloud-api/types';
import {
  callJson,
  type CallOptions,
  type Client,
  type Result,
  type WithDeprecationStatus,
} from '../runtime.js';

/** Request of `listFirewallDevices`. */
export interface ListFirewallDevicesRequest extends CallOptions {
  path: ListFirewallDevicesPath;
  query?: ListFirewallDevicesQuery;
  /** Filter and sort order of the items, sent as the header `X-Filter`. */
  filter?: FirewallDeviceFilter;
}

/** Result of `listFirewallDevices`. */
export type ListFirewallDevicesResult = Result<
  WithDeprecationStatus<ListFirewallDevicesResponses, 299>
>;

/**
 * List the devices of a firewall
 *
 * Returns the devices that the rules of the firewall apply to.
 */
export function listFirewallDevices(
  client: Client,
  request: ListFirewallDevicesRequest,
): Promise<ListFirewallDevicesResult> {
  return callJson(client, request, {
    id: 'listFirewallDevices',
    method: 'GET',
    path: '/v4/networking/firewalls/{firewallId}/devices',
    filter: 'X-Filter',
    responses: { json: [200, 299, 400, 401, 403, 404, 429, 500] },
  });
}

/** Request of `createFirewallDevice`. */
export interface CreateFirewallDeviceRequest extends CallOptions {
  path: CreateFirewallDevicePath;
  /** The entity to assign the firewall to. */
  body: FirewallDeviceCreate;
}

/** Result of `createFirewallDevice`. */
export type CreateFirewallDeviceResult = Result<
  WithDeprecationStatus<CreateFirewallDeviceResponses, 299>
>;

/**
 * Add a device to a firewall
 *
 * Assigns the firewall to a compute instance; the rules of the firewall then apply to it. One
 * firewall may be assigned to many instances. An instance has one active firewall at a time;
 * further disabled firewalls may be assigned, but none can be enabled while another active
 * firewall is assigned to the same instance. A `firewall_device_add` event is generated on
 * success.
 */
export function createFirewallDevice(
  client: Client,
  request: CreateFirewallDeviceRequest,
): Promise<CreateFirewallDeviceResult> {
  return callJson(client, request, {
    id: 'createFirewallDevice',
    method: 'POST',
    path: '/v4/networking/firewalls/{firewallId}/devices',
    contentType: 'application/json',
    responses: { json: [200, 299, 400, 401, 403, 404, 413, 415, 429, 500] },
  });
}
