import { createContext } from 'react'

/** The telephone of the product of the visit, which each page of 长辈版 calls in one tap. */
export const CallPhone = createContext<string | undefined>(undefined)
