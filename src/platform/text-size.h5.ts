import type { TextSizePort } from './text-size.types'

/** Ordinary text at the usual setting. iPhones count from 17 px (WeChat's guide for elderly users). */
const usualSize = (): number => (/iPhone|iPad/.test(navigator.userAgent) ? 17 : 16)
const CSS_USUAL = 16

/**
 * WeChat on iPhones adjusts the text size of the body. WeChat on Android enlarges each computed
 * size, as browsers do for users who chose large text.
 */
export const textSize: TextSizePort['textSize'] = () => {
  const style = getComputedStyle(document.body)
  const adjusted = /^([\d.]+)%$/.exec(style.getPropertyValue('-webkit-text-size-adjust'))?.[1]
  const drawn = parseFloat(style.fontSize) || CSS_USUAL
  const growth = Math.max(Number(adjusted ?? 100) / 100, drawn / CSS_USUAL)
  return growth * usualSize()
}

export const ownTextGrowth: TextSizePort['ownTextGrowth'] = () => 1
