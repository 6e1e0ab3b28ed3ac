import { useState, type ReactNode } from 'react'
import { elderMore as copy } from '@/copy/shell/elder-more'
import { Card } from '../../layout/card'
import { Button } from '../../primitives/button'
import { useElderMode } from '../../shell/elder-mode'

/**
 * What few people come for. In 长辈版 it stands behind one button, so that the page has what most came
 * for and ends soon; otherwise it is shown at once.
 */
export const ElderMore = ({ title, children }: { title: string; children: ReactNode }) => {
  const elder = useElderMode()
  const [isOpen, setOpen] = useState(false)
  if (!elder) return <>{children}</>
  return (
    <>
      <Card>
        <Button size="l" block expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? copy.less : title}
        </Button>
      </Card>
      {isOpen ? children : null}
    </>
  )
}
