// Generated; change the document it is made from instead.

/** What the rules read of a value. */
export interface ComputeInstanceUpdateAsRulesRead {
  readonly backups?: { readonly schedule?: { readonly day?: string; readonly window?: string } };
}

/** Only the service sets `Scheduling`; send a day of the week. */
export function dayIsNotSchedulingWithoutOld(self: ComputeInstanceUpdateAsRulesRead): boolean {
  return (
    self.backups === undefined ||
    self.backups.schedule === undefined ||
    self.backups.schedule.day === undefined ||
    self.backups.schedule.day !== 'Scheduling'
  );
}

/** Only the service sets `Scheduling`; send a window such as `W10`. */
export function windowIsNotSchedulingWithoutOld(self: ComputeInstanceUpdateAsRulesRead): boolean {
  return (
    self.backups === undefined ||
    self.backups.schedule === undefined ||
    self.backups.schedule.window === undefined ||
    self.backups.schedule.window !== 'Scheduling'
  );
}

/** Only the service sets `Scheduling`; send a day of the week. */
export function dayIsNotScheduling(
  self: ComputeInstanceUpdateAsRulesRead,
  old: ComputeInstanceUpdateAsRulesRead,
): boolean {
  return (
    self.backups === undefined ||
    self.backups.schedule === undefined ||
    self.backups.schedule.day === undefined ||
    self.backups.schedule.day !== 'Scheduling' ||
    (old.backups !== undefined &&
      old.backups.schedule !== undefined &&
      old.backups.schedule.day !== undefined &&
      old.backups.schedule.day === 'Scheduling')
  );
}

/** Only the service sets `Scheduling`; send a window such as `W10`. */
export function windowIsNotScheduling(
  self: ComputeInstanceUpdateAsRulesRead,
  old: ComputeInstanceUpdateAsRulesRead,
): boolean {
  return (
    self.backups === undefined ||
    self.backups.schedule === undefined ||
    self.backups.schedule.window === undefined ||
    self.backups.schedule.window !== 'Scheduling' ||
    (old.backups !== undefined &&
      old.backups.schedule !== undefined &&
      old.backups.schedule.window !== undefined &&
      old.backups.schedule.window === 'Scheduling')
  );
}
