// Generated; change the document it is made from instead.

import { isCidr, isIp } from '../runtime/cel/ip.js';

/** What the rules read of a value. */
export interface DatabaseAsRulesRead {
  readonly cluster_size: number;
  readonly replication_type: string;
  readonly updates: { readonly frequency: string; readonly week_of_month: number | null };
  readonly allow_list: readonly string[];
}

/** The replication type of a single node must be `none`. */
export function singleNodeWithoutReplication(self: DatabaseAsRulesRead): boolean {
  return self.cluster_size > 1 || self.replication_type === 'none';
}

/** The replication type of a high-availability cluster must be `asynch` or `semi_synch`. */
export function highAvailabilityWithReplication(self: DatabaseAsRulesRead): boolean {
  return (
    self.cluster_size === 1 ||
    self.replication_type === 'asynch' ||
    self.replication_type === 'semi_synch'
  );
}

/** The week of the month must be null when the frequency is `weekly`. */
export function weeklyNamesNoWeekWithoutOld(self: DatabaseAsRulesRead): boolean {
  return self.updates.frequency !== 'weekly' || self.updates.week_of_month === null;
}

/** Each item must be a single IP address or a CIDR range. */
export function allowListOfAddresses(self: DatabaseAsRulesRead): boolean {
  return self.allow_list.every((entry) => isIp(entry) || isCidr(entry));
}

/** The week of the month must be null when the frequency is `weekly`. */
export function weeklyNamesNoWeek(self: DatabaseAsRulesRead, old: DatabaseAsRulesRead): boolean {
  return (
    self.updates.frequency !== 'weekly' ||
    self.updates.week_of_month === null ||
    (old.updates !== undefined &&
      old.updates.frequency === 'monthly' &&
      self.updates.week_of_month === old.updates.week_of_month)
  );
}
