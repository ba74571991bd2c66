// Deterministic random edits to an OpenAPI document, like those between releases.

export type Json = Record<string, unknown>;

/** Returns a random integer that is at least 0 and less than `limit`. */
type PickInteger = (limit: number) => number;

/** Edits one location in the document. */
type Edit = (pick: PickInteger) => void;

const methods = ['get', 'put', 'post', 'delete', 'patch'];
// Keywords whose values are data, not schemas.
const dataKeywords = new Set(['example', 'examples', 'default', 'const']);

/** Edits the document in place; returns the number of edits, which is less than `maxEdits` for small documents. */
export function editDocument(document: Json, maxEdits: number, seed: number): number {
  const pick = createPicker(seed);
  // Rules may refer to any property, so documents with rules only get additions.
  const hasRules = Object.hasOwn(document, 'x-ashlar');
  const edits = [...operationEdits(document, hasRules), ...schemaEdits(document, hasRules)];
  let editCount = 0;
  for (; editCount < maxEdits && edits.length > 0; editCount++) {
    // Each location is edited once, so that edits do not undo one another.
    const [edit] = edits.splice(pick(edits.length), 1);
    edit?.(pick);
  }
  return editCount;
}

/** Returns the edits to operations: removed operations, and added parameters and responses. */
function operationEdits(document: Json, hasRules: boolean): readonly Edit[] {
  const items = Object.values(getObject(document, 'paths')).filter(isObject);
  return items.flatMap((item) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!isObject(operation)) return [];
      const parameters = Array.isArray(operation['parameters']) ? (operation['parameters'] as unknown[]) : [];
      const edit: Edit = (pick) => {
        const kind = hasRules ? 1 + pick(3) : pick(4);
        if (kind === 0) Reflect.deleteProperty(item, method);
        else if (kind === 1)
          operation['parameters'] = [...parameters, { name: 'edited', in: 'query', schema: { type: 'string' } }];
        else if (kind === 2)
          operation['parameters'] = [
            ...parameters,
            { name: 'edited', in: 'query', required: true, schema: { type: 'integer' } },
          ];
        else getObject(operation, 'responses')['418'] = { description: 'Edited.' };
      };
      return [edit];
    }),
  );
}

/** Returns the edits to schemas: removed, added, and changed properties, enum values, and bounds. */
function schemaEdits(document: Json, hasRules: boolean): readonly Edit[] {
  const edits: Edit[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    const { properties } = value;
    if (isObject(properties) && Object.values(properties).every(isObject))
      edits.push(...propertyEdits(value, properties, hasRules));
    for (const [key, inner] of Object.entries(value)) if (!dataKeywords.has(key) && !key.startsWith('x-')) visit(inner);
  };
  visit(document['components']);
  visit(document['paths']);
  return edits;
}

function propertyEdits(schema: Json, properties: Json, hasRules: boolean): readonly Edit[] {
  const required = Array.isArray(schema['required']) ? (schema['required'] as unknown[]) : [];
  const edits: Edit[] = [
    (pick) => {
      properties['edited'] = { type: 'string' };
      if (pick(3) === 0) schema['required'] = [...required, 'edited'];
    },
  ];
  for (const [name, property] of Object.entries(properties)) {
    if (!isObject(property) || (hasRules && !isPlainString(property))) continue;
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
    else if (!hasRules && !required.includes(name)) edits.push(() => Reflect.deleteProperty(properties, name));
  }
  return edits;
}

/** Returns whether a property is a string without other constraints. */
function isPlainString(property: Json): boolean {
  return property['type'] === 'string' && Object.keys(property).every((key) => key === 'type' || key === 'description');
}

function getObject(parent: Json, key: string): Json {
  const value = parent[key];
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Creates a pseudorandom generator (linear congruential). */
function createPicker(seed: number): PickInteger {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
