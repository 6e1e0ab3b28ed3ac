import { useContext } from 'react'
import { Link } from '../primitives/link'
import { HelpPath } from './help-path'

/** Leads to customer service; nothing on its own page. */
export const HelpLink = ({ text, className }: { text: string; className?: string | undefined }) => {
  const path = useContext(HelpPath)
  return path ? (
    <Link className={className} to={path()}>
      {text}
    </Link>
  ) : null
}
