/** The applicant's relation to the home. */
export const homeRelations = ['OWNER', 'FAMILY', 'TENANT'] as const
export type HomeRelation = (typeof homeRelations)[number]

/** The address goes down to the room, so that a loss adjuster finds the door. */
export const addressLength = { min: 5, max: 60 } as const
