export interface ShareCard {
  title: string
  /** An address built by src/routes. */
  path: string
  imageUrl?: string
}

export interface SharePort {
  /** Says what a share of this page looks like; asked when the person shares. */
  useShare(card: () => ShareCard): void
}
