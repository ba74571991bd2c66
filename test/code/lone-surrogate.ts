// Pattern for lone surrogates, which make a string ill-formed UTF-16.

export const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
