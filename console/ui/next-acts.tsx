import { Button } from 'antd'
import type { NextAct } from '../../server/console/calls/fields'
import { actCopy, notNow } from '../copy/acts'

/**
 * What may be done with a record now, and for the rest why not. Acts without words here belong to a
 * page that this build does not have, and are left out.
 */
export function NextActs<Name extends string>({
  acts,
  names,
  start,
}: {
  acts: readonly NextAct[]
  names: Readonly<Record<Name, string>>
  start: (call: Name) => void
}) {
  const known = acts.flatMap((act) => {
    const call = (Object.keys(names) as Name[]).find((name) => name === act.call)
    return call === undefined ? [] : [{ ...act, call }]
  })
  if (known.length === 0) return null
  return (
    <ul className="acts" aria-label={actCopy.nextActs}>
      {known.map(({ call, allowed, reason, twoPersons }) => (
        <li key={call}>
          <Button disabled={!allowed} onClick={() => start(call)}>
            {names[call]}
          </Button>
          {!allowed && reason !== null && <span className="soft">{notNow[reason]}</span>}
          {allowed && twoPersons && <span className="soft">{actCopy.twoPersons}</span>}
        </li>
      ))}
    </ul>
  )
}
