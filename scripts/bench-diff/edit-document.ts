// Deterministic random edits of an OpenAPI document, like those between releases.

export type Json = Record<string, unknown>;

/** Returns a random integer from 0 to below the argument. */
type Pick = (below: number) => number;

/** Edit of one location. */
type Edit = (pick: Pick) => void;

const methods = ['get', 'put', 'post', 'delete', 'patch'];
// Keywords whose values are data, not schemas.
const dataKeywords = new Set(['example', 'examples', 'default', 'const']);

/** Edits the document in place; returns the number of edits, which is less than `wanted` for small documents. */
export function makeSuccessor(document: Json, wanted: number, seed: number): number {
  const pick = pickFrom(seed);
  // Rules may refer to any property, so documents with rules only get additions.
  const ruled = Object.hasOwn(document, 'x-ashlar');
  const edits = [...operationEdits(document, ruled), ...schemaEdits(document, ruled)];
  let made = 0;
  for (; made < wanted && edits.length > 0; made++) {
    // Each location is edited once, so that edits do not undo one another.
    const [edit] = edits.splice(pick(edits.length), 1);
    edit?.(pick);
  }
  return made;
}

/** Returns the edits of operations: removed operations, and added parameters and responses. */
function operationEdits(document: Json, ruled: boolean): readonly Edit[] {
  const items = Object.values(mapAt(document, 'paths')).filter(isMap);
  return items.flatMap((item) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!isMap(operation)) return [];
      const parameters = Array.isArray(operation['parameters']) ? (operation['parameters'] as unknown[]) : [];
      const edit: Edit = (pick) => {
        const sort = ruled ? 1 + pick(3) : pick(4);
        if (sort === 0) Reflect.deleteProperty(item, method);
        else if (sort === 1)
          operation['parameters'] = [...parameters, { name: 'edited', in: 'query', schema: { type: 'string' } }];
        else if (sort === 2)
          operation['parameters'] = [
            ...parameters,
            { name: 'edited', in: 'query', required: true, schema: { type: 'integer' } },
          ];
        else mapAt(operation, 'responses')['418'] = { description: 'Edited.' };
      };
      return [edit];
    }),
  );
}

/** Returns the edits of schemas: removed, added, and changed properties, enum values, and bounds. */
function schemaEdits(document: Json, ruled: boolean): readonly Edit[] {
  const found: Edit[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isMap(value)) return;
    const { properties } = value;
    if (isMap(properties) && Object.values(properties).every(isMap))
      found.push(...propertyEdits(value, properties, ruled));
    for (const [key, inner] of Object.entries(value)) if (!dataKeywords.has(key) && !key.startsWith('x-')) visit(inner);
  };
  visit(document['components']);
  visit(document['paths']);
  return found;
}

function propertyEdits(schema: Json, properties: Json, ruled: boolean): readonly Edit[] {
  const required = Array.isArray(schema['required']) ? (schema['required'] as unknown[]) : [];
  const edits: Edit[] = [
    (pick) => {
      properties['edited'] = { type: 'string' };
      if (pick(3) === 0) schema['required'] = [...required, 'edited'];
    },
  ];
  for (const [name, property] of Object.entries(properties)) {
    if (!isMap(property) || (ruled && !isPlain(property))) continue;
    const values = Array.isArray(property['enum']) ? (property['enum'] as unknown[]) : undefined;
    const set = (key: string, value: unknown): void => {
      property[key] = value;
    };
    if (values && property['type'] === 'string')
      edits.push((pick) => set('enum', pick(2) === 0 || values.length < 2 ? [...values, 'edited'] : values.slice(1)));
    else if (property['type'] === 'string')
      edits.push((pick) => (pick(2) === 0 ? set('maxLength', 77) : set('description', 'Edited.')));
    else if (property['type'] === 'integer')
      edits.push((pick) => (pick(2) === 0 ? set('minimum', -77) : set('type', 'number')));
    else if (!ruled && !required.includes(name)) edits.push(() => Reflect.deleteProperty(properties, name));
  }
  return edits;
}

/** Returns whether a property is a string without other constraints. */
function isPlain(property: Json): boolean {
  return property['type'] === 'string' && Object.keys(property).every((key) => key === 'type' || key === 'description');
}

function mapAt(holder: Json, key: string): Json {
  const value = holder[key];
  return isMap(value) ? value : {};
}

function isMap(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Creates a pseudorandom generator (linear congruential). */
function pickFrom(seed: number): Pick {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
