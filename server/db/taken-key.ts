import { errorType } from '../trace/span'

const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because another row has the key of the row that it would have added. */
export const isKeyTaken = (error: unknown): boolean => errorType(error) === UNIQUE_VIOLATION
