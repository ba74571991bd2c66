// Generated; change the document it is made from instead.

import type { NodeBalancerConfigRebuild } from '@cloud-api/types';
import {
  certificateNeedsHttpsWithoutOld,
  checkIntervalExceedsTimeout,
  cookieNeedsHttp,
  httpsNeedsCertificate,
  httpsNeedsKey,
  keyNeedsHttpsWithoutOld,
  type NodeBalancerConfigRebuildAsRulesRead,
  proxyProtocolNeedsTcp,
} from '../rules/node-balancer-config-rebuild.js';
import { matchesPattern } from '../runtime/validation/match-pattern.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
  reportRequired,
} from '../runtime/validation/problems.js';
import { asValidated, isValid } from '../runtime/validation/run-rules.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isInteger, isObject } from '../runtime/validation/type-checks.js';
import {
  isNodeBalancerAlgorithm,
  problemsOfNodeBalancerAlgorithm,
} from './node-balancer-algorithm.js';
import {
  isNodeBalancerCheckPath,
  problemsOfNodeBalancerCheckPath,
} from './node-balancer-check-path.js';
import {
  isNodeBalancerCheck,
  problemsOfNodeBalancerCheck,
  problemsOfNodeBalancerCheckPartial,
} from './node-balancer-check.js';
import {
  isNodeBalancerCipherSuite,
  problemsOfNodeBalancerCipherSuite,
  problemsOfNodeBalancerCipherSuitePartial,
} from './node-balancer-cipher-suite.js';
import { isNodeBalancerNode, problemsOfNodeBalancerNode } from './node-balancer-node.js';
import { isNodeBalancerPort, problemsOfNodeBalancerPort } from './node-balancer-port.js';
import {
  isNodeBalancerProtocol,
  problemsOfNodeBalancerProtocol,
  problemsOfNodeBalancerProtocolPartial,
} from './node-balancer-protocol.js';
import {
  isNodeBalancerProxyProtocol,
  problemsOfNodeBalancerProxyProtocol,
  problemsOfNodeBalancerProxyProtocolPartial,
} from './node-balancer-proxy-protocol.js';
import {
  isNodeBalancerStickiness,
  problemsOfNodeBalancerStickiness,
  problemsOfNodeBalancerStickinessPartial,
} from './node-balancer-stickiness.js';

const sslCertPattern =
  /^<REDACTED>$|-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/u;
const sslKeyPattern =
  /^<REDACTED>$|-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----[A-Za-z0-9+/=\s]+-----END (?:[A-Z]+ )?PRIVATE KEY-----/u;

/** Whether a value is a valid NodeBalancerConfigRebuild. */
export function isNodeBalancerConfigRebuild(value: unknown): value is NodeBalancerConfigRebuild {
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
  if (
    (algorithm !== undefined && !isNodeBalancerAlgorithm(algorithm)) ||
    (check !== undefined && !isNodeBalancerCheck(check)) ||
    (checkAttempts !== undefined && (!isInteger(checkAttempts) || checkAttempts < 1)) ||
    (checkBody !== undefined && typeof checkBody !== 'string') ||
    (checkInterval !== undefined && (!isInteger(checkInterval) || checkInterval < 1)) ||
    (checkPassive !== undefined && typeof checkPassive !== 'boolean') ||
    (checkPath !== undefined && !isNodeBalancerCheckPath(checkPath)) ||
    (checkTimeout !== undefined && (!isInteger(checkTimeout) || checkTimeout < 1)) ||
    (cipherSuite !== undefined && !isNodeBalancerCipherSuite(cipherSuite)) ||
    (port !== undefined && !isNodeBalancerPort(port)) ||
    (protocol !== undefined && !isNodeBalancerProtocol(protocol)) ||
    (proxyProtocol !== undefined && !isNodeBalancerProxyProtocol(proxyProtocol)) ||
    (sslCert !== undefined &&
      sslCert !== null &&
      (typeof sslCert !== 'string' || !matchesPattern(sslCertPattern, sslCert))) ||
    (sslKey !== undefined &&
      sslKey !== null &&
      (typeof sslKey !== 'string' || !matchesPattern(sslKeyPattern, sslKey))) ||
    (stickiness !== undefined && !isNodeBalancerStickiness(stickiness)) ||
    !isArray(nodes)
  )
    return false;
  for (let index = 0; index < nodes.length; index++) {
    if (!isNodeBalancerNode(nodes[index])) return false;
  }
  {
    const self = asValidated<NodeBalancerConfigRebuildAsRulesRead>(value);
    if (
      !checkIntervalExceedsTimeout(self) ||
      !httpsNeedsCertificate(self) ||
      !httpsNeedsKey(self) ||
      !certificateNeedsHttpsWithoutOld(self) ||
      !keyNeedsHttpsWithoutOld(self) ||
      !proxyProtocolNeedsTcp(self) ||
      !cookieNeedsHttp(self)
    )
      return false;
  }
  return true;
}

/** All that is wrong with a value as NodeBalancerConfigRebuild; nothing for a valid one. */
export function checkNodeBalancerConfigRebuild(value: unknown): readonly Problem[] {
  return problemsOfNodeBalancerConfigRebuildStandalone(value) ?? noProblems;
}

/** NodeBalancerConfigRebuild as a Standard Schema. */
export const nodeBalancerConfigRebuildSchema: StandardSchema<NodeBalancerConfigRebuild> =
  /* @__PURE__ */ createStandardSchema(checkNodeBalancerConfigRebuild);

export function problemsOfNodeBalancerConfigRebuildStandalone(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerConfigRebuild';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
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
      problems = mergeAtProperty(problems, 'algorithm', problemsOfNodeBalancerAlgorithm(algorithm));
    if (check !== undefined)
      problems = mergeAtProperty(problems, 'check', problemsOfNodeBalancerCheck(check));
    if (checkAttempts !== undefined) {
      if (!isInteger(checkAttempts))
        problems = report(problems, 'check_attempts', schema, 'type', 'must be a whole number');
      else if (checkAttempts < 1)
        problems = report(problems, 'check_attempts', schema, 'minimum', 'must be at least 1');
    }
    if (checkBody !== undefined && typeof checkBody !== 'string')
      problems = report(problems, 'check_body', schema, 'type', 'must be a string');
    if (checkInterval !== undefined) {
      if (!isInteger(checkInterval))
        problems = report(problems, 'check_interval', schema, 'type', 'must be a whole number');
      else if (checkInterval < 1)
        problems = report(problems, 'check_interval', schema, 'minimum', 'must be at least 1');
    }
    if (checkPassive !== undefined && typeof checkPassive !== 'boolean')
      problems = report(problems, 'check_passive', schema, 'type', 'must be true or false');
    if (checkPath !== undefined)
      problems = mergeAtProperty(
        problems,
        'check_path',
        problemsOfNodeBalancerCheckPath(checkPath),
      );
    if (checkTimeout !== undefined) {
      if (!isInteger(checkTimeout))
        problems = report(problems, 'check_timeout', schema, 'type', 'must be a whole number');
      else if (checkTimeout < 1)
        problems = report(problems, 'check_timeout', schema, 'minimum', 'must be at least 1');
    }
    if (cipherSuite !== undefined)
      problems = mergeAtProperty(
        problems,
        'cipher_suite',
        problemsOfNodeBalancerCipherSuite(cipherSuite),
      );
    if (port !== undefined)
      problems = mergeAtProperty(problems, 'port', problemsOfNodeBalancerPort(port));
    if (protocol !== undefined)
      problems = mergeAtProperty(problems, 'protocol', problemsOfNodeBalancerProtocol(protocol));
    if (proxyProtocol !== undefined)
      problems = mergeAtProperty(
        problems,
        'proxy_protocol',
        problemsOfNodeBalancerProxyProtocol(proxyProtocol),
      );
    if (sslCert !== undefined && sslCert !== null) {
      if (typeof sslCert !== 'string')
        problems = report(
          problems,
          'ssl_cert',
          schema,
          'type',
          'Must be a PEM certificate, with line breaks written as `\\n`.',
        );
      else if (!matchesPattern(sslCertPattern, sslCert))
        problems = report(
          problems,
          'ssl_cert',
          schema,
          'pattern',
          'Must be a PEM certificate, with line breaks written as `\\n`.',
        );
    }
    if (sslKey !== undefined && sslKey !== null) {
      if (typeof sslKey !== 'string')
        problems = report(
          problems,
          'ssl_key',
          schema,
          'type',
          'Must be a PEM private key, with line breaks written as `\\n`.',
        );
      else if (!matchesPattern(sslKeyPattern, sslKey))
        problems = report(
          problems,
          'ssl_key',
          schema,
          'pattern',
          'Must be a PEM private key, with line breaks written as `\\n`.',
        );
    }
    if (stickiness !== undefined)
      problems = mergeAtProperty(
        problems,
        'stickiness',
        problemsOfNodeBalancerStickiness(stickiness),
      );
    if (!isArray(nodes))
      problems = reportRequired(problems, 'nodes', nodes, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < nodes.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'nodes',
          index,
          problemsOfNodeBalancerNode(nodes[index]),
        );
      }
    }
    {
      const self = asValidated<NodeBalancerConfigRebuildAsRulesRead>(value);
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
      if (isValid(problems, '/protocol', '/ssl_cert') && !certificateNeedsHttpsWithoutOld(self))
        problems = addProblem(problems, {
          pointer: '/ssl_cert',
          field: 'ssl_cert',
          keyword: 'rule',
          schema: 'certificate-needs-https',
          message: 'The protocols `http` and `tcp` do not support a certificate.',
        });
      if (isValid(problems, '/protocol', '/ssl_key') && !keyNeedsHttpsWithoutOld(self))
        problems = addProblem(problems, {
          pointer: '/ssl_key',
          field: 'ssl_key',
          keyword: 'rule',
          schema: 'key-needs-https',
          message: 'The protocols `http` and `tcp` do not support a private key.',
        });
      if (isValid(problems, '/protocol', '/proxy_protocol') && !proxyProtocolNeedsTcp(self))
        problems = addProblem(problems, {
          pointer: '/proxy_protocol',
          field: 'proxy_protocol',
          keyword: 'rule',
          schema: 'proxy-protocol-needs-tcp',
          message: 'The proxy protocols `v1` and `v2` require the protocol `tcp`.',
        });
      if (isValid(problems, '/protocol', '/stickiness') && !cookieNeedsHttp(self))
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

export function problemsOfNodeBalancerConfigRebuildPartial(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerConfigRebuild';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
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
      problems = mergeAtProperty(problems, 'algorithm', problemsOfNodeBalancerAlgorithm(algorithm));
    if (check !== undefined)
      problems = mergeAtProperty(problems, 'check', problemsOfNodeBalancerCheckPartial(check));
    if (checkAttempts !== undefined) {
      if (!isInteger(checkAttempts))
        problems = report(problems, 'check_attempts', schema, 'type', 'must be a whole number');
      else if (checkAttempts < 1)
        problems = report(problems, 'check_attempts', schema, 'minimum', 'must be at least 1');
    }
    if (checkBody !== undefined && typeof checkBody !== 'string')
      problems = report(problems, 'check_body', schema, 'type', 'must be a string');
    if (checkInterval !== undefined) {
      if (!isInteger(checkInterval))
        problems = report(problems, 'check_interval', schema, 'type', 'must be a whole number');
      else if (checkInterval < 1)
        problems = report(problems, 'check_interval', schema, 'minimum', 'must be at least 1');
    }
    if (checkPassive !== undefined && typeof checkPassive !== 'boolean')
      problems = report(problems, 'check_passive', schema, 'type', 'must be true or false');
    if (checkPath !== undefined)
      problems = mergeAtProperty(
        problems,
        'check_path',
        problemsOfNodeBalancerCheckPath(checkPath),
      );
    if (checkTimeout !== undefined) {
      if (!isInteger(checkTimeout))
        problems = report(problems, 'check_timeout', schema, 'type', 'must be a whole number');
      else if (checkTimeout < 1)
        problems = report(problems, 'check_timeout', schema, 'minimum', 'must be at least 1');
    }
    if (cipherSuite !== undefined)
      problems = mergeAtProperty(
        problems,
        'cipher_suite',
        problemsOfNodeBalancerCipherSuitePartial(cipherSuite),
      );
    if (port !== undefined)
      problems = mergeAtProperty(problems, 'port', problemsOfNodeBalancerPort(port));
    if (protocol !== undefined)
      problems = mergeAtProperty(
        problems,
        'protocol',
        problemsOfNodeBalancerProtocolPartial(protocol),
      );
    if (proxyProtocol !== undefined)
      problems = mergeAtProperty(
        problems,
        'proxy_protocol',
        problemsOfNodeBalancerProxyProtocolPartial(proxyProtocol),
      );
    if (sslCert !== undefined && sslCert !== null) {
      if (typeof sslCert !== 'string')
        problems = report(
          problems,
          'ssl_cert',
          schema,
          'type',
          'Must be a PEM certificate, with line breaks written as `\\n`.',
        );
      else if (!matchesPattern(sslCertPattern, sslCert))
        problems = report(
          problems,
          'ssl_cert',
          schema,
          'pattern',
          'Must be a PEM certificate, with line breaks written as `\\n`.',
        );
    }
    if (sslKey !== undefined && sslKey !== null) {
      if (typeof sslKey !== 'string')
        problems = report(
          problems,
          'ssl_key',
          schema,
          'type',
          'Must be a PEM private key, with line breaks written as `\\n`.',
        );
      else if (!matchesPattern(sslKeyPattern, sslKey))
        problems = report(
          problems,
          'ssl_key',
          schema,
          'pattern',
          'Must be a PEM private key, with line breaks written as `\\n`.',
        );
    }
    if (stickiness !== undefined)
      problems = mergeAtProperty(
        problems,
        'stickiness',
        problemsOfNodeBalancerStickinessPartial(stickiness),
      );
    if (!isArray(nodes))
      problems = reportRequired(problems, 'nodes', nodes, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < nodes.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'nodes',
          index,
          problemsOfNodeBalancerNode(nodes[index]),
        );
      }
    }
  }
  return problems;
}

export function problemsOfNodeBalancerConfigRebuild(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerConfigRebuild';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
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
      problems = mergeAtProperty(problems, 'algorithm', problemsOfNodeBalancerAlgorithm(algorithm));
    if (check !== undefined)
      problems = mergeAtProperty(problems, 'check', problemsOfNodeBalancerCheck(check));
    if (checkAttempts !== undefined) {
      if (!isInteger(checkAttempts))
        problems = report(problems, 'check_attempts', schema, 'type', 'must be a whole number');
      else if (checkAttempts < 1)
        problems = report(problems, 'check_attempts', schema, 'minimum', 'must be at least 1');
    }
    if (checkBody !== undefined && typeof checkBody !== 'string')
      problems = report(problems, 'check_body', schema, 'type', 'must be a string');
    if (checkInterval !== undefined) {
      if (!isInteger(checkInterval))
        problems = report(problems, 'check_interval', schema, 'type', 'must be a whole number');
      else if (checkInterval < 1)
        problems = report(problems, 'check_interval', schema, 'minimum', 'must be at least 1');
    }
    if (checkPassive !== undefined && typeof checkPassive !== 'boolean')
      problems = report(problems, 'check_passive', schema, 'type', 'must be true or false');
    if (checkPath !== undefined)
      problems = mergeAtProperty(
        problems,
        'check_path',
        problemsOfNodeBalancerCheckPath(checkPath),
      );
    if (checkTimeout !== undefined) {
      if (!isInteger(checkTimeout))
        problems = report(problems, 'check_timeout', schema, 'type', 'must be a whole number');
      else if (checkTimeout < 1)
        problems = report(problems, 'check_timeout', schema, 'minimum', 'must be at least 1');
    }
    if (cipherSuite !== undefined)
      problems = mergeAtProperty(
        problems,
        'cipher_suite',
        problemsOfNodeBalancerCipherSuite(cipherSuite),
      );
    if (port !== undefined)
      problems = mergeAtProperty(problems, 'port', problemsOfNodeBalancerPort(port));
    if (protocol !== undefined)
      problems = mergeAtProperty(problems, 'protocol', problemsOfNodeBalancerProtocol(protocol));
    if (proxyProtocol !== undefined)
      problems = mergeAtProperty(
        problems,
        'proxy_protocol',
        problemsOfNodeBalancerProxyProtocol(proxyProtocol),
      );
    if (sslCert !== undefined && sslCert !== null) {
      if (typeof sslCert !== 'string')
        problems = report(
          problems,
          'ssl_cert',
          schema,
          'type',
          'Must be a PEM certificate, with line breaks written as `\\n`.',
        );
      else if (!matchesPattern(sslCertPattern, sslCert))
        problems = report(
          problems,
          'ssl_cert',
          schema,
          'pattern',
          'Must be a PEM certificate, with line breaks written as `\\n`.',
        );
    }
    if (sslKey !== undefined && sslKey !== null) {
      if (typeof sslKey !== 'string')
        problems = report(
          problems,
          'ssl_key',
          schema,
          'type',
          'Must be a PEM private key, with line breaks written as `\\n`.',
        );
      else if (!matchesPattern(sslKeyPattern, sslKey))
        problems = report(
          problems,
          'ssl_key',
          schema,
          'pattern',
          'Must be a PEM private key, with line breaks written as `\\n`.',
        );
    }
    if (stickiness !== undefined)
      problems = mergeAtProperty(
        problems,
        'stickiness',
        problemsOfNodeBalancerStickiness(stickiness),
      );
    if (!isArray(nodes))
      problems = reportRequired(problems, 'nodes', nodes, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < nodes.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'nodes',
          index,
          problemsOfNodeBalancerNode(nodes[index]),
        );
      }
    }
    {
      const self = asValidated<NodeBalancerConfigRebuildAsRulesRead>(value);
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
      if (isValid(problems, '/protocol', '/proxy_protocol') && !proxyProtocolNeedsTcp(self))
        problems = addProblem(problems, {
          pointer: '/proxy_protocol',
          field: 'proxy_protocol',
          keyword: 'rule',
          schema: 'proxy-protocol-needs-tcp',
          message: 'The proxy protocols `v1` and `v2` require the protocol `tcp`.',
        });
      if (isValid(problems, '/protocol', '/stickiness') && !cookieNeedsHttp(self))
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

export function problemsOfNodeBalancerConfigRebuildShape(value: unknown): Problems {
  const schema = '#/components/schemas/NodeBalancerConfigRebuild';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
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
      problems = mergeAtProperty(problems, 'algorithm', problemsOfNodeBalancerAlgorithm(algorithm));
    if (check !== undefined)
      problems = mergeAtProperty(problems, 'check', problemsOfNodeBalancerCheck(check));
    if (checkAttempts !== undefined) {
      if (!isInteger(checkAttempts))
        problems = report(problems, 'check_attempts', schema, 'type', 'must be a whole number');
      else if (checkAttempts < 1)
        problems = report(problems, 'check_attempts', schema, 'minimum', 'must be at least 1');
    }
    if (checkBody !== undefined && typeof checkBody !== 'string')
      problems = report(problems, 'check_body', schema, 'type', 'must be a string');
    if (checkInterval !== undefined) {
      if (!isInteger(checkInterval))
        problems = report(problems, 'check_interval', schema, 'type', 'must be a whole number');
      else if (checkInterval < 1)
        problems = report(problems, 'check_interval', schema, 'minimum', 'must be at least 1');
    }
    if (checkPassive !== undefined && typeof checkPassive !== 'boolean')
      problems = report(problems, 'check_passive', schema, 'type', 'must be true or false');
    if (checkPath !== undefined)
      problems = mergeAtProperty(
        problems,
        'check_path',
        problemsOfNodeBalancerCheckPath(checkPath),
      );
    if (checkTimeout !== undefined) {
      if (!isInteger(checkTimeout))
        problems = report(problems, 'check_timeout', schema, 'type', 'must be a whole number');
      else if (checkTimeout < 1)
        problems = report(problems, 'check_timeout', schema, 'minimum', 'must be at least 1');
    }
    if (cipherSuite !== undefined)
      problems = mergeAtProperty(
        problems,
        'cipher_suite',
        problemsOfNodeBalancerCipherSuite(cipherSuite),
      );
    if (port !== undefined)
      problems = mergeAtProperty(problems, 'port', problemsOfNodeBalancerPort(port));
    if (protocol !== undefined)
      problems = mergeAtProperty(problems, 'protocol', problemsOfNodeBalancerProtocol(protocol));
    if (proxyProtocol !== undefined)
      problems = mergeAtProperty(
        problems,
        'proxy_protocol',
        problemsOfNodeBalancerProxyProtocol(proxyProtocol),
      );
    if (sslCert !== undefined && sslCert !== null) {
      if (typeof sslCert !== 'string')
        problems = report(
          problems,
          'ssl_cert',
          schema,
          'type',
          'Must be a PEM certificate, with line breaks written as `\\n`.',
        );
      else if (!matchesPattern(sslCertPattern, sslCert))
        problems = report(
          problems,
          'ssl_cert',
          schema,
          'pattern',
          'Must be a PEM certificate, with line breaks written as `\\n`.',
        );
    }
    if (sslKey !== undefined && sslKey !== null) {
      if (typeof sslKey !== 'string')
        problems = report(
          problems,
          'ssl_key',
          schema,
          'type',
          'Must be a PEM private key, with line breaks written as `\\n`.',
        );
      else if (!matchesPattern(sslKeyPattern, sslKey))
        problems = report(
          problems,
          'ssl_key',
          schema,
          'pattern',
          'Must be a PEM private key, with line breaks written as `\\n`.',
        );
    }
    if (stickiness !== undefined)
      problems = mergeAtProperty(
        problems,
        'stickiness',
        problemsOfNodeBalancerStickiness(stickiness),
      );
    if (!isArray(nodes))
      problems = reportRequired(problems, 'nodes', nodes, schema, 'type', 'must be a list');
    else {
      for (let index = 0; index < nodes.length; index++) {
        problems = mergeAtPropertyIndex(
          problems,
          'nodes',
          index,
          problemsOfNodeBalancerNode(nodes[index]),
        );
      }
    }
  }
  return problems;
}
