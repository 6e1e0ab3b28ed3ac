import type { PortResult } from './failure'

export interface ShownPicture {
  /** An address of the network, or a data address. */
  src: string
  /** Tells it from other pictures: letters, digits and hyphens. */
  name: string
}

export interface PicturePort {
  /** Opens the device's own viewer, which enlarges, keeps and sends on, and reads codes. */
  showPicture(picture: ShownPicture): Promise<PortResult>
}
