// Generated; change the document it is made from instead.

/** What the rules read of a value. */
export interface NodeBalancerConfigRebuildAsRulesRead {
  readonly check_interval?: number;
  readonly check_timeout?: number;
  readonly protocol?: string;
  readonly ssl_cert?: string | null;
  readonly ssl_key?: string | null;
  readonly proxy_protocol?: string;
  readonly stickiness?: string;
}

/** The check interval must be greater than the check timeout. */
export function checkIntervalExceedsTimeout(self: NodeBalancerConfigRebuildAsRulesRead): boolean {
  return (
    self.check_interval === undefined ||
    self.check_timeout === undefined ||
    self.check_interval > self.check_timeout
  );
}

/** The protocol `https` requires a certificate. */
export function httpsNeedsCertificate(self: NodeBalancerConfigRebuildAsRulesRead): boolean {
  return (
    self.protocol === undefined ||
    self.protocol !== 'https' ||
    self.ssl_cert === undefined ||
    self.ssl_cert !== null
  );
}

/** The protocol `https` requires a private key. */
export function httpsNeedsKey(self: NodeBalancerConfigRebuildAsRulesRead): boolean {
  return (
    self.protocol === undefined ||
    self.protocol !== 'https' ||
    self.ssl_key === undefined ||
    self.ssl_key !== null
  );
}

/** The protocols `http` and `tcp` do not support a certificate. */
export function certificateNeedsHttpsWithoutOld(
  self: NodeBalancerConfigRebuildAsRulesRead,
): boolean {
  return (
    self.protocol === undefined ||
    self.protocol === 'https' ||
    self.ssl_cert === undefined ||
    self.ssl_cert === null
  );
}

/** The protocols `http` and `tcp` do not support a private key. */
export function keyNeedsHttpsWithoutOld(self: NodeBalancerConfigRebuildAsRulesRead): boolean {
  return (
    self.protocol === undefined ||
    self.protocol === 'https' ||
    self.ssl_key === undefined ||
    self.ssl_key === null
  );
}

/** The proxy protocols `v1` and `v2` require the protocol `tcp`. */
export function proxyProtocolNeedsTcp(self: NodeBalancerConfigRebuildAsRulesRead): boolean {
  return (
    self.protocol === undefined ||
    self.protocol === 'tcp' ||
    self.proxy_protocol === undefined ||
    self.proxy_protocol === 'none'
  );
}

/** The stickiness `http_cookie` requires the protocol `http` or `https`. */
export function cookieNeedsHttp(self: NodeBalancerConfigRebuildAsRulesRead): boolean {
  return (
    self.protocol === undefined ||
    self.protocol === 'http' ||
    self.protocol === 'https' ||
    self.stickiness === undefined ||
    self.stickiness !== 'http_cookie'
  );
}

/** The protocols `http` and `tcp` do not support a certificate. */
export function certificateNeedsHttps(
  self: NodeBalancerConfigRebuildAsRulesRead,
  old: NodeBalancerConfigRebuildAsRulesRead,
): boolean {
  return (
    self.protocol === undefined ||
    self.protocol === 'https' ||
    self.ssl_cert === undefined ||
    self.ssl_cert === null ||
    (old.ssl_cert !== undefined && self.ssl_cert === old.ssl_cert)
  );
}

/** The protocols `http` and `tcp` do not support a private key. */
export function keyNeedsHttps(
  self: NodeBalancerConfigRebuildAsRulesRead,
  old: NodeBalancerConfigRebuildAsRulesRead,
): boolean {
  return (
    self.protocol === undefined ||
    self.protocol === 'https' ||
    self.ssl_key === undefined ||
    self.ssl_key === null ||
    (old.ssl_key !== undefined && self.ssl_key === old.ssl_key)
  );
}
