import { useEffect, useState } from 'react'
import { send } from '@/api/client'
import type { RequestOf, ResponseOf } from '@/contract/call'
import { makeCode, makeLink, type resolveScene } from '@/contract/wechat'
import { formatQuery } from '@/domain/address/query'
import { hasNativePages } from '@/platform/app'
import { can } from '@/platform/environment'
import { useVisit } from '@/stores/visit'

/** The target of the mini-program's share page. */
export type Destination = ResponseOf<typeof resolveScene>

/** Ways into the mini-program from the gateway. Each one appears as soon as it is ready. */
export interface Door {
  /** A code to scan, as a data address. */
  image?: string
  /** Opens WeChat from a plain browser. */
  link?: string
}

/** Parameters for a page of the mini-program, with the visit's context. */
export const paramStrOf = (params: Readonly<Record<string, string>>): string =>
  formatQuery({ ...useVisit.getState().context, ...params }).slice(1)

/**
 * Prepares the link before it is needed, because a browser opens WeChat only directly at the tap.
 */
export const useDoor = (wanted: Destination | undefined): Door => {
  const [door, setDoor] = useState<Door>({})
  const key = JSON.stringify(wanted)
  useEffect(() => {
    if (hasNativePages || key === undefined) return
    const destination = JSON.parse(key) as Destination
    let left = false
    const add = (found: Door) => {
      if (!left) setDoor((known) => ({ ...known, ...found }))
    }
    const code: RequestOf<typeof makeCode> = destination
    void send(makeCode, code).then((made) => made.ok && add({ image: made.value.image }))
    if (can('urlScheme'))
      void send(makeLink, { ...destination, kind: 'SCHEME' }).then(
        (made) => made.ok && add({ link: made.value.url }),
      )
    return () => {
      left = true
    }
  }, [key])
  return door
}
