import { host } from './environment'
import { done, unsupported } from './failure'
import type { FilePort } from './file.types'

export const openDocument: FilePort['openDocument'] = (url) => {
  window.location.assign(url)
  return Promise.resolve(done)
}

/** Apps that show us in their own web view download nothing; people press long on the picture. */
export const saveImage: FilePort['saveImage'] = (url) => {
  if (host() !== 'browser') return Promise.resolve(unsupported('this host downloads no pictures'))
  const link = document.createElement('a')
  link.href = url
  link.download = new URL(url, window.location.href).pathname.split('/').pop() || 'picture'
  link.click()
  return Promise.resolve(done)
}
