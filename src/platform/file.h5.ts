import type { FilePort } from './file.types'

export const openDocument: FilePort['openDocument'] = (url) => {
  window.location.assign(url)
  return Promise.resolve(true)
}
