import { useState } from 'react'
import { useInsureFeatures, useTestTag } from '@/flows/product/insure-features'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Icon } from '@/ui/primitives/icon'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { SectionBody } from './types'

/** The test that compares an answer shown open with questions only. */
const COMPARED = 'insure-faq'

export const Faq: SectionBody<'faq'> = ({ section, page }) => {
  const side = useTestTag(COMPARED)
  const first = useInsureFeatures(page)?.openFirstQuestion || side === 'open'
  return (
    <List className="hm-faq">
      {section.items.map(({ q, a }, index) => (
        <Question key={q} id={`faq-${index}`} q={q} a={a} answered={first && index === 0} />
      ))}
    </List>
  )
}

interface QuestionProps {
  id: string
  q: string
  a: string
  /** Whether it is open until the user taps. */
  answered: boolean
}

const Question = ({ id, q, a, answered }: QuestionProps) => {
  const [chosen, setOpen] = useState<boolean>()
  const open = chosen ?? answered
  return (
    <ListItem className="hm-faq__item">
      <Button
        kind="bare"
        block
        expanded={open}
        controls={id}
        onClick={() => setOpen(!open)}
        className="hm-faq__question"
      >
        <Text bold className="hm-faq__words">
          {q}
        </Text>
        <Icon
          name="down"
          size={18}
          className={open ? 'hm-faq__arrow hm-faq__arrow--open' : 'hm-faq__arrow'}
        />
      </Button>
      <Box id={id}>
        {open ? (
          <Text as="block" tone="soft" className="hm-faq__answer">
            {a}
          </Text>
        ) : null}
      </Box>
    </ListItem>
  )
}
