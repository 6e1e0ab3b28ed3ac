import { distanceKm, type Place } from '../city/find-city'

interface Hospital {
  name: string
  district: string
  level?: string | undefined
  place?: Place | undefined
}

interface Wanted {
  /** Part of a hospital's name or district. */
  typed: string
  /** An empty text accepts any district. */
  district: string
  level: string
  /** Where the visitor is, if that is known. */
  here: Place | undefined
}

/**
 * Finds the wanted hospitals. If the visitor's place is known, the nearest come first and those
 * without a place last. Otherwise the order of the list stays.
 */
export function findHospitals<T extends Hospital>(
  hospitals: readonly T[],
  { typed, district, level, here }: Wanted,
): { hospital: T; km: number | undefined }[] {
  const found = hospitals
    .filter(
      (one) =>
        (one.name + one.district).includes(typed.trim()) &&
        (district === '' || one.district === district) &&
        (level === '' || one.level === level),
    )
    .map((hospital) => ({
      hospital,
      km: here && hospital.place ? distanceKm(here, hospital.place) : undefined,
    }))
  return here ? found.sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity)) : found
}

/** Writes `0.8` or `12`: only distances below 10 km have a decimal. */
export const kmText = (km: number): string => (km < 10 ? km.toFixed(1) : String(Math.round(km)))
