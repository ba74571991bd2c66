// What a PEM text holds: a certificate with its chain, a private key, and whether they belong together.

import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';

/** A certificate as it was read, or why it was not. */
export type ReadCertificate = { readonly ok: true; readonly certificate: X509Certificate; readonly commonName: string; readonly fingerprint: string } | { readonly ok: false; readonly message: string };

const block = /-----BEGIN ([A-Z0-9 ]+)-----([^-]*)-----END \1-----/g;

/**
 * The first certificate of a PEM text. A chain and Diffie-Hellman parameters may follow (interface: NodeBalancer
 * config); anything else is refused, above all a key, which would then be kept in clear.
 */
export function readCertificate(pem: string): ReadCertificate {
  const blocks = [...pem.matchAll(block)].map(([text, kind = '', body = '']) => ({ text, kind, body }));
  const stranger = blocks.find(({ kind }) => kind !== 'CERTIFICATE' && kind !== 'DH PARAMETERS');
  if (stranger) return { ok: false, message: 'Only certificates and Diffie-Hellman parameters may be in this text.' };
  if (blocks.some(({ kind, body }) => kind === 'DH PARAMETERS' && !isSequence(Buffer.from(body, 'base64')))) {
    return { ok: false, message: 'The Diffie-Hellman parameters cannot be read.' };
  }
  const [certificate, ...unread] = blocks.filter(({ kind }) => kind === 'CERTIFICATE').map(({ text }) => x509(text));
  if (!certificate || unread.includes(undefined)) return { ok: false, message: 'The certificate cannot be read.' };
  return { ok: true, certificate, commonName: commonNameOf(certificate), fingerprint: certificate.fingerprint };
}

/** The private key of a PEM text; undefined where it cannot be read, or only with a passphrase. */
export function readKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

/** Whether a private key is that of a certificate. */
export function belongTogether(certificate: X509Certificate, key: KeyObject): boolean {
  try {
    return certificate.checkPrivateKey(key);
  } catch {
    return false;
  }
}

function x509(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem);
  } catch {
    return undefined;
  }
}

/** The first common name of the subject; empty where it has none. */
function commonNameOf(certificate: X509Certificate): string {
  // The types say that there is one text; there may be none, or several.
  const subject: Readonly<Record<string, unknown>> | undefined = { ...certificate.toLegacyObject().subject };
  const name: unknown = Array.isArray(subject['CN']) ? subject['CN'][0] : subject['CN'];
  return typeof name === 'string' ? name : '';
}

/** Whether the bytes are one DER sequence and nothing else. */
function isSequence(bytes: Uint8Array): boolean {
  const [tag, length = 0] = bytes;
  if (tag !== 0x30) return false;
  if (length < 0x80) return bytes.length === 2 + length;
  const count = length & 0x7f;
  const size = bytes.subarray(2, 2 + count).reduce((sum, byte) => sum * 256 + byte, 0);
  return bytes.length === 2 + count + size;
}
