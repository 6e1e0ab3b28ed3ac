import { Card } from '@/ui/layout/card'
import { InsurantCard, type InsurantCardProps } from './insurant-card'
import { useRemove } from './use-remove'

/** The details of one insured person, always open. */
export const PersonStep = (props: Omit<InsurantCardProps, 'foldable' | 'onRemove'>) => {
  const onRemove = useRemove(props.terms)
  return (
    <Card>
      <InsurantCard {...props} foldable={false} onRemove={onRemove} />
    </Card>
  )
}
