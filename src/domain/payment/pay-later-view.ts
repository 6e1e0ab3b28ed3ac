/**
 * What the pay-later popup shows (specification section 2): A product, insured person, premium and
 * footer; B the same and an introduction; C the price per person and day, the introduction and the
 * insured person.
 */
export const payLaterViews = ['A', 'B', 'C'] as const
export type PayLaterView = (typeof payLaterViews)[number]
