import { define } from '../logic/define'
import { noteNotPlayed } from '../shell/not-played'

/** Components that belong to the phone, each drawn as a box with its name. */
const NAMES = [
  'map video camera editor live-player live-pusher audio ad ad-custom voip-room channel-live',
  'channel-video official-account open-data official-account-publish store-home store-product',
]
  .join(' ')
  .split(' ')

/** A listing of what has no behaviour here, so that a person and a test know of it. */
export const defineBoxes = (): void => {
  for (const tag of NAMES)
    define(
      tag,
      { src: [null, undefined], placeholder: [null, undefined] },
      ({ host }) => {
        host.dataset.notPlayed = tag
        noteNotPlayed(`<${tag}>`)
        return undefined
      },
      { isPlayed: false },
    )
}
