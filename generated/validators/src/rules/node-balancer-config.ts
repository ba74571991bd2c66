// Generated; change the document it is made from instead.

/** What the rules read of a value. */
export interface NodeBalancerConfigAsRulesRead {
  readonly check_interval: number;
  readonly check_timeout: number;
  readonly protocol: string;
  readonly ssl_cert: string | null;
  readonly ssl_key: string | null;
  readonly proxy_protocol: string;
  readonly stickiness: string;
}

/** The check interval must be greater than the check timeout. */
export function checkIntervalExceedsTimeout(self: NodeBalancerConfigAsRulesRead): boolean {
  return self.check_interval > self.check_timeout;
}

/** The protocol `https` requires a certificate. */
export function httpsNeedsCertificate(self: NodeBalancerConfigAsRulesRead): boolean {
  return self.protocol !== 'https' || self.ssl_cert !== null;
}

/** The protocol `https` requires a private key. */
export function httpsNeedsKey(self: NodeBalancerConfigAsRulesRead): boolean {
  return self.protocol !== 'https' || self.ssl_key !== null;
}

/** The proxy protocols `v1` and `v2` require the protocol `tcp`. */
export function proxyProtocolNeedsTcp(self: NodeBalancerConfigAsRulesRead): boolean {
  return self.proxy_protocol === 'none' || self.protocol === 'tcp';
}

/** The stickiness `http_cookie` requires the protocol `http` or `https`. */
export function cookieNeedsHttp(self: NodeBalancerConfigAsRulesRead): boolean {
  return self.stickiness !== 'http_cookie' || self.protocol === 'http' || self.protocol === 'https';
}
