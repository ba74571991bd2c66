// Generated; change the document it is made from instead.

import type { SeedNodeBalancerConfig } from '../../types/index.ts';
import type { Problem } from '../runtime/validation/problem.ts';
import {
  addAtProperty,
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
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
  if (id !== undefined) {
    if (!isSeedId(id)) return false;
  }
  if (port !== undefined) {
    if (!isNodeBalancerPort(port)) return false;
  }
  if (protocol !== undefined) {
    if (!isNodeBalancerProtocol(protocol)) return false;
  }
  if (algorithm !== undefined) {
    if (!isNodeBalancerAlgorithm(algorithm)) return false;
  }
  if (stickiness !== undefined) {
    if (!isNodeBalancerStickiness(stickiness)) return false;
  }
  if (check !== undefined) {
    if (!isNodeBalancerCheck(check)) return false;
  }
  if (checkInterval !== undefined) {
    if (!isInteger(checkInterval)) return false;
  }
  if (checkTimeout !== undefined) {
    if (!isInteger(checkTimeout)) return false;
  }
  if (checkAttempts !== undefined) {
    if (!isInteger(checkAttempts)) return false;
  }
  if (checkPath !== undefined) {
    if (!isNodeBalancerCheckPath(checkPath)) return false;
  }
  if (checkBody !== undefined) {
    if (typeof checkBody !== 'string') return false;
  }
  if (checkPassive !== undefined) {
    if (typeof checkPassive !== 'boolean') return false;
  }
  if (proxyProtocol !== undefined) {
    if (!isNodeBalancerProxyProtocol(proxyProtocol)) return false;
  }
  if (cipherSuite !== undefined) {
    if (!isNodeBalancerCipherSuite(cipherSuite)) return false;
  }
  if (sslCert !== undefined) {
    if (typeof sslCert !== 'string' && sslCert !== null) return false;
  }
  if (sslKey !== undefined) {
    if (sslKey !== null) {
      if (!acceptsSeedEncryptedSecret(sslKey)) return false;
    }
  }
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/SeedNodeBalancerConfig/type',
      message: 'must be an object',
    });
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
    if (checkInterval !== undefined) {
      if (!isInteger(checkInterval))
        problems = addProblem(problems, {
          pointer: '/check_interval',
          field: 'check_interval',
          keyword: 'type',
          schema: '#/components/schemas/SeedNodeBalancerConfig/properties/check_interval/type',
          message: 'must be a whole number',
        });
    }
    if (checkTimeout !== undefined) {
      if (!isInteger(checkTimeout))
        problems = addProblem(problems, {
          pointer: '/check_timeout',
          field: 'check_timeout',
          keyword: 'type',
          schema: '#/components/schemas/SeedNodeBalancerConfig/properties/check_timeout/type',
          message: 'must be a whole number',
        });
    }
    if (checkAttempts !== undefined) {
      if (!isInteger(checkAttempts))
        problems = addProblem(problems, {
          pointer: '/check_attempts',
          field: 'check_attempts',
          keyword: 'type',
          schema: '#/components/schemas/SeedNodeBalancerConfig/properties/check_attempts/type',
          message: 'must be a whole number',
        });
    }
    if (checkPath !== undefined)
      problems = mergeAtProperty(
        problems,
        'check_path',
        problemsOfNodeBalancerCheckPath(checkPath),
      );
    if (checkBody !== undefined) {
      if (typeof checkBody !== 'string')
        problems = addProblem(problems, {
          pointer: '/check_body',
          field: 'check_body',
          keyword: 'type',
          schema: '#/components/schemas/SeedNodeBalancerConfig/properties/check_body/type',
          message: 'must be a string',
        });
    }
    if (checkPassive !== undefined) {
      if (typeof checkPassive !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/check_passive',
          field: 'check_passive',
          keyword: 'type',
          schema: '#/components/schemas/SeedNodeBalancerConfig/properties/check_passive/type',
          message: 'must be true or false',
        });
    }
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
    if (sslCert !== undefined) {
      if (typeof sslCert !== 'string' && sslCert !== null)
        problems = addProblem(problems, {
          pointer: '/ssl_cert',
          field: 'ssl_cert',
          keyword: 'type',
          schema: '#/components/schemas/SeedNodeBalancerConfig/properties/ssl_cert/type',
          message: 'must be a string or null',
        });
    }
    if (sslKey !== undefined) {
      if (sslKey !== null)
        problems = mergeAtProperty(problems, 'ssl_key', problemsOfSeedEncryptedSecret(sslKey));
    }
    if (nodes !== undefined) {
      if (!isArray(nodes))
        problems = addProblem(problems, {
          pointer: '/nodes',
          field: 'nodes',
          keyword: 'type',
          schema: '#/components/schemas/SeedNodeBalancerConfig/properties/nodes/type',
          message: 'must be a list',
        });
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
