/** The official account that this site belongs to, as the gateway wrote it; empty means none. */
export const officialAccountAppId = (): string =>
  document.querySelector('meta[name="wechat-oa"]')?.getAttribute('content') ?? ''
