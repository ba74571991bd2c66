// Generated; change the document it is made from instead.

import {
  type ManagedServiceCreateAsRulesRead,
  noRegionOfPublicAddress,
  regionOfPrivateAddress,
} from '../rules/managed-service-create.js';
import { type Problems, add, noProblems, withinItem } from '../runtime/validation/collect.js';
import { by, member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { brokenRule, isSound, judged } from '../runtime/validation/rules.js';
import {
  missing,
  notListed,
  problem,
  tooLong,
  tooShort,
  tooSmall,
  wrongType,
} from '../runtime/validation/sentences.js';
import { isInteger, isList, isLonger, isObject } from '../runtime/validation/values.js';
import type { ManagedServiceCreate } from '@cloud-api/types';

const addressPattern = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^\s/?#]+(?:[/?#]\S*)?$/u;
const self = whole('#/components/schemas/ManagedServiceCreate');
const regionOfPrivateAddressBroken = brokenRule(
  self,
  'region-of-private-address',
  'A region is required if the address is a private IP.',
  'region',
);
const noRegionOfPublicAddressBroken = brokenRule(
  self,
  'no-region-of-public-address',
  'A region must not be set unless the address is a private IP.',
  'region',
);
const labelPlace = member(self, 'label');
const labelTooShort = tooShort(labelPlace, 1);
const labelTooLong = tooLong(labelPlace, 64);
const labelType = wrongType(labelPlace, 'a string');
const labelMissing = missing(self, 'label');
const serviceTypePlace = member(self, 'service_type');
const serviceTypeNotListed = notListed(serviceTypePlace, 'one of "url" or "tcp"', 'oneOf');
const serviceTypeMissing = missing(self, 'service_type');
const addressPlace = member(self, 'address');
const addressMismatch = problem(addressPlace, 'pattern', 'Must be a URL with a scheme and a host.');
const addressType = problem(addressPlace, 'type', 'Must be a URL with a scheme and a host.');
const addressMissing = missing(self, 'address');
const timeoutPlace = member(self, 'timeout');
const timeoutTooSmall = tooSmall(timeoutPlace, 1);
const timeoutType = wrongType(timeoutPlace, 'a whole number');
const timeoutMissing = missing(self, 'timeout');
const bodyPlace = member(self, 'body');
const bodyType = wrongType(bodyPlace, 'a string');
const consultationGroupPlace = member(self, 'consultation_group');
const consultationGroupType = wrongType(consultationGroupPlace, 'a string');
const credentialsItemPlace = by(self, '/properties/credentials/items');
const credentialsItemType = wrongType(credentialsItemPlace, 'a whole number');
const credentialsPlace = member(self, 'credentials');
const credentialsType = wrongType(credentialsPlace, 'a list');
const notesPlace = member(self, 'notes');
const notesType = wrongType(notesPlace, 'a string');
const regionPlace = member(self, 'region');
const regionType = wrongType(regionPlace, 'a string');
const managedServiceCreateType = wrongType(self, 'an object');

/** Whether a value is a valid ManagedServiceCreate. */
export function isManagedServiceCreate(value: unknown): value is ManagedServiceCreate {
  return acceptsManagedServiceCreate(value);
}

/** All that is wrong with a value as ManagedServiceCreate; nothing for a valid one. */
export function checkManagedServiceCreate(value: unknown): readonly Problem[] {
  return problemsOfManagedServiceCreate(value) ?? noProblems;
}

export function acceptsManagedServiceCreate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    label,
    service_type: serviceType,
    address,
    timeout,
    body,
    consultation_group: consultationGroup,
    credentials,
    notes,
    region,
  } = value;
  if (typeof label !== 'string') return false;
  if (label === '' || isLonger(label, 64)) return false;
  if (serviceType !== 'url' && serviceType !== 'tcp') return false;
  if (typeof address !== 'string') return false;
  if (!addressPattern.test(address)) return false;
  if (!isInteger(timeout)) return false;
  if (timeout < 1) return false;
  if (body !== undefined) {
    if (typeof body !== 'string') return false;
  }
  if (consultationGroup !== undefined) {
    if (typeof consultationGroup !== 'string') return false;
  }
  if (credentials !== undefined) {
    if (!isList(credentials)) return false;
    for (let index = 0; index < credentials.length; index++) {
      if (!isInteger(credentials[index])) return false;
    }
  }
  if (notes !== undefined) {
    if (typeof notes !== 'string') return false;
  }
  if (region !== undefined) {
    if (typeof region !== 'string') return false;
  }
  {
    const self = judged<ManagedServiceCreateAsRulesRead>(value);
    if (!regionOfPrivateAddress(self)) return false;
    if (!noRegionOfPublicAddress(self)) return false;
  }
  return true;
}

export function problemsOfManagedServiceCreate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, managedServiceCreateType);
  else {
    const {
      label,
      service_type: serviceType,
      address,
      timeout,
      body,
      consultation_group: consultationGroup,
      credentials,
      notes,
      region,
    } = value;
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    else {
      if (label === '') problems = add(problems, labelTooShort);
      if (isLonger(label, 64)) problems = add(problems, labelTooLong);
    }
    if (serviceType === undefined) problems = add(problems, serviceTypeMissing);
    else if (serviceType !== 'url' && serviceType !== 'tcp')
      problems = add(problems, serviceTypeNotListed);
    if (address === undefined) problems = add(problems, addressMissing);
    else if (typeof address !== 'string') problems = add(problems, addressType);
    else if (!addressPattern.test(address)) problems = add(problems, addressMismatch);
    if (timeout === undefined) problems = add(problems, timeoutMissing);
    else if (!isInteger(timeout)) problems = add(problems, timeoutType);
    else if (timeout < 1) problems = add(problems, timeoutTooSmall);
    if (body !== undefined) {
      if (typeof body !== 'string') problems = add(problems, bodyType);
    }
    if (consultationGroup !== undefined) {
      if (typeof consultationGroup !== 'string') problems = add(problems, consultationGroupType);
    }
    if (credentials !== undefined) {
      if (!isList(credentials)) problems = add(problems, credentialsType);
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
    if (notes !== undefined) {
      if (typeof notes !== 'string') problems = add(problems, notesType);
    }
    if (region !== undefined) {
      if (typeof region !== 'string') problems = add(problems, regionType);
    }
    {
      const self = judged<ManagedServiceCreateAsRulesRead>(value);
      if (isSound(problems, '/address', '/region') && !regionOfPrivateAddress(self))
        problems = add(problems, regionOfPrivateAddressBroken);
      if (isSound(problems, '/address', '/region') && !noRegionOfPublicAddress(self))
        problems = add(problems, noRegionOfPublicAddressBroken);
    }
  }
  return problems;
}

function problemsOfCredentialsItem(value: unknown): Problems {
  let problems: Problems;
  if (!isInteger(value)) problems = add(problems, credentialsItemType);
  return problems;
}

export function problemsOfManagedServiceCreateShape(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, managedServiceCreateType);
  else {
    const {
      label,
      service_type: serviceType,
      address,
      timeout,
      body,
      consultation_group: consultationGroup,
      credentials,
      notes,
      region,
    } = value;
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    else {
      if (label === '') problems = add(problems, labelTooShort);
      if (isLonger(label, 64)) problems = add(problems, labelTooLong);
    }
    if (serviceType === undefined) problems = add(problems, serviceTypeMissing);
    else if (serviceType !== 'url' && serviceType !== 'tcp')
      problems = add(problems, serviceTypeNotListed);
    if (address === undefined) problems = add(problems, addressMissing);
    else if (typeof address !== 'string') problems = add(problems, addressType);
    else if (!addressPattern.test(address)) problems = add(problems, addressMismatch);
    if (timeout === undefined) problems = add(problems, timeoutMissing);
    else if (!isInteger(timeout)) problems = add(problems, timeoutType);
    else if (timeout < 1) problems = add(problems, timeoutTooSmall);
    if (body !== undefined) {
      if (typeof body !== 'string') problems = add(problems, bodyType);
    }
    if (consultationGroup !== undefined) {
      if (typeof consultationGroup !== 'string') problems = add(problems, consultationGroupType);
    }
    if (credentials !== undefined) {
      if (!isList(credentials)) problems = add(problems, credentialsType);
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
    if (notes !== undefined) {
      if (typeof notes !== 'string') problems = add(problems, notesType);
    }
    if (region !== undefined) {
      if (typeof region !== 'string') problems = add(problems, regionType);
    }
  }
  return problems;
}
