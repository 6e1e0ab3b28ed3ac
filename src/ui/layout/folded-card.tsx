import { useId, useState, type ReactNode } from 'react'
import { layout as copy } from '@/copy/shell/controls'
import { Box } from '../primitives/box'
import { Button } from '../primitives/button'
import { Card } from './card'

/** A card with long text, which stays folded until the user opens it. */
export const FoldedCard = ({ title, children }: { title: string; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  const id = `hm-fold-${useId().replace(/\W/g, '')}`
  const action = isOpen ? copy.fold : copy.unfold
  return (
    <Card
      title={title}
      className={isOpen ? undefined : 'hm-card--folded'}
      aside={
        <Button
          kind="text"
          size="s"
          label={`${action}${title}`}
          expanded={isOpen}
          controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {action}
        </Button>
      }
    >
      <Box id={id}>{isOpen ? children : null}</Box>
    </Card>
  )
}
