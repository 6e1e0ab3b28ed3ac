export interface ClipboardPort {
  /** Whether the text is on the clipboard now. */
  copyText(text: string): Promise<boolean>
}
