import { can } from './environment'
import { done, unsupported } from './failure'
import type { FilePort } from './file.types'

export const openDocument: FilePort['openDocument'] = (url) => {
  window.location.assign(url)
  return Promise.resolve(done)
}

/** Codes come as data addresses, which have no name of their own. */
const nameOf = (url: string): string => {
  const kind = /^data:image\/(\w+)/.exec(url)?.[1]
  if (kind) return `picture.${kind}`
  return new URL(url, window.location.href).pathname.split('/').pop() || 'picture'
}

/** Apps that show us in their own web view download nothing; people press long on the picture. */
export const saveImage: FilePort['saveImage'] = (url) => {
  if (!can('saveImage')) return Promise.resolve(unsupported('this host downloads no pictures'))
  const link = document.createElement('a')
  link.href = url
  link.download = nameOf(url)
  link.click()
  return Promise.resolve(done)
}
