// Model and compiled rules of spec/, shared by all tests.

import { createDiskReader } from '../../../src/generator/source/disk-reader.ts';
import { compileDocument } from './compile-document.ts';

export const spec = await compileDocument('spec/openapi.yaml', createDiskReader());
