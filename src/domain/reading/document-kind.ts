import type { DocumentType } from './document-type'

/**
 * What the address of an outside document leads to: a file to draw, a page of another host, or a
 * page of this application. The type of its link decides, because the address of a PDF need not end
 * in `.pdf`. Without one the ending and the gateway's folder of files decide.
 */
export const documentKind = (url: string, type?: DocumentType): 'file' | 'web' | 'page' => {
  const [path = ''] = url.split(/[?#]/, 1)
  if (type === 'pdf' || type === 'pdfPath') return 'file'
  if (/\.pdf$/i.test(path) || path.startsWith('/files/')) return 'file'
  return /^https:/i.test(url) ? 'web' : 'page'
}
