import { useState } from 'react'
import { CallableText } from '@/ui/display/callable-text'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Icon } from '@/ui/primitives/icon'
import { Link } from '@/ui/primitives/link'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import './questions.css'

export interface QuestionAndAnswer {
  q: string
  a: string
  /** The page on which the user does what the answer says. */
  wayOn?: { to: string; text: string }
}

/** Frequent questions. An answer shows when its question is tapped. */
export const Questions = ({
  name,
  items,
  opened,
}: {
  /** Tells the ids of several lists on a page apart. */
  name: string
  items: readonly QuestionAndAnswer[]
  /** The question whose answer shows until the user taps it. */
  opened?: string | false | undefined
}) => (
  <List className="hm-questions">
    {items.map((item, index) => (
      <Question key={item.q} {...item} id={`${name}-${index}`} answered={item.q === opened} />
    ))}
  </List>
)

interface QuestionProps extends QuestionAndAnswer {
  id: string
  /** Whether it is open until the user taps. */
  answered: boolean
}

const Question = ({ id, q, a, wayOn, answered }: QuestionProps) => {
  const [chosen, setOpen] = useState<boolean>()
  const open = chosen ?? answered
  return (
    <ListItem className="hm-question">
      <Button
        kind="bare"
        block
        expanded={open}
        controls={id}
        onClick={() => setOpen(!open)}
        className="hm-question__head"
      >
        <Text bold className="hm-question__words">
          {q}
        </Text>
        <Icon
          name="down"
          size={18}
          className={open ? 'hm-question__arrow hm-question__arrow--open' : 'hm-question__arrow'}
        />
      </Button>
      <Box id={id}>
        {open ? (
          <Box className="hm-question__answer">
            <CallableText text={a} tone="soft" />
            {wayOn ? (
              <Link className="hm-question__link" to={wayOn.to}>
                {wayOn.text}
              </Link>
            ) : null}
          </Box>
        ) : null}
      </Box>
    </ListItem>
  )
}
