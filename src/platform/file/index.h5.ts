import type { FilePort } from './port'

export const openDocument: FilePort['openDocument'] = (url) => {
  window.location.assign(url)
  return Promise.resolve(true)
}
