// Generated; change the document it is made from instead.

import {
  type Problems,
  add,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/collect.js';
import { by, member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { missing, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isList, isObject } from '../runtime/validation/values.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { ManagedService } from '@cloud-api/types';

const self = whole('#/components/schemas/ManagedService');
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const createdMissing = missing(self, 'created');
const updatedMissing = missing(self, 'updated');
const statusPlace = member(self, 'status');
const statusType = wrongType(statusPlace, 'a string');
const statusMissing = missing(self, 'status');
const labelPlace = member(self, 'label');
const labelType = wrongType(labelPlace, 'a string');
const labelMissing = missing(self, 'label');
const serviceTypePlace = member(self, 'service_type');
const serviceTypeType = wrongType(serviceTypePlace, 'a string');
const serviceTypeMissing = missing(self, 'service_type');
const addressPlace = member(self, 'address');
const addressType = wrongType(addressPlace, 'a string');
const addressMissing = missing(self, 'address');
const timeoutPlace = member(self, 'timeout');
const timeoutType = wrongType(timeoutPlace, 'a whole number');
const timeoutMissing = missing(self, 'timeout');
const bodyPlace = member(self, 'body');
const bodyType = wrongType(bodyPlace, 'a string');
const bodyMissing = missing(self, 'body');
const regionPlace = member(self, 'region');
const regionType = wrongType(regionPlace, 'a string');
const regionMissing = missing(self, 'region');
const consultationGroupPlace = member(self, 'consultation_group');
const consultationGroupType = wrongType(consultationGroupPlace, 'a string');
const consultationGroupMissing = missing(self, 'consultation_group');
const notesPlace = member(self, 'notes');
const notesType = wrongType(notesPlace, 'a string');
const notesMissing = missing(self, 'notes');
const credentialsItemPlace = by(self, '/properties/credentials/items');
const credentialsItemType = wrongType(credentialsItemPlace, 'a whole number');
const credentialsPlace = member(self, 'credentials');
const credentialsType = wrongType(credentialsPlace, 'a list');
const credentialsMissing = missing(self, 'credentials');
const managedServiceType = wrongType(self, 'an object');

/** Whether a value is a valid ManagedService. */
export function isManagedService(value: unknown): value is ManagedService {
  return acceptsManagedService(value);
}

/** All that is wrong with a value as ManagedService; nothing for a valid one. */
export function checkManagedService(value: unknown): readonly Problem[] {
  return problemsOfManagedService(value) ?? noProblems;
}

export function acceptsManagedService(value: unknown): boolean {
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
  if (!acceptsTimestamp(created)) return false;
  if (!acceptsTimestamp(updated)) return false;
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

export function problemsOfManagedService(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, managedServiceType);
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
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (created === undefined) problems = add(problems, createdMissing);
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = add(problems, updatedMissing);
    else problems = within(problems, 'updated', problemsOfTimestamp(updated));
    if (status === undefined) problems = add(problems, statusMissing);
    else if (typeof status !== 'string') problems = add(problems, statusType);
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    if (serviceType === undefined) problems = add(problems, serviceTypeMissing);
    else if (typeof serviceType !== 'string') problems = add(problems, serviceTypeType);
    if (address === undefined) problems = add(problems, addressMissing);
    else if (typeof address !== 'string') problems = add(problems, addressType);
    if (timeout === undefined) problems = add(problems, timeoutMissing);
    else if (!isInteger(timeout)) problems = add(problems, timeoutType);
    if (body === undefined) problems = add(problems, bodyMissing);
    else if (typeof body !== 'string') problems = add(problems, bodyType);
    if (region === undefined) problems = add(problems, regionMissing);
    else if (typeof region !== 'string') problems = add(problems, regionType);
    if (consultationGroup === undefined) problems = add(problems, consultationGroupMissing);
    else if (typeof consultationGroup !== 'string') problems = add(problems, consultationGroupType);
    if (notes === undefined) problems = add(problems, notesMissing);
    else if (typeof notes !== 'string') problems = add(problems, notesType);
    if (credentials === undefined) problems = add(problems, credentialsMissing);
    else if (!isList(credentials)) problems = add(problems, credentialsType);
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
  if (!isInteger(value)) problems = add(problems, credentialsItemType);
  return problems;
}
