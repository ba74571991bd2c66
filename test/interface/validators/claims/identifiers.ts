// The claim about the names that the interface uses (GEN-21), in the validators: what they ask for by name.

import assert from 'node:assert/strict';

import { calls } from '../../calls.ts';
import identifiers from '../../identifiers.json' with { type: 'json' };
import { changedAt, isNode, listOf, membersOf, type Node } from '../../tree.ts';
import { claim, type Breakage, type ValidatorCheck, type ValidatorClaim } from '../claim.ts';
import { operationOf, withField } from '../fields.ts';
import { answer, body, parameters, type Place, type Validators } from '../interface.ts';
import { asking } from '../mutate.ts';
import { example } from '../samples.ts';

const known: ReadonlySet<string> = new Set([...identifiers.fields, ...identifiers.parameters]);

/** The names of objects in a value, the whole first: `alerts`, `nodes.0`. */
function objects(value: unknown, name = ''): string[] {
  const members = Array.isArray(value)
    ? listOf(value).map((item, index) => [String(index), item] as const)
    : membersOf(value);
  const below = members.flatMap(([key, member]) => objects(member, name === '' ? key : `${name}.${key}`));
  return isNode(value) ? [name, ...below] : below;
}

/** The names that the validators of a place ask for: of parameters that are missing, of members that an empty object lacks. */
function names(validators: Validators, place: Place): string[] {
  if (place.kind === 'parameters') {
    const path = Object.fromEntries([...place.call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, undefined]));
    return validators.problems(place, { path }).map(({ field }) => field);
  }
  const sample = example(place);
  const found = objects(sample).flatMap((name) => validators.problems(place, withField(sample, name, {})));
  return found.filter(({ keyword }) => keyword === 'required').map(({ field }) => field);
}

/** That the validators of a place ask for no name but those that are listed, all of them read for company names. */
function knownNames(place: Place): ValidatorCheck {
  const another: Breakage =
    place.kind === 'parameters'
      ? { says: 'a parameter is named acmeId', change: (document) => withParameter(document, place) }
      : asking(place, 'acme_id');
  return {
    places: [place],
    holds: (validators) => {
      for (const name of names(validators, place).flatMap((path) => path.split('.'))) {
        assert(known.has(name) || /^\d*$/.test(name), `${name} is not a known identifier`);
      }
    },
    breaks: [another],
  };
}

function withParameter(document: Node, place: Place): Node {
  const parameter = { name: 'acmeId', in: 'query', required: true, schema: { type: 'string' } };
  return changedAt(document, [...operationOf(place), 'parameters'], (list) => [...listOf(list), parameter]);
}

const sending = calls.filter((call) => /^(PUT|POST) /.test(call));

export const claims: readonly ValidatorClaim[] = [
  claim(
    'GEN-21',
    ...[...calls.map(parameters), ...calls.map((call) => answer(call)), ...sending.map(body)].map(knownNames),
  ),
];
