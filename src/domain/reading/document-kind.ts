/**
 * What the address of an outside document leads to: a file to draw (by its ending, or in the
 * gateway's folder of files), a page of another host, or a page of this application.
 */
export const documentKind = (url: string): 'file' | 'web' | 'page' => {
  const [path = ''] = url.split(/[?#]/, 1)
  if (/\.pdf$/i.test(path) || path.startsWith('/files/')) return 'file'
  return /^https:/i.test(url) ? 'web' : 'page'
}
