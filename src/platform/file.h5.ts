import { can } from './environment'
import { done, unsupported, type PortResult } from './failure'
import type { FilePort } from './file.types'

/** A file name for the download. Codes come as data addresses, which have no name. */
const nameOf = (url: string): string => {
  const kind = /^data:image\/(\w+)/.exec(url)?.[1]
  if (kind) return `picture.${kind}`
  return new URL(url, window.location.href).pathname.split('/').pop() || 'file'
}

/** Apps with their own web view cannot download. There the user saves a picture by a long press. */
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
