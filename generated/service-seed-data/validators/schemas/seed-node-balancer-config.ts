// Generated; change the document it is made from instead.

import type { SeedNodeBalancerConfig } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
} from '../runtime/validation/problems.ts';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.ts';
import { isArray, isInteger, isObject } from '../runtime/validation/type-checks.ts';
import {
  isNodeBalancerAlgorithm,
  problemsOfNodeBalancerAlgorithm,
} from './node-balancer-algorithm.ts';
import {
  isNodeBalancerCheckPath,
  problemsOfNodeBalancerCheckPath,
} from './node-balancer-check-path.ts';
import { isNodeBalancerCheck, problemsOfNodeBalancerCheck } from './node-balancer-check.ts';
import {
  isNodeBalancerCipherSuite,
  problemsOfNodeBalancerCipherSuite,
} from './node-balancer-cipher-suite.ts';
import { isNodeBalancerPort, problemsOfNodeBalancerPort } from './node-balancer-port.ts';
import {
  isNodeBalancerProtocol,
  problemsOfNodeBalancerProtocol,
} from './node-balancer-protocol.ts';
import {
  isNodeBalancerProxyProtocol,
  problemsOfNodeBalancerProxyProtocol,
} from './node-balancer-proxy-protocol.ts';
import {
  isNodeBalancerStickiness,
  problemsOfNodeBalancerStickiness,
} from './node-balancer-stickiness.ts';
import {
  acceptsSeedEncryptedSecret,
  problemsOfSeedEncryptedSecret,
} from './seed-encrypted-secret.ts';
import { isSeedId, problemsOfSeedId } from './seed-id.ts';
import { isSeedNode, problemsOfSeedNode } from './seed-node.ts';

/** Whether a value is a valid SeedNodeBalancerConfig. */
export function isSeedNodeBalancerConfig(value: unknown): value is SeedNodeBalancerConfig {
  if (!isObject(value)) return false;
  const {
    id,
    port,
    protocol,
    algorithm,
    stickiness,
    check,
    check_interval: checkInterval,
    check_timeout: checkTimeout,
    check_attempts: checkAttempts,
    check_path: checkPath,
    check_body: checkBody,
    check_passive: checkPassive,
    proxy_protocol: proxyProtocol,
    cipher_suite: cipherSuite,
    ssl_cert: sslCert,
    ssl_key: sslKey,
    nodes,
  } = value;
  if (
    (id !== undefined && !isSeedId(id)) ||
    (port !== undefined && !isNodeBalancerPort(port)) ||
    (protocol !== undefined && !isNodeBalancerProtocol(protocol)) ||
    (algorithm !== undefined && !isNodeBalancerAlgorithm(algorithm)) ||
    (stickiness !== undefined && !isNodeBalancerStickiness(stickiness)) ||
    (check !== undefined && !isNodeBalancerCheck(check)) ||
    (checkInterval !== undefined && !isInteger(checkInterval)) ||
    (checkTimeout !== undefined && !isInteger(checkTimeout)) ||
    (checkAttempts !== undefined && !isInteger(checkAttempts)) ||
    (checkPath !== undefined && !isNodeBalancerCheckPath(checkPath)) ||
    (checkBody !== undefined && typeof checkBody !== 'string') ||
    (checkPassive !== undefined && typeof checkPassive !== 'boolean') ||
    (proxyProtocol !== undefined && !isNodeBalancerProxyProtocol(proxyProtocol)) ||
    (cipherSuite !== undefined && !isNodeBalancerCipherSuite(cipherSuite)) ||
    (sslCert !== undefined && typeof sslCert !== 'string' && sslCert !== null) ||
    (sslKey !== undefined && sslKey !== null && !acceptsSeedEncryptedSecret(sslKey))
  )
    return false;
  if (nodes !== undefined) {
    if (!isArray(nodes)) return false;
    for (let index = 0; index < nodes.length; index++) {
      if (!isSeedNode(nodes[index])) return false;
    }
  }
  for (const key in value) {
    switch (key) {
      case 'id':
      case 'port':
      case 'protocol':
      case 'algorithm':
      case 'stickiness':
      case 'check':
      case 'check_interval':
      case 'check_timeout':
      case 'check_attempts':
      case 'check_path':
      case 'check_body':
      case 'check_passive':
      case 'proxy_protocol':
      case 'cipher_suite':
      case 'ssl_cert':
      case 'ssl_key':
      case 'nodes':
        break;
      default:
        if (Object.hasOwn(value, key)) return false;
    }
  }
  return true;
}

/** All that is wrong with a value as SeedNodeBalancerConfig; nothing for a valid one. */
export function checkSeedNodeBalancerConfig(value: unknown): readonly Problem[] {
  return problemsOfSeedNodeBalancerConfig(value) ?? noProblems;
}

/** SeedNodeBalancerConfig as a Standard Schema. */
export const seedNodeBalancerConfigSchema: StandardSchema<SeedNodeBalancerConfig> =
  /* @__PURE__ */ createStandardSchema(checkSeedNodeBalancerConfig);

export function problemsOfSeedNodeBalancerConfig(value: unknown): Problems {
  const schema = '#/components/schemas/SeedNodeBalancerConfig';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const {
      id,
      port,
      protocol,
      algorithm,
      stickiness,
      check,
      check_interval: checkInterval,
      check_timeout: checkTimeout,
      check_attempts: checkAttempts,
      check_path: checkPath,
      check_body: checkBody,
      check_passive: checkPassive,
      proxy_protocol: proxyProtocol,
      cipher_suite: cipherSuite,
      ssl_cert: sslCert,
      ssl_key: sslKey,
      nodes,
    } = value;
    if (id !== undefined) problems = mergeAtProperty(problems, 'id', problemsOfSeedId(id));
    if (port !== undefined)
      problems = mergeAtProperty(problems, 'port', problemsOfNodeBalancerPort(port));
    if (protocol !== undefined)
      problems = mergeAtProperty(problems, 'protocol', problemsOfNodeBalancerProtocol(protocol));
    if (algorithm !== undefined)
      problems = mergeAtProperty(problems, 'algorithm', problemsOfNodeBalancerAlgorithm(algorithm));
    if (stickiness !== undefined)
      problems = mergeAtProperty(
        problems,
        'stickiness',
        problemsOfNodeBalancerStickiness(stickiness),
      );
    if (check !== undefined)
      problems = mergeAtProperty(problems, 'check', problemsOfNodeBalancerCheck(check));
    if (checkInterval !== undefined && !isInteger(checkInterval))
      problems = report(problems, 'check_interval', schema, 'type', 'must be a whole number');
    if (checkTimeout !== undefined && !isInteger(checkTimeout))
      problems = report(problems, 'check_timeout', schema, 'type', 'must be a whole number');
    if (checkAttempts !== undefined && !isInteger(checkAttempts))
      problems = report(problems, 'check_attempts', schema, 'type', 'must be a whole number');
    if (checkPath !== undefined)
      problems = mergeAtProperty(
        problems,
        'check_path',
        problemsOfNodeBalancerCheckPath(checkPath),
      );
    if (checkBody !== undefined && typeof checkBody !== 'string')
      problems = report(problems, 'check_body', schema, 'type', 'must be a string');
    if (checkPassive !== undefined && typeof checkPassive !== 'boolean')
      problems = report(problems, 'check_passive', schema, 'type', 'must be true or false');
    if (proxyProtocol !== undefined)
      problems = mergeAtProperty(
        problems,
        'proxy_protocol',
        problemsOfNodeBalancerProxyProtocol(proxyProtocol),
      );
    if (cipherSuite !== undefined)
      problems = mergeAtProperty(
        problems,
        'cipher_suite',
        problemsOfNodeBalancerCipherSuite(cipherSuite),
      );
    if (sslCert !== undefined && typeof sslCert !== 'string' && sslCert !== null)
      problems = report(problems, 'ssl_cert', schema, 'type', 'must be a string or null');
    if (sslKey !== undefined && sslKey !== null)
      problems = mergeAtProperty(problems, 'ssl_key', problemsOfSeedEncryptedSecret(sslKey));
    if (nodes !== undefined) {
      if (!isArray(nodes)) problems = report(problems, 'nodes', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < nodes.length; index++) {
          problems = mergeAtPropertyIndex(
            problems,
            'nodes',
            index,
            problemsOfSeedNode(nodes[index]),
          );
        }
      }
    }
    for (const key in value) {
      switch (key) {
        case 'id':
        case 'port':
        case 'protocol':
        case 'algorithm':
        case 'stickiness':
        case 'check':
        case 'check_interval':
        case 'check_timeout':
        case 'check_attempts':
        case 'check_path':
        case 'check_body':
        case 'check_passive':
        case 'proxy_protocol':
        case 'cipher_suite':
        case 'ssl_cert':
        case 'ssl_key':
        case 'nodes':
          break;
        default:
          if (Object.hasOwn(value, key))
            problems = addAtProperty(problems, key, {
              pointer: '',
              field: '',
              keyword: 'false',
              schema: '#/components/schemas/SeedNodeBalancerConfig/additionalProperties',
              message: 'is not allowed',
            });
      }
    }
  }
  return problems;
}
