import { createContext } from 'react'

/**
 * Where every page leads for help: the address of customer service for the product of the visit. It
 * is a function, because the product is known only when the page has read its address.
 */
export const HelpPath = createContext<(() => string) | undefined>(undefined)
