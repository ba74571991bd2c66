// Which of the declared media types a body has.

/** The declared type that a given one means, the most precise first; undefined where none does. Parameters do not count. */
export function matchMediaType<Declared extends string>(given: string, declared: readonly Declared[]): Declared | undefined {
  const bare = withoutParameters(given);
  const [type = ''] = bare.split('/');
  return (
    declared.find((each) => withoutParameters(each) === bare) ??
    declared.find((each) => withoutParameters(each) === `${type}/*`) ??
    declared.find((each) => withoutParameters(each) === '*/*')
  );
}

function withoutParameters(mediaType: string): string {
  const [bare = ''] = mediaType.split(';');
  return bare.trim().toLowerCase();
}
