import { can } from './environment'
import { done, unsupported, type PortResult } from './failure'
import type { FilePort } from './file.types'

/** Codes come as data addresses, which have no name of their own. */
const nameOf = (url: string): string => {
  const kind = /^data:image\/(\w+)/.exec(url)?.[1]
  if (kind) return `picture.${kind}`
  return new URL(url, window.location.href).pathname.split('/').pop() || 'file'
}

/** Apps that show us in their own web view download nothing; people press long on a picture. */
const download = (url: string): Promise<PortResult> => {
  if (!can('saveImage')) return Promise.resolve(unsupported('this host downloads nothing'))
  const link = document.createElement('a')
  link.href = url
  link.download = nameOf(url)
  link.click()
  return Promise.resolve(done)
}

export const openDocument: FilePort['openDocument'] = download

export const saveImage: FilePort['saveImage'] = download
