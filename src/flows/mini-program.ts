import { useEffect, useState } from 'react'
import { send } from '@/api/client'
import type { RequestOf, ResponseOf } from '@/contract/call'
import { makeCode, makeLink, type resolveScene } from '@/contract/wechat'
import { formatQuery } from '@/domain/address/query'
import { target } from '@/platform/device'
import { can } from '@/platform/environment'
import { useVisit } from '@/stores/visit'

/** Where the share page of the mini-program shall lead. */
export type Destination = ResponseOf<typeof resolveScene>

/** Ways into the mini-program that the gateway made; each appears when it is there. */
export interface Door {
  /** A code to scan, as a data address. */
  image?: string
  /** Opens WeChat from a plain browser. */
  link?: string
}

/** What a page of the mini-program is told, and where the visitor came from. */
export const paramStrOf = (params: Readonly<Record<string, string>>): string =>
  formatQuery({ ...useVisit.getState().context, ...params }).slice(1)

/** Made before it is wanted: a browser opens WeChat only at the tap itself. */
export const useDoor = (wanted: Destination | undefined): Door => {
  const [door, setDoor] = useState<Door>({})
  const key = JSON.stringify(wanted)
  useEffect(() => {
    if (target !== 'h5' || key === undefined) return
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
