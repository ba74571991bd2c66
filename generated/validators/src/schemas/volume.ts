// Generated; change the document it is made from instead.

import type { Volume } from '@cloud-api/types';
import { pathNamesLabel, type VolumeAsRulesRead } from '../rules/volume.js';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import { asValidated, isValid } from '../runtime/validation/run-rules.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isInteger, isObject } from '../runtime/validation/type-checks.js';
import { isTimestamp, problemsOfTimestamp } from './timestamp.js';

const labelPattern = /^(?!.*(?:--|__))[A-Za-z][A-Za-z0-9_-]*$/u;

/** Whether a value is a valid Volume. */
export function isVolume(value: unknown): value is Volume {
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
  if (!matchesPattern(labelPattern, label)) return false;
  if (typeof region !== 'string') return false;
  if (!isArray(tags)) return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (status !== 'creating' && status !== 'active' && status !== 'resizing') return false;
  if (!isTimestamp(created)) return false;
  if (!isTimestamp(updated)) return false;
  if (typeof filesystemPath !== 'string') return false;
  if (!isInteger(size)) return false;
  if (!isInteger(computeId) && computeId !== null) return false;
  if (typeof computeLabel !== 'string' && computeLabel !== null) return false;
  if (hardwareType !== 'hdd' && hardwareType !== 'nvme') return false;
  {
    const self = asValidated<VolumeAsRulesRead>(value);
    if (!pathNamesLabel(self)) return false;
  }
  return true;
}

/** All that is wrong with a value as Volume; nothing for a valid one. */
export function checkVolume(value: unknown): readonly Problem[] {
  return problemsOfVolume(value) ?? noProblems;
}

/** Volume as a Standard Schema. */
export const volumeSchema: StandardSchema<Volume> =
  /* @__PURE__ */ createStandardSchema(checkVolume);

export function problemsOfVolume(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Volume/type',
      message: 'must be an object',
    });
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
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/Volume/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/Volume/properties/id/type',
        message: 'must be a whole number',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/Volume/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/Volume/properties/label/type',
        message:
          'Must start with a letter and hold letters, digits, `-` and `_`, but no `--` or `__`.',
      });
    else if (!matchesPattern(labelPattern, label))
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'pattern',
        schema: '#/components/schemas/Volume/properties/label/pattern',
        message:
          'Must start with a letter and hold letters, digits, `-` and `_`, but no `--` or `__`.',
      });
    if (region === undefined)
      problems = addProblem(problems, {
        pointer: '/region',
        field: 'region',
        keyword: 'required',
        schema: '#/components/schemas/Volume/required',
        message: 'is required',
      });
    else if (typeof region !== 'string')
      problems = addProblem(problems, {
        pointer: '/region',
        field: 'region',
        keyword: 'type',
        schema: '#/components/schemas/Volume/properties/region/type',
        message: 'must be a string',
      });
    if (tags === undefined)
      problems = addProblem(problems, {
        pointer: '/tags',
        field: 'tags',
        keyword: 'required',
        schema: '#/components/schemas/Volume/required',
        message: 'is required',
      });
    else if (!isArray(tags))
      problems = addProblem(problems, {
        pointer: '/tags',
        field: 'tags',
        keyword: 'type',
        schema: '#/components/schemas/Volume/properties/tags/type',
        message: 'must be a list',
      });
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (status === undefined)
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/Volume/required',
        message: 'is required',
      });
    else if (status !== 'creating' && status !== 'active' && status !== 'resizing')
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'enum',
        schema: '#/components/schemas/Volume/properties/status/enum',
        message: 'must be one of "creating", "active" or "resizing"',
      });
    if (created === undefined)
      problems = addProblem(problems, {
        pointer: '/created',
        field: 'created',
        keyword: 'required',
        schema: '#/components/schemas/Volume/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined)
      problems = addProblem(problems, {
        pointer: '/updated',
        field: 'updated',
        keyword: 'required',
        schema: '#/components/schemas/Volume/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (filesystemPath === undefined)
      problems = addProblem(problems, {
        pointer: '/filesystem_path',
        field: 'filesystem_path',
        keyword: 'required',
        schema: '#/components/schemas/Volume/required',
        message: 'is required',
      });
    else if (typeof filesystemPath !== 'string')
      problems = addProblem(problems, {
        pointer: '/filesystem_path',
        field: 'filesystem_path',
        keyword: 'type',
        schema: '#/components/schemas/Volume/properties/filesystem_path/type',
        message: 'must be a string',
      });
    if (size === undefined)
      problems = addProblem(problems, {
        pointer: '/size',
        field: 'size',
        keyword: 'required',
        schema: '#/components/schemas/Volume/required',
        message: 'is required',
      });
    else if (!isInteger(size))
      problems = addProblem(problems, {
        pointer: '/size',
        field: 'size',
        keyword: 'type',
        schema: '#/components/schemas/Volume/properties/size/type',
        message: 'must be a whole number',
      });
    if (computeId === undefined)
      problems = addProblem(problems, {
        pointer: '/compute_id',
        field: 'compute_id',
        keyword: 'required',
        schema: '#/components/schemas/Volume/required',
        message: 'is required',
      });
    else if (!isInteger(computeId) && computeId !== null)
      problems = addProblem(problems, {
        pointer: '/compute_id',
        field: 'compute_id',
        keyword: 'type',
        schema: '#/components/schemas/Volume/properties/compute_id/type',
        message: 'must be a whole number or null',
      });
    if (computeLabel === undefined)
      problems = addProblem(problems, {
        pointer: '/compute_label',
        field: 'compute_label',
        keyword: 'required',
        schema: '#/components/schemas/Volume/required',
        message: 'is required',
      });
    else if (typeof computeLabel !== 'string' && computeLabel !== null)
      problems = addProblem(problems, {
        pointer: '/compute_label',
        field: 'compute_label',
        keyword: 'type',
        schema: '#/components/schemas/Volume/properties/compute_label/type',
        message: 'must be a string or null',
      });
    if (hardwareType === undefined)
      problems = addProblem(problems, {
        pointer: '/hardware_type',
        field: 'hardware_type',
        keyword: 'required',
        schema: '#/components/schemas/Volume/required',
        message: 'is required',
      });
    else if (hardwareType !== 'hdd' && hardwareType !== 'nvme')
      problems = addProblem(problems, {
        pointer: '/hardware_type',
        field: 'hardware_type',
        keyword: 'enum',
        schema: '#/components/schemas/Volume/properties/hardware_type/enum',
        message: 'must be one of "hdd" or "nvme"',
      });
    {
      const self = asValidated<VolumeAsRulesRead>(value);
      if (isValid(problems, '/filesystem_path', '/label') && !pathNamesLabel(self))
        problems = addProblem(problems, {
          pointer: '/filesystem_path',
          field: 'filesystem_path',
          keyword: 'rule',
          schema: 'path-names-label',
          message: 'The path must end with the label of the volume.',
        });
    }
  }
  return problems;
}

function problemsOfTagsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/Volume/properties/tags/items/type',
      message: 'must be a string',
    });
  return problems;
}
