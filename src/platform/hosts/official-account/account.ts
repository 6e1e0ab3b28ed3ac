/**
 * The app id of this site's official account, as the gateway wrote it into the page; empty if none.
 */
export const officialAccountAppId = (): string =>
  document.querySelector('meta[name="wechat-oa"]')?.getAttribute('content') ?? ''

let ready = false

/** Whether WeChat accepted our address and draws its wx-open-* elements. */
export const openTagsReady = {
  get: (): boolean => ready,
  set: (to: boolean): void => {
    ready = to
  },
}
