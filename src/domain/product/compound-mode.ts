/** The compound dialog: one frame, four modes. */
export const compoundModes = ['RENEWAL', 'FOLLOW_PUBLIC', 'SUBSCRIBE', 'SERVICE'] as const
export type CompoundMode = (typeof compoundModes)[number]
