// Generated; change the document it is made from instead.

import { isCidr, isIp } from '../runtime/cel/ip.js';

/** What the rules read of a value. */
export interface DatabaseUpdateAsRulesRead {
  readonly allow_list?: readonly string[];
}

/** Each item must be a single IP address or a CIDR range. */
export function allowListOfAddresses(self: DatabaseUpdateAsRulesRead): boolean {
  return (
    self.allow_list === undefined || self.allow_list.every((entry) => isIp(entry) || isCidr(entry))
  );
}
