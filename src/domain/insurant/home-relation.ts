/** Whose it is, seen from who insures it. */
export const homeRelations = ['OWNER', 'FAMILY', 'TENANT'] as const
export type HomeRelation = (typeof homeRelations)[number]

/** Down to the room, so that whoever looks at the damage finds the door. */
export const addressLength = { min: 5, max: 60 } as const
