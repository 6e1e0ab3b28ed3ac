/**
 * Replaces rpx by CSS; the screen is 750 rpx wide. Chromium drops what iOS alone knows, so that is kept
 * as a property of our own, from which the experience score reads it.
 */
export const rpxToCss = (text: string): string =>
  text
    .replace(/(-?\d*\.?\d+)rpx/g, (_, amount: string) => `calc(${amount} * 100vw / 750)`)
    .replace(/(?<![-\w])-webkit-overflow-scrolling(?=\s*:)/g, '--webkit-overflow-scrolling')
