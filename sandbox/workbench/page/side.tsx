import { useState, type KeyboardEvent } from 'react'
import { Faults } from './faults'
import { Inbox } from './inbox'
import type { Live } from './live'
import { Orders } from './orders'
import { Pages } from './pages'
import { Payments } from './payments'
import { People } from './people'
import type { Phones } from './phones'
import { Presets } from './presets'
import { RecordPanel } from './record-panel'
import type { Recording } from './recording'

export interface PanelProps {
  live: Live
  phones: Phones
  recording: Recording
  say: (words: string) => void
}

const Now = (props: PanelProps) => (
  <>
    <People {...props} />
    <Inbox {...props} />
    <Payments {...props} />
  </>
)

const tabs = [
  { id: 'now', name: '实时', Panel: Now },
  { id: 'orders', name: '订单', Panel: Orders },
  { id: 'presets', name: '场景', Panel: Presets },
  { id: 'faults', name: '故障与时间', Panel: Faults },
  { id: 'record', name: '录制', Panel: RecordPanel },
  { id: 'pages', name: '页面', Panel: Pages },
] as const

/** The side panel beside the phones, with one tab for each kind of work. */
export const Side = (props: PanelProps) => {
  const [open, setOpen] = useState<string>('now')
  const at = Math.max(
    tabs.findIndex(({ id }) => id === open),
    0,
  )
  const move = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (step === 0 || !next) return
    setOpen(next.id)
    currentTarget.ownerDocument.getElementById(`tab-${next.id}`)?.focus()
  }
  return (
    <aside className="side" aria-label="沙箱">
      <div className="side-tabs" role="tablist" aria-label="沙箱">
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={id === open}
            aria-controls="side-panel"
            tabIndex={id === open ? 0 : -1}
            onClick={() => setOpen(id)}
            onKeyDown={move}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="side-panel" id="side-panel" role="tabpanel" aria-labelledby={`tab-${open}`}>
        {tabs.map(({ id, Panel }) => (id === open ? <Panel key={id} {...props} /> : null))}
      </div>
    </aside>
  )
}
