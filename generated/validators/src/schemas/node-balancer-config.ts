// Generated; change the document it is made from instead.

import type { NodeBalancerConfig, NodeBalancerConfigRequest } from '@cloud-api/types';
import {
  checkIntervalExceedsTimeout,
  cookieNeedsHttp,
  httpsNeedsCertificate,
  httpsNeedsKey,
  type NodeBalancerConfigAsRulesRead,
  proxyProtocolNeedsTcp,
} from '../rules/node-balancer-config.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
} from '../runtime/validation/problems.js';
import { asValidated, isValid } from '../runtime/validation/run-rules.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isInteger, isObject } from '../runtime/validation/type-checks.js';
import {
  isNodeBalancerAlgorithm,
  problemsOfNodeBalancerAlgorithm,
} from './node-balancer-algorithm.js';
import {
  isNodeBalancerCheckPath,
  problemsOfNodeBalancerCheckPath,
} from './node-balancer-check-path.js';
import { isNodeBalancerCheck, problemsOfNodeBalancerCheck } from './node-balancer-check.js';
import {
  isNodeBalancerCipherSuite,
  problemsOfNodeBalancerCipherSuite,
} from './node-balancer-cipher-suite.js';
import {
  isNodeBalancerNodesStatus,
  problemsOfNodeBalancerNodesStatus,
} from './node-balancer-nodes-status.js';
import { isNodeBalancerPort, problemsOfNodeBalancerPort } from './node-balancer-port.js';
import {
  isNodeBalancerProtocol,
  problemsOfNodeBalancerProtocol,
} from './node-balancer-protocol.js';
import {
  isNodeBalancerProxyProtocol,
  problemsOfNodeBalancerProxyProtocol,
} from './node-balancer-proxy-protocol.js';
import {
  isNodeBalancerStickiness,
  problemsOfNodeBalancerStickiness,
} from './node-balancer-stickiness.js';

/** Whether a value is a valid NodeBalancerConfig. */
export function isNodeBalancerConfig(value: unknown): value is NodeBalancerConfig {
  if (!isObject(value)) return false;
  const {
    id,
    nodebalancer_id: nodebalancerId,
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
    ssl_commonname: sslCommonname,
    ssl_fingerprint: sslFingerprint,
    nodes_status: nodesStatus,
  } = value;
  if (!isInteger(id)) return false;
  if (!isInteger(nodebalancerId)) return false;
  if (!isNodeBalancerPort(port)) return false;
  if (!isNodeBalancerProtocol(protocol)) return false;
  if (!isNodeBalancerAlgorithm(algorithm)) return false;
  if (!isNodeBalancerStickiness(stickiness)) return false;
  if (!isNodeBalancerCheck(check)) return false;
  if (!isInteger(checkInterval)) return false;
  if (checkInterval < 1) return false;
  if (!isInteger(checkTimeout)) return false;
  if (checkTimeout < 1) return false;
  if (!isInteger(checkAttempts)) return false;
  if (checkAttempts < 1) return false;
  if (!isNodeBalancerCheckPath(checkPath)) return false;
  if (typeof checkBody !== 'string') return false;
  if (typeof checkPassive !== 'boolean') return false;
  if (!isNodeBalancerProxyProtocol(proxyProtocol)) return false;
  if (!isNodeBalancerCipherSuite(cipherSuite)) return false;
  if (typeof sslCert !== 'string' && sslCert !== null) return false;
  if (typeof sslKey !== 'string' && sslKey !== null) return false;
  if (typeof sslCommonname !== 'string') return false;
  if (typeof sslFingerprint !== 'string') return false;
  if (!isNodeBalancerNodesStatus(nodesStatus)) return false;
  {
    const self = asValidated<NodeBalancerConfigAsRulesRead>(value);
    if (!checkIntervalExceedsTimeout(self)) return false;
    if (!httpsNeedsCertificate(self)) return false;
    if (!httpsNeedsKey(self)) return false;
    if (!proxyProtocolNeedsTcp(self)) return false;
    if (!cookieNeedsHttp(self)) return false;
  }
  return true;
}

/** All that is wrong with a value as NodeBalancerConfig; nothing for a valid one. */
export function checkNodeBalancerConfig(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerConfig(value) ?? noProblems;
}

/** NodeBalancerConfig as a Standard Schema. */
export const nodeBalancerConfigSchema: StandardSchema<NodeBalancerConfig> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerConfig);

/** Whether a value is a valid NodeBalancerConfigRequest. */
export function isNodeBalancerConfigRequest(value: unknown): value is NodeBalancerConfigRequest {
  if (!isObject(value)) return false;
  const {
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
  } = value;
  if (!isNodeBalancerPort(port)) return false;
  if (!isNodeBalancerProtocol(protocol)) return false;
  if (!isNodeBalancerAlgorithm(algorithm)) return false;
  if (!isNodeBalancerStickiness(stickiness)) return false;
  if (!isNodeBalancerCheck(check)) return false;
  if (!isInteger(checkInterval)) return false;
  if (checkInterval < 1) return false;
  if (!isInteger(checkTimeout)) return false;
  if (checkTimeout < 1) return false;
  if (!isInteger(checkAttempts)) return false;
  if (checkAttempts < 1) return false;
  if (!isNodeBalancerCheckPath(checkPath)) return false;
  if (typeof checkBody !== 'string') return false;
  if (typeof checkPassive !== 'boolean') return false;
  if (!isNodeBalancerProxyProtocol(proxyProtocol)) return false;
  if (!isNodeBalancerCipherSuite(cipherSuite)) return false;
  if (typeof sslCert !== 'string' && sslCert !== null) return false;
  if (typeof sslKey !== 'string' && sslKey !== null) return false;
  {
    const self = asValidated<NodeBalancerConfigAsRulesRead>(value);
    if (!checkIntervalExceedsTimeout(self)) return false;
    if (!httpsNeedsCertificate(self)) return false;
    if (!httpsNeedsKey(self)) return false;
    if (!proxyProtocolNeedsTcp(self)) return false;
    if (!cookieNeedsHttp(self)) return false;
  }
  return true;
}

/** All that is wrong with a value as NodeBalancerConfigRequest; nothing for a valid one. */
export function checkNodeBalancerConfigRequest(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerConfigRequest(value) ?? noProblems;
}

/** NodeBalancerConfigRequest as a Standard Schema. */
export const nodeBalancerConfigRequestSchema: StandardSchema<NodeBalancerConfigRequest> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerConfigRequest);

export function problemsOfNodeBalancerConfig(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/NodeBalancerConfig/type',
      message: 'must be an object',
    });
  else {
    const {
      id,
      nodebalancer_id: nodebalancerId,
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
      ssl_commonname: sslCommonname,
      ssl_fingerprint: sslFingerprint,
      nodes_status: nodesStatus,
    } = value;
    if (id === undefined)
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (!isInteger(id))
      problems = addProblem(problems, {
        pointer: '/id',
        field: 'id',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/id/type',
        message: 'must be a whole number',
      });
    if (nodebalancerId === undefined)
      problems = addProblem(problems, {
        pointer: '/nodebalancer_id',
        field: 'nodebalancer_id',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (!isInteger(nodebalancerId))
      problems = addProblem(problems, {
        pointer: '/nodebalancer_id',
        field: 'nodebalancer_id',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/nodebalancer_id/type',
        message: 'must be a whole number',
      });
    if (port === undefined)
      problems = addProblem(problems, {
        pointer: '/port',
        field: 'port',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'port', problemsOfNodeBalancerPort(port));
    if (protocol === undefined)
      problems = addProblem(problems, {
        pointer: '/protocol',
        field: 'protocol',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'protocol', problemsOfNodeBalancerProtocol(protocol));
    if (algorithm === undefined)
      problems = addProblem(problems, {
        pointer: '/algorithm',
        field: 'algorithm',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(problems, 'algorithm', problemsOfNodeBalancerAlgorithm(algorithm));
    if (stickiness === undefined)
      problems = addProblem(problems, {
        pointer: '/stickiness',
        field: 'stickiness',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'stickiness',
        problemsOfNodeBalancerStickiness(stickiness),
      );
    if (check === undefined)
      problems = addProblem(problems, {
        pointer: '/check',
        field: 'check',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'check', problemsOfNodeBalancerCheck(check));
    if (checkInterval === undefined)
      problems = addProblem(problems, {
        pointer: '/check_interval',
        field: 'check_interval',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (!isInteger(checkInterval))
      problems = addProblem(problems, {
        pointer: '/check_interval',
        field: 'check_interval',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/check_interval/type',
        message: 'must be a whole number',
      });
    else if (checkInterval < 1)
      problems = addProblem(problems, {
        pointer: '/check_interval',
        field: 'check_interval',
        keyword: 'minimum',
        schema: '#/components/schemas/NodeBalancerConfig/properties/check_interval/minimum',
        message: 'must be at least 1',
      });
    if (checkTimeout === undefined)
      problems = addProblem(problems, {
        pointer: '/check_timeout',
        field: 'check_timeout',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (!isInteger(checkTimeout))
      problems = addProblem(problems, {
        pointer: '/check_timeout',
        field: 'check_timeout',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/check_timeout/type',
        message: 'must be a whole number',
      });
    else if (checkTimeout < 1)
      problems = addProblem(problems, {
        pointer: '/check_timeout',
        field: 'check_timeout',
        keyword: 'minimum',
        schema: '#/components/schemas/NodeBalancerConfig/properties/check_timeout/minimum',
        message: 'must be at least 1',
      });
    if (checkAttempts === undefined)
      problems = addProblem(problems, {
        pointer: '/check_attempts',
        field: 'check_attempts',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (!isInteger(checkAttempts))
      problems = addProblem(problems, {
        pointer: '/check_attempts',
        field: 'check_attempts',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/check_attempts/type',
        message: 'must be a whole number',
      });
    else if (checkAttempts < 1)
      problems = addProblem(problems, {
        pointer: '/check_attempts',
        field: 'check_attempts',
        keyword: 'minimum',
        schema: '#/components/schemas/NodeBalancerConfig/properties/check_attempts/minimum',
        message: 'must be at least 1',
      });
    if (checkPath === undefined)
      problems = addProblem(problems, {
        pointer: '/check_path',
        field: 'check_path',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'check_path',
        problemsOfNodeBalancerCheckPath(checkPath),
      );
    if (checkBody === undefined)
      problems = addProblem(problems, {
        pointer: '/check_body',
        field: 'check_body',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (typeof checkBody !== 'string')
      problems = addProblem(problems, {
        pointer: '/check_body',
        field: 'check_body',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/check_body/type',
        message: 'must be a string',
      });
    if (checkPassive === undefined)
      problems = addProblem(problems, {
        pointer: '/check_passive',
        field: 'check_passive',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (typeof checkPassive !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/check_passive',
        field: 'check_passive',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/check_passive/type',
        message: 'must be true or false',
      });
    if (proxyProtocol === undefined)
      problems = addProblem(problems, {
        pointer: '/proxy_protocol',
        field: 'proxy_protocol',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'proxy_protocol',
        problemsOfNodeBalancerProxyProtocol(proxyProtocol),
      );
    if (cipherSuite === undefined)
      problems = addProblem(problems, {
        pointer: '/cipher_suite',
        field: 'cipher_suite',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'cipher_suite',
        problemsOfNodeBalancerCipherSuite(cipherSuite),
      );
    if (sslCert === undefined)
      problems = addProblem(problems, {
        pointer: '/ssl_cert',
        field: 'ssl_cert',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (typeof sslCert !== 'string' && sslCert !== null)
      problems = addProblem(problems, {
        pointer: '/ssl_cert',
        field: 'ssl_cert',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/ssl_cert/type',
        message: 'must be a string or null',
      });
    if (sslKey === undefined)
      problems = addProblem(problems, {
        pointer: '/ssl_key',
        field: 'ssl_key',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (typeof sslKey !== 'string' && sslKey !== null)
      problems = addProblem(problems, {
        pointer: '/ssl_key',
        field: 'ssl_key',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/ssl_key/type',
        message: 'must be a string or null',
      });
    if (sslCommonname === undefined)
      problems = addProblem(problems, {
        pointer: '/ssl_commonname',
        field: 'ssl_commonname',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (typeof sslCommonname !== 'string')
      problems = addProblem(problems, {
        pointer: '/ssl_commonname',
        field: 'ssl_commonname',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/ssl_commonname/type',
        message: 'must be a string',
      });
    if (sslFingerprint === undefined)
      problems = addProblem(problems, {
        pointer: '/ssl_fingerprint',
        field: 'ssl_fingerprint',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (typeof sslFingerprint !== 'string')
      problems = addProblem(problems, {
        pointer: '/ssl_fingerprint',
        field: 'ssl_fingerprint',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/ssl_fingerprint/type',
        message: 'must be a string',
      });
    if (nodesStatus === undefined)
      problems = addProblem(problems, {
        pointer: '/nodes_status',
        field: 'nodes_status',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'nodes_status',
        problemsOfNodeBalancerNodesStatus(nodesStatus),
      );
    {
      const self = asValidated<NodeBalancerConfigAsRulesRead>(value);
      if (
        isValid(problems, '/check_interval', '/check_timeout') &&
        !checkIntervalExceedsTimeout(self)
      )
        problems = addProblem(problems, {
          pointer: '/check_interval',
          field: 'check_interval',
          keyword: 'rule',
          schema: 'check-interval-exceeds-timeout',
          message: 'The check interval must be greater than the check timeout.',
        });
      if (isValid(problems, '/protocol', '/ssl_cert') && !httpsNeedsCertificate(self))
        problems = addProblem(problems, {
          pointer: '/ssl_cert',
          field: 'ssl_cert',
          keyword: 'rule',
          schema: 'https-needs-certificate',
          message: 'The protocol `https` requires a certificate.',
        });
      if (isValid(problems, '/protocol', '/ssl_key') && !httpsNeedsKey(self))
        problems = addProblem(problems, {
          pointer: '/ssl_key',
          field: 'ssl_key',
          keyword: 'rule',
          schema: 'https-needs-key',
          message: 'The protocol `https` requires a private key.',
        });
      if (isValid(problems, '/proxy_protocol', '/protocol') && !proxyProtocolNeedsTcp(self))
        problems = addProblem(problems, {
          pointer: '/proxy_protocol',
          field: 'proxy_protocol',
          keyword: 'rule',
          schema: 'proxy-protocol-needs-tcp',
          message: 'The proxy protocols `v1` and `v2` require the protocol `tcp`.',
        });
      if (isValid(problems, '/stickiness', '/protocol') && !cookieNeedsHttp(self))
        problems = addProblem(problems, {
          pointer: '/stickiness',
          field: 'stickiness',
          keyword: 'rule',
          schema: 'cookie-needs-http',
          message: 'The stickiness `http_cookie` requires the protocol `http` or `https`.',
        });
    }
  }
  return problems;
}

export function problemsOfNodeBalancerConfigRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/NodeBalancerConfig/type',
      message: 'must be an object',
    });
  else {
    const {
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
    } = value;
    if (port === undefined)
      problems = addProblem(problems, {
        pointer: '/port',
        field: 'port',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'port', problemsOfNodeBalancerPort(port));
    if (protocol === undefined)
      problems = addProblem(problems, {
        pointer: '/protocol',
        field: 'protocol',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'protocol', problemsOfNodeBalancerProtocol(protocol));
    if (algorithm === undefined)
      problems = addProblem(problems, {
        pointer: '/algorithm',
        field: 'algorithm',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(problems, 'algorithm', problemsOfNodeBalancerAlgorithm(algorithm));
    if (stickiness === undefined)
      problems = addProblem(problems, {
        pointer: '/stickiness',
        field: 'stickiness',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'stickiness',
        problemsOfNodeBalancerStickiness(stickiness),
      );
    if (check === undefined)
      problems = addProblem(problems, {
        pointer: '/check',
        field: 'check',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else problems = mergeAtProperty(problems, 'check', problemsOfNodeBalancerCheck(check));
    if (checkInterval === undefined)
      problems = addProblem(problems, {
        pointer: '/check_interval',
        field: 'check_interval',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (!isInteger(checkInterval))
      problems = addProblem(problems, {
        pointer: '/check_interval',
        field: 'check_interval',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/check_interval/type',
        message: 'must be a whole number',
      });
    else if (checkInterval < 1)
      problems = addProblem(problems, {
        pointer: '/check_interval',
        field: 'check_interval',
        keyword: 'minimum',
        schema: '#/components/schemas/NodeBalancerConfig/properties/check_interval/minimum',
        message: 'must be at least 1',
      });
    if (checkTimeout === undefined)
      problems = addProblem(problems, {
        pointer: '/check_timeout',
        field: 'check_timeout',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (!isInteger(checkTimeout))
      problems = addProblem(problems, {
        pointer: '/check_timeout',
        field: 'check_timeout',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/check_timeout/type',
        message: 'must be a whole number',
      });
    else if (checkTimeout < 1)
      problems = addProblem(problems, {
        pointer: '/check_timeout',
        field: 'check_timeout',
        keyword: 'minimum',
        schema: '#/components/schemas/NodeBalancerConfig/properties/check_timeout/minimum',
        message: 'must be at least 1',
      });
    if (checkAttempts === undefined)
      problems = addProblem(problems, {
        pointer: '/check_attempts',
        field: 'check_attempts',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (!isInteger(checkAttempts))
      problems = addProblem(problems, {
        pointer: '/check_attempts',
        field: 'check_attempts',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/check_attempts/type',
        message: 'must be a whole number',
      });
    else if (checkAttempts < 1)
      problems = addProblem(problems, {
        pointer: '/check_attempts',
        field: 'check_attempts',
        keyword: 'minimum',
        schema: '#/components/schemas/NodeBalancerConfig/properties/check_attempts/minimum',
        message: 'must be at least 1',
      });
    if (checkPath === undefined)
      problems = addProblem(problems, {
        pointer: '/check_path',
        field: 'check_path',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'check_path',
        problemsOfNodeBalancerCheckPath(checkPath),
      );
    if (checkBody === undefined)
      problems = addProblem(problems, {
        pointer: '/check_body',
        field: 'check_body',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (typeof checkBody !== 'string')
      problems = addProblem(problems, {
        pointer: '/check_body',
        field: 'check_body',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/check_body/type',
        message: 'must be a string',
      });
    if (checkPassive === undefined)
      problems = addProblem(problems, {
        pointer: '/check_passive',
        field: 'check_passive',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (typeof checkPassive !== 'boolean')
      problems = addProblem(problems, {
        pointer: '/check_passive',
        field: 'check_passive',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/check_passive/type',
        message: 'must be true or false',
      });
    if (proxyProtocol === undefined)
      problems = addProblem(problems, {
        pointer: '/proxy_protocol',
        field: 'proxy_protocol',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'proxy_protocol',
        problemsOfNodeBalancerProxyProtocol(proxyProtocol),
      );
    if (cipherSuite === undefined)
      problems = addProblem(problems, {
        pointer: '/cipher_suite',
        field: 'cipher_suite',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else
      problems = mergeAtProperty(
        problems,
        'cipher_suite',
        problemsOfNodeBalancerCipherSuite(cipherSuite),
      );
    if (sslCert === undefined)
      problems = addProblem(problems, {
        pointer: '/ssl_cert',
        field: 'ssl_cert',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (typeof sslCert !== 'string' && sslCert !== null)
      problems = addProblem(problems, {
        pointer: '/ssl_cert',
        field: 'ssl_cert',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/ssl_cert/type',
        message: 'must be a string or null',
      });
    if (sslKey === undefined)
      problems = addProblem(problems, {
        pointer: '/ssl_key',
        field: 'ssl_key',
        keyword: 'required',
        schema: '#/components/schemas/NodeBalancerConfig/required',
        message: 'is required',
      });
    else if (typeof sslKey !== 'string' && sslKey !== null)
      problems = addProblem(problems, {
        pointer: '/ssl_key',
        field: 'ssl_key',
        keyword: 'type',
        schema: '#/components/schemas/NodeBalancerConfig/properties/ssl_key/type',
        message: 'must be a string or null',
      });
    {
      const self = asValidated<NodeBalancerConfigAsRulesRead>(value);
      if (
        isValid(problems, '/check_interval', '/check_timeout') &&
        !checkIntervalExceedsTimeout(self)
      )
        problems = addProblem(problems, {
          pointer: '/check_interval',
          field: 'check_interval',
          keyword: 'rule',
          schema: 'check-interval-exceeds-timeout',
          message: 'The check interval must be greater than the check timeout.',
        });
      if (isValid(problems, '/protocol', '/ssl_cert') && !httpsNeedsCertificate(self))
        problems = addProblem(problems, {
          pointer: '/ssl_cert',
          field: 'ssl_cert',
          keyword: 'rule',
          schema: 'https-needs-certificate',
          message: 'The protocol `https` requires a certificate.',
        });
      if (isValid(problems, '/protocol', '/ssl_key') && !httpsNeedsKey(self))
        problems = addProblem(problems, {
          pointer: '/ssl_key',
          field: 'ssl_key',
          keyword: 'rule',
          schema: 'https-needs-key',
          message: 'The protocol `https` requires a private key.',
        });
      if (isValid(problems, '/proxy_protocol', '/protocol') && !proxyProtocolNeedsTcp(self))
        problems = addProblem(problems, {
          pointer: '/proxy_protocol',
          field: 'proxy_protocol',
          keyword: 'rule',
          schema: 'proxy-protocol-needs-tcp',
          message: 'The proxy protocols `v1` and `v2` require the protocol `tcp`.',
        });
      if (isValid(problems, '/stickiness', '/protocol') && !cookieNeedsHttp(self))
        problems = addProblem(problems, {
          pointer: '/stickiness',
          field: 'stickiness',
          keyword: 'rule',
          schema: 'cookie-needs-http',
          message: 'The stickiness `http_cookie` requires the protocol `http` or `https`.',
        });
    }
  }
  return problems;
}
