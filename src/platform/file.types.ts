import type { PortResult } from './failure'

export interface FilePort {
  /** Hands a document (PDF) to the device: to WeChat's viewer, which keeps it too, or as a download. */
  openDocument(url: string): Promise<PortResult>
  /** Puts a picture into the album, or among the downloads. */
  saveImage(url: string): Promise<PortResult>
}
