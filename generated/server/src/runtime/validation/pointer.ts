// How a JSON pointer spells a name.

/** A name as a segment of a JSON pointer. */
export function segment(name: string): string {
  return name.includes('~') || name.includes('/') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}
