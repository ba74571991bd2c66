// Generated; change the document it is made from instead.

import { countCodePoints } from '../runtime/validation/type-checks.js';

/** What the rules read of a value. */
export interface DomainAsRulesRead {
  readonly master_ips: readonly string[];
  readonly axfr_ips: readonly string[];
}

/** The combined length of the master IP addresses must be at most 1000 characters. */
export function masterIpsLength(self: DomainAsRulesRead): boolean {
  return countCodePoints(self.master_ips.join('')) <= 1000;
}

/**
 * The combined length of the IP addresses allowed zone transfer must be at most 1000 characters.
 */
export function axfrIpsLength(self: DomainAsRulesRead): boolean {
  return countCodePoints(self.axfr_ips.join('')) <= 1000;
}
