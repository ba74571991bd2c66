// Parsing PEM text never fails without an error message.

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
} from '../claims/certificates.ts';

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

/** PEM texts with characters replaced, removed, or duplicated, in any order. */
const broken = fc
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
    parts.map(([text, at, length, instead]) => text.slice(0, at) + instead + text.slice(at + length)).join('\n'),
  );

describe('a PEM text', () => {
  it('is parsed, or has an error message', () => {
    fc.assert(
      fc.property(fc.oneof(broken, fc.string()), (text) => {
        const read = parseCertificate(text);
        if (read.ok) expect(read.fingerprint).toMatch(/^(?:[0-9A-F]{2}:){19}[0-9A-F]{2}$/);
        else expect(read.message).toMatch(/\.$/);
        const key = parseKey(text);
        if (read.ok && key) expect(typeof isKeyOfCertificate(read.certificate, key)).toBe('boolean');
      }),
    );
  });

  it('with a private key anywhere is not a certificate', () => {
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
    ['the name of parameters', leafKey.replaceAll('PRIVATE KEY', 'DH PARAMETERS')],
    ['the name of parameters with a subgroup order', leafKey.replaceAll('PRIVATE KEY', 'X9.42 DH PARAMETERS')],
    ['the name of such parameters, PKCS #1', namelessKey.replaceAll('RSA PRIVATE KEY', 'X9.42 DH PARAMETERS')],
    ['the name of such parameters, SEC 1', otherKey.replaceAll('EC PRIVATE KEY', 'X9.42 DH PARAMETERS')],
    ['the name of parameters, PKCS #1', namelessKey.replaceAll('RSA PRIVATE KEY', 'DH PARAMETERS')],
    ['the name of parameters, SEC 1', otherKey.replaceAll('EC PRIVATE KEY', 'DH PARAMETERS')],
    ['the name of a certificate', leafKey.replaceAll('PRIVATE KEY', 'CERTIFICATE')],
  ])('with a private key with %s is not a certificate', (_what, key) => {
    for (const text of [`${leaf}\n${key}`, `${key}\n${leaf}`, `${leaf}${key}`])
      expect(parseCertificate(text)).toMatchObject({ ok: false });
  });

  it('is stored without text around its blocks', () => {
    const bare = leafKey.split('\n').slice(1, -1).join('\n');
    const texts = [
      `Subject: CN = shop.example.com\r\n${leaf.replaceAll('\n', '\r\n')}\r\n${bare}`,
      `\n\n${leaf} `,
      leaf,
    ];
    for (const text of texts) expect(parseCertificate(text)).toMatchObject({ ok: true, pem: `${leaf}\n` });
    // Data after the certificate within its block is not part of it.
    const bytes = (pem: string): Buffer => Buffer.from(pem.replace(/-----[^-]+-----/g, ''), 'base64');
    const stuffed = parseCertificate(
      `-----BEGIN CERTIFICATE-----\n${Buffer.concat([bytes(leaf), bytes(leafKey)]).toString('base64')}\n-----END CERTIFICATE-----`,
    );
    if (stuffed.ok) expect(stuffed.pem).toBe(`${leaf}\n`);
    const all = `${leaf}\n${authority}\n${diffieHellman}\n${subgroupDiffieHellman}`;
    const whole = parseCertificate(all);
    expect(whole).toMatchObject({ ok: true, pem: `${all}\n` });
    // Parsing the result again, as for an export, gives the same result.
    if (whole.ok) expect(parseCertificate(whole.pem)).toMatchObject({ ok: true, pem: whole.pem });
  });

  it('has the common name of the first certificate', () => {
    expect(parseCertificate(`${leaf}\n${authority}`)).toMatchObject({ ok: true, commonName: 'shop.example.com' });
    expect(parseCertificate(`${authority}\n${leaf}`)).toMatchObject({ ok: true, commonName: 'Example CA' });
    expect(parseCertificate(namelessCertificate)).toMatchObject({ ok: true, commonName: '' });
  });

  it('of a key with a passphrase cannot be parsed', () => {
    expect([parseKey(encryptedKey), parseKey(leaf), parseKey('')]).toEqual([undefined, undefined, undefined]);
    expect([leafKey, otherKey, namelessKey].map((text) => parseKey(text)?.type)).toEqual([
      'private',
      'private',
      'private',
    ]);
  });
});
