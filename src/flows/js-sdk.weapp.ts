/** A mini-program has no address that WeChat would verify. */
export const configureJsSdk = (): Promise<boolean> => Promise.resolve(false)
