// Generated; change the document it is made from instead.

export type { Problem } from './runtime/validation/problem.js';
export type { StandardIssue, StandardSchema } from './runtime/validation/standard-schema.js';
export type { RawRequest, ParameterResult } from './runtime/parameters/raw-request.js';
export { isCat, checkCat, catSchema } from './schemas/cat.js';
export { isDog, checkDog, dogSchema } from './schemas/dog.js';
export { isFurry, checkFurry, furrySchema } from './schemas/furry.js';
export { isPet, checkPet, petSchema } from './schemas/pet.js';
export {
  readAddPetParameters,
  addPetBodyTypes,
  checkAddPetBody,
  checkAddPetResponse,
} from './operations/add-pet.js';
export { operationChecks } from './checks.js';
export type { AddPetParameters } from './operations/add-pet.js';
export type { OperationChecks } from './checks.js';
