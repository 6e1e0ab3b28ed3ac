/** The policy document of a core: one page that holds its number. It can be made again at any time. */
export function policyPdf(core: string, policyNo: string): Buffer {
  const content = [
    'BT /F1 20 Tf 60 760 Td (SANDBOX) Tj ET',
    `BT /F1 14 Tf 60 720 Td (${core} ${policyNo}) Tj ET`,
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>`
  return Buffer.from(`${text}${end}${trailer}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1')
}
