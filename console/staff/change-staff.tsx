import { Checkbox, Input } from 'antd'
import { useState } from 'react'
import * as v from 'valibot'
import { roles as rolesKnown } from '@/domain/staff/role'
import type { ResponseOf } from '../../server/console/calls/define'
import { changeStaff, type listRights } from '../../server/console/calls/staff'
import { call } from '../api/call'
import { roleNames } from '../copy/base'
import { staffCopy as copy } from '../copy/staff'
import { ActDialog } from '../ui/act-dialog'
import { optionsOf } from '../ui/choice'
import { Field } from '../ui/field'

type Colleague = ResponseOf<typeof listRights>['staff'][number]

const isCity = (text: string): boolean => text === '*' || /^\d{6}$/.test(text)

/** What a save of rights is made of. */
const rightsNow = v.object({
  roles: v.array(v.picklist(rolesKnown)),
  cities: v.array(v.string()),
  disabledAt: v.nullable(v.string()),
  version: v.number(),
})
const rightsFacts = ({ roles, cities, disabledAt }: v.InferOutput<typeof rightsNow>) =>
  [
    [copy.roles, roles.map((role) => roleNames[role]).join('、')],
    [copy.cities, cities.join('、')],
    [copy.state, disabledAt === null ? copy.working : copy.disabled],
  ] as const

/** Asks for other roles and cities of somebody. Another administrator must approve. */
export function ChangeStaff({ of, onClose }: { of: Colleague; onClose: () => void }) {
  const [roles, setRoles] = useState(of.roles)
  const [typed, setTyped] = useState(of.cities.join(' '))
  const [disabled, setDisabled] = useState(of.disabledAt !== null)
  const cities = typed.split(/[\s,，、]+/).filter(Boolean)
  const areCities = cities.length > 0 && cities.every(isCity)
  return (
    <ActDialog
      title={copy.changeTitle(of.name)}
      lead={copy.changeLead}
      isReady={areCities}
      seen={{ record: of, schema: rightsNow, facts: rightsFacts }}
      run={(reason, now = of) =>
        call(changeStaff, {
          staffId: of.staffId,
          version: now.version,
          roles,
          cities,
          disabled,
          reason,
        })
      }
      onClose={onClose}
    >
      <fieldset className="row">
        <legend>{copy.roles}</legend>
        {optionsOf(roleNames).map(([role, name]) => (
          <Checkbox
            key={role}
            checked={roles.includes(role)}
            onChange={({ target }) =>
              setRoles(target.checked ? [...roles, role] : roles.filter((one) => one !== role))
            }
          >
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <Field
        label={copy.cities}
        hint={copy.citiesHint}
        fault={areCities ? undefined : copy.citiesFault}
      >
        <Input value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <Checkbox checked={disabled} onChange={({ target }) => setDisabled(target.checked)}>
        {copy.disable}
      </Checkbox>
    </ActDialog>
  )
}
