// Generated; change the document it is made from instead.

/** What the rules read of a value. */
export interface VolumeAsRulesRead {
  readonly filesystem_path: string;
  readonly label: string;
}

/** The path must end with the label of the volume. */
export function pathNamesLabel(self: VolumeAsRulesRead): boolean {
  return self.filesystem_path.endsWith(self.label);
}
