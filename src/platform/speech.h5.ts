import type { SpeechPort } from './speech.types'

/** A little slower than usual, because contracts are dense. */
const RATE = 0.9

/** Android's web views do not have it, whatever the types say. */
const synthesis = (): SpeechSynthesis | undefined =>
  (window as { speechSynthesis?: SpeechSynthesis }).speechSynthesis

/** Android writes zh_CN. Cantonese (zh-HK) is not understood everywhere, so it is no substitute. */
const mandarin = (): SpeechSynthesisVoice | undefined =>
  synthesis()
    ?.getVoices()
    .find(({ lang }) => /^(zh[-_](CN|Hans)|cmn)/i.test(lang))

/** The browser loads its voices after the page. */
export const watchVoice: SpeechPort['watchVoice'] = (tell) => {
  const look = () => tell(mandarin() !== undefined)
  look()
  const voices = synthesis()
  voices?.addEventListener('voiceschanged', look)
  return () => voices?.removeEventListener('voiceschanged', look)
}

/** Browsers go silent in the middle of a long text, so each sentence is spoken for itself. */
const sentencesOf = (text: string): readonly string[] =>
  text.match(/[^。！？；]+[。！？；]?/g) ?? []

export const speak: SpeechPort['speak'] = (texts, onEnd) => {
  const voice = mandarin()
  const voices = synthesis()
  const sentences = texts.flatMap(sentencesOf)
  let stopped = false
  const end = () => {
    if (stopped) return
    stopped = true
    voices?.cancel()
    onEnd()
  }
  voices?.cancel()
  sentences.forEach((sentence, at) => {
    const words = new SpeechSynthesisUtterance(sentence)
    words.lang = 'zh-CN'
    words.voice = voice ?? null
    words.rate = RATE
    words.onerror = end
    if (at === sentences.length - 1) words.onend = end
    voices?.speak(words)
  })
  return () => {
    stopped = true
    voices?.cancel()
  }
}
