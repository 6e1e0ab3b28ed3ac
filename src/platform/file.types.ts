import type { PortResult } from './failure'

export interface FilePort {
  /** Shows a document (PDF) in what the device has for it; from there it can be kept. */
  openDocument(url: string): Promise<PortResult>
  /** Puts a picture into the album, or among the downloads. */
  saveImage(url: string): Promise<PortResult>
}
