// Parses PEM certificates and private keys, and checks whether they match.

import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';

/** A parsed certificate, or the reason it is invalid. `pem` contains the parsed blocks only. */
export type CertificateResult =
  | {
      readonly ok: true;
      readonly pem: string;
      readonly certificate: X509Certificate;
      readonly commonName: string;
      readonly fingerprint: string;
    }
  | { readonly ok: false; readonly message: string };

/** A block contains only Base64; explanatory text is outside (RFC 7468, section 3). */
const pemBlock = /-----BEGIN ([A-Z0-9. ]+)-----([A-Za-z0-9+/=\s]*)-----END \1-----/g;

/** PKCS #3 and X9.42 parameters, as written by `openssl dhparam` and `openssl genpkey -genparam`. */
const parameterKinds: ReadonlySet<string> = new Set(['DH PARAMETERS', 'X9.42 DH PARAMETERS']);

/** Matches the remains of an unreadable block, and mentions of a private key. */
const unreadableBlock = /-----|PRIVATE ?KEY/i;

/**
 * Parses the first certificate of a PEM text. A chain and Diffie-Hellman parameters may follow (spec: NodeBalancer
 * config). Explanatory text around them is dropped (RFC 7468, section 5.2). Anything else is rejected, especially a
 * private key, because the result is stored in plaintext.
 */
export function parseCertificate(text: string): CertificateResult {
  const blocks = [...text.matchAll(pemBlock)].map(([, kind = '', body = '']) => ({
    kind,
    bytes: Buffer.from(body, 'base64'),
  }));
  const hasUnknownBlock = blocks.some(({ kind }) => kind !== 'CERTIFICATE' && !parameterKinds.has(kind));
  if (hasUnknownBlock || unreadableBlock.test(text.replace(pemBlock, '')))
    return { ok: false, message: 'This field can contain only certificates and Diffie-Hellman parameters.' };
  const pemBlocks: string[] = [];
  const certificates: X509Certificate[] = [];
  for (const { kind, bytes } of blocks) {
    if (kind === 'CERTIFICATE') {
      const certificate = parseX509(bytes);
      if (!certificate) return { ok: false, message: 'The certificate cannot be read.' };
      certificates.push(certificate);
      pemBlocks.push(formatPem(kind, certificate.raw));
    } else {
      if (!isDhParameters(kind, bytes)) return { ok: false, message: 'The Diffie-Hellman parameters cannot be read.' };
      pemBlocks.push(formatPem(kind, bytes));
    }
  }
  const [certificate] = certificates;
  if (!certificate) return { ok: false, message: 'The certificate cannot be read.' };
  return {
    ok: true,
    pem: pemBlocks.join(''),
    certificate,
    commonName: commonName(certificate),
    fingerprint: certificate.fingerprint,
  };
}

/** Parses the private key of a PEM text; `undefined` if it is unreadable or needs a passphrase. */
export function parseKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

/** Returns whether a private key belongs to a certificate. */
export function isKeyOfCertificate(certificate: X509Certificate, key: KeyObject): boolean {
  try {
    return certificate.checkPrivateKey(key);
  } catch {
    return false;
  }
}

function parseX509(bytes: Uint8Array): X509Certificate | undefined {
  try {
    return new X509Certificate(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the first common name of the subject; empty if there is none. */
function commonName(certificate: X509Certificate): string {
  // The types declare one string, but there can be none, or several.
  const subject: Readonly<Record<string, unknown>> | undefined = { ...certificate.toLegacyObject().subject };
  const name: unknown = Array.isArray(subject['CN']) ? subject['CN'][0] : subject['CN'];
  return typeof name === 'string' ? name : '';
}

/** Formats a PEM block with lines of 64 characters. */
function formatPem(kind: string, bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${kind}-----\n${lines.join('\n')}\n-----END ${kind}-----\n`;
}

/**
 * Returns whether the bytes are Diffie-Hellman parameters in DER: prime, generator, and optional private value length
 * (PKCS #3), or prime, generator, subgroup order, optional cofactor, and optional validation parameters (X9.42, RFC
 * 3279, section 2.3.3). No private key has either form.
 */
function isDhParameters(kind: string, bytes: Uint8Array): boolean {
  const [sequence, ...otherElements] = readDerElements(bytes);
  const tags =
    sequence?.tag === 0x30 && otherElements.length === 0 ? readDerElements(sequence.content).map(({ tag }) => tag) : [];
  // `i` for an integer, `s` for a sequence.
  const form = tags.map((tag) => (tag === 0x02 ? 'i' : tag === 0x30 ? 's' : '?')).join('');
  return kind === 'DH PARAMETERS' ? /^i{2,3}$/.test(form) : /^i{3,4}s?$/.test(form);
}

interface DerElement {
  readonly tag: number;
  readonly content: Uint8Array;
}

/** Splits the bytes into DER elements; empty if they are not a sequence of complete elements. */
function readDerElements(bytes: Uint8Array): readonly DerElement[] {
  const elements: DerElement[] = [];
  let remaining = bytes;
  while (remaining.length > 0) {
    const [tag = 0, firstLengthByte = 0] = remaining;
    // The first length byte is the length, or 0x80 plus the number of length bytes that follow.
    const extraBytes = firstLengthByte < 0x80 ? 0 : firstLengthByte & 0x7f;
    const length =
      extraBytes === 0
        ? firstLengthByte
        : remaining.subarray(2, 2 + extraBytes).reduce((sum, byte) => sum * 256 + byte, 0);
    const end = 2 + extraBytes + length;
    if (remaining.length < end) return [];
    elements.push({ tag, content: remaining.subarray(2 + extraBytes, end) });
    remaining = remaining.subarray(end);
  }
  return elements;
}
