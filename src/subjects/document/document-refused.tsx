import { buttons } from '@/copy/shell/buttons'
import { reader as copy } from '@/copy/shell/reader'
import { back } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { StatePanel } from '@/ui/display/state-panel'
import { Button } from '@/ui/primitives/button'

/** A link that must not be followed, or a document that does not exist. */
export const DocumentRefused = ({ title = copy.refused }: { title?: string }) => (
  <StatePanel picture="failure" title={title} urgent>
    <Button kind="primary" onClick={() => back(pathTo('insure'))}>
      {buttons.back}
    </Button>
  </StatePanel>
)
