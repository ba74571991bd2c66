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
import { wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import {
  acceptsNodeBalancerLabel,
  problemsOfNodeBalancerLabel,
  problemsOfNodeBalancerLabelPartial,
} from './node-balancer-label.js';
import {
  acceptsNodeBalancerThrottle,
  problemsOfNodeBalancerThrottle,
  problemsOfNodeBalancerThrottlePartial,
} from './node-balancer-throttle.js';
import type { NodeBalancerUpdate } from '@cloud-api/types';

const self = whole('#/components/schemas/NodeBalancerUpdate');
const tagsItemPlace = by(self, '/properties/tags/items');
const tagsItemType = wrongType(tagsItemPlace, 'a string');
const tagsPlace = member(self, 'tags');
const tagsType = wrongType(tagsPlace, 'a list');
const nodeBalancerUpdateType = wrongType(self, 'an object');

/** Whether a value is a valid NodeBalancerUpdate. */
export function isNodeBalancerUpdate(value: unknown): value is NodeBalancerUpdate {
  return acceptsNodeBalancerUpdate(value);
}

/** All that is wrong with a value as NodeBalancerUpdate; nothing for a valid one. */
export function checkNodeBalancerUpdate(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerUpdate(value) ?? noProblems;
}

export function acceptsNodeBalancerUpdate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { client_conn_throttle: clientConnThrottle, label, tags } = value;
  if (clientConnThrottle !== undefined) {
    if (!acceptsNodeBalancerThrottle(clientConnThrottle)) return false;
  }
  if (label !== undefined) {
    if (!acceptsNodeBalancerLabel(label)) return false;
  }
  if (tags !== undefined) {
    if (!isList(tags)) return false;
    for (let index = 0; index < tags.length; index++) {
      if (typeof tags[index] !== 'string') return false;
    }
  }
  return true;
}

export function problemsOfNodeBalancerUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, nodeBalancerUpdateType);
  else {
    const { client_conn_throttle: clientConnThrottle, label, tags } = value;
    if (clientConnThrottle !== undefined)
      problems = within(
        problems,
        'client_conn_throttle',
        problemsOfNodeBalancerThrottle(clientConnThrottle),
      );
    if (label !== undefined)
      problems = within(problems, 'label', problemsOfNodeBalancerLabel(label));
    if (tags !== undefined) {
      if (!isList(tags)) problems = add(problems, tagsType);
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = withinItem(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
  }
  return problems;
}

function problemsOfTagsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, tagsItemType);
  return problems;
}

export function problemsOfNodeBalancerUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, nodeBalancerUpdateType);
  else {
    const { client_conn_throttle: clientConnThrottle, label, tags } = value;
    if (clientConnThrottle !== undefined)
      problems = within(
        problems,
        'client_conn_throttle',
        problemsOfNodeBalancerThrottlePartial(clientConnThrottle),
      );
    if (label !== undefined)
      problems = within(problems, 'label', problemsOfNodeBalancerLabelPartial(label));
    if (tags !== undefined) {
      if (!isList(tags)) problems = add(problems, tagsType);
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = withinItem(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
  }
  return problems;
}
