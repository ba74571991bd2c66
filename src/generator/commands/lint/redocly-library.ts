// The exports of @redocly/openapi-core that Ashlar uses. In a bundle, an import() of a CommonJS package has no named exports.

export { BaseResolver, ResolveError, Source, createConfig, lintDocument } from '@redocly/openapi-core';
