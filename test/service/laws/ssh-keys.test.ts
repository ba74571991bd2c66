// Tests that validation accepts exactly the valid public SSH keys.

import fc from 'fast-check';
import sshpk from 'sshpk';
import { describe, expect, it, test } from 'vitest';
import { checkSshPublicKey } from '@cloud-api/validators';
import { sshKeyError } from '../../../src/service/tags/profile/validate-ssh-key.ts';
import { dss, ecdsa256, ecdsa384, ecdsa521, ed25519, rsa, securityKey } from '../claims/helpers/public-keys.ts';

const keys = [dss, rsa, ecdsa256, ecdsa384, ecdsa521, ed25519, securityKey];
const key = fc.constantFrom(...keys);

/** Encodes a field of the SSH wire format. */
function encodeField(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** Whether both the document's schema and the check of the contents accept a string as a key. */
const isKey = (text: string): boolean => checkSshPublicKey(text).length === 0 && sshKeyError(text) === undefined;

const decodeBody = (text: string): Buffer => Buffer.from(text.split(' ')[1] ?? '', 'base64');
const keyType = (text: string): string => text.split(' ')[0] ?? '';
const formatKey = (type: string, body: Uint8Array): string => `${type} ${Buffer.from(body).toString('base64')}`;

describe('a public SSH key', () => {
  it.each(keys)('is valid: %s', (text) => {
    expect([checkSshPublicKey(text), sshKeyError(text)]).toEqual([[], undefined]);
  });

  it('is also valid for an independent parser', () => {
    for (const text of keys.filter((knownKey) => knownKey !== securityKey))
      expect(sshpk.parseKey(text, 'ssh').comment).toBeTypeOf('string');
  });

  it('can have any comment without line breaks', () => {
    fc.assert(
      fc.property(
        key,
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('a', ' ', '\t', '\r', '\n') })),
        (text, comment) => {
          const plain = formatKey(keyType(text), decodeBody(text));
          expect(isKey(`${plain} ${comment}`)).toBe(!/[\r\n]/.test(comment.trimEnd()));
        },
      ),
    );
  });

  it('is invalid with missing or extra bytes', () => {
    fc.assert(
      fc.property(key, fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 20 }), (text, length, extraBytes) => {
        const body = decodeBody(text);
        expect(isKey(formatKey(keyType(text), body.subarray(0, length % body.length)))).toBe(false);
        expect(isKey(formatKey(keyType(text), Buffer.concat([body, extraBytes])))).toBe(false);
      }),
    );
  });

  it('is invalid with the name of a different type', () => {
    for (const text of keys)
      for (const otherText of keys)
        if (text !== otherText) expect(isKey(formatKey(keyType(otherText), decodeBody(text)))).toBe(false);
  });

  it('never makes validation throw, even with arbitrary text and bytes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc
            .tuple(
              fc.constantFrom(...keys.map(keyType), 'ssh-rsa-cert-v01@openssh.com'),
              fc.uint8Array({ maxLength: 200 }),
            )
            .map(([type, bytes]) => formatKey(type, bytes)),
        ),
        (text) => {
          expect(['string', 'undefined']).toContain(typeof sshKeyError(text));
        },
      ),
    );
  });

  test('of an unknown type must contain the name of the type and at least one more byte', () => {
    const type = 'ssh-rsa-cert-v01@openssh.com';
    const name = encodeField(Buffer.from(type));
    expect(sshKeyError(formatKey(type, name))).toBe(`The body of the key is not a valid ${type} key.`);
    expect(sshKeyError(formatKey(type, Buffer.concat([name, Buffer.of(0)])))).toBeUndefined();
    expect(sshKeyError(formatKey(type, Buffer.concat([encodeField(Buffer.from('ssh-rsa')), Buffer.of(0)])))).toBe(
      'The body of the key does not match its type.',
    );
    expect(sshKeyError(formatKey(type, Buffer.of(0, 0, 0)))).toBe('The body of the key cannot be read.');
  });

  it('has the fields of its type: two positive numbers for RSA', () => {
    const type = Buffer.from('ssh-rsa');
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 4 }), (numbers) => {
        const arePositive = numbers.every((bytes) => bytes.some((byte) => byte !== 0) && (bytes[0] ?? 0) < 0x80);
        expect(isKey(formatKey('ssh-rsa', Buffer.concat([type, ...numbers].map(encodeField))))).toBe(
          numbers.length === 2 && arePositive,
        );
      }),
    );
  });

  // With quadratic backtracking, a million characters would take hours.
  it('is rejected in linear time if it is crafted to cause backtracking', () => {
    for (const text of [
      `ssh-rsa ${'A'.repeat(1_000_000)}`,
      `ssh-rsa${' \t'.repeat(500_000)}`,
      `ssh-rsa AAAA${'\n '.repeat(500_000)}x`,
      `ssh-rsa AAAA ${' '.repeat(1_000_000)}\nx`,
    ]) {
      expect(checkSshPublicKey(text).length === 0 && sshKeyError(text) === undefined).toBe(false);
    }
  });
});
