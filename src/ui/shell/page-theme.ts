import { createContext } from 'react'
import type { Theme } from './theme'

/** The colours of a page whatever it shows: content, skeleton, failure. */
export const PageTheme = createContext<Theme | undefined>(undefined)
