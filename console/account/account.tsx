import { App, Button } from 'antd'
import { signOutEverywhere } from '../../server/console/calls/session'
import { call } from '../api/call'
import { roleNames } from '../copy/base'
import { sessionCopy as copy } from '../copy/session'
import { leave } from '../session/leave'
import { useSession } from '../session/session'
import { Facts } from '../ui/facts'
import { failureText } from '../ui/failure'
import { Moment } from '../ui/moment'
import { Page, Part } from '../ui/page'

/** One's own account: who one is here, until when, and how to end all sessions. */
export function Account() {
  const session = useSession()
  const { message } = App.useApp()
  const everywhere = async () => {
    const answer = await call(signOutEverywhere, {})
    if (!answer.ok) {
      message.error(failureText(answer))
      return
    }
    message.success(copy.everywhereDone(answer.data.sessions))
    await leave()
  }
  return (
    <Page title={copy.account}>
      <Part title={session.name}>
        <Facts
          of={[
            [copy.login, session.login],
            [copy.roles, session.roles.map((role) => roleNames[role]).join('、')],
            [
              copy.cities,
              session.cities.includes('*') ? copy.allCities : session.cities.join('、'),
            ],
            [copy.until, <Moment key="until" at={session.expireAt} />],
          ]}
        />
        <p className="soft">{copy.idle(Math.round(session.idleMs / 60_000))}</p>
      </Part>
      <Part title={copy.signOutEverywhere}>
        <p className="soft">{copy.everywhereLead}</p>
        <Button danger onClick={everywhere}>
          {copy.signOutEverywhere}
        </Button>
      </Part>
    </Page>
  )
}
