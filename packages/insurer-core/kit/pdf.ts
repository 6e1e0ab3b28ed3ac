import { fault } from './case'

/**
 * Opens a policy document as the pages of the shop do (pdf.js), and reads its first page. Throws a Fault
 * for what is no PDF, has a password or has no page. The engine is loaded when it is needed, because it
 * is large.
 */
export async function expectPages(bytes: Buffer): Promise<void> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.js')
  const opening = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  try {
    const document = await opening.promise
    await document.getPage(1)
  } catch (error) {
    fault(`the document does not open as a PDF with a page (${String(error)})`)
  } finally {
    await opening.destroy()
  }
}
