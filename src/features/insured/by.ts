/** Through which addresses people came: our own, or those of a partner's channel. */
export type By = 'outer' | undefined

export interface ByProps {
  by?: By
}
