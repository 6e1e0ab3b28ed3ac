/**
 * Contents of the pay-later popup. A shows product, insured person, premium and footer; B adds an
 * introduction; C shows the price per person and day, the introduction and the insured person.
 */
export const payLaterViews = ['A', 'B', 'C'] as const
export type PayLaterView = (typeof payLaterViews)[number]
