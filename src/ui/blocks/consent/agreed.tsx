import { fill } from '@/copy/fill'
import { apply } from '@/copy/purchase/apply'
import { minuteText } from '@/domain/time/instant'
import { Box } from '../../primitives/box'
import { Link } from '../../primitives/link'
import { Text } from '../../primitives/text'
import './consent.css'

/** Documents that the user agreed to before, and when. They can be read again. */
export const Agreed = ({
  at,
  documents,
}: {
  /** An instant. */
  at: string
  documents: readonly { title: string; to: string }[]
}) => (
  <Box className="hm-agreed">
    <Text size="s" tone="soft">
      {fill(apply.agreedBefore, { TIME: minuteText(at) })}
    </Text>
    {documents.map(({ title, to }) => (
      <Link key={to} className="hm-consent__link" to={to}>
        《{title}》
      </Link>
    ))}
  </Box>
)
