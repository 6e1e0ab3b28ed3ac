import type { SpeechPort } from './speech.types'

/** The mini-program has no voice of its own. WeChat's plugin would send the text to its servers. */
export const watchVoice: SpeechPort['watchVoice'] = (tell) => {
  tell(false)
  return () => undefined
}

export const speak: SpeechPort['speak'] = () => () => undefined
