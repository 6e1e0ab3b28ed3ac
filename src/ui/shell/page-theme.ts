import { createContext } from 'react'
import type { Theme } from './theme'

/** The colours of a page for content, skeleton and failure alike. */
export const PageTheme = createContext<Theme | undefined>(undefined)
