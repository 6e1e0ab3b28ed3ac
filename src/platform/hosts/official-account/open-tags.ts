let ready = false

/** Whether WeChat accepted our address and draws its wx-open-* elements. */
export const openTagsReady = {
  get: (): boolean => ready,
  set: (to: boolean): void => {
    ready = to
  },
}
