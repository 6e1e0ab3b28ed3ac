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
const download = (url: string, name = nameOf(url)): Promise<PortResult> => {
  if (!can('saveImage')) return Promise.resolve(unsupported('this host downloads nothing'))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  return Promise.resolve(done)
}

export const showsDocuments: FilePort['showsDocuments'] = false

export const openDocument: FilePort['openDocument'] = (url) => download(url)

/** The address of the text lives until the page is left, because a download reads it later. */
export const saveText: FilePort['saveText'] = ({ name, text }) =>
  download(URL.createObjectURL(new Blob([text], { type: 'application/json' })), name)

export const saveImage: FilePort['saveImage'] = (url) => download(url)
