// Generated; change the document it is made from instead.

/** What the rules read of a value. */
export interface DatabaseMaintenanceWindowAsRulesRead {
  readonly frequency: string;
  readonly week_of_month: number | null;
}

/** The week of the month is required when the frequency is `monthly`. */
export function monthlyNamesWeek(self: DatabaseMaintenanceWindowAsRulesRead): boolean {
  return self.frequency !== 'monthly' || self.week_of_month !== null;
}
