import { Button } from 'antd'
import { useState } from 'react'
import type { ResponseOf } from '../../server/console/calls/define'
import { changeStaff, listRights } from '../../server/console/calls/staff'
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
import { ChangeStaff } from './change-staff'

export type Colleague = ResponseOf<typeof listRights>['staff'][number]
type Permission = ResponseOf<typeof listRights>['roles'][number]['permissions'][number]

/** Everybody on the staff, and what each role may do, to be reviewed or printed. */
export function Rights() {
  const read = useRead(listRights, {})
  const may = useMay()
  const [changing, setChanging] = useState<Colleague>()
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
        <Button className="no-print" onClick={() => print()}>
          {copy.print}
        </Button>
      }
    >
      <Shown of={read}>
        {({ staff, roles }) => (
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
                    kind: 'wide',
                    cell: (one) => one.roles.map((role) => roleNames[role]).join('、'),
                  },
                  {
                    title: copy.cities,
                    cell: ({ cities }) =>
                      cities.includes('*') ? copy.allCities : cities.join('、'),
                  },
                  { title: copy.sessions, kind: 'number', cell: ({ sessions }) => sessions },
                  { title: copy.state, cell: (one) => <State of={one} /> },
                  ...(may(changeStaff)
                    ? [
                        {
                          title: base.actions,
                          kind: 'act' as const,
                          cell: (one: Colleague) => (
                            <Button
                              size="small"
                              className="no-print"
                              aria-label={`${copy.change} ${one.name}`}
                              onClick={() => setChanging(one)}
                            >
                              {copy.change}
                            </Button>
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
            {changing && <ChangeStaff of={changing} onClose={() => setChanging(undefined)} />}
          </>
        )}
      </Shown>
    </Page>
  )
}

const State = ({ of }: { of: Colleague }) => (
  <span className="row">
    <Tag tone={of.disabledAt === null ? 'good' : 'plain'}>
      {of.disabledAt === null ? copy.working : copy.disabled}
    </Tag>
    {of.breakGlass && <Tag tone="warn">{copy.breakGlass}</Tag>}
    {of.sample && <Tag>{copy.sample}</Tag>}
  </span>
)
