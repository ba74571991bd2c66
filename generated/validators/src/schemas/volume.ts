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
  report,
  reportAt,
  reportMissing,
  reportRequired,
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
  if (
    !isInteger(id) ||
    typeof label !== 'string' ||
    !matchesPattern(labelPattern, label) ||
    typeof region !== 'string' ||
    !isArray(tags)
  )
    return false;
  for (let index = 0; index < tags.length; index++) {
    if (typeof tags[index] !== 'string') return false;
  }
  if (
    (status !== 'creating' && status !== 'active' && status !== 'resizing') ||
    !isTimestamp(created) ||
    !isTimestamp(updated) ||
    typeof filesystemPath !== 'string' ||
    !isInteger(size) ||
    (!isInteger(computeId) && computeId !== null) ||
    (typeof computeLabel !== 'string' && computeLabel !== null) ||
    (hardwareType !== 'hdd' && hardwareType !== 'nvme')
  )
    return false;
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
  const schema = '#/components/schemas/Volume';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
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
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (typeof label !== 'string')
      problems = reportRequired(
        problems,
        'label',
        label,
        schema,
        'type',
        'Must start with a letter and hold letters, digits, `-` and `_`, but no `--` or `__`.',
      );
    else if (!matchesPattern(labelPattern, label))
      problems = report(
        problems,
        'label',
        schema,
        'pattern',
        'Must start with a letter and hold letters, digits, `-` and `_`, but no `--` or `__`.',
      );
    if (typeof region !== 'string')
      problems = reportRequired(problems, 'region', region, schema, 'type', 'must be a string');
    if (!isArray(tags))
      problems = reportRequired(problems, 'tags', tags, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < tags.length; index++) {
        problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
      }
    }
    if (status !== 'creating' && status !== 'active' && status !== 'resizing')
      problems = reportRequired(
        problems,
        'status',
        status,
        schema,
        'enum',
        'must be one of "creating", "active" or "resizing"',
      );
    if (created === undefined) problems = reportMissing(problems, 'created', schema);
    else problems = mergeAtProperty(problems, 'created', problemsOfTimestamp(created));
    if (updated === undefined) problems = reportMissing(problems, 'updated', schema);
    else problems = mergeAtProperty(problems, 'updated', problemsOfTimestamp(updated));
    if (typeof filesystemPath !== 'string')
      problems = reportRequired(
        problems,
        'filesystem_path',
        filesystemPath,
        schema,
        'type',
        'must be a string',
      );
    if (!isInteger(size))
      problems = reportRequired(problems, 'size', size, schema, 'type', 'must be a whole number');
    if (!isInteger(computeId) && computeId !== null)
      problems = reportRequired(
        problems,
        'compute_id',
        computeId,
        schema,
        'type',
        'must be a whole number or null',
      );
    if (typeof computeLabel !== 'string' && computeLabel !== null)
      problems = reportRequired(
        problems,
        'compute_label',
        computeLabel,
        schema,
        'type',
        'must be a string or null',
      );
    if (hardwareType !== 'hdd' && hardwareType !== 'nvme')
      problems = reportRequired(
        problems,
        'hardware_type',
        hardwareType,
        schema,
        'enum',
        'must be one of "hdd" or "nvme"',
      );
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
  const schema = '#/components/schemas/Volume/properties/tags/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  return problems;
}
