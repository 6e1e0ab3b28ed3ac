import { storage, type Slot } from '@/platform/storage'

const slot: Slot<string> = {
  area: 'device',
  name: 'city',
  version: 1,
  parse: (raw) => (typeof raw === 'string' && /^\d{6}$/.test(raw) ? raw : undefined),
}
const SCOPE = 'HM'

/** Stores the city of the last visit, which is offered first when a link names no city. */
export const rememberCity = (cityCode: string): void => {
  storage.write(slot, SCOPE, cityCode)
}

export const rememberedCity = (): string | undefined => storage.read(slot, SCOPE)
