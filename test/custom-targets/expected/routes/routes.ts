// Paths of the API.

export const routes = {
  listPets: '/v1/pets',
  getPet: '/v1/pets/{id}',
} as const;
