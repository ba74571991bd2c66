// Claim about identifiers (GEN-21) in the validators: the names of required parameters and properties.

import assert from 'node:assert/strict';

import { calls, callsWithBody } from '../../calls.ts';
import identifiers from '../../identifiers.json' with { type: 'json' };
import { updateAt, isNode, asArray, entriesOf, type Node } from '../../immutable-tree.ts';
import { claim, type ValidatorMutation, type ValidatorCheck, type ValidatorClaim } from '../claim.ts';
import { operationPath, setField } from '../locate-fields.ts';
import { responseBody, requestBody, parameters, type OperationPart, type Validators } from '../validators-interface.ts';
import { requireProperty } from '../mutations.ts';
import { getExample } from '../samples.ts';

const knownIdentifiers: ReadonlySet<string> = new Set([...identifiers.fields, ...identifiers.parameters]);

/** Returns the dotted names of all objects in a value, such as `alerts` or `nodes.0`; the value itself is first. */
function listObjects(value: unknown, name = ''): string[] {
  const entries = Array.isArray(value)
    ? asArray(value).map((item, index) => [String(index), item] as const)
    : entriesOf(value);
  const nested = entries.flatMap(([key, child]) => listObjects(child, name === '' ? key : `${name}.${key}`));
  return isNode(value) ? [name, ...nested] : nested;
}

/** Returns the required names that the validators report for missing parameters and for empty objects. */
function listRequiredNames(validators: Validators, part: OperationPart): string[] {
  if (part.kind === 'parameters') {
    const path = Object.fromEntries([...part.call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, undefined]));
    return validators.problems(part, { path }).map(({ field }) => field);
  }
  const sample = getExample(part);
  const problems = listObjects(sample).flatMap((name) => validators.problems(part, setField(sample, name, {})));
  return problems.filter(({ keyword }) => keyword === 'required').map(({ field }) => field);
}

/** Checks that the validators require only known names, which contain no company names. */
function checkKnownNames(part: OperationPart): ValidatorCheck {
  const mutation: ValidatorMutation =
    part.kind === 'parameters'
      ? { description: 'a parameter is named acmeId', change: (document) => addParameter(document, part) }
      : requireProperty(part, 'acme_id');
  return {
    parts: [part],
    verify: (validators) => {
      for (const name of listRequiredNames(validators, part).flatMap((path) => path.split('.'))) {
        assert(knownIdentifiers.has(name) || /^\d*$/.test(name), `${name} is not a known identifier`);
      }
    },
    mutations: [mutation],
  };
}

function addParameter(document: Node, part: OperationPart): Node {
  const parameter = { name: 'acmeId', in: 'query', required: true, schema: { type: 'string' } };
  return updateAt(document, [...operationPath(part), 'parameters'], (existing) => [...asArray(existing), parameter]);
}

export const claims: readonly ValidatorClaim[] = [
  claim(
    'GEN-21',
    ...calls.map((call) => checkKnownNames(parameters(call))),
    ...calls.map((call) => checkKnownNames(responseBody(call))),
    ...callsWithBody.map((call) => checkKnownNames(requestBody(call))),
  ),
];
