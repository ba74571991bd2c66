// Generated; change the document it is made from instead.

import type { SeedVolume } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  type Problems,
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
  if (id !== undefined) {
    if (!isSeedId(id)) return false;
  }
  if (typeof label !== 'string') return false;
  if (region !== undefined) {
    if (typeof region !== 'string') return false;
  }
  if (tags !== undefined) {
    if (!acceptsSeedTags(tags)) return false;
  }
  if (status !== undefined) {
    if (status !== 'creating' && status !== 'active' && status !== 'resizing') return false;
  }
  if (created !== undefined) {
    if (!isSeedTime(created)) return false;
  }
  if (updated !== undefined) {
    if (!isSeedTime(updated)) return false;
  }
  if (size !== undefined) {
    if (!isInteger(size)) return false;
    if (size < 1) return false;
  }
  if (computeId !== undefined) {
    if (!isInteger(computeId) && computeId !== null) return false;
  }
  if (hardwareType !== undefined) {
    if (hardwareType !== 'hdd' && hardwareType !== 'nvme') return false;
  }
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedVolume/type',
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
      size,
      compute_id: computeId,
      hardware_type: hardwareType,
    } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/SeedVolume/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/SeedVolume/properties/label/type',
        message: 'must be a string',
      });
    if (region !== undefined) {
      if (typeof region !== 'string')
        problems = addProblem(problems, {
          pointer: '/region',
          field: 'region',
          keyword: 'type',
          schema: '#/components/schemas/SeedVolume/properties/region/type',
          message: 'must be a string',
        });
    }
    if (tags !== undefined) problems = mergeAtProperty(problems, 'tags', problemsOfSeedTags(tags));
    if (status !== undefined) {
      if (status !== 'creating' && status !== 'active' && status !== 'resizing')
        problems = addProblem(problems, {
          pointer: '/status',
          field: 'status',
          keyword: 'enum',
          schema: '#/components/schemas/SeedVolume/properties/status/enum',
          message: 'must be one of "creating", "active" or "resizing"',
        });
    }
    if (created !== undefined)
      problems = mergeAtProperty(problems, 'created', problemsOfSeedTime(created));
    if (updated !== undefined)
      problems = mergeAtProperty(problems, 'updated', problemsOfSeedTime(updated));
    if (size !== undefined) {
      if (!isInteger(size))
        problems = addProblem(problems, {
          pointer: '/size',
          field: 'size',
          keyword: 'type',
          schema: '#/components/schemas/SeedVolume/properties/size/type',
          message: 'must be a whole number',
        });
      else if (size < 1)
        problems = addProblem(problems, {
          pointer: '/size',
          field: 'size',
          keyword: 'minimum',
          schema: '#/components/schemas/SeedVolume/properties/size/minimum',
          message: 'must be at least 1',
        });
    }
    if (computeId !== undefined) {
      if (!isInteger(computeId) && computeId !== null)
        problems = addProblem(problems, {
          pointer: '/compute_id',
          field: 'compute_id',
          keyword: 'type',
          schema: '#/components/schemas/SeedVolume/properties/compute_id/type',
          message: 'must be a whole number or null',
        });
    }
    if (hardwareType !== undefined) {
      if (hardwareType !== 'hdd' && hardwareType !== 'nvme')
        problems = addProblem(problems, {
          pointer: '/hardware_type',
          field: 'hardware_type',
          keyword: 'enum',
          schema: '#/components/schemas/SeedVolume/properties/hardware_type/enum',
          message: 'must be one of "hdd" or "nvme"',
        });
    }
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
