import type { PortResult } from './failure'

export interface ShownPicture {
  /** A network address or a data address. */
  src: string
  /** A unique name of letters, digits and hyphens. */
  name: string
}

export interface PicturePort {
  /** Opens the device's viewer, which enlarges, saves, forwards and reads codes. */
  showPicture(picture: ShownPicture): Promise<PortResult>
}
