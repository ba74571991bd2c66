// Generated; change the document it is made from instead.

import {
  type NodeBalancerConfigRebuildAsRulesRead,
  certificateNeedsHttps,
  checkIntervalExceedsTimeout2,
  cookieNeedsHttp2,
  httpsNeedsCertificate2,
  httpsNeedsKey2,
  keyNeedsHttps,
  proxyProtocolNeedsTcp2,
} from '../rules/node-balancer-config-rebuild.js';
import {
  type Problems,
  add,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/collect.js';
import { member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { brokenRule, isSound, judged } from '../runtime/validation/rules.js';
import { missing, problem, tooSmall, wrongType } from '../runtime/validation/sentences.js';
import { isInteger, isList, isObject } from '../runtime/validation/values.js';
import {
  acceptsNodeBalancerAlgorithm,
  problemsOfNodeBalancerAlgorithm,
  problemsOfNodeBalancerAlgorithmPartial,
} from './node-balancer-algorithm.js';
import {
  acceptsNodeBalancerCheck,
  problemsOfNodeBalancerCheck,
  problemsOfNodeBalancerCheckPartial,
} from './node-balancer-check.js';
import {
  acceptsNodeBalancerCheckPath,
  problemsOfNodeBalancerCheckPath,
  problemsOfNodeBalancerCheckPathPartial,
} from './node-balancer-check-path.js';
import {
  acceptsNodeBalancerCipherSuite,
  problemsOfNodeBalancerCipherSuite,
  problemsOfNodeBalancerCipherSuitePartial,
} from './node-balancer-cipher-suite.js';
import { acceptsNodeBalancerNode, problemsOfNodeBalancerNode } from './node-balancer-node.js';
import {
  acceptsNodeBalancerPort,
  problemsOfNodeBalancerPort,
  problemsOfNodeBalancerPortPartial,
} from './node-balancer-port.js';
import {
  acceptsNodeBalancerProtocol,
  problemsOfNodeBalancerProtocol,
  problemsOfNodeBalancerProtocolPartial,
} from './node-balancer-protocol.js';
import {
  acceptsNodeBalancerProxyProtocol,
  problemsOfNodeBalancerProxyProtocol,
  problemsOfNodeBalancerProxyProtocolPartial,
} from './node-balancer-proxy-protocol.js';
import {
  acceptsNodeBalancerStickiness,
  problemsOfNodeBalancerStickiness,
  problemsOfNodeBalancerStickinessPartial,
} from './node-balancer-stickiness.js';
import type { NodeBalancerConfigRebuild } from '@cloud-api/types';

const sslCertPattern =
  /^<REDACTED>$|-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/u;
const sslKeyPattern =
  /^<REDACTED>$|-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----[A-Za-z0-9+/=\s]+-----END (?:[A-Z]+ )?PRIVATE KEY-----/u;
const self = whole('#/components/schemas/NodeBalancerConfigRebuild');
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
const certificateNeedsHttpsBroken = brokenRule(
  self,
  'certificate-needs-https',
  'The protocols `http` and `tcp` do not support a certificate.',
  'ssl_cert',
);
const keyNeedsHttpsBroken = brokenRule(
  self,
  'key-needs-https',
  'The protocols `http` and `tcp` do not support a private key.',
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
const checkAttemptsPlace = member(self, 'check_attempts');
const checkAttemptsTooSmall = tooSmall(checkAttemptsPlace, 1);
const checkAttemptsType = wrongType(checkAttemptsPlace, 'a whole number');
const checkBodyPlace = member(self, 'check_body');
const checkBodyType = wrongType(checkBodyPlace, 'a string');
const checkIntervalPlace = member(self, 'check_interval');
const checkIntervalTooSmall = tooSmall(checkIntervalPlace, 1);
const checkIntervalType = wrongType(checkIntervalPlace, 'a whole number');
const checkPassivePlace = member(self, 'check_passive');
const checkPassiveType = wrongType(checkPassivePlace, 'true or false');
const checkTimeoutPlace = member(self, 'check_timeout');
const checkTimeoutTooSmall = tooSmall(checkTimeoutPlace, 1);
const checkTimeoutType = wrongType(checkTimeoutPlace, 'a whole number');
const sslCertPlace = member(self, 'ssl_cert');
const sslCertMismatch = problem(
  sslCertPlace,
  'pattern',
  'Must be a PEM certificate, with line breaks written as `\\n`.',
);
const sslCertType = problem(
  sslCertPlace,
  'type',
  'Must be a PEM certificate, with line breaks written as `\\n`.',
);
const sslKeyPlace = member(self, 'ssl_key');
const sslKeyMismatch = problem(
  sslKeyPlace,
  'pattern',
  'Must be a PEM private key, with line breaks written as `\\n`.',
);
const sslKeyType = problem(
  sslKeyPlace,
  'type',
  'Must be a PEM private key, with line breaks written as `\\n`.',
);
const nodesPlace = member(self, 'nodes');
const nodesType = wrongType(nodesPlace, 'a list');
const nodesMissing = missing(self, 'nodes');
const nodeBalancerConfigRebuildType = wrongType(self, 'an object');

/** Whether a value is a valid NodeBalancerConfigRebuild. */
export function isNodeBalancerConfigRebuild(value: unknown): value is NodeBalancerConfigRebuild {
  return acceptsNodeBalancerConfigRebuild(value);
}

/** All that is wrong with a value as NodeBalancerConfigRebuild; nothing for a valid one. */
export function checkNodeBalancerConfigRebuild(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerConfigRebuild(value) ?? noProblems;
}

export function acceptsNodeBalancerConfigRebuild(value: unknown): boolean {
  if (!isObject(value)) return false;
  const {
    algorithm,
    check,
    check_attempts: checkAttempts,
    check_body: checkBody,
    check_interval: checkInterval,
    check_passive: checkPassive,
    check_path: checkPath,
    check_timeout: checkTimeout,
    cipher_suite: cipherSuite,
    port,
    protocol,
    proxy_protocol: proxyProtocol,
    ssl_cert: sslCert,
    ssl_key: sslKey,
    stickiness,
    nodes,
  } = value;
  if (algorithm !== undefined) {
    if (!acceptsNodeBalancerAlgorithm(algorithm)) return false;
  }
  if (check !== undefined) {
    if (!acceptsNodeBalancerCheck(check)) return false;
  }
  if (checkAttempts !== undefined) {
    if (!isInteger(checkAttempts)) return false;
    if (checkAttempts < 1) return false;
  }
  if (checkBody !== undefined) {
    if (typeof checkBody !== 'string') return false;
  }
  if (checkInterval !== undefined) {
    if (!isInteger(checkInterval)) return false;
    if (checkInterval < 1) return false;
  }
  if (checkPassive !== undefined) {
    if (typeof checkPassive !== 'boolean') return false;
  }
  if (checkPath !== undefined) {
    if (!acceptsNodeBalancerCheckPath(checkPath)) return false;
  }
  if (checkTimeout !== undefined) {
    if (!isInteger(checkTimeout)) return false;
    if (checkTimeout < 1) return false;
  }
  if (cipherSuite !== undefined) {
    if (!acceptsNodeBalancerCipherSuite(cipherSuite)) return false;
  }
  if (port !== undefined) {
    if (!acceptsNodeBalancerPort(port)) return false;
  }
  if (protocol !== undefined) {
    if (!acceptsNodeBalancerProtocol(protocol)) return false;
  }
  if (proxyProtocol !== undefined) {
    if (!acceptsNodeBalancerProxyProtocol(proxyProtocol)) return false;
  }
  if (sslCert !== undefined) {
    if (sslCert !== null) {
      if (typeof sslCert !== 'string') return false;
      if (!sslCertPattern.test(sslCert)) return false;
    }
  }
  if (sslKey !== undefined) {
    if (sslKey !== null) {
      if (typeof sslKey !== 'string') return false;
      if (!sslKeyPattern.test(sslKey)) return false;
    }
  }
  if (stickiness !== undefined) {
    if (!acceptsNodeBalancerStickiness(stickiness)) return false;
  }
  if (!isList(nodes)) return false;
  for (let index = 0; index < nodes.length; index++) {
    if (!acceptsNodeBalancerNode(nodes[index])) return false;
  }
  {
    const self = judged<NodeBalancerConfigRebuildAsRulesRead>(value);
    if (!checkIntervalExceedsTimeout2(self)) return false;
    if (!httpsNeedsCertificate2(self)) return false;
    if (!httpsNeedsKey2(self)) return false;
    if (!certificateNeedsHttps(self)) return false;
    if (!keyNeedsHttps(self)) return false;
    if (!proxyProtocolNeedsTcp2(self)) return false;
    if (!cookieNeedsHttp2(self)) return false;
  }
  return true;
}

export function problemsOfNodeBalancerConfigRebuild(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, nodeBalancerConfigRebuildType);
  else {
    const {
      algorithm,
      check,
      check_attempts: checkAttempts,
      check_body: checkBody,
      check_interval: checkInterval,
      check_passive: checkPassive,
      check_path: checkPath,
      check_timeout: checkTimeout,
      cipher_suite: cipherSuite,
      port,
      protocol,
      proxy_protocol: proxyProtocol,
      ssl_cert: sslCert,
      ssl_key: sslKey,
      stickiness,
      nodes,
    } = value;
    if (algorithm !== undefined)
      problems = within(problems, 'algorithm', problemsOfNodeBalancerAlgorithm(algorithm));
    if (check !== undefined)
      problems = within(problems, 'check', problemsOfNodeBalancerCheck(check));
    if (checkAttempts !== undefined) {
      if (!isInteger(checkAttempts)) problems = add(problems, checkAttemptsType);
      else if (checkAttempts < 1) problems = add(problems, checkAttemptsTooSmall);
    }
    if (checkBody !== undefined) {
      if (typeof checkBody !== 'string') problems = add(problems, checkBodyType);
    }
    if (checkInterval !== undefined) {
      if (!isInteger(checkInterval)) problems = add(problems, checkIntervalType);
      else if (checkInterval < 1) problems = add(problems, checkIntervalTooSmall);
    }
    if (checkPassive !== undefined) {
      if (typeof checkPassive !== 'boolean') problems = add(problems, checkPassiveType);
    }
    if (checkPath !== undefined)
      problems = within(problems, 'check_path', problemsOfNodeBalancerCheckPath(checkPath));
    if (checkTimeout !== undefined) {
      if (!isInteger(checkTimeout)) problems = add(problems, checkTimeoutType);
      else if (checkTimeout < 1) problems = add(problems, checkTimeoutTooSmall);
    }
    if (cipherSuite !== undefined)
      problems = within(problems, 'cipher_suite', problemsOfNodeBalancerCipherSuite(cipherSuite));
    if (port !== undefined) problems = within(problems, 'port', problemsOfNodeBalancerPort(port));
    if (protocol !== undefined)
      problems = within(problems, 'protocol', problemsOfNodeBalancerProtocol(protocol));
    if (proxyProtocol !== undefined)
      problems = within(
        problems,
        'proxy_protocol',
        problemsOfNodeBalancerProxyProtocol(proxyProtocol),
      );
    if (sslCert !== undefined) {
      if (sslCert !== null) {
        if (typeof sslCert !== 'string') problems = add(problems, sslCertType);
        else if (!sslCertPattern.test(sslCert)) problems = add(problems, sslCertMismatch);
      }
    }
    if (sslKey !== undefined) {
      if (sslKey !== null) {
        if (typeof sslKey !== 'string') problems = add(problems, sslKeyType);
        else if (!sslKeyPattern.test(sslKey)) problems = add(problems, sslKeyMismatch);
      }
    }
    if (stickiness !== undefined)
      problems = within(problems, 'stickiness', problemsOfNodeBalancerStickiness(stickiness));
    if (nodes === undefined) problems = add(problems, nodesMissing);
    else if (!isList(nodes)) problems = add(problems, nodesType);
    else {
      for (let index = 0; index < nodes.length; index++) {
        problems = withinItem(problems, 'nodes', index, problemsOfNodeBalancerNode(nodes[index]));
      }
    }
    {
      const self = judged<NodeBalancerConfigRebuildAsRulesRead>(value);
      if (
        isSound(problems, '/check_interval', '/check_timeout') &&
        !checkIntervalExceedsTimeout2(self)
      )
        problems = add(problems, checkIntervalExceedsTimeoutBroken);
      if (isSound(problems, '/protocol', '/ssl_cert') && !httpsNeedsCertificate2(self))
        problems = add(problems, httpsNeedsCertificateBroken);
      if (isSound(problems, '/protocol', '/ssl_key') && !httpsNeedsKey2(self))
        problems = add(problems, httpsNeedsKeyBroken);
      if (isSound(problems, '/protocol', '/ssl_cert') && !certificateNeedsHttps(self))
        problems = add(problems, certificateNeedsHttpsBroken);
      if (isSound(problems, '/protocol', '/ssl_key') && !keyNeedsHttps(self))
        problems = add(problems, keyNeedsHttpsBroken);
      if (isSound(problems, '/protocol', '/proxy_protocol') && !proxyProtocolNeedsTcp2(self))
        problems = add(problems, proxyProtocolNeedsTcpBroken);
      if (isSound(problems, '/protocol', '/stickiness') && !cookieNeedsHttp2(self))
        problems = add(problems, cookieNeedsHttpBroken);
    }
  }
  return problems;
}

export function problemsOfNodeBalancerConfigRebuildPartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, nodeBalancerConfigRebuildType);
  else {
    const {
      algorithm,
      check,
      check_attempts: checkAttempts,
      check_body: checkBody,
      check_interval: checkInterval,
      check_passive: checkPassive,
      check_path: checkPath,
      check_timeout: checkTimeout,
      cipher_suite: cipherSuite,
      port,
      protocol,
      proxy_protocol: proxyProtocol,
      ssl_cert: sslCert,
      ssl_key: sslKey,
      stickiness,
      nodes,
    } = value;
    if (algorithm !== undefined)
      problems = within(problems, 'algorithm', problemsOfNodeBalancerAlgorithmPartial(algorithm));
    if (check !== undefined)
      problems = within(problems, 'check', problemsOfNodeBalancerCheckPartial(check));
    if (checkAttempts !== undefined) {
      if (!isInteger(checkAttempts)) problems = add(problems, checkAttemptsType);
      else if (checkAttempts < 1) problems = add(problems, checkAttemptsTooSmall);
    }
    if (checkBody !== undefined) {
      if (typeof checkBody !== 'string') problems = add(problems, checkBodyType);
    }
    if (checkInterval !== undefined) {
      if (!isInteger(checkInterval)) problems = add(problems, checkIntervalType);
      else if (checkInterval < 1) problems = add(problems, checkIntervalTooSmall);
    }
    if (checkPassive !== undefined) {
      if (typeof checkPassive !== 'boolean') problems = add(problems, checkPassiveType);
    }
    if (checkPath !== undefined)
      problems = within(problems, 'check_path', problemsOfNodeBalancerCheckPathPartial(checkPath));
    if (checkTimeout !== undefined) {
      if (!isInteger(checkTimeout)) problems = add(problems, checkTimeoutType);
      else if (checkTimeout < 1) problems = add(problems, checkTimeoutTooSmall);
    }
    if (cipherSuite !== undefined)
      problems = within(
        problems,
        'cipher_suite',
        problemsOfNodeBalancerCipherSuitePartial(cipherSuite),
      );
    if (port !== undefined)
      problems = within(problems, 'port', problemsOfNodeBalancerPortPartial(port));
    if (protocol !== undefined)
      problems = within(problems, 'protocol', problemsOfNodeBalancerProtocolPartial(protocol));
    if (proxyProtocol !== undefined)
      problems = within(
        problems,
        'proxy_protocol',
        problemsOfNodeBalancerProxyProtocolPartial(proxyProtocol),
      );
    if (sslCert !== undefined) {
      if (sslCert !== null) {
        if (typeof sslCert !== 'string') problems = add(problems, sslCertType);
        else if (!sslCertPattern.test(sslCert)) problems = add(problems, sslCertMismatch);
      }
    }
    if (sslKey !== undefined) {
      if (sslKey !== null) {
        if (typeof sslKey !== 'string') problems = add(problems, sslKeyType);
        else if (!sslKeyPattern.test(sslKey)) problems = add(problems, sslKeyMismatch);
      }
    }
    if (stickiness !== undefined)
      problems = within(
        problems,
        'stickiness',
        problemsOfNodeBalancerStickinessPartial(stickiness),
      );
    if (nodes === undefined) problems = add(problems, nodesMissing);
    else if (!isList(nodes)) problems = add(problems, nodesType);
    else {
      for (let index = 0; index < nodes.length; index++) {
        problems = withinItem(problems, 'nodes', index, problemsOfNodeBalancerNode(nodes[index]));
      }
    }
  }
  return problems;
}
