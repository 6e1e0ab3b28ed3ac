import { demo } from '@/ui/dialogs/demo'
import { lineDialog, type LinePlace } from './line'

const still = (place: LinePlace) => ({ place, again: () => Promise.resolve(place) })

export const lineDemo = demo('排队投保', lineDialog, {
  默认: still({ position: 129, retryAfter: 5 }),
  下一位: still({ position: 1, retryAfter: 3 }),
})
