/**
 * What is behind the address of a document that is not our own text: a file to draw, by its ending
 * or where the gateway keeps files; a page of another host; or a page of this application.
 */
export const documentKind = (url: string): 'file' | 'web' | 'page' => {
  const [path = ''] = url.split(/[?#]/, 1)
  if (/\.pdf$/i.test(path) || path.startsWith('/files/')) return 'file'
  return /^https:/i.test(url) ? 'web' : 'page'
}
