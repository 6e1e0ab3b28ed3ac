import type { Result } from '@/domain/base/result'

/** What a business licence (营业执照) says; '' where nothing could be made out. */
export type Licence = { name: string; creditCode: string }

/** Reads business licences. The picture is passed on and kept nowhere on this side. */
export type LicenceReader = {
  read: (pictureBase64: string) => Promise<Result<Licence, LicenceCode>>
}

export type LicenceCode =
  /** No licence, or one that cannot be made out: another picture may do. */
  | 'UNREADABLE'
  /** Our key, our quota or our request is wrong. */
  | 'REFUSED'
  | 'UNKNOWN'
