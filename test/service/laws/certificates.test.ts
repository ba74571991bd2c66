// Property tests for PEM parsing: every string is parsed or rejected with an error message.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKeyOfCertificate, parseCertificate, parseKey } from '../../../src/service/tags/nodebalancers/certificate.ts';
import {
  authority,
  diffieHellman,
  leaf,
  leafKey,
  namelessCertificate,
  namelessKey,
  otherKey,
  encryptedKey,
  subgroupDiffieHellman,
} from '../claims/helpers/certificates.ts';

const texts = [
  leaf,
  leafKey,
  encryptedKey,
  authority,
  otherKey,
  namelessCertificate,
  namelessKey,
  diffieHellman,
  subgroupDiffieHellman,
];

/** Generates PEM strings with characters replaced, removed, or duplicated, in any order. */
const damagedPem = fc
  .array(
    fc.tuple(
      fc.constantFrom(...texts),
      fc.nat(900),
      fc.nat(40),
      fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('-----', '\n', 'BEGIN', 'END', '=', '\0')),
    ),
    { maxLength: 3 },
  )
  .map((parts) =>
    parts
      .map(([text, start, length, replacement]) => text.slice(0, start) + replacement + text.slice(start + length))
      .join('\n'),
  );

describe('a PEM string', () => {
  it('is parsed or rejected with an error message', () => {
    fc.assert(
      fc.property(fc.oneof(damagedPem, fc.string()), (text) => {
        const result = parseCertificate(text);
        if (result.ok) expect(result.fingerprint).toMatch(/^(?:[0-9A-F]{2}:){19}[0-9A-F]{2}$/);
        else expect(result.message).toMatch(/\.$/);
        const key = parseKey(text);
        if (result.ok && key) expect(typeof isKeyOfCertificate(result.certificate, key)).toBe('boolean');
      }),
    );
  });

  it('is not a certificate if it contains a private key anywhere', () => {
    for (const key of [leafKey, encryptedKey, otherKey, namelessKey]) {
      for (const text of [`${leaf}\n${key}`, `${key}\n${leaf}`, `${leaf}${key}`])
        expect(parseCertificate(text)).toMatchObject({ ok: false });
    }
  });

  it.each([
    ['a damaged end', leafKey.replace('-----END', '----END')],
    ['a damaged beginning', leafKey.replace('BEGIN PRIVATE KEY', 'BEGIN PRIVATEKEY')],
    ['no end', leafKey.replace(/-----END.*/, '')],
    ['no end, between certificates', `${leafKey.replace(/-----END.*/, '')}\n${authority}`],
    ['a line with a hyphen', leafKey.replace('-----\n', '-----\nComment: a-b\n\n')],
    [
      'the headers of an encrypted key',
      otherKey.replace(
        '-----\n',
        '-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00112233445566778899AABBCCDDEEFF\n\n',
      ),
    ],
    ['the label of parameters', leafKey.replaceAll('PRIVATE KEY', 'DH PARAMETERS')],
    ['the label of parameters with a subgroup order', leafKey.replaceAll('PRIVATE KEY', 'X9.42 DH PARAMETERS')],
    [
      'the label of parameters with a subgroup order, PKCS #1',
      namelessKey.replaceAll('RSA PRIVATE KEY', 'X9.42 DH PARAMETERS'),
    ],
    [
      'the label of parameters with a subgroup order, SEC 1',
      otherKey.replaceAll('EC PRIVATE KEY', 'X9.42 DH PARAMETERS'),
    ],
    ['the label of parameters, PKCS #1', namelessKey.replaceAll('RSA PRIVATE KEY', 'DH PARAMETERS')],
    ['the label of parameters, SEC 1', otherKey.replaceAll('EC PRIVATE KEY', 'DH PARAMETERS')],
    ['the label of a certificate', leafKey.replaceAll('PRIVATE KEY', 'CERTIFICATE')],
  ])('is not a certificate if it contains a private key with %s', (_title, key) => {
    for (const text of [`${leaf}\n${key}`, `${key}\n${leaf}`, `${leaf}${key}`])
      expect(parseCertificate(text)).toMatchObject({ ok: false });
  });

  it('is stored without text around its blocks', () => {
    const keyBody = leafKey.split('\n').slice(1, -1).join('\n');
    const texts = [
      `Subject: CN = shop.example.com\r\n${leaf.replaceAll('\n', '\r\n')}\r\n${keyBody}`,
      `\n\n${leaf} `,
      leaf,
    ];
    for (const text of texts) expect(parseCertificate(text)).toMatchObject({ ok: true, pem: `${leaf}\n` });
    // Data after the certificate within its block is not part of it.
    const decodePem = (pem: string): Buffer => Buffer.from(pem.replace(/-----[^-]+-----/g, ''), 'base64');
    const certificateWithKey = parseCertificate(
      `-----BEGIN CERTIFICATE-----\n${Buffer.concat([decodePem(leaf), decodePem(leafKey)]).toString('base64')}\n-----END CERTIFICATE-----`,
    );
    if (certificateWithKey.ok) expect(certificateWithKey.pem).toBe(`${leaf}\n`);
    const chain = `${leaf}\n${authority}\n${diffieHellman}\n${subgroupDiffieHellman}`;
    const parsedChain = parseCertificate(chain);
    expect(parsedChain).toMatchObject({ ok: true, pem: `${chain}\n` });
    // Parsing the result again, as an export does, returns the same result.
    if (parsedChain.ok) expect(parseCertificate(parsedChain.pem)).toMatchObject({ ok: true, pem: parsedChain.pem });
  });

  it('has the common name of the first certificate', () => {
    expect(parseCertificate(`${leaf}\n${authority}`)).toMatchObject({ ok: true, commonName: 'shop.example.com' });
    expect(parseCertificate(`${authority}\n${leaf}`)).toMatchObject({ ok: true, commonName: 'Example CA' });
    expect(parseCertificate(namelessCertificate)).toMatchObject({ ok: true, commonName: '' });
  });

  it('cannot be parsed as a key if it has a passphrase or is not a key', () => {
    expect([parseKey(encryptedKey), parseKey(leaf), parseKey('')]).toEqual([undefined, undefined, undefined]);
    expect([leafKey, otherKey, namelessKey].map((text) => parseKey(text)?.type)).toEqual([
      'private',
      'private',
      'private',
    ]);
  });
});
