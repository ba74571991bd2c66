// Generated; change the document it is made from instead.

import { type VolumeAsRulesRead, pathNamesLabel } from '../rules/volume.js';
import {
  type Problems,
  add,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/collect.js';
import { by, member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { brokenRule, isSound, judged } from '../runtime/validation/rules.js';
import { missing, notListed, problem, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isList, isObject } from '../runtime/validation/values.js';
import { acceptsTimestamp, problemsOfTimestamp } from './timestamp.js';
import type { Volume } from '@cloud-api/types';

const labelPattern = /^(?!.*(?:--|__))[A-Za-z][A-Za-z0-9_-]*$/u;
const self = whole('#/components/schemas/Volume');
const pathNamesLabelBroken = brokenRule(
  self,
  'path-names-label',
  'The path must end with the label of the volume.',
  'filesystem_path',
);
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const labelPlace = member(self, 'label');
const labelMismatch = problem(
  labelPlace,
  'pattern',
  'Must start with a letter and hold letters, digits, `-` and `_`, but no `--` or `__`.',
);
const labelType = problem(
  labelPlace,
  'type',
  'Must start with a letter and hold letters, digits, `-` and `_`, but no `--` or `__`.',
);
const labelMissing = missing(self, 'label');
const regionPlace = member(self, 'region');
const regionType = wrongType(regionPlace, 'a string');
const regionMissing = missing(self, 'region');
const tagsItemPlace = by(self, '/properties/tags/items');
const tagsItemType = wrongType(tagsItemPlace, 'a string');
const tagsPlace = member(self, 'tags');
const tagsType = wrongType(tagsPlace, 'a list');
const tagsMissing = missing(self, 'tags');
const statusPlace = member(self, 'status');
const statusNotListed = notListed(statusPlace, 'one of "creating", "active" or "resizing"');
const statusMissing = missing(self, 'status');
const createdMissing = missing(self, 'created');
const updatedMissing = missing(self, 'updated');
const filesystemPathPlace = member(self, 'filesystem_path');
const filesystemPathType = wrongType(filesystemPathPlace, 'a string');
const filesystemPathMissing = missing(self, 'filesystem_path');
const sizePlace = member(self, 'size');
const sizeType = wrongType(sizePlace, 'a whole number');
const sizeMissing = missing(self, 'size');
const computeIdPlace = member(self, 'compute_id');
const computeIdType = wrongType(computeIdPlace, 'a whole number or null');
const computeIdMissing = missing(self, 'compute_id');
const computeLabelPlace = member(self, 'compute_label');
const computeLabelType = wrongType(computeLabelPlace, 'a string or null');
const computeLabelMissing = missing(self, 'compute_label');
const hardwareTypePlace = member(self, 'hardware_type');
const hardwareTypeNotListed = notListed(hardwareTypePlace, 'one of "hdd" or "nvme"');
const hardwareTypeMissing = missing(self, 'hardware_type');
const volumeType = wrongType(self, 'an object');

/** Whether a value is a valid Volume. */
export function isVolume(value: unknown): value is Volume {
  return acceptsVolume(value);
}

/** All that is wrong with a value as Volume; nothing for a valid one. */
export function checkVolume(value: unknown): readonly Problem[] {
  return problemsOfVolume(value) ?? noProblems;
}

export function acceptsVolume(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    id,
    label,
    region,
    tags,
    status,
    created,
    updated,
    filesystem_path: filesystemPath,
    size,
    compute_id: computeId,
    compute_label: computeLabel,
    hardware_type: hardwareType,
  } = value;
  if (!isInteger(id)) return false;
  if (typeof label !== 'string') return false;
  if (!labelPattern.test(label)) return false;
  if (typeof region !== 'string') return false;
  if (!isList(tags)) return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (status !== 'creating' && status !== 'active' && status !== 'resizing') return false;
  if (!acceptsTimestamp(created)) return false;
  if (!acceptsTimestamp(updated)) return false;
  if (typeof filesystemPath !== 'string') return false;
  if (!isInteger(size)) return false;
  if (!isInteger(computeId) && computeId !== null) return false;
  if (typeof computeLabel !== 'string' && computeLabel !== null) return false;
  if (hardwareType !== 'hdd' && hardwareType !== 'nvme') return false;
  {
    const self = judged<VolumeAsRulesRead>(value);
    if (!pathNamesLabel(self)) return false;
  }
  return true;
}

export function problemsOfVolume(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, volumeType);
  else {
    const {
      id,
      label,
      region,
      tags,
      status,
      created,
      updated,
      filesystem_path: filesystemPath,
      size,
      compute_id: computeId,
      compute_label: computeLabel,
      hardware_type: hardwareType,
    } = value;
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (label === undefined) problems = add(problems, labelMissing);
    else if (typeof label !== 'string') problems = add(problems, labelType);
    else if (!labelPattern.test(label)) problems = add(problems, labelMismatch);
    if (region === undefined) problems = add(problems, regionMissing);
    else if (typeof region !== 'string') problems = add(problems, regionType);
    if (tags === undefined) problems = add(problems, tagsMissing);
    else if (!isList(tags)) problems = add(problems, tagsType);
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = withinItem(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (status === undefined) problems = add(problems, statusMissing);
    else if (status !== 'creating' && status !== 'active' && status !== 'resizing')
      problems = add(problems, statusNotListed);
    if (created === undefined) problems = add(problems, createdMissing);
    else problems = within(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = add(problems, updatedMissing);
    else problems = within(problems, 'updated', problemsOfTimestamp(updated));
    if (filesystemPath === undefined) problems = add(problems, filesystemPathMissing);
    else if (typeof filesystemPath !== 'string') problems = add(problems, filesystemPathType);
    if (size === undefined) problems = add(problems, sizeMissing);
    else if (!isInteger(size)) problems = add(problems, sizeType);
    if (computeId === undefined) problems = add(problems, computeIdMissing);
    else if (!isInteger(computeId) && computeId !== null) problems = add(problems, computeIdType);
    if (computeLabel === undefined) problems = add(problems, computeLabelMissing);
    else if (typeof computeLabel !== 'string' && computeLabel !== null)
      problems = add(problems, computeLabelType);
    if (hardwareType === undefined) problems = add(problems, hardwareTypeMissing);
    else if (hardwareType !== 'hdd' && hardwareType !== 'nvme')
      problems = add(problems, hardwareTypeNotListed);
    {
      const self = judged<VolumeAsRulesRead>(value);
      if (isSound(problems, '/filesystem_path', '/label') && !pathNamesLabel(self))
        problems = add(problems, pathNamesLabelBroken);
    }
  }
  return problems;
}

function problemsOfTagsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, tagsItemType);
  return problems;
}
