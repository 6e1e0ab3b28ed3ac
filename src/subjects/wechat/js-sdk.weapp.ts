/** A mini-program has no address for WeChat to verify. */
export const configureJsSdk = (): Promise<boolean> => Promise.resolve(false)
