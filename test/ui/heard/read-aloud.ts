import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { virtual } from '@guidepup/virtual-screen-reader'
import { act } from '@testing-library/react'
import { NOW } from '../../support/ui/gateway'

/** jsdom has no pseudo elements and says so each time that it is asked for one. */
const styleOf = window.getComputedStyle.bind(window)
window.getComputedStyle = (element) => styleOf(element)

/** More phrases than any page has. A reader that does not come to an end fails. */
const MOST_PHRASES = 3000

/** A dialog that is open is all that can be read. */
const isEnd = (phrase: string): boolean => /^end of (document|dialog)/.test(phrase)

/** Time in ms after which toasts are gone and late parts of a page are there. */
const REST_MS = 3000

/** Words of containers that a listener need not hear twice. */
const SILENT = /^((end of )?paragraph$|polite: |assertive: )/

/**
 * What a screen reader says of the document, or of the open dialog, from its beginning to its end.
 * What is inside a landmark, a list or a group is indented. Each page is read at
 * the same moment, so that a countdown says the same in every run.
 */
export const readAloud = async (): Promise<string[]> => {
  jest.setSystemTime(NOW)
  await act(() => jest.advanceTimersByTimeAsync(REST_MS))
  await act(async () => virtual.start({ container: document.body }))
  for (let count = 0; !isEnd(await virtual.lastSpokenPhrase()); count += 1) {
    if (count > MOST_PHRASES) throw new Error('The page does not end')
    await act(async () => virtual.next())
  }
  const phrases = (await virtual.spokenPhraseLog()).filter((phrase) => !SILENT.test(phrase))
  await act(async () => virtual.stop())
  const ended = new Set(
    phrases.filter((one) => one.startsWith('end of ')).map((one) => one.slice('end of '.length)),
  )
  let depth = 0
  return phrases.slice(1).flatMap((phrase) => {
    const words = phrase.replace(/, level 1(, position)/, '$1')
    if (phrase.startsWith('end of ')) {
      depth -= 1
      return []
    }
    const line = `${'  '.repeat(Math.max(0, depth))}${words}`
    if (ended.has(phrase)) depth += 1
    return [line]
  })
}

/** The committed transcript. With HEARD=write in the environment the new one replaces it. */
export const committed = (name: string, heard: string): string => {
  const file = join(__dirname, `${name}.txt`)
  if (process.env['HEARD'] === 'write') {
    writeFileSync(file, heard)
  }
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
