// Generated; change the document it is made from instead.

import { missingParameter, withinParameter } from '../runtime/parameters/problems.js';
import { ownText } from '../runtime/parameters/request.js';
import { type Problems, add } from '../runtime/validation/collect.js';
import { isUri } from '../runtime/validation/formats/uri.js';
import { whole } from '../runtime/validation/place.js';
import { badFormat, wrongType } from '../runtime/validation/sentences.js';

const locationPlace = whole('#/components/headers/Location/schema');
const locationMalformed = badFormat(locationPlace, 'a URI');
const locationType = wrongType(locationPlace, 'a string');

export function problemsOfLocationHeader(headers: {
  readonly [name: string]: string | undefined;
}): Problems {
  const text = ownText(headers, 'location');
  return text === undefined
    ? [missingParameter('header', 'Location', '#/components/headers/Location')]
    : withinParameter(undefined, 'header', 'Location', problemsOfLocation(text));
}

function problemsOfLocation(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, locationType);
  else if (!isUri(value)) problems = add(problems, locationMalformed);
  return problems;
}
