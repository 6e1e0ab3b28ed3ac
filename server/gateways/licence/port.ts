import type { Result } from '@/domain/base/result'
import type { ReservedTry } from '../reserved-try'

/** The content of a business licence (营业执照). A field is '' where nothing could be read. */
export type Licence = { name: string; creditCode: string }

/** Reads business licences. The picture is passed on and not stored on this side. */
export type LicenceReader = {
  read: (pictureBase64: string, reserved: ReservedTry) => Promise<Result<Licence, LicenceCode>>
}

export type LicenceCode =
  /** The picture shows no licence, or an unreadable one. Another picture may help. */
  | 'UNREADABLE'
  /** Our key, our quota or our request is wrong. */
  | 'REFUSED'
  | 'UNKNOWN'
