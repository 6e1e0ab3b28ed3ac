import type { Result } from '@/domain/base/result'
import type { ReservedTry } from '../reserved-try'

/** What one side of a resident identity card says. A field is '' where nothing could be read. */
export type IdCard = {
  name: string
  number: string
  /** `YYYYMMDD-YYYYMMDD`, or `YYYYMMDD-长期`, with or without dots. Only on the back. */
  validity: string
}

/** Reads identity cards. The picture is passed on and not stored on this side. */
export type IdCardReader = {
  read: (
    side: 'FACE' | 'BACK',
    pictureBase64: string,
    reserved: ReservedTry,
  ) => Promise<Result<IdCard, IdCardCode>>
}

export type IdCardCode =
  /** The picture shows no card, or an unreadable one. Another picture may help. */
  | 'UNREADABLE'
  /** The picture shows the other side. */
  | 'SIDE'
  /** Our key, our quota or our request is wrong. */
  | 'REFUSED'
  | 'UNKNOWN'
