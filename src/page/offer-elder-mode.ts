import { shell } from '@/copy/shell/shell'
import { textSize } from '@/platform/text-size'
import { confirm } from '@/ui/dialog/message'
import { shownPage } from '@/ui/dialog/service'
import { chosenMode, setElderMode } from '@/ui/shell/elder-mode'

/** WeChat's 关怀模式 and the steps beside it have letters of at least this size. */
const ELDERLY_FROM_PX = 22

/** Stays true on a device that cannot store the answer, so that each visit asks once. */
let asked = false

/**
 * Offers 长辈版 to a user with large letters, once on each device. Declining chooses the standard
 * version. Whoever has used the switch knows it and is not asked.
 */
export const offerElderMode = async (): Promise<void> => {
  if (asked || chosenMode() !== undefined || textSize() < ELDERLY_FROM_PX) return
  asked = true
  setElderMode(await wantsElderMode())
  asked = chosenMode() === undefined
}

/** A page that is left takes the question away, so the next page asks again. */
const wantsElderMode = async (): Promise<boolean> => {
  const page = shownPage()
  const { kind } = await confirm({
    title: shell.offerElderly,
    text: shell.offerElderlyText,
    confirmText: shell.useElderly,
    cancelText: shell.noElderly,
  })
  if (kind === 'dismissed' && shownPage() !== page) return wantsElderMode()
  return kind === 'confirmed'
}
