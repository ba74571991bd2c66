// Generated; change the document it is made from instead.

import type { NodeBalancerUpdate } from '@cloud-api/types';
import type { Problem } from '../runtime/validation/problem.js';
import {
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
} from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import { isNodeBalancerLabel, problemsOfNodeBalancerLabel } from './node-balancer-label.js';
import {
  isNodeBalancerThrottle,
  problemsOfNodeBalancerThrottle,
} from './node-balancer-throttle.js';

/** Whether a value is a valid NodeBalancerUpdate. */
export function isNodeBalancerUpdate(value: unknown): value is NodeBalancerUpdate {
  if (!isObject(value)) return false;
  const { client_conn_throttle: clientConnThrottle, label, tags } = value;
  if (
    (clientConnThrottle !== undefined && !isNodeBalancerThrottle(clientConnThrottle)) ||
    (label !== undefined && !isNodeBalancerLabel(label))
  )
    return false;
  if (tags !== undefined) {
    if (!isArray(tags)) return false;
    for (let index = 0; index < tags.length; index++) {
      if (!acceptsTagsItem(tags[index])) return false;
    }
  }
  return true;
}

function acceptsTagsItem(value: unknown): boolean {
  if (typeof value !== 'string' || value === '') return false;
  return true;
}

/** All that is wrong with a value as NodeBalancerUpdate; nothing for a valid one. */
export function checkNodeBalancerUpdate(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerUpdate(value) ?? noProblems;
}

/** NodeBalancerUpdate as a Standard Schema. */
export const nodeBalancerUpdateSchema: StandardSchema<NodeBalancerUpdate> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerUpdate);

export function problemsOfNodeBalancerUpdate(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { client_conn_throttle: clientConnThrottle, label, tags } = value;
    if (clientConnThrottle !== undefined)
      problems = mergeAtProperty(
        problems,
        'client_conn_throttle',
        problemsOfNodeBalancerThrottle(clientConnThrottle),
      );
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfNodeBalancerLabel(label));
    if (tags !== undefined) {
      if (!isArray(tags)) problems = report(problems, 'tags', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
  }
  return problems;
}

function problemsOfTagsItem(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerUpdate/properties/tags/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  else if (value === '')
    problems = reportAt(problems, '', schema, '/minLength', 'must not be empty');
  return problems;
}

export function problemsOfNodeBalancerUpdatePartial(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { client_conn_throttle: clientConnThrottle, label, tags } = value;
    if (clientConnThrottle !== undefined)
      problems = mergeAtProperty(
        problems,
        'client_conn_throttle',
        problemsOfNodeBalancerThrottle(clientConnThrottle),
      );
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfNodeBalancerLabel(label));
    if (tags !== undefined) {
      if (!isArray(tags)) problems = report(problems, 'tags', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
  }
  return problems;
}
