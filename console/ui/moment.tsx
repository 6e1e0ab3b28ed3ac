const zone = { timeZone: 'Asia/Shanghai', hour12: false } as const
const toMinute = new Intl.DateTimeFormat('zh-CN', {
  ...zone,
  ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
  ...({ hour: '2-digit', minute: '2-digit' } as const),
})

/** An instant (ISO 8601) as people in China read it, to the minute: `2026-11-28 14:02`. */
export const momentText = (instant: string): string => {
  const part = Object.fromEntries(
    toMinute.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  )
  return `${part['year']}-${part['month']}-${part['day']} ${part['hour']}:${part['minute']}`
}

export const Moment = ({ at }: { at: string | null | undefined }) =>
  at ? (
    <time dateTime={at} className="figures">
      {momentText(at)}
    </time>
  ) : (
    <>—</>
  )
