import { join } from 'node:path'
import { hospitalList, type HospitalList } from '@/contract/guides'
import { distanceKm, type Place } from '@/domain/city/find-city'
import { fileNames } from './files'
import type { Finding } from './problem'
import type { Product } from './product'
import type { Reader } from './read'

type CityPlace = Place & { reachKm: number }

const HOSPITALS_FILE = /^(\d{6})\.json$/

/** The places of cities, by city code. */
export const placesOf = (products: readonly Product[]): ReadonlyMap<string, CityPlace> =>
  new Map(products.flatMap(({ cityCode, city: { place } }) => (place ? [[cityCode, place]] : [])))

/** The hospitals of each city, from `hospitals/<cityCode>.json`. */
export function readHospitals(
  dir: string,
  reader: Reader,
  places: ReadonlyMap<string, CityPlace>,
): [string, HospitalList][] {
  return fileNames(join(dir, 'hospitals')).flatMap((name): [string, HospitalList][] => {
    const file = `hospitals/${name}`
    const cityCode = HOSPITALS_FILE.exec(name)?.[1]
    if (!cityCode) {
      reader.note(file, [{ path: '', message: 'A list of hospitals is named <cityCode>.json' }])
      return []
    }
    const json = reader.object(file)
    const list = json && reader.parse(file, hospitalList, json)
    if (!list) return []
    reader.note(file, brokenList(list, places.get(cityCode)))
    return [[cityCode, list]]
  })
}

/** Finds faults in a list of hospitals: a name that appears twice, or a place outside the city. */
export function brokenList({ hospitals }: HospitalList, city: CityPlace | undefined): Finding[] {
  return hospitals.flatMap(({ name, place }, at) => [
    ...(hospitals.findIndex((other) => other.name === name) < at
      ? [{ path: `hospitals[${at}].name`, message: 'This hospital is there already' }]
      : []),
    ...(city && place && distanceKm(city, place) > city.reachKm
      ? [{ path: `hospitals[${at}].place`, message: 'Farther away than the city reaches' }]
      : []),
  ])
}
