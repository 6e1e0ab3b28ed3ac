/** 750 rpx are the width of the screen. */
export const rpxToCss = (text: string): string =>
  text.replace(/(-?\d*\.?\d+)rpx/g, (_, amount: string) => `calc(${amount} * 100vw / 750)`)
