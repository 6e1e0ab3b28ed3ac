export interface SpeechPort {
  /** Tells now, and after each change, whether the device can speak Chinese. Answers how to end. */
  watchVoice(tell: (speaks: boolean) => void): () => void
  /**
   * Speaks the texts one after another. `onEnd` is called once when all are spoken or the voice
   * fails. Answers how to stop, after which `onEnd` is not called.
   */
  speak(texts: readonly string[], onEnd: () => void): () => void
}
