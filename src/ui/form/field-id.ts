/** The id of a field's control. Its texts add a suffix. */
export const fieldId = (form: string, type: string): string => `${form}-${type}`
