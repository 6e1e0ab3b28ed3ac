export interface TextSizePort {
  /** The size of ordinary text that the user chose in the app that shows us, in px. */
  textSize(): number
  /**
   * How many times larger than usual our styles must draw text. It is 1 in a web page, because its
   * app enlarges all text by itself.
   */
  ownTextGrowth(): number
}
