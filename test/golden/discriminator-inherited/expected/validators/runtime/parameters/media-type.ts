// Which of the declared media types a body has.

/** The declared type that a given one means, the most precise first: itself, `application/*+json`, `application/*`; undefined where none does. A parameter counts where it tells two declared types apart: `application/json; stream=watch`. */
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

/** Whether its values are those that schemas speak of. */
export function isJson(mediaType: string): boolean {
  return /^[^;/]+\/(?:[^;/]+\+)?json\s*(?:;|$)/i.test(mediaType);
}

/** The one of which the most parameters are given and none is missing, else the first. */
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

/** Each as `name=value`: names in lower case, values without quotes. */
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
