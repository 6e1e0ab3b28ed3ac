/** The addresses of the visit: our own, or those of a partner's channel. */
export type Channel = 'outer' | undefined

export interface ChannelProps {
  by?: Channel
}
