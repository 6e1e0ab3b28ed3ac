export interface PrivacyPort {
  /**
   * The person must agree to the privacy guideline before a call of ours goes on. That call waits
   * for the answer; "agreed" counts only from a tap on ui/primitives/agree-privacy-button.
   */
  onPrivacyAsked(listener: (answer: (agreed: boolean) => void) => void): void
}

/** Id of the button by which people agree: WeChat checks that it was tapped. */
export const AGREE_BUTTON_ID = 'hm-agree-privacy'
