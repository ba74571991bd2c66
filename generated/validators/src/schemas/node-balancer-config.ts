// Generated; change the document it is made from instead.

import {
  type NodeBalancerConfigAsRulesRead,
  checkIntervalExceedsTimeout,
  cookieNeedsHttp,
  httpsNeedsCertificate,
  httpsNeedsKey,
  proxyProtocolNeedsTcp,
} from '../rules/node-balancer-config.js';
import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { brokenRule, isSound, judged } from '../runtime/validation/rules.js';
import { missing, tooSmall, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isObject } from '../runtime/validation/values.js';
import {
  acceptsNodeBalancerAlgorithm,
  problemsOfNodeBalancerAlgorithm,
} from './node-balancer-algorithm.js';
import { acceptsNodeBalancerCheck, problemsOfNodeBalancerCheck } from './node-balancer-check.js';
import {
  acceptsNodeBalancerCheckPath,
  problemsOfNodeBalancerCheckPath,
} from './node-balancer-check-path.js';
import {
  acceptsNodeBalancerCipherSuite,
  problemsOfNodeBalancerCipherSuite,
} from './node-balancer-cipher-suite.js';
import {
  acceptsNodeBalancerNodesStatus,
  problemsOfNodeBalancerNodesStatus,
} from './node-balancer-nodes-status.js';
import { acceptsNodeBalancerPort, problemsOfNodeBalancerPort } from './node-balancer-port.js';
import {
  acceptsNodeBalancerProtocol,
  problemsOfNodeBalancerProtocol,
} from './node-balancer-protocol.js';
import {
  acceptsNodeBalancerProxyProtocol,
  problemsOfNodeBalancerProxyProtocol,
} from './node-balancer-proxy-protocol.js';
import {
  acceptsNodeBalancerStickiness,
  problemsOfNodeBalancerStickiness,
} from './node-balancer-stickiness.js';
import type { NodeBalancerConfig, NodeBalancerConfigRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/NodeBalancerConfig');
const checkIntervalExceedsTimeoutBroken = brokenRule(
  self,
  'check-interval-exceeds-timeout',
  'The check interval must be greater than the check timeout.',
  'check_interval',
);
const httpsNeedsCertificateBroken = brokenRule(
  self,
  'https-needs-certificate',
  'The protocol `https` requires a certificate.',
  'ssl_cert',
);
const httpsNeedsKeyBroken = brokenRule(
  self,
  'https-needs-key',
  'The protocol `https` requires a private key.',
  'ssl_key',
);
const proxyProtocolNeedsTcpBroken = brokenRule(
  self,
  'proxy-protocol-needs-tcp',
  'The proxy protocols `v1` and `v2` require the protocol `tcp`.',
  'proxy_protocol',
);
const cookieNeedsHttpBroken = brokenRule(
  self,
  'cookie-needs-http',
  'The stickiness `http_cookie` requires the protocol `http` or `https`.',
  'stickiness',
);
const idPlace = member(self, 'id');
const idType = wrongType(idPlace, 'a whole number');
const idMissing = missing(self, 'id');
const nodebalancerIdPlace = member(self, 'nodebalancer_id');
const nodebalancerIdType = wrongType(nodebalancerIdPlace, 'a whole number');
const nodebalancerIdMissing = missing(self, 'nodebalancer_id');
const portMissing = missing(self, 'port');
const protocolMissing = missing(self, 'protocol');
const algorithmMissing = missing(self, 'algorithm');
const stickinessMissing = missing(self, 'stickiness');
const checkMissing = missing(self, 'check');
const checkIntervalPlace = member(self, 'check_interval');
const checkIntervalTooSmall = tooSmall(checkIntervalPlace, 1);
const checkIntervalType = wrongType(checkIntervalPlace, 'a whole number');
const checkIntervalMissing = missing(self, 'check_interval');
const checkTimeoutPlace = member(self, 'check_timeout');
const checkTimeoutTooSmall = tooSmall(checkTimeoutPlace, 1);
const checkTimeoutType = wrongType(checkTimeoutPlace, 'a whole number');
const checkTimeoutMissing = missing(self, 'check_timeout');
const checkAttemptsPlace = member(self, 'check_attempts');
const checkAttemptsTooSmall = tooSmall(checkAttemptsPlace, 1);
const checkAttemptsType = wrongType(checkAttemptsPlace, 'a whole number');
const checkAttemptsMissing = missing(self, 'check_attempts');
const checkPathMissing = missing(self, 'check_path');
const checkBodyPlace = member(self, 'check_body');
const checkBodyType = wrongType(checkBodyPlace, 'a string');
const checkBodyMissing = missing(self, 'check_body');
const checkPassivePlace = member(self, 'check_passive');
const checkPassiveType = wrongType(checkPassivePlace, 'true or false');
const checkPassiveMissing = missing(self, 'check_passive');
const proxyProtocolMissing = missing(self, 'proxy_protocol');
const cipherSuiteMissing = missing(self, 'cipher_suite');
const sslCertPlace = member(self, 'ssl_cert');
const sslCertType = wrongType(sslCertPlace, 'a string or null');
const sslCertMissing = missing(self, 'ssl_cert');
const sslKeyPlace = member(self, 'ssl_key');
const sslKeyType = wrongType(sslKeyPlace, 'a string or null');
const sslKeyMissing = missing(self, 'ssl_key');
const sslCommonnamePlace = member(self, 'ssl_commonname');
const sslCommonnameType = wrongType(sslCommonnamePlace, 'a string');
const sslCommonnameMissing = missing(self, 'ssl_commonname');
const sslFingerprintPlace = member(self, 'ssl_fingerprint');
const sslFingerprintType = wrongType(sslFingerprintPlace, 'a string');
const sslFingerprintMissing = missing(self, 'ssl_fingerprint');
const nodesStatusMissing = missing(self, 'nodes_status');
const nodeBalancerConfigType = wrongType(self, 'an object');

/** Whether a value is a valid NodeBalancerConfig. */
export function isNodeBalancerConfig(value: unknown): value is NodeBalancerConfig {
  return acceptsNodeBalancerConfig(value);
}

/** All that is wrong with a value as NodeBalancerConfig; nothing for a valid one. */
export function checkNodeBalancerConfig(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerConfig(value) ?? noProblems;
}

/** Whether a value is a valid NodeBalancerConfigRequest. */
export function isNodeBalancerConfigRequest(value: unknown): value is NodeBalancerConfigRequest {
  return acceptsNodeBalancerConfigRequest(value);
}

/** All that is wrong with a value as NodeBalancerConfigRequest; nothing for a valid one. */
export function checkNodeBalancerConfigRequest(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerConfigRequest(value) ?? noProblems;
}

export function acceptsNodeBalancerConfig(value: unknown): boolean {
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
  if (!acceptsNodeBalancerPort(port)) return false;
  if (!acceptsNodeBalancerProtocol(protocol)) return false;
  if (!acceptsNodeBalancerAlgorithm(algorithm)) return false;
  if (!acceptsNodeBalancerStickiness(stickiness)) return false;
  if (!acceptsNodeBalancerCheck(check)) return false;
  if (!isInteger(checkInterval)) return false;
  if (checkInterval < 1) return false;
  if (!isInteger(checkTimeout)) return false;
  if (checkTimeout < 1) return false;
  if (!isInteger(checkAttempts)) return false;
  if (checkAttempts < 1) return false;
  if (!acceptsNodeBalancerCheckPath(checkPath)) return false;
  if (typeof checkBody !== 'string') return false;
  if (typeof checkPassive !== 'boolean') return false;
  if (!acceptsNodeBalancerProxyProtocol(proxyProtocol)) return false;
  if (!acceptsNodeBalancerCipherSuite(cipherSuite)) return false;
  if (typeof sslCert !== 'string' && sslCert !== null) return false;
  if (typeof sslKey !== 'string' && sslKey !== null) return false;
  if (typeof sslCommonname !== 'string') return false;
  if (typeof sslFingerprint !== 'string') return false;
  if (!acceptsNodeBalancerNodesStatus(nodesStatus)) return false;
  {
    const self = judged<NodeBalancerConfigAsRulesRead>(value);
    if (!checkIntervalExceedsTimeout(self)) return false;
    if (!httpsNeedsCertificate(self)) return false;
    if (!httpsNeedsKey(self)) return false;
    if (!proxyProtocolNeedsTcp(self)) return false;
    if (!cookieNeedsHttp(self)) return false;
  }
  return true;
}

export function problemsOfNodeBalancerConfig(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, nodeBalancerConfigType);
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
    if (id === undefined) problems = add(problems, idMissing);
    else if (!isInteger(id)) problems = add(problems, idType);
    if (nodebalancerId === undefined) problems = add(problems, nodebalancerIdMissing);
    else if (!isInteger(nodebalancerId)) problems = add(problems, nodebalancerIdType);
    if (port === undefined) problems = add(problems, portMissing);
    else problems = within(problems, 'port', problemsOfNodeBalancerPort(port));
    if (protocol === undefined) problems = add(problems, protocolMissing);
    else problems = within(problems, 'protocol', problemsOfNodeBalancerProtocol(protocol));
    if (algorithm === undefined) problems = add(problems, algorithmMissing);
    else problems = within(problems, 'algorithm', problemsOfNodeBalancerAlgorithm(algorithm));
    if (stickiness === undefined) problems = add(problems, stickinessMissing);
    else problems = within(problems, 'stickiness', problemsOfNodeBalancerStickiness(stickiness));
    if (check === undefined) problems = add(problems, checkMissing);
    else problems = within(problems, 'check', problemsOfNodeBalancerCheck(check));
    if (checkInterval === undefined) problems = add(problems, checkIntervalMissing);
    else if (!isInteger(checkInterval)) problems = add(problems, checkIntervalType);
    else if (checkInterval < 1) problems = add(problems, checkIntervalTooSmall);
    if (checkTimeout === undefined) problems = add(problems, checkTimeoutMissing);
    else if (!isInteger(checkTimeout)) problems = add(problems, checkTimeoutType);
    else if (checkTimeout < 1) problems = add(problems, checkTimeoutTooSmall);
    if (checkAttempts === undefined) problems = add(problems, checkAttemptsMissing);
    else if (!isInteger(checkAttempts)) problems = add(problems, checkAttemptsType);
    else if (checkAttempts < 1) problems = add(problems, checkAttemptsTooSmall);
    if (checkPath === undefined) problems = add(problems, checkPathMissing);
    else problems = within(problems, 'check_path', problemsOfNodeBalancerCheckPath(checkPath));
    if (checkBody === undefined) problems = add(problems, checkBodyMissing);
    else if (typeof checkBody !== 'string') problems = add(problems, checkBodyType);
    if (checkPassive === undefined) problems = add(problems, checkPassiveMissing);
    else if (typeof checkPassive !== 'boolean') problems = add(problems, checkPassiveType);
    if (proxyProtocol === undefined) problems = add(problems, proxyProtocolMissing);
    else
      problems = within(
        problems,
        'proxy_protocol',
        problemsOfNodeBalancerProxyProtocol(proxyProtocol),
      );
    if (cipherSuite === undefined) problems = add(problems, cipherSuiteMissing);
    else
      problems = within(problems, 'cipher_suite', problemsOfNodeBalancerCipherSuite(cipherSuite));
    if (sslCert === undefined) problems = add(problems, sslCertMissing);
    else if (typeof sslCert !== 'string' && sslCert !== null) problems = add(problems, sslCertType);
    if (sslKey === undefined) problems = add(problems, sslKeyMissing);
    else if (typeof sslKey !== 'string' && sslKey !== null) problems = add(problems, sslKeyType);
    if (sslCommonname === undefined) problems = add(problems, sslCommonnameMissing);
    else if (typeof sslCommonname !== 'string') problems = add(problems, sslCommonnameType);
    if (sslFingerprint === undefined) problems = add(problems, sslFingerprintMissing);
    else if (typeof sslFingerprint !== 'string') problems = add(problems, sslFingerprintType);
    if (nodesStatus === undefined) problems = add(problems, nodesStatusMissing);
    else
      problems = within(problems, 'nodes_status', problemsOfNodeBalancerNodesStatus(nodesStatus));
    {
      const self = judged<NodeBalancerConfigAsRulesRead>(value);
      if (
        isSound(problems, '/check_interval', '/check_timeout') &&
        !checkIntervalExceedsTimeout(self)
      )
        problems = add(problems, checkIntervalExceedsTimeoutBroken);
      if (isSound(problems, '/protocol', '/ssl_cert') && !httpsNeedsCertificate(self))
        problems = add(problems, httpsNeedsCertificateBroken);
      if (isSound(problems, '/protocol', '/ssl_key') && !httpsNeedsKey(self))
        problems = add(problems, httpsNeedsKeyBroken);
      if (isSound(problems, '/proxy_protocol', '/protocol') && !proxyProtocolNeedsTcp(self))
        problems = add(problems, proxyProtocolNeedsTcpBroken);
      if (isSound(problems, '/stickiness', '/protocol') && !cookieNeedsHttp(self))
        problems = add(problems, cookieNeedsHttpBroken);
    }
  }
  return problems;
}

export function acceptsNodeBalancerConfigRequest(value: unknown): boolean {
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
  if (!acceptsNodeBalancerPort(port)) return false;
  if (!acceptsNodeBalancerProtocol(protocol)) return false;
  if (!acceptsNodeBalancerAlgorithm(algorithm)) return false;
  if (!acceptsNodeBalancerStickiness(stickiness)) return false;
  if (!acceptsNodeBalancerCheck(check)) return false;
  if (!isInteger(checkInterval)) return false;
  if (checkInterval < 1) return false;
  if (!isInteger(checkTimeout)) return false;
  if (checkTimeout < 1) return false;
  if (!isInteger(checkAttempts)) return false;
  if (checkAttempts < 1) return false;
  if (!acceptsNodeBalancerCheckPath(checkPath)) return false;
  if (typeof checkBody !== 'string') return false;
  if (typeof checkPassive !== 'boolean') return false;
  if (!acceptsNodeBalancerProxyProtocol(proxyProtocol)) return false;
  if (!acceptsNodeBalancerCipherSuite(cipherSuite)) return false;
  if (typeof sslCert !== 'string' && sslCert !== null) return false;
  if (typeof sslKey !== 'string' && sslKey !== null) return false;
  {
    const self = judged<NodeBalancerConfigAsRulesRead>(value);
    if (!checkIntervalExceedsTimeout(self)) return false;
    if (!httpsNeedsCertificate(self)) return false;
    if (!httpsNeedsKey(self)) return false;
    if (!proxyProtocolNeedsTcp(self)) return false;
    if (!cookieNeedsHttp(self)) return false;
  }
  return true;
}

export function problemsOfNodeBalancerConfigRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, nodeBalancerConfigType);
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
    if (port === undefined) problems = add(problems, portMissing);
    else problems = within(problems, 'port', problemsOfNodeBalancerPort(port));
    if (protocol === undefined) problems = add(problems, protocolMissing);
    else problems = within(problems, 'protocol', problemsOfNodeBalancerProtocol(protocol));
    if (algorithm === undefined) problems = add(problems, algorithmMissing);
    else problems = within(problems, 'algorithm', problemsOfNodeBalancerAlgorithm(algorithm));
    if (stickiness === undefined) problems = add(problems, stickinessMissing);
    else problems = within(problems, 'stickiness', problemsOfNodeBalancerStickiness(stickiness));
    if (check === undefined) problems = add(problems, checkMissing);
    else problems = within(problems, 'check', problemsOfNodeBalancerCheck(check));
    if (checkInterval === undefined) problems = add(problems, checkIntervalMissing);
    else if (!isInteger(checkInterval)) problems = add(problems, checkIntervalType);
    else if (checkInterval < 1) problems = add(problems, checkIntervalTooSmall);
    if (checkTimeout === undefined) problems = add(problems, checkTimeoutMissing);
    else if (!isInteger(checkTimeout)) problems = add(problems, checkTimeoutType);
    else if (checkTimeout < 1) problems = add(problems, checkTimeoutTooSmall);
    if (checkAttempts === undefined) problems = add(problems, checkAttemptsMissing);
    else if (!isInteger(checkAttempts)) problems = add(problems, checkAttemptsType);
    else if (checkAttempts < 1) problems = add(problems, checkAttemptsTooSmall);
    if (checkPath === undefined) problems = add(problems, checkPathMissing);
    else problems = within(problems, 'check_path', problemsOfNodeBalancerCheckPath(checkPath));
    if (checkBody === undefined) problems = add(problems, checkBodyMissing);
    else if (typeof checkBody !== 'string') problems = add(problems, checkBodyType);
    if (checkPassive === undefined) problems = add(problems, checkPassiveMissing);
    else if (typeof checkPassive !== 'boolean') problems = add(problems, checkPassiveType);
    if (proxyProtocol === undefined) problems = add(problems, proxyProtocolMissing);
    else
      problems = within(
        problems,
        'proxy_protocol',
        problemsOfNodeBalancerProxyProtocol(proxyProtocol),
      );
    if (cipherSuite === undefined) problems = add(problems, cipherSuiteMissing);
    else
      problems = within(problems, 'cipher_suite', problemsOfNodeBalancerCipherSuite(cipherSuite));
    if (sslCert === undefined) problems = add(problems, sslCertMissing);
    else if (typeof sslCert !== 'string' && sslCert !== null) problems = add(problems, sslCertType);
    if (sslKey === undefined) problems = add(problems, sslKeyMissing);
    else if (typeof sslKey !== 'string' && sslKey !== null) problems = add(problems, sslKeyType);
    {
      const self = judged<NodeBalancerConfigAsRulesRead>(value);
      if (
        isSound(problems, '/check_interval', '/check_timeout') &&
        !checkIntervalExceedsTimeout(self)
      )
        problems = add(problems, checkIntervalExceedsTimeoutBroken);
      if (isSound(problems, '/protocol', '/ssl_cert') && !httpsNeedsCertificate(self))
        problems = add(problems, httpsNeedsCertificateBroken);
      if (isSound(problems, '/protocol', '/ssl_key') && !httpsNeedsKey(self))
        problems = add(problems, httpsNeedsKeyBroken);
      if (isSound(problems, '/proxy_protocol', '/protocol') && !proxyProtocolNeedsTcp(self))
        problems = add(problems, proxyProtocolNeedsTcpBroken);
      if (isSound(problems, '/stickiness', '/protocol') && !cookieNeedsHttp(self))
        problems = add(problems, cookieNeedsHttpBroken);
    }
  }
  return problems;
}
