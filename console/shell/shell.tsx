import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import { App, Button, Drawer } from 'antd'
import { useEffect, useState } from 'react'
import { find } from '../../server/console/calls/people'
import { signOut } from '../../server/console/calls/session'
import { call } from '../api/call'
import { base } from '../copy/base'
import { sessionCopy } from '../copy/session'
import { shellCopy as copy } from '../copy/shell'
import { leave } from '../session/leave'
import { isAllowed, useSession } from '../session/session'
import { StepUp } from '../session/step-up'
import { failureText } from '../ui/failure'
import { places } from './places'
import { SearchBox } from './search-box'

/** What stands around every page: where one can go, the search box, and who is signed in. */
export function Shell() {
  const session = useSession()
  const { message } = App.useApp()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setIsOpen(false), [path])

  const end = async () => {
    const answer = await call(signOut, {})
    if (answer.ok) await leave()
    else message.error(failureText(answer))
  }

  return (
    <div className="shell">
      <a className="skip" href="#main">
        {copy.skip}
      </a>
      <header className="top">
        <Button className="menu-button" onClick={() => setIsOpen(true)}>
          {copy.menu}
        </Button>
        <Link to="/" className="brand">
          {base.product}
          <span>{base.console}</span>
        </Link>
        {isAllowed(session, find) && <SearchBox />}
        <div className="who">
          {session.sandbox && <span className="sandbox">{base.sandbox}</span>}
          <Link to="/account">{session.name}</Link>
          <Button onClick={end}>{sessionCopy.signOut}</Button>
        </div>
      </header>
      <aside className="side">
        <Navigation />
      </aside>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} placement="left" title={copy.menu}>
        <Navigation />
      </Drawer>
      <main id="main" tabIndex={-1}>
        {session.breakGlass && <p className="notice bad">{sessionCopy.breakGlass}</p>}
        <Outlet />
      </main>
      <StepUp />
    </div>
  )
}

const groups = Object.entries(copy.groups) as [keyof typeof copy.groups, string][]

function Navigation() {
  const session = useSession()
  const mine = places.filter(({ call: first }) => isAllowed(session, first))
  return (
    <nav aria-label={copy.places}>
      {groups.map(([group, title]) => {
        const listed = mine.filter((place) => place.group === group)
        return listed.length === 0 ? null : (
          <section key={group}>
            <h2>{title}</h2>
            <ul>
              {listed.map((place) => (
                <li key={place.to}>
                  <Link to={place.to} activeProps={{ className: 'here', 'aria-current': 'page' }}>
                    {place.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}
