import type { ResultFollowSide } from './result-follow.types'

/** A mini-program does not know who follows an official account. */
export const ResultFollow: ResultFollowSide = () => null
