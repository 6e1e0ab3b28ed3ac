import { isAttended } from './ask-person'
import { dataAddress } from './files'
import { realAddress } from './real-address'

/**
 * Where the browser finds a picture. Files of the phone are data for it, and in a frame nobody
 * redirects its requests.
 */
export const addressOf = (src: string): string =>
  dataAddress(src) ?? (isAttended ? (realAddress(src) ?? src) : src)
