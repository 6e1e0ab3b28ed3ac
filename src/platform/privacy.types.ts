export interface PrivacyPort {
  /**
   * Called when the user must agree to the privacy guideline before one of our calls continues.
   * That call waits for the answer. WeChat accepts "agreed" only after a tap on
   * ui/primitives/agree-privacy-button.
   */
  onPrivacyAsked(listener: (answer: (agreed: boolean) => void) => void): void
}

/** Id of the button for agreeing. WeChat checks that it was tapped. */
export const AGREE_BUTTON_ID = 'hm-agree-privacy'
