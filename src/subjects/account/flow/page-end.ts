/** Never settles. The page ends when the user leaves for WeChat's authorisation page. */
export const pageEnd = new Promise<never>(() => undefined)
