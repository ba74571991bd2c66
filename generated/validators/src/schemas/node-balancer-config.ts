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
  if (
    !isInteger(id) ||
    !isInteger(nodebalancerId) ||
    !isNodeBalancerPort(port) ||
    !isNodeBalancerProtocol(protocol) ||
    !isNodeBalancerAlgorithm(algorithm) ||
    !isNodeBalancerStickiness(stickiness) ||
    !isNodeBalancerCheck(check) ||
    !isInteger(checkInterval) ||
    checkInterval < 1 ||
    !isInteger(checkTimeout) ||
    checkTimeout < 1 ||
    !isInteger(checkAttempts) ||
    checkAttempts < 1 ||
    !isNodeBalancerCheckPath(checkPath) ||
    typeof checkBody !== 'string' ||
    typeof checkPassive !== 'boolean' ||
    !isNodeBalancerProxyProtocol(proxyProtocol) ||
    !isNodeBalancerCipherSuite(cipherSuite) ||
    (typeof sslCert !== 'string' && sslCert !== null) ||
    (typeof sslKey !== 'string' && sslKey !== null) ||
    typeof sslCommonname !== 'string' ||
    typeof sslFingerprint !== 'string' ||
    !isNodeBalancerNodesStatus(nodesStatus)
  )
    return false;
  {
    const self = asValidated<NodeBalancerConfigAsRulesRead>(value);
    if (
      !checkIntervalExceedsTimeout(self) ||
      !httpsNeedsCertificate(self) ||
      !httpsNeedsKey(self) ||
      !proxyProtocolNeedsTcp(self) ||
      !cookieNeedsHttp(self)
    )
      return false;
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
  if (
    !isNodeBalancerPort(port) ||
    !isNodeBalancerProtocol(protocol) ||
    !isNodeBalancerAlgorithm(algorithm) ||
    !isNodeBalancerStickiness(stickiness) ||
    !isNodeBalancerCheck(check) ||
    !isInteger(checkInterval) ||
    checkInterval < 1 ||
    !isInteger(checkTimeout) ||
    checkTimeout < 1 ||
    !isInteger(checkAttempts) ||
    checkAttempts < 1 ||
    !isNodeBalancerCheckPath(checkPath) ||
    typeof checkBody !== 'string' ||
    typeof checkPassive !== 'boolean' ||
    !isNodeBalancerProxyProtocol(proxyProtocol) ||
    !isNodeBalancerCipherSuite(cipherSuite) ||
    (typeof sslCert !== 'string' && sslCert !== null) ||
    (typeof sslKey !== 'string' && sslKey !== null)
  )
    return false;
  {
    const self = asValidated<NodeBalancerConfigAsRulesRead>(value);
    if (
      !checkIntervalExceedsTimeout(self) ||
      !httpsNeedsCertificate(self) ||
      !httpsNeedsKey(self) ||
      !proxyProtocolNeedsTcp(self) ||
      !cookieNeedsHttp(self)
    )
      return false;
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
  const schema = '#/components/schemas/NodeBalancerConfig';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
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
    if (!isInteger(id))
      problems = reportRequired(problems, 'id', id, schema, 'type', 'must be a whole number');
    if (!isInteger(nodebalancerId))
      problems = reportRequired(
        problems,
        'nodebalancer_id',
        nodebalancerId,
        schema,
        'type',
        'must be a whole number',
      );
    if (port === undefined) problems = reportMissing(problems, 'port', schema);
    else problems = mergeAtProperty(problems, 'port', problemsOfNodeBalancerPort(port));
    if (protocol === undefined) problems = reportMissing(problems, 'protocol', schema);
    else problems = mergeAtProperty(problems, 'protocol', problemsOfNodeBalancerProtocol(protocol));
    if (algorithm === undefined) problems = reportMissing(problems, 'algorithm', schema);
    else
      problems = mergeAtProperty(problems, 'algorithm', problemsOfNodeBalancerAlgorithm(algorithm));
    if (stickiness === undefined) problems = reportMissing(problems, 'stickiness', schema);
    else
      problems = mergeAtProperty(
        problems,
        'stickiness',
        problemsOfNodeBalancerStickiness(stickiness),
      );
    if (check === undefined) problems = reportMissing(problems, 'check', schema);
    else problems = mergeAtProperty(problems, 'check', problemsOfNodeBalancerCheck(check));
    if (!isInteger(checkInterval))
      problems = reportRequired(
        problems,
        'check_interval',
        checkInterval,
        schema,
        'type',
        'must be a whole number',
      );
    else if (checkInterval < 1)
      problems = report(problems, 'check_interval', schema, 'minimum', 'must be at least 1');
    if (!isInteger(checkTimeout))
      problems = reportRequired(
        problems,
        'check_timeout',
        checkTimeout,
        schema,
        'type',
        'must be a whole number',
      );
    else if (checkTimeout < 1)
      problems = report(problems, 'check_timeout', schema, 'minimum', 'must be at least 1');
    if (!isInteger(checkAttempts))
      problems = reportRequired(
        problems,
        'check_attempts',
        checkAttempts,
        schema,
        'type',
        'must be a whole number',
      );
    else if (checkAttempts < 1)
      problems = report(problems, 'check_attempts', schema, 'minimum', 'must be at least 1');
    if (checkPath === undefined) problems = reportMissing(problems, 'check_path', schema);
    else
      problems = mergeAtProperty(
        problems,
        'check_path',
        problemsOfNodeBalancerCheckPath(checkPath),
      );
    if (typeof checkBody !== 'string')
      problems = reportRequired(
        problems,
        'check_body',
        checkBody,
        schema,
        'type',
        'must be a string',
      );
    if (typeof checkPassive !== 'boolean')
      problems = reportRequired(
        problems,
        'check_passive',
        checkPassive,
        schema,
        'type',
        'must be true or false',
      );
    if (proxyProtocol === undefined) problems = reportMissing(problems, 'proxy_protocol', schema);
    else
      problems = mergeAtProperty(
        problems,
        'proxy_protocol',
        problemsOfNodeBalancerProxyProtocol(proxyProtocol),
      );
    if (cipherSuite === undefined) problems = reportMissing(problems, 'cipher_suite', schema);
    else
      problems = mergeAtProperty(
        problems,
        'cipher_suite',
        problemsOfNodeBalancerCipherSuite(cipherSuite),
      );
    if (typeof sslCert !== 'string' && sslCert !== null)
      problems = reportRequired(
        problems,
        'ssl_cert',
        sslCert,
        schema,
        'type',
        'must be a string or null',
      );
    if (typeof sslKey !== 'string' && sslKey !== null)
      problems = reportRequired(
        problems,
        'ssl_key',
        sslKey,
        schema,
        'type',
        'must be a string or null',
      );
    if (typeof sslCommonname !== 'string')
      problems = reportRequired(
        problems,
        'ssl_commonname',
        sslCommonname,
        schema,
        'type',
        'must be a string',
      );
    if (typeof sslFingerprint !== 'string')
      problems = reportRequired(
        problems,
        'ssl_fingerprint',
        sslFingerprint,
        schema,
        'type',
        'must be a string',
      );
    if (nodesStatus === undefined) problems = reportMissing(problems, 'nodes_status', schema);
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
  const schema = '#/components/schemas/NodeBalancerConfig';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
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
    if (port === undefined) problems = reportMissing(problems, 'port', schema);
    else problems = mergeAtProperty(problems, 'port', problemsOfNodeBalancerPort(port));
    if (protocol === undefined) problems = reportMissing(problems, 'protocol', schema);
    else problems = mergeAtProperty(problems, 'protocol', problemsOfNodeBalancerProtocol(protocol));
    if (algorithm === undefined) problems = reportMissing(problems, 'algorithm', schema);
    else
      problems = mergeAtProperty(problems, 'algorithm', problemsOfNodeBalancerAlgorithm(algorithm));
    if (stickiness === undefined) problems = reportMissing(problems, 'stickiness', schema);
    else
      problems = mergeAtProperty(
        problems,
        'stickiness',
        problemsOfNodeBalancerStickiness(stickiness),
      );
    if (check === undefined) problems = reportMissing(problems, 'check', schema);
    else problems = mergeAtProperty(problems, 'check', problemsOfNodeBalancerCheck(check));
    if (!isInteger(checkInterval))
      problems = reportRequired(
        problems,
        'check_interval',
        checkInterval,
        schema,
        'type',
        'must be a whole number',
      );
    else if (checkInterval < 1)
      problems = report(problems, 'check_interval', schema, 'minimum', 'must be at least 1');
    if (!isInteger(checkTimeout))
      problems = reportRequired(
        problems,
        'check_timeout',
        checkTimeout,
        schema,
        'type',
        'must be a whole number',
      );
    else if (checkTimeout < 1)
      problems = report(problems, 'check_timeout', schema, 'minimum', 'must be at least 1');
    if (!isInteger(checkAttempts))
      problems = reportRequired(
        problems,
        'check_attempts',
        checkAttempts,
        schema,
        'type',
        'must be a whole number',
      );
    else if (checkAttempts < 1)
      problems = report(problems, 'check_attempts', schema, 'minimum', 'must be at least 1');
    if (checkPath === undefined) problems = reportMissing(problems, 'check_path', schema);
    else
      problems = mergeAtProperty(
        problems,
        'check_path',
        problemsOfNodeBalancerCheckPath(checkPath),
      );
    if (typeof checkBody !== 'string')
      problems = reportRequired(
        problems,
        'check_body',
        checkBody,
        schema,
        'type',
        'must be a string',
      );
    if (typeof checkPassive !== 'boolean')
      problems = reportRequired(
        problems,
        'check_passive',
        checkPassive,
        schema,
        'type',
        'must be true or false',
      );
    if (proxyProtocol === undefined) problems = reportMissing(problems, 'proxy_protocol', schema);
    else
      problems = mergeAtProperty(
        problems,
        'proxy_protocol',
        problemsOfNodeBalancerProxyProtocol(proxyProtocol),
      );
    if (cipherSuite === undefined) problems = reportMissing(problems, 'cipher_suite', schema);
    else
      problems = mergeAtProperty(
        problems,
        'cipher_suite',
        problemsOfNodeBalancerCipherSuite(cipherSuite),
      );
    if (typeof sslCert !== 'string' && sslCert !== null)
      problems = reportRequired(
        problems,
        'ssl_cert',
        sslCert,
        schema,
        'type',
        'must be a string or null',
      );
    if (typeof sslKey !== 'string' && sslKey !== null)
      problems = reportRequired(
        problems,
        'ssl_key',
        sslKey,
        schema,
        'type',
        'must be a string or null',
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
