/** What a native page leaves for the web view below it, to show when it appears again. */
export interface WebReturn {
  /** A public address of ours. */
  address: string
  /** The web page already shows this address and must not reload. It only needs a new ticket. */
  stays: boolean
}
