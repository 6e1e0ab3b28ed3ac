import qrcode from 'qrcode-generator'

/**
 * The size of a dot in pixels, and the margin, so that old cameras can read the code from a screen.
 */
const DOT = 5
const MARGIN = 4 * DOT

/** An address as a QR code, in a data address. */
export function drawCode(url: string): string {
  const code = qrcode(0, 'M')
  code.addData(url)
  code.make()
  return code.createDataURL(DOT, MARGIN)
}
