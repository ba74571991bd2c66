// Documents with several renamed copies of the same content, to measure how cost grows with size.

/** JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/**
 * Returns `document` with `times` copies of its paths, components, and tags. Each copy has its own names and refers to
 * itself. References must be local.
 */
export function repeatDocument(document: Json, times: number): Json {
  const copies = Array.from({ length: times }, (_, index) =>
    index === 0 ? document : renameParts(document, index + 1),
  );
  const merged = (member: string): Json => Object.assign({}, ...copies.map((copy) => objectOf(copy[member]))) as Json;
  const kinds = copies.flatMap((copy) => Object.keys(objectOf(copy['components'])));
  const components = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      Object.assign({}, ...copies.map((copy) => objectOf(objectOf(copy['components'])[kind]))) as Json,
    ]),
  );
  return {
    ...document,
    tags: copies.flatMap(({ tags }) => (Array.isArray(tags) ? (tags as unknown[]) : [])),
    paths: merged('paths'),
    components,
  };
}

/** Renames the parts that are copied; security schemes are shared, because operations refer to them by name. */
function renameParts(document: Json, copy: number): Json {
  const name = (text: string): string => `${text}Copy${copy}`;
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        if (key === '$ref' && typeof each === 'string')
          return [key, each.replace(/^#\/components\/(?!securitySchemes\/)[^/]+\/[^/]+/, name)];
        // The vocabulary refers to the schema of a resource by name; elsewhere, `schema` is not a string.
        if ((key === 'operationId' || key === 'schema') && typeof each === 'string') return [key, name(each)];
        if (key === 'tags' && Array.isArray(each) && each.every((tag) => typeof tag === 'string'))
          return [key, each.map(name)];
        return [key, rename(each)];
      }),
    );
  };
  const components = Object.entries(objectOf(document['components']))
    .filter(([kind]) => kind !== 'securitySchemes')
    .map(([kind, all]) => [
      kind,
      Object.fromEntries(Object.entries(objectOf(all)).map(([key, each]) => [name(key), rename(each)])),
    ]);
  const tags = Array.isArray(document['tags'])
    ? document['tags'].map((tag) => ({ ...objectOf(tag), name: name(String(objectOf(tag)['name'])) }))
    : [];
  return {
    paths: Object.fromEntries(
      Object.entries(objectOf(document['paths'])).map(([path, item]) => [`/copy${copy}${path}`, rename(item)]),
    ),
    components: Object.fromEntries(components),
    tags,
  };
}

function objectOf(value: unknown): Json {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
