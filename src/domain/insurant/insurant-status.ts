/** Whether a person already holds a product or has an unpaid order for it. */
export const insurantStatuses = ['NONE', 'UNPAID', 'INSURED'] as const
export type InsurantStatus = (typeof insurantStatuses)[number]
