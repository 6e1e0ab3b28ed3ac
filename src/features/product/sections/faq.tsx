import { useState } from 'react'
import { fill } from '@/copy/fill'
import { product as copy } from '@/copy/product/product'
import { findQuestions } from '@/domain/choice/find-questions'
import { useInsureFeatures, useTestTag } from '@/flows/product/insure-features'
import { CallableText } from '@/ui/display/callable-text'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Icon } from '@/ui/primitives/icon'
import { Input } from '@/ui/primitives/input'
import { Label } from '@/ui/primitives/label'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { SectionBody } from './types'

/** The test that compares an answer shown open with questions only. */
const COMPARED = 'insure-faq'

/** Fewer questions are seen at one glance. */
const SEARCHED_FROM = 4
const SEARCH_ID = 'faq-search'

export const Faq: SectionBody<'faq'> = ({ section: { items }, page }) => {
  const side = useTestTag(COMPARED)
  const first = useInsureFeatures(page)?.openFirstQuestion || side === 'open'
  const [typed, setTyped] = useState('')
  const found = findQuestions(items, typed)
  const searching = typed.trim() !== ''
  return (
    <Stack gap={3}>
      {items.length < SEARCHED_FROM ? null : (
        <Stack gap={2}>
          <Label htmlFor={SEARCH_ID}>{copy.searchFaq}</Label>
          <Input id={SEARCH_ID} value={typed} onChange={setTyped} placeholder={copy.searchHint} />
          <Box role="status">
            {searching ? (
              <CallableText
                size="s"
                tone="soft"
                text={
                  found.length === 0
                    ? fill(copy.noQuestion, { PHONE: page.servicePhone })
                    : fill(copy.foundQuestions, { N: String(found.length) })
                }
              />
            ) : null}
          </Box>
        </Stack>
      )}
      <List className="hm-faq">
        {found.map(({ q, a }) => (
          <Question
            key={q}
            id={`faq-${items.findIndex((item) => item.q === q)}`}
            q={q}
            a={a}
            answered={searching ? found.length === 1 : first && q === items[0]?.q}
          />
        ))}
      </List>
    </Stack>
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
        {open ? <CallableText text={a} tone="soft" className="hm-faq__answer" /> : null}
      </Box>
    </ListItem>
  )
}
