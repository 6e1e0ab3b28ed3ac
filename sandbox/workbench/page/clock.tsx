import { ask } from './ask'
import type { Live } from './live'
import { clockText, dayText } from './words'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The clock of gateway and sandbox. Orders expire and policies begin by it. */
export const Clock = ({ live, say }: { live: Live; say: (words: string) => void }) => {
  const offsetMs = live.state?.offsetMs ?? 0
  const move = async (to: number, words: string) => {
    const moved = await ask('PUT', '/clock', { offsetMs: to })
    say(moved ? words : '时钟没有拨动')
  }
  return (
    <div className="bench-clock" role="group" aria-label="沙箱时钟">
      <span className={live.isConnected ? 'dot dot-on' : 'dot'} aria-hidden="true" />
      <span className="bench-sr">{live.isConnected ? '已连接' : '连接中断'}</span>
      <time>
        {dayText(live.now)} <b>{clockText(live.now)}</b>
      </time>
      <button type="button" onClick={() => move(offsetMs + HOUR_MS, '时钟拨快了 1 小时')}>
        +1 小时
      </button>
      <button type="button" onClick={() => move(offsetMs + DAY_MS, '时钟拨快了 1 天')}>
        +1 天
      </button>
      <button type="button" disabled={offsetMs === 0} onClick={() => move(0, '时钟恢复为真实时间')}>
        恢复
      </button>
    </div>
  )
}
