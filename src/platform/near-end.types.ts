export interface NearEndPort {
  /**
   * True once the person comes near the end of what is drawn, and from then on. At once on the web,
   * where drawing what is out of sight costs little; in a mini-program all of it must cross to the
   * view.
   */
  useNearEnd(): boolean
}
