import type { PortResult } from './failure'

export interface FilePort {
  /** `openDocument` shows the document. Otherwise a page of ours has to. */
  showsDocuments: boolean
  /**
   * Passes a document (PDF) to the device: to WeChat's viewer, which can also save it, or as a
   * download.
   */
  openDocument(url: string): Promise<PortResult>
  /** Saves a text as a file among the downloads. */
  saveText(file: { name: string; text: string }): Promise<PortResult>
  /**
   * Saves a picture, an address or a file of the phone, in the album or among the downloads. DENIED
   * without nativeCode: the user forbids the album until they change the settings.
   */
  saveImage(url: string): Promise<PortResult>
}
