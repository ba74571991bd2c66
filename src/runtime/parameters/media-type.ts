// Matching of media types with declared ones.

/**
 * Returns the most specific declared media type that matches: itself, `application/*+json`, `application/*`, or any;
 * `undefined` if none does. Parameters matter only if they distinguish declared types: `json; stream=watch`.
 */
export function matchMediaType<Declared extends string>(
  given: string,
  declared: readonly Declared[],
): Declared | undefined {
  const bare = withoutParameters(given);
  const [type = ''] = bare.split('/');
  const suffix = /\+[^+]*$/.exec(bare)?.[0];
  const same = declared.filter((each) => withoutParameters(each) === bare);
  return (
    (same.length > 1 ? closest(given, same) : same[0]) ??
    (suffix === undefined ? undefined : declared.find((each) => withoutParameters(each) === `${type}/*${suffix}`)) ??
    declared.find((each) => withoutParameters(each) === `${type}/*`) ??
    declared.find((each) => withoutParameters(each) === '*/*')
  );
}

/** Whether a media type is JSON. */
export function isJson(mediaType: string): boolean {
  return /^[^;/]+\/(?:[^;/]+\+)?json\s*(?:;|$)/i.test(mediaType);
}

/** Returns the media type with the most matching parameters and none missing, else the first. */
function closest<Declared extends string>(given: string, declared: readonly Declared[]): Declared | undefined {
  const said = new Set(parametersOf(given));
  const counted = declared
    .map((each) => [each, parametersOf(each)] as const)
    .filter(([, parameters]) => parameters.every((parameter) => said.has(parameter)));
  return counted.reduce(
    (best, next) => (next[1].length > best[1].length ? next : best),
    counted[0] ?? ([declared[0], []] as const),
  )[0];
}

/** Returns parameters as `name=value`, with names in lower case and values without quotes. */
function parametersOf(mediaType: string): readonly string[] {
  const [, ...parameters] = mediaType.split(';');
  return parameters.map((parameter) => {
    const [name = '', ...value] = parameter.split('=');
    return `${name.trim().toLowerCase()}=${value
      .join('=')
      .trim()
      .replace(/^"(.*)"$/, '$1')}`;
  });
}

function withoutParameters(mediaType: string): string {
  const [bare = ''] = mediaType.split(';');
  return bare.trim().toLowerCase();
}
