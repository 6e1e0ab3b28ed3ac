import { fill } from '@/copy/fill'
import { steps as copy } from '@/copy/purchase/apply'
import { classNames } from '@/ui/class-names'
import { Money } from '@/ui/display/money'
import { Box } from '@/ui/primitives/box'
import { Icon } from '@/ui/primitives/icon'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import './purchase-steps.css'

const order = ['fill', 'health', 'check', 'pay'] as const
export type PurchaseStep = (typeof order)[number]

export interface PurchaseStepsProps {
  at: PurchaseStep
  /** The product, if the page does not name it elsewhere. */
  product?: string
  /**
   * The lowest premium (fen) per `each`; `more` if others cost more. It is omitted beside the
   * total.
   */
  price?: { fen: number; more: boolean; each: string } | undefined
}

/** The present step of the purchase, and the product. */
export const PurchaseSteps = ({ at, product, price }: PurchaseStepsProps) => {
  const here = order.indexOf(at)
  const label = fill(copy.label, { N: here + 1, ALL: order.length, STEP: copy[at] })
  return (
    <Box className="hm-steps">
      <List ordered className="hm-steps__list" label={label}>
        {order.map((step, index) => (
          <ListItem
            key={step}
            className={classNames(
              'hm-steps__step',
              index < here && 'hm-steps__step--done',
              index === here && 'hm-steps__step--here',
            )}
          >
            <Box decorative className="hm-steps__mark">
              {index < here ? <Icon name="check" size={14} /> : index + 1}
            </Box>
            <Text>{copy[step]}</Text>
          </ListItem>
        ))}
      </List>
      {product ? (
        <Box className="hm-steps__product">
          <Text bold>{product}</Text>
          {price ? (
            <Text size="s" tone="soft">
              <Money fen={price.fen} trimZeros bold tone="accent" />
              {price.more ? copy.andUp : null} {price.each}
            </Text>
          ) : null}
        </Box>
      ) : (
        <Box className="hm-steps__end" />
      )}
    </Box>
  )
}
