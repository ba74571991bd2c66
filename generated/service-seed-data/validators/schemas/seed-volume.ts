// Generated; change the document it is made from instead.

import type { SeedVolume } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.ts';
import { acceptRecursive, checkRecursive } from '../runtime/validation/recursion-guard.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isInteger, isObject } from '../runtime/validation/type-checks.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { acceptsSeedTags, problemsOfSeedTags } from './seed-tags.ts';
import { isSeedTime, problemsOfSeedTime } from './seed-time.ts';

/** Whether a value is a valid SeedVolume. */
export function isSeedVolume(value: unknown): value is SeedVolume {
  return acceptRecursive(() => acceptsSeedVolume(value));
}

/** All that is wrong with a value as SeedVolume; nothing for a valid one. */
export function checkSeedVolume(value: unknown): readonly Problem[] {
  return checkRecursive(() => problemsOfSeedVolume(value));
}

/** SeedVolume as a Standard Schema. */
export const seedVolumeSchema: StandardSchema<SeedVolume> =
  /* @__PURE__ */ createStandardSchema(checkSeedVolume);

export function acceptsSeedVolume(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    id,
    label,
    region,
    tags,
    status,
    created,
    updated,
    size,
    compute_id: computeId,
    hardware_type: hardwareType,
  } = value;
  if (
    (id !== undefined && !isSeedId(id)) ||
    typeof label !== 'string' ||
    (region !== undefined && typeof region !== 'string') ||
    (tags !== undefined && !acceptsSeedTags(tags)) ||
    (status !== undefined &&
      status !== 'creating' &&
      status !== 'active' &&
      status !== 'resizing') ||
    (created !== undefined && !isSeedTime(created)) ||
    (updated !== undefined && !isSeedTime(updated)) ||
    (size !== undefined && (!isInteger(size) || size < 1)) ||
    (computeId !== undefined && !isInteger(computeId) && computeId !== null) ||
    (hardwareType !== undefined && hardwareType !== 'hdd' && hardwareType !== 'nvme')
  )
    return false;
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'label':
      case 'region':
      case 'tags':
      case 'status':
      case 'created':
      case 'updated':
      case 'size':
      case 'compute_id':
      case 'hardware_type':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

export function problemsOfSeedVolume(value: unknown): Problems {
  const schema = '#/components/schemas/SeedVolume';
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
      size,
      compute_id: computeId,
      hardware_type: hardwareType,
    } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (typeof label !== 'string')
      problems = reportRequired(problems, 'label', label, schema, 'type', 'must be a string');
    if (region !== undefined && typeof region !== 'string')
      problems = report(problems, 'region', schema, 'type', 'must be a string');
    if (tags !== undefined) problems = mergeAtProperty(problems, 'tags', problemsOfSeedTags(tags));
    if (
      status !== undefined &&
      status !== 'creating' &&
      status !== 'active' &&
      status !== 'resizing'
    )
      problems = report(
        problems,
        'status',
        schema,
        'enum',
        'must be one of "creating", "active" or "resizing"',
      );
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (updated !== undefined)
      problems = mergeAtProperty(problems, 'updated', problemsOfSeedTime(updated));
    if (size !== undefined) {
      if (!isInteger(size))
        problems = report(problems, 'size', schema, 'type', 'must be a whole number');
      else if (size < 1)
        problems = report(problems, 'size', schema, 'minimum', 'must be at least 1');
    }
    if (computeId !== undefined && !isInteger(computeId) && computeId !== null)
      problems = report(problems, 'compute_id', schema, 'type', 'must be a whole number or null');
    if (hardwareType !== undefined && hardwareType !== 'hdd' && hardwareType !== 'nvme')
      problems = report(
        problems,
        'hardware_type',
        schema,
        'enum',
        'must be one of "hdd" or "nvme"',
      );
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'label':
        case 'region':
        case 'tags':
        case 'status':
        case 'created':
        case 'updated':
        case 'size':
        case 'compute_id':
        case 'hardware_type':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedVolume/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
