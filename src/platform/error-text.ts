/** The message of an error. WeChat rejects with a plain `{ errMsg }`, browsers with an Error. */
export const errorText = (error: unknown): string => {
  if (error instanceof Error) return error.message
  if (typeof error === 'object' && error !== null && 'errMsg' in error) return String(error.errMsg)
  return String(error)
}
