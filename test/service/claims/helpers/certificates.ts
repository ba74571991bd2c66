// Certificates and keys for tests only.

/** A certificate for `shop.example.com`, issued by `authority`. */
export const leaf = `-----BEGIN CERTIFICATE-----
MIIBUDCB9wIUXsKU4UOKIkUKsFCDo6Jy/6b7lvEwCgYIKoZIzj0EAwIwJzEQMA4G
A1UECgwHRXhhbXBsZTETMBEGA1UEAwwKRXhhbXBsZSBDQTAgFw0yNjExMjEwMzU0
MzBaGA8yMTI2MTAyODAzNTQzMFowLTEQMA4GA1UECgwHRXhhbXBsZTEZMBcGA1UE
AwwQc2hvcC5leGFtcGxlLmNvbTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABBAy
IJSIrCI1cKWkhqmc1YHcNt6lPt8pkgK3LyiUflkwadeS9sEydZ/YA0NVQrGh/xsD
f7icjclSXy8kw1bFO4swCgYIKoZIzj0EAwIDSAAwRQIgTrkJkauWmPHs717Nr7hF
QpbShn6DyZhnGFrkisJGvwMCIQDv1sX/54z3w71sOrsgYugPm6kCMnsDrFVuebLl
POniuw==
-----END CERTIFICATE-----`;

/** The SHA1 fingerprint of `leaf`. */
export const leafFingerprint = `C7:FD:E3:E5:F7:38:45:A7:92:BB:CB:5C:92:E5:89:DE:F2:90:FE:AC`;

/** The private key of `leaf` (PKCS #8). */
export const leafKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgsm3z5Oy6yaA4xolb
kstwriRaha0vbnSX13rXCA48N52hRANCAAQQMiCUiKwiNXClpIapnNWB3DbepT7f
KZICty8olH5ZMGnXkvbBMnWf2ANDVUKxof8bA3+4nI3JUl8vJMNWxTuL
-----END PRIVATE KEY-----`;

/** The private key of `leaf`, with a passphrase. */
export const encryptedKey = `-----BEGIN ENCRYPTED PRIVATE KEY-----
MIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAishQv8wYO9iwICCAAw
DAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEFAqU9/rQOtFJ6XDW4fhcNQEgZCc
BLN+S8dWnTnvYVmhbvdbblOQ3aP418L+zTfSzs4Sg65RRWP69u8wHHj2XQsV5290
bWlp28CND3N1CNNBdrm1QJo25AFL9Tyt6W6EHhdV6VgSAEzLterd87t6UnU6XKBa
MBUvYbW64frWYRGdnVUTNav8EDgVC0bxV/VrV0GOEcniV91dYrnfbgCB7AzNNOA=
-----END ENCRYPTED PRIVATE KEY-----`;

/** The certificate of the authority. */
export const authority = `-----BEGIN CERTIFICATE-----
MIIBpjCCAUugAwIBAgIUf1hTgPyk72MUrVKNKZ29Jv21Pv8wCgYIKoZIzj0EAwIw
JzEQMA4GA1UECgwHRXhhbXBsZTETMBEGA1UEAwwKRXhhbXBsZSBDQTAgFw0yNjEx
MjEwMzU0MzBaGA8yMTI2MTAyODAzNTQzMFowJzEQMA4GA1UECgwHRXhhbXBsZTET
MBEGA1UEAwwKRXhhbXBsZSBDQTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABJgj
dnVWNUV+rifHeAg6ieTbYORA85UlMpD2Nyzj8tPqO3bsLOaBBe5Tzkbia6bJc9qx
AqgoSBQu6M7tehTcaRmjUzBRMB0GA1UdDgQWBBQSYW9/8iv7F84HcsoI6+QVeulR
cDAfBgNVHSMEGDAWgBQSYW9/8iv7F84HcsoI6+QVeulRcDAPBgNVHRMBAf8EBTAD
AQH/MAoGCCqGSM49BAMCA0kAMEYCIQCP5+LzDJtYJsjZ+LnM8h4L59S8FewAAWc8
2etiv7eHvAIhAOleiSVoFgpGO33ILV2rFohFIotHUhy/wixTTIK1My2e
-----END CERTIFICATE-----`;

/** The private key for a different certificate (SEC 1). */
export const otherKey = `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIE2xzfy+hELHhsHCjZM9Opzr6j49RDWxkghkUgduZrlooAoGCCqGSM49
AwEHoUQDQgAEXGU+pjeVrhheUnl61wswT7Le9ch6qwv7xuQTcK2wScn61ISGLBVg
7Q4sBwyagFd1b73Y7ogdaocJfLakgKkXXQ==
-----END EC PRIVATE KEY-----`;

/** A self-signed certificate without a common name. */
export const namelessCertificate = `-----BEGIN CERTIFICATE-----
MIICEDCCAXmgAwIBAgIUZcZtSolIVQg8sWm3oZVXVjzKaCAwDQYJKoZIhvcNAQEL
BQAwGTEXMBUGA1UECgwOTm8gY29tbW9uIG5hbWUwIBcNMjYxMTIxMDM1NDMwWhgP
MjEyNjEwMjgwMzU0MzBaMBkxFzAVBgNVBAoMDk5vIGNvbW1vbiBuYW1lMIGfMA0G
CSqGSIb3DQEBAQUAA4GNADCBiQKBgQC+bEzQjKSZb+DU1ileHcm1HlHcF15B0jQs
ec0RDtzoCQo+J+1YzFm5Zlb4wItX5H2Ffqs1ICRKQ7Imq/nfn+SNwzJaq5+Ceis3
Ai1t/FzqX4BMSdEOh/oVcgTnbLB/dav5iO8lnNKAfYsTHXfbE2XQLcqkAJ4rohMk
vrpiZYvaCwIDAQABo1MwUTAdBgNVHQ4EFgQUTyA2T0/n5QNOZgE7PVcxNuYiso0w
HwYDVR0jBBgwFoAUTyA2T0/n5QNOZgE7PVcxNuYiso0wDwYDVR0TAQH/BAUwAwEB
/zANBgkqhkiG9w0BAQsFAAOBgQBg6pLa6sigu8o4/exiv8A8gvnMkbu6IjjMFw1N
uTG6uyGUvhMR7/EKGI5gaQxiTZbNldXEjJRoUpzbDDnue+8x3DuR4n/rFoyYHZt+
uT5EaRvax/+mR2WGhFOgKfUdOwMpu5LLwohBo/pzzWOQtYzpan0SC8DE7KhbgfSQ
Dxx0aA==
-----END CERTIFICATE-----`;

/** The SHA1 fingerprint of `namelessCertificate`. */
export const namelessFingerprint = `61:C8:1F:4D:00:AB:B1:31:8F:40:49:C0:FB:08:CA:6B:38:1E:6A:10`;

/** The private key of `namelessCertificate` (PKCS #1). */
export const namelessKey = `-----BEGIN RSA PRIVATE KEY-----
MIICXQIBAAKBgQC+bEzQjKSZb+DU1ileHcm1HlHcF15B0jQsec0RDtzoCQo+J+1Y
zFm5Zlb4wItX5H2Ffqs1ICRKQ7Imq/nfn+SNwzJaq5+Ceis3Ai1t/FzqX4BMSdEO
h/oVcgTnbLB/dav5iO8lnNKAfYsTHXfbE2XQLcqkAJ4rohMkvrpiZYvaCwIDAQAB
AoGAea7NG0t0d1RF0NwVzT2twp5gYwtPwTHpAy7GOwtLYL8+G1/6TI8xGsdp9kVc
BctN5rt9/lHOvuIpeorU/vC25D/yPg+gYz9RKuLgzN0eCuGC/XGIvopu1BtMh9d1
lU14w1gLbTordrqww4fsGCkuX4MYfmfVs21ni0Cfs0nROnECQQD31KE9DkIJdEKO
rChmXmvkmXfq50ahWgaPiEIKcCzvZ80p4zDfALLb2kHEbksuhbDi689W3FTmA+AI
1DEfKZjJAkEAxLM5hwc8kQlwv+SekjeKB6zeKQuuqOt8xk2CTV3+3qt/++dgBLGd
FRkoGN+BU1AkXo9UfjVmjpxcdTtNXc4aMwJBAOTnbBXsuWnqDB+jO51x0M3QQkah
X0dg03Z3MChb++UURxdNVLJk/s66BMzd4msR6JNvoo5j67aYFbGR690QmqECQGHO
KD2u6HvJsOmJuRtFSHn2h+Tq7ScLKNjFs5PauB9qMVJFQyYyVsQl5R0xDXIquFrY
dA/pZ5xjvUmBej+5eqcCQQCloPRKVAq42JOgGuJXV1vTLQdOm7/2YSf+InaHOy83
xWP2AEX5qldBh922oOtaSc8JkMyU/y+odg59qR+t0tH0
-----END RSA PRIVATE KEY-----`;

/** Diffie-Hellman parameters with a subgroup order. */
export const subgroupDiffieHellman = `-----BEGIN X9.42 DH PARAMETERS-----
MIIBHwKBgQCxC4+WoIDgHd6S3l6uXVTsUsmfvPsGo8aaap3KUtI7YWBz4oZ1oj0Y
mDjvHi7mUsAT7LSuqQYRIySXXDzUm4O/rMvdfZDEvXCYSI6cIZpzck7/1vrlZEc4
+qMaT/VbzMChUa9fDci0vUW/N982XBpl5oz9p21NpwjfH7K8LkpDcQKBgQCk0cvV
w/00EmdlpELvuZkF+BBN0lisUH/WQGz/FCZtMSZv6h5cQVZLd35pD1UE8hMWAhe0
sBuIal6RVH+eJ0n01/vX07mpLuGQnQ0iY/gKdqaiTAh6CR9THb8KAWm2oorWYqTR
jnOvoy13nVkY0IvIhY9Nzvl8KiSFXm7rIrOy5QIVAPUYqoeBqN8nirpOfWS3y51J
RiNT
-----END X9.42 DH PARAMETERS-----`;

/** Diffie-Hellman parameters. */
export const diffieHellman = `-----BEGIN DH PARAMETERS-----
MEYCQQDOFDLiAfIPx76WHZifhedisyoW8tG0gcYkJ5VE2KwdqDLu0z3bzUcGy5IW
rAk9tAJcfzwoZ6T2TDHDYK/EwLOPAgEC
-----END DH PARAMETERS-----`;
