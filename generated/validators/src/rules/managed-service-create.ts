// Generated; change the document it is made from instead.

import { isPrivateIp } from '../runtime/cel/ip.js';
import { urlHost } from '../runtime/cel/url.js';

/** What the rules read of a value. */
export interface ManagedServiceCreateAsRulesRead {
  readonly address: string;
  readonly region?: string;
}

/** A region is required if the address is a private IP. */
export function regionOfPrivateAddress(self: ManagedServiceCreateAsRulesRead): boolean {
  return !isPrivateIp(urlHost(self.address)) || (self.region !== undefined && self.region !== '');
}

/** A region must not be set unless the address is a private IP. */
export function noRegionOfPublicAddress(self: ManagedServiceCreateAsRulesRead): boolean {
  return isPrivateIp(urlHost(self.address)) || self.region === undefined || self.region === '';
}
