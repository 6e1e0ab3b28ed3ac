import { App, Button } from 'antd'
import { useState } from 'react'
import type { ResponseOf } from '../../server/console/calls/define'
import { closeAlarm, listAlarms, takeAlarm } from '../../server/console/calls/watch'
import { call } from '../api/call'
import { usePages, useRefresh } from '../api/use-read'
import { alarmDetail, alarmTitle, alarmWords } from '../copy/alarms'
import { base } from '../copy/base'
import { watchCopy as copy } from '../copy/watch'
import { useMay } from '../session/session'
import { ActDialog } from '../ui/act-dialog'
import { Choice } from '../ui/choice'
import { Facts } from '../ui/facts'
import { failureText } from '../ui/failure'
import { Moment } from '../ui/moment'
import { Page } from '../ui/page'
import { Shown } from '../ui/shown'
import { Tag } from '../ui/tag'

type Alarm = ResponseOf<typeof listAlarms>['list'][number]

const alarmFacts = ({ takenBy, closedAt, note, times }: Alarm) =>
  [
    [copy.owner, takenBy?.name ?? copy.nobody],
    [copy.state, closedAt === null ? copy.open : copy.closed],
    [copy.note, note ?? '—'],
    [copy.howOften, copy.times(times)],
  ] as const

/** Alarms with what the runbook says of each, and who looks after it. */
export function Alarms() {
  const [which, setWhich] = useState<'OPEN' | 'CLOSED'>('OPEN')
  const pages = usePages(listAlarms, { closed: which === 'CLOSED' }, { everyMs: 15_000 })
  const may = useMay()
  const refresh = useRefresh()
  const { message } = App.useApp()
  const [closing, setClosing] = useState<Alarm>()

  const take = async ({ alarmId, version }: Alarm) => {
    const answer = await call(takeAlarm, { alarmId, version })
    if (!answer.ok) message.error(failureText(answer))
    await refresh()
  }

  return (
    <Page
      title={copy.alarms}
      lead={copy.alarmsLead}
      extra={
        <Choice
          aria-label={copy.which}
          value={which}
          options={[
            ['OPEN', copy.open],
            ['CLOSED', copy.closed],
          ]}
          choose={setWhich}
        />
      }
    >
      <Shown of={pages}>
        {(list) =>
          list.length === 0 ? (
            <p className="part empty">{copy.none}</p>
          ) : (
            <ul className="stack">
              {list.map((alarm) => (
                <li key={alarm.alarmId} className="part">
                  <div className="part-head">
                    <h2>
                      {alarmTitle(alarm.alarm)} <span className="soft">{alarm.subject}</span>
                    </h2>
                    <Tag tone={alarm.closedAt === null ? 'bad' : 'plain'}>
                      {copy.times(alarm.times)}
                    </Tag>
                  </div>
                  <Facts
                    of={[
                      [copy.todo, alarmWords.get(alarm.alarm)?.todo],
                      [copy.when, alarmWords.get(alarm.alarm)?.when],
                      [copy.name, alarm.alarm],
                      [copy.lastAt, <Moment key="last" at={alarm.lastAt} />],
                      [copy.owner, alarm.takenBy?.name ?? copy.nobody],
                      ...alarmDetail(alarm.detail),
                      [copy.note, alarm.note],
                    ]}
                  />
                  {alarm.todo !== '' && (
                    <details>
                      <summary className="soft">{copy.manual}</summary>
                      <p lang="en">
                        {alarm.when} — {alarm.todo}
                      </p>
                    </details>
                  )}
                  {alarm.closedAt === null && may(takeAlarm) && (
                    <div className="row end">
                      {alarm.takenBy === null && (
                        <Button onClick={() => take(alarm)}>{copy.take}</Button>
                      )}
                      <Button type="primary" onClick={() => setClosing(alarm)}>
                        {copy.close}
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
      {pages.more && (
        <p className="more">
          <Button onClick={pages.readMore} loading={pages.isReadingMore}>
            {base.more}
          </Button>
        </p>
      )}
      {closing && (
        <ActDialog
          title={copy.closeTitle}
          lead={`${alarmTitle(closing.alarm)} ${closing.subject}`}
          reasonLabel={copy.note}
          doIt={copy.close}
          seen={{ record: closing, schema: closeAlarm.response, facts: alarmFacts }}
          run={async (note, now = closing) => {
            const { alarmId, version } = now
            const answer = await call(closeAlarm, { alarmId, version, note })
            return answer.ok ? { ok: true, data: {} } : answer
          }}
          onClose={() => setClosing(undefined)}
        />
      )}
    </Page>
  )
}
