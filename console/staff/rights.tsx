import { Button } from 'antd'
import { useState } from 'react'
import type { ResponseOf } from '../../server/console/calls/define'
import { addStaff, changeStaff, listRights } from '../../server/console/calls/staff'
import { useRead } from '../api/use-read'
import { base, roleNames } from '../copy/base'
import { permissionNames, staffCopy as copy } from '../copy/staff'
import { useMay } from '../session/session'
import { optionsOf } from '../ui/choice'
import { Moment } from '../ui/moment'
import { Page, Part } from '../ui/page'
import { Shown } from '../ui/shown'
import { Table } from '../ui/table'
import { Tag } from '../ui/tag'
import { AddStaff } from './add-staff'
import { ChangeStaff } from './change-staff'
import type { Colleague } from './colleague'
import { Invite, Renew } from './invite'
import { citiesText, useCities } from './rights-fields'

type Permission = ResponseOf<typeof listRights>['roles'][number]['permissions'][number]

/** Everybody on the staff, and what each role may do, to be reviewed or printed. */
export function Rights() {
  const read = useRead(listRights, {})
  const may = useMay()
  const cities = useCities()
  const [isAdding, setIsAdding] = useState(false)
  const [asking, setAsking] = useState<{ of: Colleague; what: keyof typeof dialogs }>()
  const Asked = asking && dialogs[asking.what]
  return (
    <Page
      title={copy.rights}
      lead={
        read.data ? (
          <>
            {copy.rightsLead} {copy.asOf} <Moment at={read.data.at} />
          </>
        ) : (
          copy.rightsLead
        )
      }
      extra={
        <>
          <Button className="no-print" onClick={() => print()}>
            {copy.print}
          </Button>
          {may(addStaff) && (
            <Button type="primary" className="no-print" onClick={() => setIsAdding(true)}>
              {copy.add}
            </Button>
          )}
        </>
      }
    >
      <Shown of={read}>
        {({ staff, roles, at }) => (
          <>
            <Part title={copy.staff}>
              <Table
                name={copy.staff}
                rows={staff}
                keyOf={({ staffId }) => staffId}
                columns={[
                  { title: copy.name, cell: ({ name }) => name },
                  { title: copy.login, cell: ({ login }) => login },
                  {
                    title: copy.roles,
                    cell: (one) => one.roles.map((role) => roleNames[role]).join('、'),
                  },
                  {
                    title: copy.cities,
                    cell: (one) => citiesText(one.cities, cities),
                  },
                  { title: copy.sessions, kind: 'number', cell: ({ sessions }) => sessions },
                  { title: copy.state, cell: (one) => <State of={one} /> },
                  ...(may(changeStaff)
                    ? [
                        {
                          title: base.actions,
                          kind: 'act' as const,
                          cell: (one: Colleague) => (
                            <Acts
                              of={one}
                              now={at}
                              start={(what) => setAsking({ of: one, what })}
                            />
                          ),
                        },
                      ]
                    : []),
                ]}
              />
            </Part>
            <Part title={copy.matrix}>
              <Table
                name={copy.matrix}
                rows={optionsOf(permissionNames)}
                keyOf={([permission]) => permission}
                columns={[
                  { title: copy.permission, cell: ([, name]) => name },
                  ...roles.map((one) => ({
                    title: roleNames[one.role],
                    cell: ([permission]: [Permission, string]) =>
                      one.permissions.includes(permission) ? '✓' : '',
                  })),
                ]}
              />
            </Part>
            {Asked && <Asked of={asking.of} onClose={() => setAsking(undefined)} />}
            {isAdding && <AddStaff onClose={() => setIsAdding(false)} />}
          </>
        )}
      </Shown>
    </Page>
  )
}

const dialogs = { change: ChangeStaff, renew: Renew, invite: Invite }

/** What may be done about somebody. A link is drawn for those who have to set up their sign-in. */
const Acts = ({
  of,
  now,
  start,
}: {
  of: Colleague
  now: string
  start: (what: keyof typeof dialogs) => void
}) => {
  const acts = [
    'change' as const,
    ...(of.disabledAt !== null
      ? []
      : [
          of.invitation && of.invitation.openUntil > now ? ('invite' as const) : ('renew' as const),
        ]),
  ]
  return (
    <span className="row no-print">
      {acts.map((act) => (
        <Button
          key={act}
          size="small"
          aria-label={`${copy[act]} ${of.name}`}
          onClick={() => start(act)}
        >
          {copy[act]}
        </Button>
      ))}
    </span>
  )
}

const State = ({ of }: { of: Colleague }) => (
  <span className="row">
    <Tag tone={of.disabledAt === null ? 'good' : 'plain'}>
      {of.disabledAt === null ? copy.working : copy.disabled}
    </Tag>
    {of.invitation && <Tag tone="warn">{copy.invited}</Tag>}
    {of.breakGlass && <Tag tone="warn">{copy.breakGlass}</Tag>}
    {of.sample && <Tag>{copy.sample}</Tag>}
  </span>
)
