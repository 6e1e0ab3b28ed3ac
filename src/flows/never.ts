/** Who leaves for WeChat's authorisation page is not answered: the page goes with them. */
export const never = new Promise<never>(() => undefined)
