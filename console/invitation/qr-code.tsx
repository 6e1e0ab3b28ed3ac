import qrcode from 'qrcode-generator'

/** Light dots around a code, by which cameras find it. */
const QUIET = 4

/** A QR code, dark on white in every colour scheme, because cameras want it so. */
export function QrCode({ of, label }: { of: string; label: string }) {
  const code = qrcode(0, 'M')
  code.addData(of)
  code.make()
  const count = code.getModuleCount()
  const size = count + 2 * QUIET
  const dots: string[] = []
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (code.isDark(row, column)) dots.push(`M${column + QUIET} ${row + QUIET}h1v1h-1z`)
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dots.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
