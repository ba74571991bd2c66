// Documents with several renamed copies of the same content, to measure how cost grows with size.

/** JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/**
 * Returns `document` with `times` copies of its paths, components, and tags. Each copy has its own names and contains
 * references only to itself. References must be local.
 */
export function repeatDocument(document: Json, times: number): Json {
  const copies = Array.from({ length: times }, (_, index) =>
    index === 0 ? document : renameParts(document, index + 1),
  );
  const mergeProperty = (name: string): Json =>
    Object.assign({}, ...copies.map((copy) => asObject(copy[name]))) as Json;
  const kinds = copies.flatMap((copy) => Object.keys(asObject(copy['components'])));
  const components = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      Object.assign({}, ...copies.map((copy) => asObject(asObject(copy['components'])[kind]))) as Json,
    ]),
  );
  return {
    ...document,
    tags: copies.flatMap(({ tags }) => (Array.isArray(tags) ? (tags as unknown[]) : [])),
    paths: mergeProperty('paths'),
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
      Object.entries(value).map(([key, child]) => {
        if (key === '$ref' && typeof child === 'string')
          return [key, child.replace(/^#\/components\/(?!securitySchemes\/)[^/]+\/[^/]+/, name)];
        // The vocabulary refers to the schema of a resource by name; elsewhere, `schema` is not a string.
        if ((key === 'operationId' || key === 'schema') && typeof child === 'string') return [key, name(child)];
        if (key === 'tags' && Array.isArray(child) && child.every((tag) => typeof tag === 'string'))
          return [key, child.map(name)];
        return [key, rename(child)];
      }),
    );
  };
  const components = Object.entries(asObject(document['components']))
    .filter(([kind]) => kind !== 'securitySchemes')
    .map(([kind, definitions]) => [
      kind,
      Object.fromEntries(Object.entries(asObject(definitions)).map(([key, value]) => [name(key), rename(value)])),
    ]);
  const tags = Array.isArray(document['tags'])
    ? document['tags'].map((tag) => ({ ...asObject(tag), name: name(String(asObject(tag)['name'])) }))
    : [];
  return {
    paths: Object.fromEntries(
      Object.entries(asObject(document['paths'])).map(([path, item]) => [`/copy${copy}${path}`, rename(item)]),
    ),
    components: Object.fromEntries(components),
    tags,
  };
}

function asObject(value: unknown): Json {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
