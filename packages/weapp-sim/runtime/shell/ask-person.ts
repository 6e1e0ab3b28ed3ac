import { settings } from './window'

/** Whether a person uses the mini-program in a frame, and answers the sheets of WeChat. */
export const isAttended = settings.attended !== undefined

const child = <K extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  tag: K,
  text: string,
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(tag)
  element.textContent = text
  parent.append(element)
  return element
}

/** Draws a sheet of WeChat and resolves to the person's answer. Esc gives the last answer. */
export const askPerson = <T extends string>(
  title: string,
  words: string,
  answers: readonly (readonly [answer: T, text: string])[],
  picture?: string,
): Promise<T> =>
  new Promise((resolve) => {
    const sheet = document.createElement('dialog')
    sheet.className = 'native-ask'
    sheet.setAttribute('aria-label', title)
    child(sheet, 'h2', title)
    if (picture) sheet.append(Object.assign(new Image(), { src: picture, alt: '' }))
    if (words) child(sheet, 'p', words)
    const close = (answer: T) => {
      sheet.remove()
      resolve(answer)
    }
    for (const [answer, text] of answers) {
      const button = child(sheet, 'button', text)
      button.type = 'button'
      button.dataset.answer = answer
      button.addEventListener('click', () => close(answer))
    }
    sheet.addEventListener('cancel', () => {
      const last = answers[answers.length - 1]
      if (last) close(last[0])
    })
    document.body.append(sheet)
    sheet.showModal()
  })

/** Tells the person what WeChat would show now, until they go back. */
export const tellPerson = async (title: string, words: string, picture?: string): Promise<void> => {
  await askPerson(title, words, [['back', '返回小程序']], picture)
}
