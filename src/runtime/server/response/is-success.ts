// Which statuses are a success.

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
