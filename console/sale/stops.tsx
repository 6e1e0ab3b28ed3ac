import { Button } from 'antd'
import { useState } from 'react'
import { listStops, resumeSale, stopSale } from '../../server/console/calls/sale'
import { call } from '../api/call'
import { useRead } from '../api/use-read'
import { saleCopy as copy } from '../copy/sale'
import { useMay } from '../session/session'
import { ActDialog } from '../ui/act-dialog'
import { chineseInstant } from '../ui/chinese-instant'
import { Facts } from '../ui/facts'
import { InstantField } from '../ui/instant-field'
import { Moment, momentText } from '../ui/moment'
import { Page, Part } from '../ui/page'
import { Shown } from '../ui/shown'
import { Table } from '../ui/table'
import { scopeText, type Sale } from './scope'
import { StopDialog } from './stop-dialog'

type Stop = Sale['list'][number]

/** Stops of the sale: those in force, and those that are over. */
export function Stops() {
  const read = useRead(listStops, {}, { everyMs: 15_000 })
  const may = useMay()
  const [isStopping, setIsStopping] = useState(false)
  const [resuming, setResuming] = useState<Stop>()
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      extra={
        may(stopSale) && (
          <Button danger type="primary" disabled={!read.data} onClick={() => setIsStopping(true)}>
            {copy.stop}
          </Button>
        )
      }
    >
      <Shown of={read}>
        {(sale) => {
          const inForce = sale.list.filter((stop) => stop.inForce)
          return (
            <>
              <Part title={copy.inForce}>
                {inForce.length === 0 ? (
                  <p className="empty">{copy.none}</p>
                ) : (
                  <ul className="stack">
                    {inForce.map((stop) => (
                      <li key={stop.stopId} className="card">
                        <Facts
                          of={[
                            [copy.scope, scopeText(stop, sale)],
                            [copy.words, stop.words],
                            [copy.start, <Moment key="start" at={stop.startAt} />],
                            [
                              copy.end,
                              stop.endAt === null ? (
                                copy.open
                              ) : (
                                <Moment key="end" at={stop.endAt} />
                              ),
                            ],
                          ]}
                        />
                        {may(resumeSale) && (
                          <div className="row end">
                            <Button onClick={() => setResuming(stop)}>{copy.resume}</Button>
                          </div>
                        )}
                      </li>
                    ))}
                  </ul>
                )}
              </Part>
              <Part title={copy.over}>
                <Table
                  name={copy.over}
                  rows={sale.list.filter((stop) => !stop.inForce)}
                  keyOf={({ stopId }) => stopId}
                  columns={[
                    { title: copy.scope, kind: 'wide', cell: (stop) => scopeText(stop, sale) },
                    { title: copy.words, cell: ({ words }) => words },
                    { title: copy.start, cell: ({ startAt }) => <Moment at={startAt} /> },
                    { title: copy.end, cell: ({ endAt }) => <Moment at={endAt} /> },
                  ]}
                />
              </Part>
              {isStopping && <StopDialog sale={sale} onClose={() => setIsStopping(false)} />}
              {resuming && (
                <Resume of={resuming} sale={sale} onClose={() => setResuming(undefined)} />
              )}
            </>
          )
        }}
      </Shown>
    </Page>
  )
}

const stopFacts = ({ words, endAt, inForce }: Stop) =>
  [
    [copy.words, words],
    [copy.end, endAt === null ? copy.open : momentText(endAt)],
    [copy.state, inForce ? copy.inForce : copy.over],
  ] as const

function Resume({ of, sale, onClose }: { of: Stop; sale: Sale; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const at = chineseInstant(typed)
  return (
    <ActDialog
      title={copy.resume}
      lead={scopeText(of, sale)}
      doIt={copy.resume}
      isReady={at !== undefined}
      seen={{ record: of, schema: resumeSale.response, facts: stopFacts }}
      run={async (reason, now = of) => {
        const { stopId, version } = now
        const answer = await call(resumeSale, { stopId, version, at: at ?? null, reason })
        return answer.ok ? { ok: true, data: {} } : answer
      }}
      onClose={onClose}
    >
      <InstantField label={copy.resumeAt} hint={copy.resumeHint} value={typed} set={setTyped} />
    </ActDialog>
  )
}
