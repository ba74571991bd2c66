// Public SSH keys for tests. The private keys were deleted.

/** A DSA key, without a comment. */
export const dss =
  'ssh-dss AAAAB3NzaC1kc3MAAACBALiweOxoeQex3XqdRX3tn+hB/9biDID4dirY+6/Ktv/6Iv4+s4de20giOWiMhLag3fk09yX/cfltvxoK206F43GTTG6d/6PsV4it2oc5hDOh/Gzs1Eyphhl7HIKvOAbvM+rA/tGlixUDXoLyCRiC/0zhAC6+1VFeC4ee6U/qsi9nAAAAFQCBHO3m/Reh3kBH2Y8/8ZHUiN9/PQAAAIBDs9h7igOF8qbl3hr9ZHoLIUBPaj78G8KuMvCE50Bf6Uu/ldC9A0hg6QYHfxwLXtfN3xS8NRU4PEva21IbsIgsXgR888tbK4H34QFi4WGVePofc0Tq7OWBHiQOgdEohiFEC8a15DOqx9SiKmCc4IM+NdR32t4ECBy2a60IXotmRgAAAIBQGuaJS+ltbKYJENWt7vDfiXizloJ4TI22vqotdldnsnpXtjqm2taPM40Vh2iJYUR2MoBTIh+l1X2DPTjB/O92ch6k1usB6m6r2Aud4SyL6m9m533ylQUI3IOI6OxfOeZcTcj17gab9DxTSjZIZ/QRKT9aL4eshv8fPPL/dEKWbg==';

/** A 2048-bit RSA key, with a comment. */
export const rsa =
  'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQDzLXHyPayT+EHTmabrI8U0yClvhb2Ce73gwJ3ya66qMCcpMEMg5kuhdGi4Bc14F4P6ih6fgYpSxmvPhpzxsBlf1feK8Tru6Hhl8tJ83f6AzeuscJTFclaBWgp29VrQVfZBkUaNocK6I6XK9Lqk5BhCR0ikysHEe0Blm31bOyD+r41nZjSVmcv0RvwcRzafp7l00dcSAUw6ooFnRPETmHuB/FoX4jt68odwjko78bHthBXqMc7hfyVY9JziVo05ogVSQ0Uh0GS6RO5sc1hw+kj3JVCVk9CN7hGZCL8NXmbceGP9Wb5UvGB0D87rQ9Kb61yvLkjw3ARtJESo4ie3+QJb demo@example.com';

/** An ECDSA key on the P-256 curve. */
export const ecdsa256 =
  'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBLQ7i49RpuVSYQc/57SHdbmNkN/W2yRysZXJ/Bj0gOt0Z04ioTnQd0Q1CuRy40+dcWbvho25579pk/ATU2y+8B4=';

/** An ECDSA key on the P-384 curve. */
export const ecdsa384 =
  'ecdsa-sha2-nistp384 AAAAE2VjZHNhLXNoYTItbmlzdHAzODQAAAAIbmlzdHAzODQAAABhBCFupwh9va3zqS/gKdffl+qTSW79oYHq6+EVxcD4TM0XCCZQN1G4D90O3JdF1XWXPef4NtdxXHG0MPHrd4NW12KLnw7ItFaEj08xM46XVp0+Dn3XcKCmSR9xw0BOvKzD9w==';

/** An ECDSA key on the P-521 curve. */
export const ecdsa521 =
  'ecdsa-sha2-nistp521 AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAIbmlzdHA1MjEAAACFBAB4gKyO0M5Eb0kExtnZ6kkee57l/j2SCKM76727ND0gmeOX7pjjB2l6Aa1RMmuMWNPmeGQze2HX0Paso1PWz9s9PQA5F9wNDo7Ibrn+8zcQD5IJbEtjwU5dvNS+AKnLK5WU/nuku1ZnHDJKdjgtE03Hh+ubmuhJsD5EihLGd/Su4DBQaQ==';

/** An Ed25519 key. */
export const ed25519 =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJN0Qlr2W9Nwvbr7VMc9fsXakTLEJ1TGetdbI+C/wcDQ demo@example.com';

/** A P-256 key stored on a hardware security key. */
export const securityKey =
  'sk-ecdsa-sha2-nistp256@openssh.com AAAAInNrLWVjZHNhLXNoYTItbmlzdHAyNTZAb3BlbnNzaC5jb20AAAAIbmlzdHAyNTYAAABBBLQ7i49RpuVSYQc/57SHdbmNkN/W2yRysZXJ/Bj0gOt0Z04ioTnQd0Q1CuRy40+dcWbvho25579pk/ATU2y+8B4AAAAEc3NoOg== demo@example.com';
