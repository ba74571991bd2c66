// Validation of object keywords.

import type { Assertion, ObjectSchema } from '../types/schema.ts';
import { inPlace } from './in-place-applicators.ts';
import { judgeMember, type Look, type Wrong } from './validation-context.ts';
import { matches } from './match-with-timeout.ts';

type Members = Readonly<Record<string, unknown>>;

export function judgeMembers(schema: ObjectSchema, value: Members, look: Look, wrongs: Wrong[]): void {
  const { object } = schema;
  if (!object) return;
  judgeNames(schema, value, look);
  const { properties, patternProperties, additionalProperties, propertyNames } = object;
  for (const name of Object.keys(value)) {
    if (propertyNames !== undefined && !judgeMember(propertyNames, name, name, look, []))
      look.say('propertyNames', `has a member ${JSON.stringify(name)}, which its "propertyNames" rule out`, schema);
    const judged = { known: false };
    const apply = (own: Assertion): void => {
      judged.known = true;
      judgeMember(own, value[name], name, look, wrongs);
    };
    const own = properties?.get(name);
    if (own !== undefined) apply(own);
    for (const [pattern, assertion] of patternProperties ?? []) if (matches(pattern, name) === true) apply(assertion);
    if (!judged.known && additionalProperties === false) {
      judged.known = true;
      wrongs.push({
        path: [...look.path, name],
        keyword: 'additionalProperties',
        message: 'is no member that is allowed',
        schema,
      });
    } else if (!judged.known && additionalProperties !== undefined) apply(additionalProperties);
    if (judged.known) look.evaluated.add(name);
  }
}

function judgeNames(schema: ObjectSchema, value: Members, look: Look): void {
  const { required = [], minProperties, maxProperties, dependentRequired } = schema.object ?? {};
  const absent = (names: readonly string[]): readonly string[] =>
    names.filter((name) => !Object.hasOwn(value, name) && !isWaived(name, look));
  // A partial update omits the properties that it does not change.
  const isWhole = look.reading !== 'part';
  for (const name of isWhole ? absent(required) : []) look.say('required', `lacks ${JSON.stringify(name)}`, schema);
  for (const [name, needed] of isWhole ? (dependentRequired ?? []) : []) {
    if (!Object.hasOwn(value, name)) continue;
    for (const other of absent(needed))
      look.say('dependentRequired', `has ${JSON.stringify(name)} without ${JSON.stringify(other)}`, schema);
  }
  const size = Object.keys(value).length;
  if (minProperties !== undefined && size < minProperties)
    look.say('minProperties', `has ${size} members, and must have at least ${minProperties}`, schema);
  if (maxProperties !== undefined && size > maxProperties)
    look.say('maxProperties', `has ${size} members, and must have at most ${maxProperties}`, schema);
}

/** Returns whether a required property may be absent because of its direction. */
function isWaived(name: string, { outermost, reading, scope }: Look): boolean {
  for (const part of inPlace(outermost, (id) => scope.schema(id))) {
    const property = part.object?.properties?.get(name);
    if (property === undefined) continue;
    for (const { annotations } of inPlace(property, (id) => scope.schema(id))) {
      if (annotations.readOnly === true && reading !== 'response') return true;
      if (annotations.writeOnly === true && reading !== 'request') return true;
    }
  }
  return false;
}
