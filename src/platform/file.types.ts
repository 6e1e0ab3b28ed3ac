export interface FilePort {
  /** Shows a document (PDF) in what the device has for it; false when it cannot. */
  openDocument(url: string): Promise<boolean>
}
