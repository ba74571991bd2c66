// Generated; change the document it is made from instead.

import type { OAuthClient, OAuthClientRequest } from '@cloud-api/types';
import { isUri } from '../runtime/validation/formats/uri.js';
import type { Problem } from '../runtime/validation/problem.js';
import { addProblem, noProblems, type Problems } from '../runtime/validation/problems.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isLongerThan, isObject } from '../runtime/validation/type-checks.js';

/** Whether a value is a valid OAuthClient. */
export function isOAuthClient(value: unknown): value is OAuthClient {
  if (!isObject(value)) return false;
  const {
    id,
    status,
    label,
    redirect_uri: redirectUri,
    secret,
    thumbnail_url: thumbnailUrl,
    public: public_,
  } = value;
  if (typeof id !== 'string') return false;
  if (status !== 'active' && status !== 'disabled' && status !== 'suspended') return false;
  if (typeof label !== 'string') return false;
  if (label === '' || isLongerThan(label, 512)) return false;
  if (typeof redirectUri !== 'string') return false;
  if (!isUri(redirectUri)) return false;
  if (typeof secret !== 'string') return false;
  if (thumbnailUrl !== null) {
    if (typeof thumbnailUrl !== 'string') return false;
    if (!isUri(thumbnailUrl)) return false;
  }
  if (typeof public_ !== 'boolean') return false;
  return true;
}

/** All that is wrong with a value as OAuthClient; nothing for a valid one. */
export function checkOAuthClient(value: unknown): readonly Problem[] {
  return problemsOfOAuthClient(value) ?? noProblems;
}

/** OAuthClient as a Standard Schema. */
export const oAuthClientSchema: StandardSchema<OAuthClient> =
  /* @__PURE__ */ createStandardSchema(checkOAuthClient);

/** Whether a value is a valid OAuthClientRequest. */
export function isOAuthClientRequest(value: unknown): value is OAuthClientRequest {
  if (!isObject(value)) return false;
  const { label, redirect_uri: redirectUri, public: public_ } = value;
  if (typeof label !== 'string') return false;
  if (label === '' || isLongerThan(label, 512)) return false;
  if (typeof redirectUri !== 'string') return false;
  if (!isUri(redirectUri)) return false;
  if (typeof public_ !== 'boolean') return false;
  return true;
}

/** All that is wrong with a value as OAuthClientRequest; nothing for a valid one. */
export function checkOAuthClientRequest(value: unknown): readonly Problem[] {
  return problemsOfOAuthClientRequest(value) ?? noProblems;
}

/** OAuthClientRequest as a Standard Schema. */
export const oAuthClientRequestSchema: StandardSchema<OAuthClientRequest> =
  /* @__PURE__ */ createStandardSchema(checkOAuthClientRequest);

export function problemsOfOAuthClient(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/OAuthClient/type',
      message: 'must be an object',
    });
  else {
    const {
      id,
      status,
      label,
      redirect_uri: redirectUri,
      secret,
      thumbnail_url: thumbnailUrl,
      public: public_,
    } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/OAuthClient/required',
        message: 'is required',
      });
    else if (typeof id !== 'string')
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/OAuthClient/properties/id/type',
        message: 'must be a string',
      });
    if (status === undefined)
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'required',
        schema: '#/components/schemas/OAuthClient/required',
        message: 'is required',
      });
    else if (status !== 'active' && status !== 'disabled' && status !== 'suspended')
      problems = addProblem(problems, {
        pointer: '/status',
        field: 'status',
        keyword: 'enum',
        schema: '#/components/schemas/OAuthClient/properties/status/enum',
        message: 'must be one of "active", "disabled" or "suspended"',
      });
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/OAuthClient/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/OAuthClient/properties/label/type',
        message: 'must be a string',
      });
    else {
      if (label === '')
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'minLength',
          schema: '#/components/schemas/OAuthClient/properties/label/minLength',
          message: 'must not be empty',
        });
      if (isLongerThan(label, 512))
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'maxLength',
          schema: '#/components/schemas/OAuthClient/properties/label/maxLength',
          message: 'must be at most 512 characters',
        });
    }
    if (redirectUri === undefined)
      problems = addProblem(problems, {
        pointer: '/redirect_uri',
        field: 'redirect_uri',
        keyword: 'required',
        schema: '#/components/schemas/OAuthClient/required',
        message: 'is required',
      });
    else if (typeof redirectUri !== 'string')
      problems = addProblem(problems, {
        pointer: '/redirect_uri',
        field: 'redirect_uri',
        keyword: 'type',
        schema: '#/components/schemas/OAuthClient/properties/redirect_uri/type',
        message: 'must be a string',
      });
    else if (!isUri(redirectUri))
      problems = addProblem(problems, {
        pointer: '/redirect_uri',
        field: 'redirect_uri',
        keyword: 'format',
        schema: '#/components/schemas/OAuthClient/properties/redirect_uri/format',
        message: 'must be a URI',
      });
    if (secret === undefined)
      problems = addProblem(problems, {
        pointer: '/secret',
        field: 'secret',
        keyword: 'required',
        schema: '#/components/schemas/OAuthClient/required',
        message: 'is required',
      });
    else if (typeof secret !== 'string')
      problems = addProblem(problems, {
        pointer: '/secret',
        field: 'secret',
        keyword: 'type',
        schema: '#/components/schemas/OAuthClient/properties/secret/type',
        message: 'must be a string',
      });
    if (thumbnailUrl === undefined)
      problems = addProblem(problems, {
        pointer: '/thumbnail_url',
        field: 'thumbnail_url',
        keyword: 'required',
        schema: '#/components/schemas/OAuthClient/required',
        message: 'is required',
      });
    else if (thumbnailUrl !== null) {
      if (typeof thumbnailUrl !== 'string')
        problems = addProblem(problems, {
          pointer: '/thumbnail_url',
          field: 'thumbnail_url',
          keyword: 'type',
          schema: '#/components/schemas/OAuthClient/properties/thumbnail_url/type',
          message: 'must be a string or null',
        });
      else if (!isUri(thumbnailUrl))
        problems = addProblem(problems, {
          pointer: '/thumbnail_url',
          field: 'thumbnail_url',
          keyword: 'format',
          schema: '#/components/schemas/OAuthClient/properties/thumbnail_url/format',
          message: 'must be a URI',
        });
    }
    if (public_ === undefined)
      problems = addProblem(problems, {
        pointer: '/public',
        field: 'public',
        keyword: 'required',
        schema: '#/components/schemas/OAuthClient/required',
        message: 'is required',
      });
    else if (typeof public_ !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/public',
        field: 'public',
        keyword: 'type',
        schema: '#/components/schemas/OAuthClient/properties/public/type',
        message: 'must be true or false',
      });
  }
  return problems;
}

export function problemsOfOAuthClientRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/OAuthClient/type',
      message: 'must be an object',
    });
  else {
    const { label, redirect_uri: redirectUri, public: public_ } = value;
    if (label === undefined)
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'required',
        schema: '#/components/schemas/OAuthClient/required',
        message: 'is required',
      });
    else if (typeof label !== 'string')
      problems = addProblem(problems, {
        pointer: '/label',
        field: 'label',
        keyword: 'type',
        schema: '#/components/schemas/OAuthClient/properties/label/type',
        message: 'must be a string',
      });
    else {
      if (label === '')
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'minLength',
          schema: '#/components/schemas/OAuthClient/properties/label/minLength',
          message: 'must not be empty',
        });
      if (isLongerThan(label, 512))
        problems = addProblem(problems, {
          pointer: '/label',
          field: 'label',
          keyword: 'maxLength',
          schema: '#/components/schemas/OAuthClient/properties/label/maxLength',
          message: 'must be at most 512 characters',
        });
    }
    if (redirectUri === undefined)
      problems = addProblem(problems, {
        pointer: '/redirect_uri',
        field: 'redirect_uri',
        keyword: 'required',
        schema: '#/components/schemas/OAuthClient/required',
        message: 'is required',
      });
    else if (typeof redirectUri !== 'string')
      problems = addProblem(problems, {
        pointer: '/redirect_uri',
        field: 'redirect_uri',
        keyword: 'type',
        schema: '#/components/schemas/OAuthClient/properties/redirect_uri/type',
        message: 'must be a string',
      });
    else if (!isUri(redirectUri))
      problems = addProblem(problems, {
        pointer: '/redirect_uri',
        field: 'redirect_uri',
        keyword: 'format',
        schema: '#/components/schemas/OAuthClient/properties/redirect_uri/format',
        message: 'must be a URI',
      });
    if (public_ === undefined)
      problems = addProblem(problems, {
        pointer: '/public',
        field: 'public',
        keyword: 'required',
        schema: '#/components/schemas/OAuthClient/required',
        message: 'is required',
      });
    else if (typeof public_ !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/public',
        field: 'public',
        keyword: 'type',
        schema: '#/components/schemas/OAuthClient/properties/public/type',
        message: 'must be true or false',
      });
  }
  return problems;
}
