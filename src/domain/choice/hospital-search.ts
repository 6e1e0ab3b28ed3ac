import { distanceKm, type Place } from './nearest-city'

interface Hospital {
  name: string
  district: string
  level?: string | undefined
  place?: Place | undefined
}

interface Wanted {
  /** Part of a name or a district. */
  typed: string
  /** Empty: any. */
  district: string
  level: string
  /** Where the person is, as far as that is known. */
  here: Place | undefined
}

/**
 * The hospitals that are wanted. With a place the nearest come first, those without one last; else
 * they stay in the order of the list.
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

/** `0.8`, `12`: tenths only where they tell anything. */
export const kmText = (km: number): string => (km < 10 ? km.toFixed(1) : String(Math.round(km)))
