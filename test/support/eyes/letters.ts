import type { Page } from '@playwright/test'
import { byCircle } from '../circle'

/**
 * WeChat's letter sizes as factors of the usual one. iPhones have seven steps, in px by the width
 * of the screen, where 17 px is usual (WeChat's guide for elderly users). Android has eight.
 */
const iosSizes: Readonly<Record<number, readonly number[]>> = {
  320: [16, 17, 18, 19, 20.5, 22, 23.8],
  375: [16, 17, 18, 19.5, 21, 22, 23.8],
  414: [16, 17, 18.5, 20, 22, 23.8, 25.5],
}
const USUAL_IOS = 17
const ANDROID: readonly number[] = [0.8, 1, 1.1, 1.12, 1.125, 1.4, 1.55, 1.65]

export interface LettersOn {
  width: number
  growth: number
}

/** The largest of all steps. */
export const LARGEST = 1.65

const on = (width: number, sizes: readonly number[]): LettersOn[] =>
  sizes.map((growth) => ({ width, growth }))

/**
 * The widths and letter sizes at which pages are checked: at 320 px a middle step and the largest
 * one every day; each step of both systems in the full circle.
 */
export const lettersOn: readonly LettersOn[] = byCircle(on(320, [1.4, LARGEST]), [
  ...on(320, ANDROID),
  ...on(390, ANDROID),
  ...Object.entries(iosSizes).flatMap(([width, sizes]) =>
    on(
      Number(width),
      sizes.map((px) => px / USUAL_IOS),
    ),
  ),
])

/** Draws the shown page of the mini-program at a letter size without starting it anew. */
export const drawLetters = (page: Page, growth: number): Promise<void> =>
  page.evaluate((letters) => {
    for (const shown of document.querySelectorAll<HTMLElement>('.hm-page'))
      shown.style.setProperty('--hm-text-scale', String(letters))
  }, growth)

/** Enlarges the text of a web page in the way of WeChat on an iPhone. */
export const setLetters = (page: Page, growth: number): Promise<void> =>
  page.evaluate((percent) => {
    document.body.style.setProperty('-webkit-text-size-adjust', `${percent}%`)
  }, growth * 100)
