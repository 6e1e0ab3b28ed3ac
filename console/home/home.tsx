import { Link } from '@tanstack/react-router'
import { shellCopy as copy } from '../copy/shell'
import { isAllowed, useSession } from '../session/session'
import { places } from '../shell/places'
import { Page } from '../ui/page'

/** What somebody may do here, from their rights. */
export function Home() {
  const session = useSession()
  return (
    <Page title={copy.home} lead={copy.homeLead}>
      <ul className="tiles">
        {places
          .filter((place) => isAllowed(session, place.call))
          .map(({ to, title, group }) => (
            <li key={to}>
              <Link to={to}>
                <strong>{title}</strong>
                <span className="soft">{copy.groups[group]}</span>
              </Link>
            </li>
          ))}
      </ul>
    </Page>
  )
}
