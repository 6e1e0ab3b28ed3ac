/** Functions that forget personal data of stores that may not be loaded. */
export type StoredElsewhere = readonly (() => void)[]
