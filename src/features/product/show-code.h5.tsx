import { fill } from '@/copy/fill'
import { sharePoster as copy } from '@/copy/product/share-poster'
import { pictureDialog } from '@/dialogs/picture'
import { absolute } from '@/platform/address'
import { paintPicture } from '@/platform/picture'
import { ask } from '@/ui/dialog/service'
import { Button } from '@/ui/primitives/button'
import { toast } from '@/ui/toast/service'
import type { ShowCodeProps } from './show-code.types'

/**
 * A poster with a code that leads to the shared link. Mini-programs show a code of their own instead,
 * which WeChat draws.
 */
export const ShowCode = ({ page, path, onTaken }: ShowCodeProps) => {
  const show = async () => {
    const made = await import('./share-poster').then(
      ({ posterOf }) => paintPicture(posterOf(page, absolute(path))),
      () => undefined,
    )
    if (!made?.ok) return toast(copy.failed)
    onTaken()
    const alt = fill(copy.alt, { NAME: page.shortName })
    await ask(pictureDialog, { src: made.value, alt, note: copy.save })
  }
  return (
    <Button kind="text" size="s" onClick={show}>
      {copy.make}
    </Button>
  )
}
