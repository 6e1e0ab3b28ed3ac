import { Checkbox } from 'antd'
import type { RequestOf } from '../../server/console/calls/define'
import { listStops } from '../../server/console/calls/sale'
import type { addStaff } from '../../server/console/calls/staff'
import { useRead } from '../api/use-read'
import { roleNames } from '../copy/base'
import { staffCopy as copy } from '../copy/staff'
import { useTried } from '../ui/act-dialog'
import { optionsOf } from '../ui/choice'

export type Rights = Pick<RequestOf<typeof addStaff>, 'roles' | 'cities'>

const ALL = '*'

/** The names of the cities by their codes, from what is sold there. */
export function useCities(): ReadonlyMap<string, string> {
  const { data } = useRead(listStops, {})
  return new Map(data?.products.map((one) => [one.cityCode, one.cityName]))
}

/** Cities in words. */
export const citiesText = (
  cities: readonly string[],
  names: ReadonlyMap<string, string>,
): string =>
  cities.includes(ALL) ? copy.allCities : cities.map((code) => names.get(code) ?? code).join('、')

/** What somebody may do, and where. A city that is sold no more stays as long as it is ticked. */
export function RightsFields({ held, set }: { held: Rights; set: (rights: Rights) => void }) {
  const names = useCities()
  const tried = useTried()
  const { roles, cities } = held
  const codes = [...new Set([...names.keys(), ...cities.filter((code) => code !== ALL)])]
  const isEverywhere = cities.includes(ALL)
  return (
    <>
      <fieldset className="ticks">
        <legend>{copy.roles}</legend>
        {optionsOf(roleNames).map(([role, name]) => (
          <Checkbox
            key={role}
            checked={roles.includes(role)}
            onChange={({ target }) => set({ ...held, roles: toggled(roles, role, target.checked) })}
          >
            {name}
          </Checkbox>
        ))}
      </fieldset>
      <fieldset className="ticks">
        <legend>{copy.cities}</legend>
        <Checkbox
          checked={isEverywhere}
          onChange={({ target }) => set({ ...held, cities: target.checked ? [ALL] : [] })}
        >
          {copy.everyCity}
        </Checkbox>
        {!isEverywhere &&
          codes.map((code) => (
            <Checkbox
              key={code}
              checked={cities.includes(code)}
              onChange={({ target }) =>
                set({ ...held, cities: toggled(cities, code, target.checked) })
              }
            >
              {names.get(code) ?? code}
            </Checkbox>
          ))}
        {tried && cities.length === 0 && <p className="bad">{copy.citiesFault}</p>}
      </fieldset>
    </>
  )
}

const toggled = <Value,>(held: readonly Value[], one: Value, isHeld: boolean): Value[] =>
  isHeld ? [...held, one] : held.filter((each) => each !== one)
