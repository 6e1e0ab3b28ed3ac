import type { FastifyInstance } from 'fastify'

const lines = ['Huimin', 'A document for the gallery of dialogs.', 'SANDBOX']

const contents = lines
  .map(
    (line, index) => `BT /F1 ${index === 0 ? 36 : 18} Tf 60 ${700 - index * 48} Td (${line}) Tj ET`,
  )
  .join('\n')

const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${contents.length} >>\nstream\n${contents}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)

/** A minimal PDF that PDF readers accept: one page, with the table of the objects' positions. */
const pdf = (): string => {
  const head = '%PDF-1.4\n'
  const starts = objects.map((_, index) => head.length + objects.slice(0, index).join('').length)
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const body = head + objects.join('')
  return `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
}

/** The document that the gallery opens in the document reader. */
export function sampleDocumentRoute(app: FastifyInstance) {
  app.get('/specimen.pdf', (_, reply) => reply.type('application/pdf').send(pdf()))
}
