// Valid response headers, so that all problems that a validator reports concern the body.

/** Headers of a valid response, by lowercase name. */
export const headers: Readonly<Record<string, string>> = {
  'content-type': 'application/json',
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'Authorization, Origin, X-Requested-With, Content-Type, Accept, X-Filter',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, HEAD, OPTIONS',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Status',
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'",
  'strict-transport-security': 'max-age=31536000',
  vary: 'Authorization, X-Filter',
  'x-spec-version': '1.0.0',
};
