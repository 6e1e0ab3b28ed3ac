/** What forgets things of a person that a store keeps, which may not be loaded. */
export type StoredElsewhere = readonly (() => void)[]
