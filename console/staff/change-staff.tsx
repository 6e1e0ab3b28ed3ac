import { Checkbox } from 'antd'
import { useState } from 'react'
import * as v from 'valibot'
import { roles as rolesKnown } from '@/domain/staff/role'
import { changeStaff } from '../../server/console/calls/staff'
import { call } from '../api/call'
import { roleNames } from '../copy/base'
import { staffCopy as copy } from '../copy/staff'
import { ActDialog } from '../ui/act-dialog'
import type { Colleague } from './colleague'
import { citiesText, RightsFields, useCities } from './rights-fields'

/** What a save of rights is made of. */
const rightsNow = v.object({
  roles: v.array(v.picklist(rolesKnown)),
  cities: v.array(v.string()),
  disabledAt: v.nullable(v.string()),
  version: v.number(),
})

/** Asks for other roles and cities of somebody, or that the account is disabled. Another administrator must approve. */
export function ChangeStaff({ of, onClose }: { of: Colleague; onClose: () => void }) {
  const [rights, setRights] = useState({ roles: of.roles, cities: of.cities })
  const [disabled, setDisabled] = useState(of.disabledAt !== null)
  const names = useCities()
  const rightsFacts = ({ roles, cities, disabledAt }: v.InferOutput<typeof rightsNow>) =>
    [
      [copy.roles, roles.map((role) => roleNames[role]).join('、')],
      [copy.cities, citiesText(cities, names)],
      [copy.state, disabledAt === null ? copy.working : copy.disabled],
    ] as const
  return (
    <ActDialog
      title={copy.changeTitle(of.name)}
      lead={copy.changeLead}
      isReady={rights.cities.length > 0}
      seen={{ record: of, schema: rightsNow, facts: rightsFacts }}
      run={(reason, now = of) => {
        const { version } = now
        return call(changeStaff, { staffId: of.staffId, version, ...rights, disabled, reason })
      }}
      onClose={onClose}
    >
      <RightsFields held={rights} set={setRights} />
      <Checkbox checked={disabled} onChange={({ target }) => setDisabled(target.checked)}>
        {copy.disable}
      </Checkbox>
    </ActDialog>
  )
}
