// Matches media types against declared media types.

/**
 * Returns the most specific declared media type that matches: itself, `application/*+json`, `application/*`, or any;
 * `undefined` if there is none. Parameters matter only if they distinguish declared types: `json; stream=watch`.
 */
export function matchMediaType<Declared extends string>(
  mediaType: string,
  declared: readonly Declared[],
): Declared | undefined {
  const [only] = declared;
  if (only === mediaType && declared.length === 1) return only;
  const essence = mediaTypeEssence(mediaType);
  const [type = ''] = essence.split('/');
  const suffix = /\+[^+]*$/.exec(essence)?.[0];
  const findEssence = (range: string): Declared | undefined =>
    declared.find((candidate) => mediaTypeEssence(candidate) === range);
  const sameEssence = declared.filter((candidate) => mediaTypeEssence(candidate) === essence);
  return (
    (sameEssence.length > 1 ? selectMostSpecific(mediaType, sameEssence) : sameEssence[0]) ??
    (suffix === undefined ? undefined : findEssence(`${type}/*${suffix}`)) ??
    findEssence(`${type}/*`) ??
    findEssence('*/*')
  );
}

/** Whether a media type is JSON. */
export function isJsonMediaType(mediaType: string): boolean {
  return /^[^;/]+\/(?:[^;/]+\+)?json\s*(?:;|$)/i.test(mediaType);
}

/** Returns the media type with the most parameters, all of which must match; otherwise, the first. */
function selectMostSpecific<Declared extends string>(
  mediaType: string,
  declared: readonly Declared[],
): Declared | undefined {
  const mediaTypeParameters = new Set(parseParameters(mediaType));
  const candidates = declared
    .map((candidate) => [candidate, parseParameters(candidate)] as const)
    .filter(([, parameters]) => parameters.every((parameter) => mediaTypeParameters.has(parameter)));
  return candidates.reduce(
    (best, next) => (next[1].length > best[1].length ? next : best),
    candidates[0] ?? ([declared[0], []] as const),
  )[0];
}

/** Returns parameters as `name=value`, with names in lower case and values without quotes. */
function parseParameters(mediaType: string): readonly string[] {
  const [, ...parameters] = mediaType.split(';');
  return parameters.map((parameter) => {
    const [name = '', ...value] = parameter.split('=');
    return `${name.trim().toLowerCase()}=${value
      .join('=')
      .trim()
      .replace(/^"(.*)"$/, '$1')}`;
  });
}

function mediaTypeEssence(mediaType: string): string {
  const [essence = ''] = mediaType.split(';');
  return essence.trim().toLowerCase();
}
