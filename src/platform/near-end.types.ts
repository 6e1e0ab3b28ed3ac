export interface NearEndPort {
  /**
   * True once the user scrolls near the end of the drawn content, and from then on. The web build
   * answers true at once, because drawing hidden parts is cheap there. In a mini-program all
   * content must cross to the view.
   */
  useNearEnd(): boolean
}
