// Operations of the tag "firewalls", as data for the request pipeline.

import {
  checkCreateFirewallDeviceBody,
  checkCreateFirewallDeviceResponse,
  checkListFirewallDevicesResponse,
  readCreateFirewallDeviceParameters,
  readListFirewallDevicesParameters,
} from '@cloud-api/validators';
import { createParameterReader } from '../runtime/server/adapt-parameter-reader.js';
import type { OperationDescriptor } from '../runtime/server/operation-table.js';
import type {
  CreateFirewallDeviceRequest,
  FirewallsHandlers,
  ListFirewallDevicesRequest,
} from '../tags/firewalls.js';

/** Returns the operations of the tag "firewalls", bound to their handlers. */
export function firewallsOperations<Tx>(
  handlers: FirewallsHandlers<Tx>,
): readonly OperationDescriptor<Tx>[] {
  return [
    {
      id: 'listFirewallDevices',
      method: 'GET',
      path: '/v4/networking/firewalls/{firewallId}/devices',
      security: [
        [{ scheme: 'oauth', scopes: ['firewall:read_only'] }],
        [{ scheme: 'bearerAuth', scopes: ['firewall:read_only'] }],
      ],
      access: { kind: 'grant', grant: 'firewall', level: 'read_only' },
      resource: { schema: 'Firewall', parameter: 'firewallId' },
      mode: 'read',
      responses: {
        200: { 'application/json': { ref: 'FirewallDevicePage' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readListFirewallDevicesParameters),
        response: checkListFirewallDevicesResponse,
      },
      handle: (request: ListFirewallDevicesRequest<Tx>) => handlers.listFirewallDevices(request),
    },
    {
      id: 'createFirewallDevice',
      method: 'POST',
      path: '/v4/networking/firewalls/{firewallId}/devices',
      security: [
        [{ scheme: 'oauth', scopes: ['firewall:read_write'] }],
        [{ scheme: 'bearerAuth', scopes: ['firewall:read_write'] }],
      ],
      access: { kind: 'grant', grant: 'firewall', level: 'read_write' },
      resource: { schema: 'Firewall', parameter: 'firewallId' },
      mode: 'write',
      body: {
        required: true,
        contents: { 'application/json': { ref: 'FirewallDeviceCreate' } },
        defaults: true,
      },
      emits: ['firewall_device_add'],
      responses: {
        200: { 'application/json': { ref: 'FirewallDevice' } },
        400: { 'application/json': { ref: 'ErrorBody' } },
        401: { 'application/json': { ref: 'ErrorBody' } },
        403: { 'application/json': { ref: 'ErrorBody' } },
        404: { 'application/json': { ref: 'ErrorBody' } },
        413: { 'application/json': { ref: 'ErrorBody' } },
        415: { 'application/json': { ref: 'ErrorBody' } },
        429: { 'application/json': { ref: 'ErrorBody' } },
        500: { 'application/json': { ref: 'ErrorBody' } },
      },
      checks: {
        parameters: createParameterReader(readCreateFirewallDeviceParameters),
        body: checkCreateFirewallDeviceBody,
        response: checkCreateFirewallDeviceResponse,
      },
      handle: (request: CreateFirewallDeviceRequest<Tx>) => handlers.createFirewallDevice(request),
    },
  ];
}
