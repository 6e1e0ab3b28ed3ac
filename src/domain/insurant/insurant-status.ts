/** Whether a person already holds, or is buying, a product. */
export const insurantStatuses = ['NONE', 'UNPAID', 'INSURED'] as const
export type InsurantStatus = (typeof insurantStatuses)[number]
