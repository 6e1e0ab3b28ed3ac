import { Input } from 'antd'
import { useState } from 'react'
import { addStaff } from '../../server/console/calls/staff'
import { call } from '../api/call'
import { staffCopy as copy } from '../copy/staff'
import { ActDialog, useTried } from '../ui/act-dialog'
import { Field } from '../ui/field'
import { RightsFields, type Rights } from './rights-fields'

const isLogin = (text: string): boolean => /^[a-z0-9.-]{2,40}$/.test(text)
const isName = (text: string): boolean => text.trim().length >= 2

/** Asks that somebody is added to the staff. Another administrator must approve. */
export function AddStaff({ onClose }: { onClose: () => void }) {
  const [who, setWho] = useState({ login: '', name: '' })
  const [rights, setRights] = useState<Rights>({ roles: [], cities: [] })
  const { login, name } = who
  return (
    <ActDialog
      title={copy.add}
      lead={copy.addLead}
      doIt={copy.addDo}
      isReady={
        isLogin(login) && isName(name) && rights.roles.length > 0 && rights.cities.length > 0
      }
      run={(reason) => call(addStaff, { login, name: name.trim(), ...rights, reason })}
      onClose={onClose}
    >
      <Who who={who} set={setWho} />
      <RightsFields held={rights} set={setRights} />
    </ActDialog>
  )
}

interface WhoTyped {
  login: string
  name: string
}

function Who({ who, set }: { who: WhoTyped; set: (who: WhoTyped) => void }) {
  const tried = useTried()
  const { login, name } = who
  return (
    <>
      <Field
        label={copy.name}
        fault={(tried || name !== '') && !isName(name) ? copy.nameFault : undefined}
      >
        <Input
          autoComplete="off"
          maxLength={40}
          value={name}
          onChange={({ target }) => set({ ...who, name: target.value })}
        />
      </Field>
      <Field
        label={copy.login}
        hint={copy.loginHint}
        fault={(tried || login !== '') && !isLogin(login) ? copy.loginFault : undefined}
      >
        <Input
          autoComplete="off"
          autoCapitalize="none"
          maxLength={40}
          value={login}
          onChange={({ target }) => set({ ...who, login: target.value.toLowerCase() })}
        />
      </Field>
    </>
  )
}
