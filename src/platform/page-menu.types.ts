/** WeChat's menu over a page of the mini-program, before the page has a card (platform/share). */
export interface PageMenuPort {
  /** Marks the component of a page that WeChat's menu may share, also to Moments or not. */
  offerShares(page: object, moments: boolean): void
  /**
   * The menu of a page: it offers no sharing until useShare sets a card. A favourite of any page shows
   * our picture, because the screen may show personal data.
   */
  useMenu(shares: boolean): void
}
