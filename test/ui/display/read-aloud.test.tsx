import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ReadAloud } from '@/ui/display/read-aloud'
import { page } from '../../support/ui/taro'

/** A device that speaks: it keeps what it was given until the test lets it say the next sentence. */
class Voice extends EventTarget {
  waiting: { text: string; lang: string; onend?: () => void; onerror?: () => void }[] = []
  said: string[] = []
  languages: readonly string[] = []
  getVoices = () => this.languages.map((lang) => ({ lang }))
  speak = (words: Voice['waiting'][number]) => void this.waiting.push(words)
  cancel = () => void (this.waiting = [])
  sayNext() {
    const words = this.waiting.shift()
    if (!words) throw new Error('nothing to say')
    this.said.push(words.text)
    words.onend?.()
  }
}

let voice: Voice
beforeEach(() => {
  voice = new Voice()
  class Words {
    constructor(readonly text: string) {}
  }
  Object.assign(window, { speechSynthesis: voice, SpeechSynthesisUtterance: Words })
})
afterEach(() => Reflect.deleteProperty(window, 'speechSynthesis'))

const person = userEvent.setup()
const button = (name: string) => screen.queryByRole('button', { name })
const texts = ['投保须知', '请如实告知。未如实告知的，可能不予赔付。']

test('a device without a Chinese voice, or without any, shows no button', () => {
  voice.languages = ['en-US', 'zh-HK']
  render(<ReadAloud texts={texts} />)
  expect(button('朗读')).toBeNull()
  Reflect.deleteProperty(window, 'speechSynthesis')
  render(<ReadAloud texts={texts} />)
  expect(button('朗读')).toBeNull()
})

test('voices that come after the page offer the reading, sentence by sentence to the end', async () => {
  render(<ReadAloud texts={texts} />)
  voice.languages = ['zh_CN']
  act(() => void voice.dispatchEvent(new Event('voiceschanged')))
  await person.click(screen.getByRole('button', { name: '朗读' }))
  expect(voice.waiting.every(({ lang }) => lang === 'zh-CN')).toBe(true)
  for (let left = voice.waiting.length; left > 0; left -= 1) {
    expect(button('停止朗读')).not.toBeNull()
    act(() => voice.sayNext())
  }
  expect(voice.said.join('')).toBe(texts.join(''))
  expect(voice.said).toHaveLength(3)
  expect(button('朗读')).not.toBeNull()
})

test('it falls silent when it is stopped, fails, or the text is left', async () => {
  voice.languages = ['zh-CN']
  const { unmount } = render(<ReadAloud texts={texts} />)
  const start = () => person.click(screen.getByRole('button', { name: '朗读' }))
  await start()
  await person.click(screen.getByRole('button', { name: '停止朗读' }))
  expect(voice.waiting).toEqual([])
  await start()
  act(() => voice.waiting[0]?.onerror?.())
  expect(voice.waiting).toEqual([])
  await start()
  act(page.hide)
  expect(voice.waiting).toEqual([])
  await start()
  unmount()
  expect(voice.waiting).toEqual([])
})
