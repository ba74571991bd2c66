// Generated; change the document it is made from instead.

import {
  type Problems,
  add,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/collect.js';
import { memberProblem, missing, problem } from '../runtime/validation/finding.js';
import type { Problem } from '../runtime/validation/problem.js';
import { type StandardSchema, standard } from '../runtime/validation/standard.js';
import { isInteger, isList, isObject } from '../runtime/validation/values.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { ManagedService } from '@cloud-api/types';

const schema = '#/components/schemas/ManagedService';

/** Whether a value is a valid ManagedService. */
export function isManagedService(value: unknown): value is ManagedService {
  if (!isObject(value)) return false;
  const {
    id,
    created,
    updated,
    status,
    label,
    service_type: serviceType,
    address,
    timeout,
    body,
    region,
    consultation_group: consultationGroup,
    notes,
    credentials,
  } = value;
  if (!isInteger(id)) return false;
  if (!isTimestamp(created)) return false;
  if (!isTimestamp(updated)) return false;
  if (typeof status !== 'string') return false;
  if (typeof label !== 'string') return false;
  if (typeof serviceType !== 'string') return false;
  if (typeof address !== 'string') return false;
  if (!isInteger(timeout)) return false;
  if (typeof body !== 'string') return false;
  if (typeof region !== 'string') return false;
  if (typeof consultationGroup !== 'string') return false;
  if (typeof notes !== 'string') return false;
  if (!isList(credentials)) return false;
  for (let index = 0; index < credentials.length; index++) {
    if (!isInteger(credentials[index])) return false;
  }
  return true;
}

/** All that is wrong with a value as ManagedService; nothing for a valid one. */
export function checkManagedService(value: unknown): readonly Problem[] {
  return problemsOfManagedService(value) ?? noProblems;
}

/** ManagedService as a Standard Schema. */
export const managedServiceSchema: StandardSchema<ManagedService> =
  /* @__PURE__ */ standard(checkManagedService);

export function problemsOfManagedService(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, problem(schema, 'type', 'must be an object'));
  else {
    const {
      id,
      created,
      updated,
      status,
      label,
      service_type: serviceType,
      address,
      timeout,
      body,
      region,
      consultation_group: consultationGroup,
      notes,
      credentials,
    } = value;
    if (id === undefined) problems = add(problems, missing(schema, 'id'));
    else if (!isInteger(id))
      problems = add(problems, memberProblem(schema, 'id', 'type', 'must be a whole number'));
    if (created === undefined) problems = add(problems, missing(schema, 'created'));
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = add(problems, missing(schema, 'updated'));
    else problems = within(problems, 'updated', problemsOfTimestamp(updated));
    if (status === undefined) problems = add(problems, missing(schema, 'status'));
    else if (typeof status !== 'string')
      problems = add(problems, memberProblem(schema, 'status', 'type', 'must be a string'));
    if (label === undefined) problems = add(problems, missing(schema, 'label'));
    else if (typeof label !== 'string')
      problems = add(problems, memberProblem(schema, 'label', 'type', 'must be a string'));
    if (serviceType === undefined) problems = add(problems, missing(schema, 'service_type'));
    else if (typeof serviceType !== 'string')
      problems = add(problems, memberProblem(schema, 'service_type', 'type', 'must be a string'));
    if (address === undefined) problems = add(problems, missing(schema, 'address'));
    else if (typeof address !== 'string')
      problems = add(problems, memberProblem(schema, 'address', 'type', 'must be a string'));
    if (timeout === undefined) problems = add(problems, missing(schema, 'timeout'));
    else if (!isInteger(timeout))
      problems = add(problems, memberProblem(schema, 'timeout', 'type', 'must be a whole number'));
    if (body === undefined) problems = add(problems, missing(schema, 'body'));
    else if (typeof body !== 'string')
      problems = add(problems, memberProblem(schema, 'body', 'type', 'must be a string'));
    if (region === undefined) problems = add(problems, missing(schema, 'region'));
    else if (typeof region !== 'string')
      problems = add(problems, memberProblem(schema, 'region', 'type', 'must be a string'));
    if (consultationGroup === undefined)
      problems = add(problems, missing(schema, 'consultation_group'));
    else if (typeof consultationGroup !== 'string')
      problems = add(
        problems,
        memberProblem(schema, 'consultation_group', 'type', 'must be a string'),
      );
    if (notes === undefined) problems = add(problems, missing(schema, 'notes'));
    else if (typeof notes !== 'string')
      problems = add(problems, memberProblem(schema, 'notes', 'type', 'must be a string'));
    if (credentials === undefined) problems = add(problems, missing(schema, 'credentials'));
    else if (!isList(credentials))
      problems = add(problems, memberProblem(schema, 'credentials', 'type', 'must be a list'));
    else {
      for (let index = 0; index < credentials.length; index++) {
        problems = withinItem(
          problems,
          'credentials',
          index,
          problemsOfCredentialsItem(credentials[index]),
        );
      }
    }
  }
  return problems;
}

function problemsOfCredentialsItem(value: unknown): Problems {
  let problems: Problems;
  if (!isInteger(value))
    problems = add(
      problems,
      problem(`${schema}/properties/credentials/items`, 'type', 'must be a whole number'),
    );
  return problems;
}
