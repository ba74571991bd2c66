// The same document several times over in one, under other names: what the cost of generating is held against the size by.

/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** All of `document` that grows, `times` times: each copy's paths, components, operations and tags have names of their own, and refer to their own copy. References must be within the document. */
export function repeated(document: Json, times: number): Json {
  const copies = Array.from({ length: times }, (_, index) => (index === 0 ? document : copyOf(document, index + 1)));
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

/** The parts that grow, renamed; ways of signing in are left as they are, since each request names them. */
function copyOf(document: Json, copy: number): Json {
  const name = (text: string): string => `${text}Copy${copy}`;
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        if (key === '$ref' && typeof each === 'string')
          return [key, each.replace(/^#\/components\/(?!securitySchemes\/)[^/]+\/[^/]+/, name)];
        // The vocabulary says by its bare name which schema a resource has; elsewhere what stands under `schema` is no text.
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
