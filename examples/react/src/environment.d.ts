// Variables of the environment, which the files `.env` set.

interface ImportMetaEnv {
  readonly VITE_API_URL: string;
  /** `true`: handlers in the browser respond instead of the API. */
  readonly VITE_MOCKS?: string;
}
