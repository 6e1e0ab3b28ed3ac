/** Replaces rpx by CSS. The screen is 750 rpx wide. */
export const rpxToCss = (text: string): string =>
  text.replace(/(-?\d*\.?\d+)rpx/g, (_, amount: string) => `calc(${amount} * 100vw / 750)`)
