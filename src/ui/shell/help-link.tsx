import { createContext, useContext } from 'react'
import { Link } from '../primitives/link'

/**
 * Where every page leads for help: the address of customer service for the product of the visit. It
 * is a function, because the product is known only when the page has read its address.
 */
export const HelpPath = createContext<(() => string) | undefined>(undefined)

/** Leads to customer service; nothing on its own page. */
export const HelpLink = ({ text, className }: { text: string; className?: string | undefined }) => {
  const path = useContext(HelpPath)
  return path ? (
    <Link className={className} to={path()}>
      {text}
    </Link>
  ) : null
}
