// What a PEM text holds: a certificate with its chain, a private key, and whether they belong together.

import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';

/** A certificate as it was read, or why it was not. `pem`: what was read, and nothing else of the text. */
export type ReadCertificate =
  | {
      readonly ok: true;
      readonly pem: string;
      readonly certificate: X509Certificate;
      readonly commonName: string;
      readonly fingerprint: string;
    }
  | { readonly ok: false; readonly message: string };

/** A block holds Base64 and nothing else; explanations stand outside (RFC 7468, 3). */
const block = /-----BEGIN ([A-Z0-9. ]+)-----([A-Za-z0-9+/=\s]*)-----END \1-----/g;

/** PKCS #3 and X9.42 parameters, as `openssl dhparam` and `openssl genpkey -genparam` write them. */
const parameterKinds: ReadonlySet<string> = new Set(['DH PARAMETERS', 'X9.42 DH PARAMETERS']);

/** What is a block, though none that can be read, or tells of a private key. */
const suspicious = /-----|PRIVATE ?KEY/i;

/**
 * The first certificate of a PEM text. A chain and Diffie-Hellman parameters may follow (interface: NodeBalancer config),
 * and explanations may stand around them (RFC 7468, 5.2), which are not kept. Anything else is refused, above all a key:
 * this text is kept in clear.
 */
export function readCertificate(text: string): ReadCertificate {
  const blocks = [...text.matchAll(block)].map(([, kind = '', body = '']) => ({
    kind,
    bytes: Buffer.from(body, 'base64'),
  }));
  const stranger = blocks.some(({ kind }) => kind !== 'CERTIFICATE' && !parameterKinds.has(kind));
  if (stranger || suspicious.test(text.replace(block, '')))
    return { ok: false, message: 'Only certificates and Diffie-Hellman parameters may be in this text.' };
  const parts: string[] = [];
  const certificates: X509Certificate[] = [];
  for (const { kind, bytes } of blocks) {
    if (kind === 'CERTIFICATE') {
      const certificate = x509(bytes);
      if (!certificate) return { ok: false, message: 'The certificate cannot be read.' };
      certificates.push(certificate);
      parts.push(pemOf(kind, certificate.raw));
    } else {
      if (!areParameters(kind, bytes)) return { ok: false, message: 'The Diffie-Hellman parameters cannot be read.' };
      parts.push(pemOf(kind, bytes));
    }
  }
  const [certificate] = certificates;
  if (!certificate) return { ok: false, message: 'The certificate cannot be read.' };
  return {
    ok: true,
    pem: parts.join(''),
    certificate,
    commonName: commonNameOf(certificate),
    fingerprint: certificate.fingerprint,
  };
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

function x509(bytes: Uint8Array): X509Certificate | undefined {
  try {
    return new X509Certificate(bytes);
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

/** A block as it is usually written: lines of 64 characters. */
function pemOf(kind: string, bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${kind}-----\n${lines.join('\n')}\n-----END ${kind}-----\n`;
}

/**
 * Whether the bytes are Diffie-Hellman parameters in DER: a prime, a generator and perhaps the length of private values
 * (PKCS #3), or a prime, a generator, a subgroup order, perhaps a cofactor, and perhaps how they were generated (X9.42,
 * RFC 3279, 2.3.3). No private key has one of these forms.
 */
function areParameters(kind: string, bytes: Uint8Array): boolean {
  const [sequence, ...more] = elementsOf(bytes);
  const tags = sequence?.tag === 0x30 && more.length === 0 ? elementsOf(sequence.content).map(({ tag }) => tag) : [];
  const form = tags.map((tag) => (tag === 0x02 ? 'i' : tag === 0x30 ? 's' : '?')).join('');
  return kind === 'DH PARAMETERS' ? /^i{2,3}$/.test(form) : /^i{3,4}s?$/.test(form);
}

interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
}

/** The DER elements that the bytes consist of; none where they do not consist of whole ones. */
function elementsOf(bytes: Uint8Array): readonly Element[] {
  const elements: Element[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const [tag = 0, first = 0] = rest;
    const long = first < 0x80 ? 0 : first & 0x7f;
    const length = long === 0 ? first : rest.subarray(2, 2 + long).reduce((sum, byte) => sum * 256 + byte, 0);
    const end = 2 + long + length;
    if (rest.length < end) return [];
    elements.push({ tag, content: rest.subarray(2 + long, end) });
    rest = rest.subarray(end);
  }
  return elements;
}
