// Version before the first release, in which no package of Ashlar is in a registry.

export const unreleasedVersion = '0.0.0';
